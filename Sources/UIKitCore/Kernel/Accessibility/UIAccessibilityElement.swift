/// An accessible element without a view: a part of something drawn that readers stop at.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var record: AccessibilityRecord?
  private var frameInContainer: CGRect?

  /// Makes an element of a container, the view or element that has it among its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var accessibilityRecord: AccessibilityRecord? {
    get { record }
    set { record = newValue }
  }
  override var isAccessibilityElementByDefault: Bool { true }

  /// Who has the element; not kept alive by it.
  open weak var accessibilityContainer: AnyObject?

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// A name for scripts and tests, which users do not hear.
  open var accessibilityIdentifier: String? {
    get { record?.ownIdentifier }
    set { AccessibilityRecord.made(for: self).identifier = newValue }
  }

  /// The frame in the coordinates of the container, a view, with which it moves; in those of the screen
  /// while the container is none. Null unless set.
  ///
  /// iOS-BEHAVIOUR: null unless set. Evidence: https://github.com/cashapp/AccessibilitySnapshot
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .null }
    set { frameInContainer = newValue.isNull ? nil : newValue }
  }

  /// In points of the screen: as set, else by `accessibilityFrameInContainerSpace`.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      switch accessibilityContainer {
      case let view as UIView:
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
      case let element as UIAccessibilityElement:
        let origin = element.accessibilityFrame.origin
        return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
      default: return frameInContainer
      }
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}
