import PlatformInterface

/// An object that events travel through, from the view they meet up to the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
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
  /// Asks the first responder for its input views anew; nothing on others.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    FirstResponder.window(of: self)?.inputPanel.update()
  }

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

  /// Whether this responder itself does `action` now: by default, whether it has such a method; of
  /// the standard edit actions, whether its class overrides them.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.canPerform(action, self)
  }

  /// Who in the chain from here on does `action`; nil where nobody does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Nibs

  /// For overriding: called once all objects of the nib are there and connected.
  open func awakeFromNib() {}
  /// For overriding: called by Interface Builder alone.
  open func prepareForInterfaceBuilder() {}

  // MARK: Commands

  /// Keys that perform something while this responder is in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Keeps what undoes changes made here; the next responder's, at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }
  /// For overriding: the command is about to be shown or performed, and this responder performs it.
  open func validate(_ command: UICommand) {}
  /// For overriding: changes the menus of the program, as the application, or of its edit menus, as a
  /// responder in the chain.
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

  // MARK: Inside the framework

  /// Wheel or touchpad; true where this responder took it, otherwise its `next` is asked.
  func handleScroll(_ input: ScrollInput) -> Bool { false }

  /// This was its window's first responder and is not any more, whether it agreed or not.
  func didLoseFirstResponder() {}

  /// A key going down or up that the program's own `pressesBegan` left to the framework, asked from
  /// the first responder outwards; true where this responder took it.
  func handleKey(_ input: KeyInput) -> Bool { false }
}
