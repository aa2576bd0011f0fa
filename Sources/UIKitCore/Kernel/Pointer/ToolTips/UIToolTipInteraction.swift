/// Says in a few words what a view is for, when the pointer rests over it.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?
  /// The view whose tips are shown; nil while the interaction is in none.
  open var view: UIView? { storedView }

  /// What gives the tips of parts, where it has the method; nil by default.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// What is shown where no delegate says anything; nil and an empty text show nothing.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue { storedView?.toolTips?.forget(self) } }
  }
  /// A tip that is shown goes where this becomes false.
  open var isEnabled = true {
    didSet { if !isEnabled { storedView?.toolTips?.forget(self) } }
  }

  public override init() { super.init() }

  /// Makes an interaction that shows a text where its delegate gives none.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) { storedView?.toolTips?.forget(self) }
  open func didMove(to view: UIView?) { storedView = view }

  /// What there is to say at a point of the view; nil for nothing.
  final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    if let delegate {
      let answer = OptionalMethod.call(.toolTip) {
        delegate.toolTipInteraction(self, configurationAt: point)
      }
      if let answer { return answer }
    }
    return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// One tip, and for which part of the view it is.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  private let text: String
  private let rect: CGRect?

  private init(_ text: String, _ rect: CGRect?) {
    self.text = text
    self.rect = rect
    super.init()
  }

  /// Makes a tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, nil) }
  /// Makes a tip for a part of the view.
  ///
  /// - Parameter sourceRect: in the view's coordinates; elsewhere the delegate is asked anew.
  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }

  /// The text that is shown.
  open var toolTip: String { text }
  /// The part of the view that the tip is for, in its coordinates; nil for the whole view.
  open var sourceRect: CGRect? { rect }
}

/// Says what a view is for, part by part.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Asked when the pointer comes to a part it knows nothing of. Nil shows nothing; where the method is
  /// left out, the interaction's own text is shown.
  ///
  /// - Parameter point: in the coordinates of the interaction's view.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    OptionalMethod.markMissing(.toolTip)
    return nil
  }
}

extension UIView {
  final var toolTips: ToolTips? { window?.windowScene?.host.toolTips }
}
