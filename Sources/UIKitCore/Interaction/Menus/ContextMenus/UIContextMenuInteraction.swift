/// Opens a menu on its view: by pressing and holding, by the secondary button, by the Menu key.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Whether a context menu comes with a preview or only as a list.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// The menu comes with a lifted preview, as after pressing and holding.
    case rich
    /// The menu comes alone, beside the pointer.
    case compact
  }
  /// The name of the type in lower case, as Apple's documentation spells it.
  public typealias appearance = Appearance

  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  /// What gives the menus; nil once it is gone, and then none opens.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }
  private weak var storedView: UIView?
  /// The view on which menus open; nil while the interaction is in none.
  open var view: UIView? { storedView }
  /// What opens the menu under a finger.
  final lazy var press: UIGestureRecognizer = ContextMenuPress(self)
  /// In the window's coordinates.
  private var place: (point: CGPoint, window: UIWindow)?
  /// What is on the screen now.
  final var presentation: ContextMenuPresentation?

  /// Makes an interaction; add it to a view by `addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard view == nil || view !== storedView else { return }
    dismissMenu()
    storedView?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    storedView = view
    view?.addGestureRecognizer(press)
  }

  /// How the menu that is open was opened.
  open var menuAppearance: Appearance { presentation?.appearance ?? .unknown }

  /// Where the interaction began, in `view`'s coordinates or the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let place else { return .zero }
    guard let view, view !== place.window else { return place.point }
    return view.convert(place.point, from: place.window)
  }

  /// Changes the menu, or the submenu, that can be seen; does nothing while none is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.session?.updateVisible(block)
  }

  /// Closes the menu that is open, with its animation; where none is, nothing happens.
  open func dismissMenu() { presentation?.session?.end(.dismissed) }

  // MARK: Opening

  /// Asks whether there is a menu at a place of the window.
  ///
  /// - Returns: what opens it; nil where there is none.
  func opening(
    at point: CGPoint, in window: UIWindow, _ appearance: Appearance, isByKey: Bool
  ) -> FoundMenu? {
    guard let view = storedView, view.window === window, presentation == nil else { return nil }
    place = (point, window)
    guard
      let configuration = storedDelegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: view.convert(point, from: window))
    else { return nil }
    return FoundMenu { [weak self] in
      self?.present(configuration, appearance, isByKey: isByKey)
    }
  }

  /// The menu as keys open it: with what the program lets readers do with the view, or with the element in it
  /// that has the focus. Lists add what else can be done with an item.
  func menuForKeys(_ menu: UIMenu) -> UIMenu {
    let object: NSObject? = storedView?.rare?.focusedElement ?? storedView
    let known = Set(menu.children.map(\.title))
    let actions = (object?.accessibilityCustomActions ?? []).filter { !known.contains($0.name) }
    guard !actions.isEmpty else { return menu }
    return menu.replacingChildren(
      menu.children + [UIMenu(options: .displayInline, children: actions.map(\.menuElement))])
  }

  /// What is lifted: an item for each.
  func identifiers(of configuration: UIContextMenuConfiguration) -> [any NSCopying] {
    // A set has no order; the same program asks in the same one each time.
    [configuration.identifier]
      + configuration.secondaryItemIdentifiers.sorted { "\($0)" < "\($1)" }
      .compactMap { $0.base as? any NSCopying }
  }

  func present(
    _ configuration: UIContextMenuConfiguration, _ appearance: Appearance, isByKey: Bool = false
  ) {
    guard let place, let view = storedView, view.window === place.window else { return }
    let presentation = ContextMenuPresentation(
      self, configuration, appearance, at: place.point, in: place.window)
    self.presentation = presentation
    presentation.show(isByKey: isByKey)
  }
}

/// A menu that was found at a place and can be opened.
///
/// A value, and not the closure alone: overridden methods that return an isolated closure get different symbols in
/// different files of a module with `@preconcurrency` classes, which does not link.
@MainActor
struct FoundMenu {
  let show: @MainActor () -> Void
}

/// Pressing and holding, which opens a menu where there is one, and goes on to choose in it.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {
  private unowned let interaction: UIContextMenuInteraction
  private var open: FoundMenu?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.pressed)
  }

  private static let pressed = Selector("contextMenuPressed:", ContextMenuPress.pressed(_:))

  override func mayBegin() -> Bool {
    guard let window = placeWindow, super.mayBegin() else { return false }
    open = interaction.opening(at: location(in: nil), in: window, .rich, isByKey: false)
    return open != nil
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let session = interaction.presentation?.session
    switch state {
    case .began:
      guard let open else { return }
      self.open = nil
      interaction.view?.window?.windowScene?.host.drags.lifted?.setAside()
      // Views hear that their touches are cancelled, and look as usual again, before pictures of
      // them are taken.
      interaction.view?.window?.windowScene?.host.loop.beforeNextLayout(open.show)
    case .changed: session?.pressMoved(to: location(in: nil))
    case .ended: session?.pressEnded(at: location(in: nil))
    case .possible, .cancelled, .failed: break
    }
  }
}
