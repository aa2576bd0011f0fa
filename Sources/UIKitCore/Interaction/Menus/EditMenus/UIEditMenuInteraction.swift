/// On which side of its target an edit menu's arrow points at it.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The side on which there is space, above the target where there is on both.
  case automatic = 0
  /// The arrow points up, and the menu lies below the target.
  case up
  /// The arrow points down, and the menu lies above the target.
  case down
  /// The arrow points left, and the menu lies at the right of the target.
  case left
  /// The arrow points right, and the menu lies at the left of the target.
  case right
}

/// Where an edit menu is to be shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells this menu from others in the delegate's methods: what was given, or a unique value.
  public let identifier: AnyHashable
  /// Where the menu points, in points and in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// Where the arrow should point; `automatic` by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration for a point of the interaction's view.
  ///
  /// - Parameter identifier: unique where none is given.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Takes what is to be animated together with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds what is animated as long as the menu moves.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done once the menu has moved.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives edit menus and hears of them. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a configuration.
  ///
  /// - Parameter suggestedActions: what the responder chain can perform, as a menu of commands.
  /// - Returns: nil for a menu of the suggested actions; an empty one shows nothing.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu is about, in the view's coordinates; a null one means the
  /// source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Hears that a menu is about to open, with an animator for what should change beside it.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Hears that a menu is about to close, with an animator for what should change beside it.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows a bar of edit commands on its view when the program asks for it, and a list of them beside
/// the pointer when the secondary button is pressed.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
  /// What gives the elements and places of menus; it may be nil, and then menus have the commands
  /// of the responder chain.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }
  private weak var storedView: UIView?
  /// The view on which menus open; nil while the interaction is in none.
  open var view: UIView? { storedView }
  private var configuration: UIEditMenuConfiguration?
  private var bar: EditMenuSession?
  private var list: MenuSession?

  /// Makes an interaction; add it to a view by `addInteraction(_:)`.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== storedView { dismissMenu() } }
  open func didMove(to view: UIView?) { storedView = view }

  /// Where the menu that is open was asked for, in `view`'s coordinates or the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = storedView else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: Showing

  /// Shows the bar; nothing where there is nothing to choose, or the view is in no window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view = storedView, let window = view.window else { return }
    self.configuration = configuration
    let items = items(for: configuration)
    guard !items.isEmpty else { return self.configuration = nil }
    let bar = EditMenuSession(
      items, at: target(of: configuration, in: window),
      arrow: configuration.preferredArrowDirection, in: window)
    self.bar = bar
    bar.onEnd = { [weak self] remove in self?.willEnd(configuration, remove) }
    let animator = MenuAnimator()
    storedDelegate?.editMenuInteraction(
      self, willPresentMenuFor: configuration, animator: animator)
    bar.show(animator)
  }

  private var chain: UIResponder? {
    guard let view = storedView else { return nil }
    return view.window?.firstResponder ?? view
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let chain else { return nil }
    let spelling = storedView.flatMap {
      TextSpelling.menu(for: $0, at: configuration.sourcePoint)
    }
    let suggested = (spelling.map { [$0] } ?? []) + UIMenuSystem.editMenu(for: chain).children
    return storedDelegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  private func items(for configuration: UIEditMenuConfiguration) -> [EditMenuBar.Item] {
    guard let menu = menu(for: configuration) else { return [] }
    return EditMenuItems.items(of: menu, for: chain, sender: nil) { [weak self] in self?.bar }
  }

  private func target(of configuration: UIEditMenuConfiguration, in window: UIWindow) -> CGRect {
    let wanted =
      storedDelegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect =
      wanted.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : wanted
    return storedView?.convert(rect, to: window) ?? .zero
  }

  private func willEnd(
    _ configuration: UIEditMenuConfiguration, _ remove: (MenuAnimator) -> Void
  ) {
    let animator = MenuAnimator()
    storedDelegate?.editMenuInteraction(
      self, willDismissMenuFor: configuration, animator: animator)
    bar = nil
    list = nil
    self.configuration = nil
    remove(animator)
  }

  /// Closes the menu that is open; where none is, nothing happens.
  open func dismissMenu() {
    bar?.dismiss()
    list?.end(.dismissed)
  }

  /// Asks for the menu anew while it is open.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    if let bar { bar.replace(items(for: configuration)) }
    if let menu = menu(for: configuration) { list?.updateVisible { _ in menu } }
  }

  /// Asks for the target rectangle anew while the bar is open.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, let bar else { return }
    bar.target = target(of: configuration, in: bar.window)
  }

  /// The secondary button or the Menu key: the menu as a list.
  ///
  /// - Parameter point: in the window's coordinates.
  func presentBesidePointer(at point: CGPoint, in window: UIWindow, isByKey: Bool) -> Bool {
    guard let view = storedView, view.window === window else { return false }
    dismissMenu()
    if !isByKey, let text = view as? any TextTyping & UIView,
      !text.secondaryButtonWentDown(at: view.convert(point, from: window))
    {
      return false
    }
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: view.convert(point, from: window))
    guard let menu = menu(for: configuration) else { return false }
    self.configuration = configuration
    var session = MenuSession(
      menu, at: .point(point), in: window, source: .init(sender: nil, responder: chain))
    // An empty text without anything to paste says so, as on desktops.
    if session.isEmpty, !isByKey, (view as? any TextTyping)?.isEditing ?? false {
      let paste = UIAction(
        title: StandardMenus.title(of: StandardEditActions.paste) ?? "Paste",
        attributes: .disabled
      ) { _ in }
      session = MenuSession(
        UIMenu(children: [paste]), at: .point(point), in: window,
        source: .init(sender: nil, responder: chain))
    }
    guard !session.isEmpty else {
      self.configuration = nil
      return false
    }
    list = session
    session.onEnd = { [weak self] _, remove in
      if let self { self.willEnd(configuration, remove) } else { remove(MenuAnimator()) }
    }
    let animator = MenuAnimator()
    storedDelegate?.editMenuInteraction(
      self, willPresentMenuFor: configuration, animator: animator)
    session.show(isByKey: isByKey, animator: animator)
    return true
  }
}
