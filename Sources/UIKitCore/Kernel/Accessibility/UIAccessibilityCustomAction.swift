/// Something that can be done with an element beside using it, by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; true where it did something.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes of speech.
  open var attributedName: NSAttributedString
  /// Shown beside the name where actions are listed.
  open var image: UIImage?
  /// What kind of action it is, as a word that readers may group actions by; nil for none. No reader of this desktop does.
  open var category: String?
  /// Who performs the action where there is no handler.
  open weak var target: AnyObject?
  /// A method of the target, with the action as its argument or none, that answers a `Bool`.
  open var selector: Selector
  /// Performs the action in place of the target.
  open var actionHandler: Handler?

  /// Performed by a method of an object.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Performed by a method of an object, with a picture.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Performed by a method of an object, with a name that says how it is spoken.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Performed by a method of an object, with a name that says how it is spoken and a picture.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector)
  {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
  }
  /// Performed by a block.
  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    selector = Selector("")
    self.actionHandler = actionHandler
  }
  /// Performed by a block, with a picture.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
  }
  /// Performed by a block, with a name that says how it is spoken.
  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    selector = Selector("")
    self.actionHandler = actionHandler
  }
  /// Performed by a block, with a name that says how it is spoken and a picture.
  public init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.attributedName = attributedName
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
  }

  /// Does it; false where the handler or the target did nothing, or both are gone.
  @discardableResult
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isUnderstood(by: target) else { return false }
    return selector.perform(on: target, self) as? Bool ?? true
  }
}
