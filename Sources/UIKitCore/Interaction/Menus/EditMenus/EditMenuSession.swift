import PlatformInterface

/// A bar of edit commands on the screen. A scene has one at a time (`SceneHost.editMenu`).
///
/// It takes no events but its own: whatever happens elsewhere ends it and goes on its way.
@MainActor
final class EditMenuSession {
  let window: UIWindow
  private(set) var bar: EditMenuBar
  /// In the window's coordinates.
  var target: CGRect {
    didSet { if target != oldValue { place() } }
  }
  private let preferred: UIEditMenuArrowDirection
  /// Called after the bar got another place while it is shown.
  var onMove: () -> Void = {}
  private(set) var isOver = false
  /// Called once, when the bar begins to go; calls its argument to make it go.
  var onEnd: (@escaping (MenuAnimator) -> Void) -> Void = { $0(MenuAnimator()) }

  /// - Parameters:
  ///   - target: what the bar is about, in the window's coordinates.
  ///   - arrow: `.up` wants the bar below; otherwise it is above where there is space.
  init(
    _ items: [EditMenuBar.Item], at target: CGRect, arrow: UIEditMenuArrowDirection,
    in window: UIWindow
  ) {
    self.window = window
    self.target = target
    preferred = arrow
    bar = EditMenuBar(items, style: MenuStyle(window.traitCollection))
  }

  func show(_ animator: MenuAnimator) {
    guard let host = window.windowScene?.host else { return }
    host.editMenu?.dismiss()
    host.menu?.end(.dismissed, animated: false)
    host.editMenu = self
    bar.pageChanged = { [weak self] in self?.place() }
    window.addSubview(bar)
    place()
    MenuMotion.appear(bar, animator)
  }

  /// Other items for the same bar.
  func replace(_ items: [EditMenuBar.Item]) {
    guard !isOver else { return }
    bar.removeFromSuperview()
    bar = EditMenuBar(items, style: MenuStyle(window.traitCollection))
    bar.pageChanged = { [weak self] in self?.place() }
    window.addSubview(bar)
    place()
  }

  /// On the side its owner wants where there is space, else above its target, below it, beside it.
  private func place() {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let wanted: [EditMenuBar.Arrow] =
      switch preferred {
      case .up: [.up]
      case .left: [.left]
      case .right: [.right]
      case .automatic, .down: []
      }
    let arrows = wanted + [.down, .up, .left, .right]
    let fitting = arrows.lazy.map { ($0, self.frame(of: $0, in: area)) }
      .first { area.insetBy(dx: -0.5, dy: -0.5).contains($0.1) }
    let (arrow, frame) = fitting ?? overTarget(in: area)
    let old = bar.frame
    // Pages are divided for the space that this side has.
    _ = bar.size(in: area.width, isSideways: arrow.isSideways)
    bar.frame = CGRect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
    bar.show(
      arrow: arrow,
      at: arrow.isSideways ? target.midY - bar.frame.minY : target.midX - bar.frame.minX)
    if !old.isEmpty, old != bar.frame { onMove() }
  }

  private static let gap: CGFloat = 2

  /// Where a bar lies whose arrow points that way, kept in the area along its target's edge.
  private func frame(of arrow: EditMenuBar.Arrow, in area: CGRect) -> CGRect {
    let size = bar.size(in: area.width, isSideways: arrow.isSideways)
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch arrow {
    case .down: origin.y = target.minY - Self.gap - size.height
    case .up: origin.y = target.maxY + Self.gap
    case .left: origin.x = target.maxX + Self.gap
    case .right: origin.x = target.minX - Self.gap - size.width
    }
    if arrow.isSideways {
      origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
    } else {
      origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
    }
    return CGRect(origin: origin, size: size)
  }

  /// A target that leaves no space on any side: over its visible part.
  private func overTarget(in area: CGRect) -> (EditMenuBar.Arrow, CGRect) {
    let size = bar.size(in: area.width)
    let y = max(area.minY, target.minY) + Self.gap
    let frame = CGRect(
      x: target.midX - size.width / 2, y: y, width: size.width, height: size.height)
    return (.down, MenuPlacement.kept(frame, in: area))
  }

  /// Something was touched in the window: what is none of the bar's ends it.
  func touchBegan(at point: CGPoint) { if !bar.frame.contains(point) { dismiss() } }

  func dismiss() {
    guard !isOver else { return }
    isOver = true
    if let host = window.windowScene?.host, host.editMenu === self { host.editMenu = nil }
    let tell = onEnd
    onEnd = { $0(MenuAnimator()) }
    tell { [bar] animator in MenuMotion.disappear(bar, animator) }
  }
}

/// The items of a bar, made of a menu's elements.
@MainActor
enum EditMenuItems {
  /// - Parameters:
  ///   - chain: where commands look for who performs them; those that nobody performs are left out.
  ///   - done: called before an item is performed.
  static func items(
    of menu: UIMenu, for chain: UIResponder?, sender: Any?,
    in session: @escaping () -> EditMenuSession?
  ) -> [EditMenuBar.Item] {
    menu.children.flatMap { element -> [EditMenuBar.Item] in
      if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          return items(of: inner, for: chain, sender: sender, in: session)
        }
        return [submenu(inner, for: chain, sender: sender, in: session)]
      }
      return leaf(element, for: chain, sender: sender, in: session).map { [$0] } ?? []
    }
  }

  private static func leaf(
    _ element: UIMenuElement, for chain: UIResponder?, sender: Any?,
    in session: @escaping () -> EditMenuSession?
  ) -> EditMenuBar.Item? {
    guard let leaf = element as? any UIMenuLeaf else { return nil }
    var target: UIResponder?
    if let command = element as? UICommand {
      target = chain.flatMap {
        ActionDelivery.target(for: command.action, sender: sender ?? command, from: $0)
      }
      guard let target else { return nil }
      target.validate(command)
    }
    guard !leaf.attributes.contains(.hidden) else { return nil }
    return EditMenuBar.Item(
      title: element.title, image: element.image,
      isEnabled: !leaf.attributes.contains(.disabled),
      isDestructive: leaf.attributes.contains(.destructive)
    ) {
      if !leaf.attributes.contains(.keepsMenuPresented) { session()?.dismiss() }
      leaf.performWithSender(sender, target: target)
    }
  }

  private static func submenu(
    _ menu: UIMenu, for chain: UIResponder?, sender: Any?,
    in session: @escaping () -> EditMenuSession?
  ) -> EditMenuBar.Item {
    EditMenuBar.Item(title: menu.title, image: menu.image, isSubmenu: true) {
      guard let bar = session() else { return }
      let place = bar.target
      let window = bar.window
      bar.dismiss()
      MenuSession(
        menu, at: .control(place, x: place.minX), in: window,
        source: .init(sender: sender, responder: chain)
      ).show(isByKey: false, animator: MenuAnimator())
    }
  }
}
