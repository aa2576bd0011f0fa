/// A button beside a row that is swiped to the left, as programs before iOS 11 name it.
///
/// The button does what a contextual action's does, except that a swipe over the whole row does not do
/// it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// Whether an action of a row changes or destroys it.
  public enum Style: Int, Sendable {
    /// The action removes the row; its button is red.
    case `default` = 0
    /// The action changes the row; its button is grey.
    case normal
    /// Another name for `default`.
    public static var destructive: Style { .default }
  }

  private let storedStyle: Style
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action for the delete side of a row.
  ///
  /// - Parameter handler: gets the row's place at the time of the tap. The row closes after it.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(style, title, handler)
  }

  /// Makes an action of the default style that does nothing.
  public override convenience init() { self.init(.default, nil) { _, _ in } }

  private init(
    _ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.handler = handler
    self.title = title
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(storedStyle, title, handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// The style that was given when the action was made.
  open var style: Style { storedStyle }
  /// The text on the button.
  open var title: String?
  /// The colour of the button; nil, the default, is that of the style: red, or grey for `normal`.
  open var backgroundColor: UIColor?
  /// An effect that lies over the button's colour; nil, the default, for none.
  open var backgroundEffect: UIVisualEffect?
}

extension UITableView {
  /// What the delegate's older method answers, as buttons of today; nil where it answers nothing.
  func rowActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = currentDelegate?.tableView(self, editActionsForRowAt: path) else {
      return nil
    }
    let configuration = UISwipeActionsConfiguration(actions: actions.map(contextualAction))
    // iOS-BEHAVIOUR: these actions are older than swipes over the whole row. Evidence: unmeasured.
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func contextualAction(_ action: UITableViewRowAction) -> UIContextualAction {
    let made = UIContextualAction(
      style: action.style == .normal ? .normal : .destructive, title: action.title
    ) { [weak self] _, _, completion in
      guard let self, let swipe = chrome.swipe else { return completion(false) }
      action.handler(action, IndexPath(swipe.path))
      completion(true)
    }
    if let color = action.backgroundColor { made.backgroundColor = color }
    made.backgroundEffect = action.backgroundEffect
    return made
  }
}
