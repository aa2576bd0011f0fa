/// What a preview offers below it.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}

/// Something that can be done with what a preview shows. Deprecated with iOS 13; context menus have `UIAction`.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Ticked.
    case selected
    /// Red, as something is lost by it.
    case destructive
  }

  /// What the action is called.
  public let title: String
  /// Called with the action and the controller of the preview when the action is chosen.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  /// Makes an action.
  public init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions of a preview that come out of one line. Deprecated with iOS 13; context menus have `UIMenu`.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the line is called.
  public let title: String
  let actions: [UIPreviewAction]

  /// Makes a line for actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.actions = actions
    super.init()
  }
}
