/// A program's own command in the edit menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text of the command in the menu.
  open var title: String
  /// What is sent up the responder chain when the command is chosen. The command is shown where
  /// `canPerformAction(_:withSender:)` allows it.
  open var action: Selector

  /// Makes a command for `UIMenuController.menuItems`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The edit menu as it was before interactions: one for the program, of what the first responder and
/// those after it can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the arrow of an edit menu points.
  public enum ArrowDirection: Int, Sendable {
    /// The side on which there is space.
    case `default` = 0
    /// The arrow points up.
    case up
    /// The arrow points down.
    case down
    /// The arrow points left.
    case left
    /// The arrow points right.
    case right
  }

  private static let instance = UIMenuController()
  /// The only edit menu of the program.
  open class var shared: UIMenuController { instance }

  override init() { super.init() }

  private var session: EditMenuSession?
  private var place: (rect: CGRect, view: WeakView)?
  private struct WeakView { weak var view: UIView? }

  // MARK: Content

  /// The program's own commands, shown after the standard ones for responders that have their
  /// actions; nil, the default, for none.
  open var menuItems: [UIMenuItem]?
  /// Where the menu's arrow points, before it is shown; `default` at first.
  open var arrowDirection = ArrowDirection.default

  // MARK: Showing

  /// Whether the menu is on screen. Setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { session != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu is, in the screen's coordinates; empty while it is not shown.
  open var menuFrame: CGRect {
    guard let session else { return .zero }
    return session.window.convert(session.bar.frame, to: nil as UIWindow?)
  }

  /// Sets what the menu is about, in a view's coordinates, before it is made visible.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    place = (targetRect, WeakView(view: targetView))
    if let session { session.target = targetView.convert(targetRect, to: session.window) }
  }

  /// Shows the menu at the target rectangle that was set, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { session?.dismiss() }
  }

  /// Shows the menu at a rectangle of a view, in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu where it was shown for this view.
  open func hideMenu(from targetView: UIView) {
    if place?.view.view === targetView { hideMenu() }
  }

  /// Hides the menu, whichever view it was shown for.
  open func hideMenu() { session?.dismiss() }

  /// Asks the responders anew what can be performed, and shows that.
  open func update() {
    guard let session, let chain = session.window.firstResponder else { return }
    session.replace(items(for: chain))
  }

  private func show() {
    guard let place, let view = place.view.view, let window = view.window,
      let chain = window.firstResponder
    else { return }
    show(
      items(for: chain), at: view.convert(place.rect, to: window), in: window)
  }

  /// Shows items in place of those of the responder chain, for lists' own menus.
  func show(_ items: [EditMenuBar.Item], at rect: CGRect, in window: UIWindow) {
    guard !items.isEmpty else { return }
    session?.dismiss()
    post(UIMenuController.willShowMenuNotification)
    let session = EditMenuSession(
      items, at: rect,
      arrow: UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue)
        ?? .automatic, in: window)
    self.session = session
    session.onEnd = { [weak self] remove in self?.end(remove) }
    session.onMove = { [weak self] in
      self?.post(UIMenuController.menuFrameDidChangeNotification)
    }
    let animator = MenuAnimator()
    animator.addCompletion { [weak self] in
      self?.post(UIMenuController.didShowMenuNotification)
    }
    session.show(animator)
  }

  private func end(_ remove: (MenuAnimator) -> Void) {
    post(UIMenuController.willHideMenuNotification)
    session = nil
    let animator = MenuAnimator()
    animator.addCompletion { [weak self] in
      self?.post(UIMenuController.didHideMenuNotification)
    }
    remove(animator)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Items

  /// Standard commands in UIKit's order, then the program's own.
  static let standardActions: [Selector] = [
    StandardEditActions.cut, StandardEditActions.copy, StandardEditActions.select,
    StandardEditActions.selectAll, StandardEditActions.paste, StandardEditActions.delete,
    StandardEditActions.writeRightToLeft, StandardEditActions.writeLeftToRight,
  ]

  private func items(for chain: UIResponder) -> [EditMenuBar.Item] {
    items { [weak self] action in
      guard let self,
        let target = ActionDelivery.target(for: action, sender: self, from: chain)
      else { return nil }
      return { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }
  }

  /// - Parameter performing: what performs an action; nil leaves it out. Asked in UIKit's order.
  func items(performing: (Selector) -> (@MainActor () -> Void)?) -> [EditMenuBar.Item] {
    let standard = Self.standardActions.map { ($0, StandardMenus.title(of: $0) ?? "") }
    let own = (menuItems ?? []).map { ($0.action, $0.title) }
    return (standard + own).compactMap { action, title in
      guard let perform = performing(action) else { return nil }
      return EditMenuBar.Item(title: title) { [weak self] in
        self?.session?.dismiss()
        perform()
      }
    }
  }
}

extension UIMenuController {
  /// Posted before the menu is shown; the object is the menu controller.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu was shown; the object is the menu controller.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden; the object is the menu controller.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu was hidden; the object is the menu controller.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// Posted when the menu lies elsewhere; the object is the menu controller.
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}
