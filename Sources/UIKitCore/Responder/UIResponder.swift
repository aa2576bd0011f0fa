import PlatformInterface

/// An object that events travel through, from the view they meet up to the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  // MARK: The chain

  /// Who gets an event this responder leaves alone.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and editing commands come here first.
  open var isFirstResponder: Bool { FirstResponder.window(of: self)?.firstResponder === self }

  /// Makes this the first receiver of keys in its window.
  ///
  /// False where it refuses, is in no window, or the responder that is first now refuses to yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up being first; false where it refuses to.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Touches, keys and motion: each is passed on unless overridden

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn { $0.touchesCancelled(touches, with: event) }
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesBegan(presses, with: event) }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesChanged(presses, with: event) }
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesEnded(presses, with: event) }
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn { $0.pressesCancelled(presses, with: event) }
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionBegan(motion, with: event) }
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionEnded(motion, with: event) }
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    passOn { $0.motionCancelled(motion, with: event) }
  }

  /// Chains are as long as view trees are deep.
  private func passOn(_ event: (UIResponder) -> Void) {
    guard let next else { return }
    DeepRecursion.run { event(next) }
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Actions

  /// Whether this responder itself does `action` now: by default, whether it has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
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

  // MARK: Inside the framework

  /// Wheel or touchpad; true where this responder took it, otherwise its `next` is asked.
  func handleScroll(_ input: ScrollInput) -> Bool { false }

  /// A key going down or up, asked from the first responder outwards before the program's own
  /// `pressesBegan`; true where this responder took it.
  func handleKey(_ input: KeyInput) -> Bool { false }
}
