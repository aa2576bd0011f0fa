import PlatformInterface

/// An object that events travel through, from the view they meet up to the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
  UIUserActivityRestoring
{
  public override init() { super.init() }

  deinit { AssociatedObjects.removeAll(of: self) }

  // MARK: The chain

  /// Who gets an event this responder leaves alone.
  open var next: UIResponder? { nil }

  /// Whether the responder may be first; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder yields when another wants to be first; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and editing commands come here first.
  open var isFirstResponder: Bool { FirstResponder.window(of: self)?.firstResponder === self }

  /// Makes this the first receiver of keys in its window.
  ///
  /// False where it refuses, is in no window, or the responder that is first now refuses to yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    MainThreadChecker.checked("UIResponder.becomeFirstResponder()") { FirstResponder.become(self) }
  }

  /// Gives up being first; false where it refuses to.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    MainThreadChecker.checked("UIResponder.resignFirstResponder()") { FirstResponder.resign(self) }
  }

  // MARK: Input views

  /// Docked at the bottom of the window while this is its first responder, in place of a keyboard.
  open var inputView: UIView? { nil }
  /// Docked above it, also while a responder within reach is first: one whose chain leads here.
  open var inputAccessoryView: UIView? { nil }
  /// A controller whose view is docked at the bottom while this is the first responder, in place of ``inputView``;
  /// nil unless a subclass has one.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller whose view is docked above the input view, in place of ``inputAccessoryView``; nil unless a
  /// subclass has one.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Asks the first responder for its input views anew; nothing on others.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    FirstResponder.window(of: self)?.inputPanel.update()
  }

  /// The way in which text is entered while this is the first responder: the first one that is active, unless
  /// overridden.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// A name under which the keyboard that the user chose is remembered; nil by default. A desktop has one keyboard, so
  /// there is nothing to remember.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard that was remembered under a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Activities

  /// What the user does with the responder; nil by default.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.of(self) }
    set { ResponderActivities.set(newValue, of: self) }
  }
  /// Fills in the responder's activity before it is handed over; does nothing by itself.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes up an activity; does nothing by itself.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches, keys and motion: each is passed on unless overridden

  /// Called when fingers come down on the view; passes them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers have moved; passes them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers have lifted; passes them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesEnded(touches, with: event) }
  }

  /// Called when fingers are taken away, by a recogniser or the system; passes them on unless
  /// overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesCancelled(touches, with: event) }
  }

  /// Called when keys go down; passes them to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesBegan(presses, with: event) }
  }

  /// Called when keys change what they say; passes them to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesChanged(presses, with: event) }
  }

  /// Called when keys go up; passes them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesEnded(presses, with: event) }
  }

  /// Called when presses are taken away; passes them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesCancelled(presses, with: event) }
  }

  /// Called when media keys, headphones or the desktop's panel ask for music to go on, stop or change, after
  /// `beginReceivingRemoteControlEvents()`; passes it to the next responder unless overridden.
  open func remoteControlReceived(with event: UIEvent?) {
    passOn { $0.remoteControlReceived(with: event) }
  }

  /// Called when the device begins to be moved; a desktop reports no such motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionBegan(motion, with: event) }
  }

  /// Called when the device is moved no more; a desktop reports no such motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion is taken away; a desktop reports no such motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionCancelled(motion, with: event) }
  }

  /// Chains are as long as view trees are deep.
  private func passOn(_ event: (UIResponder) -> Void) {
    guard let next else { return }
    DeepRecursion.run { event(next) }
  }

  /// Called when estimated values of touches are known better; no device here estimates them.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Actions

  /// Returns whether this responder itself does `action` now: by default, whether it has such a
  /// method; of the standard edit actions, whether its class overrides them.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.canPerform(action, self)
  }

  /// Who in the chain from here on does `action`; nil where nobody does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Nibs

  /// Called once all objects of the nib are there and connected. It does nothing by itself;
  /// overrides call the superclass's.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone, so that a view can show what it would contain. Tessera
  /// never calls it.
  open func prepareForInterfaceBuilder() {}
  /// The class's own of that name, which Objective-C's root class has for each method of its objects; nothing calls it.
  open class func prepareForInterfaceBuilder() {}
  /// The class's own of that name, as the one before; nothing calls it.
  open class func awakeFromNib() {}

  // MARK: Commands

  /// Keys that perform something while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What undoes changes made here: the next responder's, at last the window's, unless a subclass
  /// has its own.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Called before a command that this responder performs is shown or performed, so that it can be
  /// changed. It does nothing by itself.
  open func validate(_ command: UICommand) {}
  /// Changes the menus of the program, as the application, or of its edit menus, as a responder in
  /// the chain. It does nothing by itself.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Pasting

  private var storedPasteConfiguration: UIPasteConfiguration?
  /// What this responder pastes, for those that do not override `paste(_:)`.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue?.copy() as? UIPasteConfiguration }
  }
  open func paste(itemProviders: [NSItemProvider]) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }

  // MARK: Standard edit actions, for overriding

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Where it is not overridden, hands `paste(itemProviders:)` what `pasteConfiguration` accepts.
  open func paste(_ sender: Any?) {
    if let items = acceptableItems { paste(itemProviders: items) }
  }
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: Accessibility: what screen readers and tests are told. NSObject+Accessibility.swift gives other
  // objects the same members.

  /// Whether readers stop at the responder itself; unless set, what its class is by default: controls, texts
  /// and pictures with a label are elements, plain views are not.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.ownIsElement ?? isAccessibilityElementByDefault }
    set { AccessibilityRecord.made(for: self).isElement = newValue }
  }
  /// What it is called for those who do not see it.
  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label.text }
    set {
      if newValue != accessibilityLabel {
        AccessibilityRecord.made(for: self).label.text = newValue
      }
    }
  }
  /// What using it does, for those who do not see it.
  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint.text }
    set {
      if newValue != accessibilityHint { AccessibilityRecord.made(for: self).hint.text = newValue }
    }
  }
  /// What its value is now, for those who do not see it.
  open var accessibilityValue: String? {
    get { accessibilityRecord?.value.text }
    set {
      if newValue != accessibilityValue {
        AccessibilityRecord.made(for: self).value.text = newValue
      }
    }
  }
  /// The label with attributes of speech; the plain one where none was set.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityRecord?.label.attributed
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { AccessibilityRecord.made(for: self).label.attributed = newValue }
  }
  /// The hint with attributes of speech; the plain one where none was set.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityRecord?.hint.attributed
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { AccessibilityRecord.made(for: self).hint.attributed = newValue }
  }
  /// The value with attributes of speech; the plain one where none was set.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityRecord?.value.attributed
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { AccessibilityRecord.made(for: self).value.attributed = newValue }
  }
  /// What kind of element it is, for those who do not see it; none unless set or its class has some.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.ownTraits ?? .none }
    set { AccessibilityRecord.made(for: self).traits = newValue }
  }
  /// Where it is, in points of the screen; a view's box unless set.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.ownFrame ?? .zero }
    set { AccessibilityRecord.made(for: self).madeDetails.frame = newValue }
  }
  /// The outline of the element, in points of the screen; nil, the default, for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityRecord?.ownPath }
    set { AccessibilityRecord.made(for: self).madeDetails.path = newValue }
  }
  /// Where a reader taps, in points of the screen; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityRecord?.ownActivationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { AccessibilityRecord.made(for: self).madeDetails.activationPoint = newValue }
  }
  /// The language of its texts, BCP 47; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.ownLanguage }
    set { AccessibilityRecord.made(for: self).madeDetails.language = newValue }
  }
  /// Whether readers pass over all elements in it, itself included.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.hidesElements ?? false }
    set { AccessibilityRecord.made(for: self).madeDetails.hidesElements = newValue }
  }
  /// Whether readers pass over the elements of all views beside this one.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { AccessibilityRecord.made(for: self).madeDetails.isModal = newValue }
  }
  /// Whether a reader goes through all elements in it before it goes on, wherever they are.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groupsChildren ?? false }
    set { AccessibilityRecord.made(for: self).madeDetails.groupsChildren = newValue }
  }
  /// Whether the user can do something with it; by its traits unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRecord?.ownRespondsToUser
        ?? AccessibilityDefaults.responds(to: accessibilityTraits)
    }
    set { AccessibilityRecord.made(for: self).madeDetails.respondsToUser = newValue }
  }
  /// What users may call it when they speak to it, the best first; empty unless set, which stands for its label.
  ///
  /// iOS-BEHAVIOUR: buttons of segments and steppers have none of their own. Evidence: metric-20.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.inputLabels ?? [] }
    set { AccessibilityRecord.made(for: self).madeDetails.inputLabels = newValue }
  }
  /// What else can be done with it, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.actions }
    set { AccessibilityRecord.made(for: self).madeDetails.actions = newValue }
  }
  /// Further ways to go from element to element in it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRecord?.rotors }
    set {
      AccessibilityUnheard.report("accessibilityCustomRotors", newValue?.isEmpty == false)
      AccessibilityRecord.made(for: self).madeDetails.rotors = newValue
    }
  }
  /// The elements in it in the order of reading; nil for those of its subviews, by their places.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { AccessibilityRecord.made(for: self).madeDetails.elements = newValue }
  }
  /// What kind of container it is; none unless set or its class is one.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRecord?.ownContainerType ?? .none }
    set { AccessibilityRecord.made(for: self).madeDetails.containerType = newValue }
  }

  /// Returns how many elements the container has: those of `accessibilityElements` unless overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at a place of the container; nil where there is none. Containers may override it.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the place of an element in the container, `NSNotFound` where it is not there. Containers may
  /// override it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    AccessibilityDefaults.index(of: element, in: accessibilityElements)
  }
  /// Does what a tap would, where a subclass overrides it; false leaves it to a tap at the activation point.
  @discardableResult
  open func accessibilityActivate() -> Bool {
    accessibilityRecord?.details?.blocks?.activate?() ?? false
  }
  /// Raises the value of an adjustable element by a step, where a subclass overrides it.
  open func accessibilityIncrement() { accessibilityRecord?.details?.blocks?.increment?() }
  /// Lowers the value of an adjustable element by a step, where a subclass overrides it.
  open func accessibilityDecrement() { accessibilityRecord?.details?.blocks?.decrement?() }
  /// Scrolls by a page, where a subclass overrides it; false leaves it to the containers around.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is modal, or goes back, where overridden; false leaves it to the next responder.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityRecord?.details?.blocks?.escape?() ?? false
  }
  /// Does what matters most on a screen, where overridden; false leaves it to the next responder.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityRecord?.details?.blocks?.magicTap?() ?? false
  }
  /// Enlarges what is at a point of the screen, where overridden; false where nothing is enlarged.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Makes what is at a point of the screen smaller, where overridden; false where nothing is.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Called when a screen reader has come to the element. It does nothing by itself.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader has left the element. It does nothing by itself.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a reader is at it.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }

  /// What was told of it, nil if nothing was.
  var accessibilityRecord: AccessibilityRecord? {
    get { AccessibilityRecord.associated(with: self) }
    set { AccessibilityRecord.associate(newValue, with: self) }
  }
  /// Whether readers stop at it where the program does not say.
  var isAccessibilityElementByDefault: Bool { false }

  // MARK: Inside the framework

  /// Wheel or touchpad; true where this responder took it, otherwise its `next` is asked.
  func handleScroll(_ input: ScrollInput) -> Bool { false }

  /// This was its window's first responder and is not any more, whether it agreed or not.
  func didLoseFirstResponder() {}

  /// A key going down or up that the program's own `pressesBegan` left to the framework, asked from
  /// the first responder outwards; true where this responder took it.
  func handleKey(_ input: KeyInput) -> Bool { false }
}
