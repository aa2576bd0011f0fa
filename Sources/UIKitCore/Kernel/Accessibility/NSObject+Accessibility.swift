import PlatformInterface

/// The informal protocol by which any object is an accessible element, or a container of some.
///
/// Views, controllers and `UIAccessibilityElement` have these members in their class, where subclasses
/// override them; this gives them to every other object, and to those known by a lesser type.
@MainActor
extension NSObjectProtocol {
  fileprivate var responder: UIResponder? { self as? UIResponder }
  fileprivate var record: AccessibilityRecord? { AccessibilityRecord.of(self) }
  private var madeRecord: AccessibilityRecord { AccessibilityRecord.made(for: self) }

  /// Whether readers stop at the object itself; false unless set.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? record?.ownIsElement ?? false }
    set {
      guard let responder else { return madeRecord.isElement = newValue }
      responder.isAccessibilityElement = newValue
    }
  }
  /// What the object is called.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { responder?.accessibilityLabel ?? record?.label.text }
    set {
      guard let responder else { return madeRecord.label.text = newValue }
      responder.accessibilityLabel = newValue
    }
  }
  /// What using the object does.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { responder?.accessibilityHint ?? record?.hint.text }
    set {
      guard let responder else { return madeRecord.hint.text = newValue }
      responder.accessibilityHint = newValue
    }
  }
  /// What the object's value is now.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { responder?.accessibilityValue ?? record?.value.text }
    set {
      guard let responder else { return madeRecord.value.text = newValue }
      responder.accessibilityValue = newValue
    }
  }
  /// The label with attributes; the plain one where none was set.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      record?.label.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { madeRecord.label.attributed = newValue }
  }
  /// The hint with attributes; the plain one where none was set.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { record?.hint.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { madeRecord.hint.attributed = newValue }
  }
  /// The value with attributes; the plain one where none was set.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get {
      record?.value.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { madeRecord.value.attributed = newValue }
  }
  /// What kind of element the object is; none unless set.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? record?.ownTraits ?? .none }
    set {
      guard let responder else { return madeRecord.traits = newValue }
      responder.accessibilityTraits = newValue
    }
  }
  /// Where the object is, in points of the screen; empty unless set.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? record?.ownFrame ?? .zero }
    set {
      guard let responder else { return madeRecord.madeDetails.frame = newValue }
      responder.accessibilityFrame = newValue
    }
  }
  /// The object's outline, in points of the screen; nil for its frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { responder?.accessibilityPath ?? record?.ownPath }
    set {
      guard let responder else { return madeRecord.madeDetails.path = newValue }
      responder.accessibilityPath = newValue
    }
  }
  /// Where a reader taps, in points of the screen; the middle of the frame unless set.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      let frame = accessibilityFrame
      return record?.ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      guard let responder else { return madeRecord.madeDetails.activationPoint = newValue }
      responder.accessibilityActivationPoint = newValue
    }
  }
  /// The language of the object's texts, BCP 47; nil for the user's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { responder?.accessibilityLanguage ?? record?.ownLanguage }
    set {
      guard let responder else { return madeRecord.madeDetails.language = newValue }
      responder.accessibilityLanguage = newValue
    }
  }
  /// Whether readers pass over all elements in the object.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { responder?.accessibilityElementsHidden ?? record?.hidesElements ?? false }
    set {
      guard let responder else { return madeRecord.madeDetails.hidesElements = newValue }
      responder.accessibilityElementsHidden = newValue
    }
  }
  /// Whether readers pass over the elements of all siblings of the object.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { responder?.accessibilityViewIsModal ?? record?.isModal ?? false }
    set {
      guard let responder else { return madeRecord.madeDetails.isModal = newValue }
      responder.accessibilityViewIsModal = newValue
    }
  }
  /// Whether a reader goes through all elements in the object before it goes on, wherever they are.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { responder?.shouldGroupAccessibilityChildren ?? record?.groupsChildren ?? false }
    set {
      guard let responder else { return madeRecord.madeDetails.groupsChildren = newValue }
      responder.shouldGroupAccessibilityChildren = newValue
    }
  }
  /// Whether switch control stops at the object or at those in it.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { record?.navigationStyle ?? .automatic }
    set {
      AccessibilityUnheard.report("accessibilityNavigationStyle", newValue != .automatic)
      madeRecord.madeDetails.navigationStyle = newValue
    }
  }
  /// Whether the user can do something with the object; by its traits unless set.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let responder { return responder.accessibilityRespondsToUserInteraction }
      return record?.ownRespondsToUser ?? AccessibilityDefaults.responds(to: accessibilityTraits)
    }
    set {
      guard let responder else { return madeRecord.madeDetails.respondsToUser = newValue }
      responder.accessibilityRespondsToUserInteraction = newValue
    }
  }
  /// What users may call the object when they speak to it, the best first; empty unless set, which stands for its
  /// label.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { responder?.accessibilityUserInputLabels ?? record?.inputLabels ?? [] }
    set {
      guard let responder else { return madeRecord.madeDetails.inputLabels = newValue }
      responder.accessibilityUserInputLabels = newValue
    }
  }
  /// What users may call the object, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels:
    [NSAttributedString]!
  {
    get {
      record?.attributedInputLabels
        ?? accessibilityUserInputLabels.map {
          NSAttributedString(string: $0)
        }
    }
    set { madeRecord.madeDetails.attributedInputLabels = newValue }
  }
  /// What the object's text is, so that it is read as that.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { record?.textualContext }
    set { madeRecord.madeDetails.textualContext = newValue }
  }
  /// How direct touches reach the object under a screen reader, where its traits allow them.
  @preconcurrency @MainActor public var accessibilityDirectTouchOptions:
    UIAccessibility.DirectTouchOptions
  {
    get { record?.details?.directTouch ?? [] }
    set {
      AccessibilityUnheard.report("accessibilityDirectTouchOptions", !newValue.isEmpty)
      madeRecord.madeDetails.directTouch = newValue
    }
  }
  /// What else can be done with the object.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder?.accessibilityCustomActions ?? record?.actions }
    set {
      guard let responder else { return madeRecord.madeDetails.actions = newValue }
      responder.accessibilityCustomActions = newValue
    }
  }
  /// Further ways to go from element to element in the object.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder?.accessibilityCustomRotors ?? record?.rotors }
    set {
      guard let responder else {
        AccessibilityUnheard.report("accessibilityCustomRotors", newValue?.isEmpty == false)
        return madeRecord.madeDetails.rotors = newValue
      }
      responder.accessibilityCustomRotors = newValue
    }
  }
  /// What can be dragged from the object; nil for its own drag interactions.
  @preconcurrency @MainActor public var accessibilityDragSourceDescriptors:
    [UIAccessibilityLocationDescriptor]?
  {
    get { record?.details?.dragSources }
    set {
      AccessibilityUnheard.report("accessibilityDragSourceDescriptors", newValue != nil)
      madeRecord.madeDetails.dragSources = newValue
    }
  }
  /// Where things can be dropped on the object; nil for its own drop interactions.
  @preconcurrency @MainActor public var accessibilityDropPointDescriptors:
    [UIAccessibilityLocationDescriptor]?
  {
    get { record?.details?.dropPoints }
    set {
      AccessibilityUnheard.report("accessibilityDropPointDescriptors", newValue != nil)
      madeRecord.madeDetails.dropPoints = newValue
    }
  }
  /// The elements in the object in the order of reading; nil for what the object's kind has.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { responder?.accessibilityElements ?? record?.elements }
    set {
      guard let responder else { return madeRecord.madeDetails.elements = newValue }
      responder.accessibilityElements = newValue
    }
  }
  /// The elements that tests see in place of `accessibilityElements`.
  @preconcurrency @MainActor public var automationElements: [Any]? {
    get { record?.automationElements }
    set {
      AccessibilityUnheard.report("automationElements", newValue != nil)
      madeRecord.madeDetails.automationElements = newValue
    }
  }
  /// What kind of container the object is.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responder?.accessibilityContainerType ?? record?.ownContainerType ?? .none }
    set {
      guard let responder else { return madeRecord.madeDetails.containerType = newValue }
      responder.accessibilityContainerType = newValue
    }
  }
}

/// What readers ask of an element and its container.
@MainActor
extension NSObjectProtocol {
  private var blocks: AccessibilityBlocks? { record?.details?.blocks }

  /// How many elements the container has.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }
  /// The element at a place of the container; nil where there is none.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    if let responder { return responder.accessibilityElement(at: index) }
    let elements = accessibilityElements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
  /// The place of an element in the container, `NSNotFound` where it is not there.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder { return responder.index(ofAccessibilityElement: element) }
    return AccessibilityDefaults.index(of: element, in: accessibilityElements)
  }

  /// Does what a tap would do, for a reader; false leaves it to a tap at the activation point.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    responder?.accessibilityActivate() ?? blocks?.activate?() ?? false
  }
  /// Raises the value of an adjustable element by a step.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    if let responder { responder.accessibilityIncrement() } else { blocks?.increment?() }
  }
  /// Lowers the value of an adjustable element by a step.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    if let responder { responder.accessibilityDecrement() } else { blocks?.decrement?() }
  }
  /// Scrolls by a page; false where there is nothing to scroll that way.
  @preconcurrency @MainActor public func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    responder?.accessibilityScroll(direction) ?? false
  }
  /// Leaves what is modal, or goes back; false where there is nothing to leave.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    responder?.accessibilityPerformEscape() ?? blocks?.escape?() ?? false
  }
  /// Does the one thing that matters most now; false where there is none.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    responder?.accessibilityPerformMagicTap() ?? blocks?.magicTap?() ?? false
  }
  /// Enlarges what is at a point, in points of the screen; false where nothing is enlarged.
  @preconcurrency @MainActor public func accessibilityZoomIn(at point: CGPoint) -> Bool {
    responder?.accessibilityZoomIn(at: point) ?? false
  }
  /// Makes what is at a point smaller, in points of the screen; false where nothing is.
  @preconcurrency @MainActor public func accessibilityZoomOut(at point: CGPoint) -> Bool {
    responder?.accessibilityZoomOut(at: point) ?? false
  }

  /// Called once a reader has come to the element.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    responder?.accessibilityElementDidBecomeFocused()
  }
  /// Called once a reader has left the element.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    responder?.accessibilityElementDidLoseFocus()
  }
  /// Whether a reader is at the element.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    AccessibilityFocus.element === self
  }
  /// Which readers are at the element; nil for none.
  @preconcurrency @MainActor public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<
      UIAccessibility.AssistiveTechnologyIdentifier
    >?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }
}
