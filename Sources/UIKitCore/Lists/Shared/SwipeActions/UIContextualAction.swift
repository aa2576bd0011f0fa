/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether an action behind a swipe changes or destroys the item.
  public enum Style: Int, Sendable {
    /// The action changes the item, and its button is grey unless it is given another colour.
    case normal = 0
    /// The action removes the item: its button is red, and the row leaves when the handler reports
    /// success.
    case destructive
  }

  /// Does what the button says. The view shows the button; the block is to be called in the end with
  /// whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler

  /// Makes an action whose `handler` is called when its button is tapped, or when the row is swiped
  /// across where it is the first one.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  /// Makes an action of the normal style that does nothing.
  public override convenience init() { self.init(.normal, nil) { _, _, done in done(false) } }

  private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    storedStyle = style
    storedHandler = handler
    self.title = title
    // iOS-BEHAVIOUR: red where something is destroyed, grey otherwise. Evidence: unmeasured.
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// The style that was given when the action was made.
  open var style: Style { storedStyle }
  /// The block that was given when the action was made.
  open var handler: Handler { storedHandler }
  /// The text on the button; nil shows the image alone.
  open var title: String?
  /// The colour of the button. Setting nil gives it that of the style: red, or grey for `normal`.
  open var backgroundColor: UIColor! {
    didSet {
      if backgroundColor == nil {
        backgroundColor = storedStyle == .destructive ? .systemRed : .systemGray
      }
    }
  }
  /// A picture drawn in white above the title; nil, the default, for none.
  open var image: UIImage?
  /// Of an older row action.
  final var backgroundEffect: UIVisualEffect?
}

/// The buttons at one side of a row, the one at the edge first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// Makes the buttons of one side of a row, the one at the edge first.
  public convenience init(actions: [UIContextualAction]) { self.init(all: actions) }

  /// Makes a set without actions: the row is not swiped.
  public override convenience init() { self.init(all: []) }

  private init(all actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions that were given when the configuration was made, the one at the edge first.
  open var actions: [UIContextualAction] { storedActions }
  /// Whether a swipe over most of the row does the first action.
  open var performsFirstActionWithFullSwipe = true
}
