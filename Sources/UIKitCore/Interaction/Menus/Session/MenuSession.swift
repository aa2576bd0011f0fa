import PlatformInterface

/// One menu on the screen with the submenus opened from it: what is highlighted, what is chosen, how it
/// ends. A scene has one at a time (`SceneHost.menu`).
@MainActor
final class MenuSession {
  /// What the menu is placed beside, in the window's coordinates.
  enum Anchor {
    case point(CGPoint)
    /// The lifted previews, of which the first is the one that counts.
    case previews([LiftedPreview])
    /// A control, with the horizontal place that the menu is aligned with.
    case control(CGRect, x: CGFloat)
  }

  /// How a menu ended.
  enum Ending {
    case chosen
    /// Touched outside, Escape, or by the program.
    case dismissed
    /// The preview was tapped.
    case committed
    /// The finger that opened it drags the item away.
    case dragged
  }

  /// What a menu is shown for.
  struct Source {
    /// Given to actions as their sender.
    var sender: Any?
    /// Commands are performed from here on up, after the first responder's chain.
    weak var responder: UIResponder?
    /// The first element comes next to the preview even if the menu opens upwards.
    var isOrderedByPriority = false
  }

  let window: UIWindow
  let overlay: MenuOverlay
  let anchor: Anchor
  let source: Source
  private(set) var panels: [MenuPanel] = []
  private(set) var root: UIMenu
  private var deferred = DeferredElements()
  private var typeAhead = MenuTypeAhead()
  private(set) var isOver = false
  /// Where the finger went down that opened the menu, in the window's coordinates.
  var pressStart: CGPoint?
  private var hasPressMoved = false

  /// Called once, when the menu begins to go, then forgotten; calls the second argument to make it
  /// go.
  var onEnd: (Ending, _ remove: @escaping (MenuAnimator) -> Void) -> Void = { _, remove in
    remove(MenuAnimator())
  }
  /// A tap on the preview; nil where it does nothing but end the menu.
  var onPreviewTap: (() -> Void)?

  init(_ menu: UIMenu, at anchor: Anchor, in window: UIWindow, source: Source) {
    self.window = window
    self.anchor = anchor
    self.source = source
    root = menu
    var previews: [LiftedPreview] = []
    if case .previews(let lifted) = anchor { previews = lifted }
    overlay = MenuOverlay(over: window, previews: previews)
    overlay.session = self
    deferred.changed = { [weak self] in self?.rebuild() }
  }

  /// Whether there is nothing that could be chosen.
  var isEmpty: Bool { MenuModel(root, resolver: resolver).groups.isEmpty }

  // MARK: Showing

  /// The view of the entry that keys would choose now, in the menu opened last.
  var highlightedItem: UIView? { panels.last?.highlightedItem }

  /// Puts the menu on the screen, in place of one that is open.
  ///
  /// - Parameter isByKey: the first entry is highlighted, for keys to go on from.
  func show(isByKey: Bool, animator: MenuAnimator) {
    guard let host = window.windowScene?.host else { return }
    host.menu?.end(.dismissed, animated: false)
    host.editMenu?.dismiss()
    host.menu = self
    window.addSubview(overlay)
    if case .previews(let previews) = anchor {
      for preview in previews.reversed() {
        preview.session = self
        overlay.addSubview(preview)
      }
    }
    addRoot()
    if isByKey { panels.last?.highlighted = panels.last?.enabledIndexes.first }
    MenuMotion.appear(self, animator)
  }

  /// The window's space for menus.
  private var area: CGRect {
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let margin = min(MenuStyle.margin, safe.width / 8, safe.height / 8)
    return safe.insetBy(dx: margin, dy: margin)
  }

  private var isRightToLeft: Bool {
    overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func addRoot() {
    var model = MenuModel(root, resolver: resolver)
    var panel = makePanel(root, model, isSubmenu: false)
    let size = panel.size(in: area.size)
    let place = placeRoot(size)
    if place.isAbove, source.isOrderedByPriority {
      model = MenuModel(root, resolver: resolver, isReversed: true)
      panel = makePanel(root, model, isSubmenu: false)
    }
    panel.frame = place.frame
    // A menu without anything to choose is a preview alone.
    panel.isHidden = model.groups.isEmpty
    overlay.addSubview(panel)
    panels = [panel]
  }

  private func placeRoot(_ size: CGSize) -> (frame: CGRect, isAbove: Bool) {
    switch anchor {
    case .point(let point):
      let frame = MenuPlacement.menu(size, at: point, in: area, isRightToLeft: isRightToLeft)
      return (frame, false)
    case .control(let control, let x):
      let (frame, isAbove) = MenuPlacement.menu(size, under: control, alignedAt: x, in: area)
      return (frame, isAbove)
    case .previews(let previews):
      guard let first = previews.first else {
        return (MenuPlacement.kept(CGRect(origin: .zero, size: size), in: area), false)
      }
      let place = MenuPlacement.menu(
        size, of: first.liftedFrame, in: area, isRightToLeft: isRightToLeft)
      for preview in previews {
        preview.settle(
          following: first, from: first.liftedFrame, to: place.preview)
      }
      return (place.menu, place.isMenuAbove)
    }
  }

  private func makePanel(
    _ menu: UIMenu, _ model: MenuModel, isSubmenu: Bool
  ) -> MenuPanel {
    var style = MenuStyle(window.traitCollection)
    if case .point = anchor { style.showsShortcuts = true }
    let panel = MenuPanel(
      menu, model, isSubmenu: isSubmenu, style: style)
    panel.session = self
    return panel
  }

  private var resolver: MenuModel.Resolver {
    MenuModel.Resolver(
      elements: { [deferred] in deferred.elements(for: $0) },
      command: { [weak self] command in
        guard let target = self?.target(of: command) else { return nil }
        target.validate(command)
        return command
      })
  }

  private func target(of command: UICommand) -> UIResponder? {
    if let first = window.firstResponder,
      let target = ActionDelivery.target(for: command.action, sender: command, from: first)
    {
      return target
    }
    return source.responder.flatMap {
      ActionDelivery.target(for: command.action, sender: command, from: $0)
    }
  }

  // MARK: Changing what is shown

  /// Replaces the menu that can be seen by another one of the same kind.
  func updateVisible(_ change: (UIMenu) -> UIMenu) {
    guard let top = panels.last else { return }
    if panels.count == 1 {
      root = change(root)
      rebuild()
    } else {
      replaceTop(with: change(top.menu))
    }
  }

  /// Elements have come in, or mean something else now.
  private func rebuild() {
    guard !isOver, let top = panels.last else { return }
    guard panels.count == 1 else { return replaceTop(with: top.menu) }
    let highlighted = top.highlighted
    top.removeFromSuperview()
    addRoot()
    restore(highlighted)
  }

  private func replaceTop(with menu: UIMenu) {
    guard let top = panels.popLast() else { return }
    let place = top.frame
    top.removeFromSuperview()
    let model = MenuModel(menu, resolver: resolver)
    let panel = makePanel(menu, model, isSubmenu: true)
    panel.frame = MenuPlacement.kept(
      CGRect(origin: place.origin, size: panel.size(in: area.size)), in: area)
    overlay.addSubview(panel)
    panels.append(panel)
    restore(top.highlighted)
  }

  private func restore(_ highlighted: Int?) {
    guard let panel = panels.last, let highlighted, panel.entries.indices.contains(highlighted),
      panel.entries[highlighted].isEnabled
    else { return }
    panel.highlighted = highlighted
  }

  /// The window's size, text size or direction is another: what is open is made anew.
  func surroundingsChanged() {
    guard !isOver else { return }
    // Where submenus would go depends on rows that are no longer where they were.
    for panel in panels { panel.removeFromSuperview() }
    addRoot()
  }

  // MARK: Submenus

  func open(_ menu: UIMenu, from index: Int, in parent: MenuPanel, isByKey: Bool = false) {
    guard parent === panels.last else { return }
    let model = MenuModel(menu, resolver: resolver)
    let panel = makePanel(menu, model, isSubmenu: true)
    let row = parent.frame(ofEntry: index, in: overlay)
    panel.frame = MenuPlacement.submenu(panel.size(in: area.size), over: row, in: area)
    parent.highlighted = index
    parent.isUserInteractionEnabled = false
    overlay.addSubview(panel)
    panels.append(panel)
    if isByKey { panel.highlighted = panel.enabledIndexes.first }
    MenuMotion.openSubmenu(panel, from: row, over: parent)
  }

  func closeSubmenu(_ panel: MenuPanel) {
    guard panels.count > 1, panel === panels.last, !isOver else { return }
    panels.removeLast()
    if let parent = panels.last {
      parent.isUserInteractionEnabled = true
      MenuMotion.closeSubmenu(panel, over: parent)
    }
  }

  // MARK: Fingers and pointer

  func finger(at index: Int?, in panel: MenuPanel) {
    guard panel === panels.last, !isOver else { return }
    panel.highlighted = index
  }

  func fingerLifted(at index: Int?, in panel: MenuPanel) {
    guard panel === panels.last, !isOver else { return }
    panel.highlighted = nil
    if let index { choose(index, in: panel) }
  }

  /// A touch that is none of the menu's: outside, or on a menu under a submenu.
  func touchedOutside(at point: CGPoint) {
    guard !isOver else { return }
    if panels.count > 1, let top = panels.last,
      panels.dropLast().contains(where: { $0.frame.contains(point) })
    {
      return closeSubmenu(top)
    }
    end(.dismissed)
  }

  func previewTouched() {
    guard !isOver else { return }
    if panels.count > 1, let top = panels.last { return closeSubmenu(top) }
    guard let onPreviewTap else { return end(.dismissed) }
    onPreviewTap()
  }

  /// - Parameter point: in the overlay's coordinates; nil where the pointer left.
  func hover(_ point: CGPoint?) {
    guard let panel = panels.last, !isOver else { return }
    guard let point else { return panel.highlighted = nil }
    let inside = panel.convert(point, from: overlay)
    // Off the panel the highlight stays for keys to go on from.
    if panel.bounds.contains(inside) { panel.highlighted = panel.index(at: inside) }
  }

  /// How far a point of the window is from the menus, in points; 0 on one of them.
  func distance(from point: CGPoint) -> CGFloat {
    let shown = panels.filter { !$0.isHidden }.map(\.frame)
    return shown.map { frame in
      hypot(
        max(frame.minX - point.x, point.x - frame.maxX, 0),
        max(frame.minY - point.y, point.y - frame.maxY, 0))
    }.min() ?? 0
  }

  /// The finger that opened the menu is still down and moves.
  func pressMoved(to point: CGPoint) {
    guard let panel = panels.last, !isOver else { return }
    let start = pressStart ?? point
    pressStart = start
    hasPressMoved = hasPressMoved || hypot(point.x - start.x, point.y - start.y) > 10
    if hasPressMoved { panel.highlighted = panel.index(at: panel.convert(point, from: overlay)) }
  }

  /// It is lifted: what it moved to is chosen.
  func pressEnded(at point: CGPoint) {
    defer { hasPressMoved = false }
    guard let panel = panels.last, !isOver, hasPressMoved else { return }
    let index = panel.index(at: panel.convert(point, from: overlay))
    panel.highlighted = nil
    if let index { choose(index, in: panel) }
  }

  // MARK: Keys

  /// All keys are the menu's while it is open.
  func key(_ input: KeyInput) {
    guard input.isDown, !isOver, let panel = panels.last else { return }
    if input.key != .character { typeAhead = MenuTypeAhead() }
    switch input.key {
    case .up: step(-1, in: panel)
    case .down: step(1, in: panel)
    case .tab: step(input.modifiers.contains(.shift) ? -1 : 1, in: panel)
    case .home, .pageUp: highlight(panel.enabledIndexes.first, in: panel)
    case .end, .pageDown: highlight(panel.enabledIndexes.last, in: panel)
    case .left: sideways(isRightToLeft ? 1 : -1, in: panel)
    case .right: sideways(isRightToLeft ? -1 : 1, in: panel)
    case .enter, .space:
      if let index = panel.highlighted { choose(index, in: panel, isByKey: true) }
    case .escape, .menu, .function(10): end(.dismissed)
    case .character:
      guard input.modifiers.isDisjoint(with: [.control, .alt, .command]),
        let character = input.characters.first
      else { return }
      let found = typeAhead.type(
        character, at: input.time, titles: panel.entries.map(\.title),
        enabled: panel.enabledIndexes, current: panel.highlighted)
      if let found { highlight(found, in: panel) }
    case .backspace, .delete, .insert, .function: break
    }
  }

  private func highlight(_ index: Int?, in panel: MenuPanel) {
    panel.highlighted = index
    if let index { panel.reveal(index) }
  }

  /// From the last entry to the first, as menus of desktops go.
  private func step(_ step: Int, in panel: MenuPanel) {
    let enabled = panel.enabledIndexes
    guard !enabled.isEmpty else { return }
    guard let current = panel.highlighted, let place = enabled.firstIndex(of: current) else {
      return highlight(step > 0 ? enabled.first : enabled.last, in: panel)
    }
    highlight(enabled[(place + step + enabled.count) % enabled.count], in: panel)
  }

  /// Into a submenu and out of it; in a strip to the neighbour.
  private func sideways(_ step: Int, in panel: MenuPanel) {
    if let index = panel.highlighted, panel.isInStrip(index) { return self.step(step, in: panel) }
    if step > 0 {
      guard let index = panel.highlighted, case .submenu(let menu) = panel.entries[index].kind
      else { return }
      open(menu, from: index, in: panel, isByKey: true)
    } else {
      closeSubmenu(panel)
    }
  }

  // MARK: Choosing

  private func choose(_ index: Int, in panel: MenuPanel, isByKey: Bool = false) {
    let entry = panel.entries[index]
    guard entry.isEnabled else { return }
    switch entry.kind {
    case .submenu(let menu): open(menu, from: index, in: panel, isByKey: isByKey)
    case .loading: break
    case .leaf(let leaf):
      selectAlone(leaf, in: entry.parent)
      let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
      // iOS-BEHAVIOUR: the action runs before the menu is told to go. Evidence: unmeasured.
      let target = (leaf as? UICommand).flatMap(target(of:))
      leaf.performWithSender(source.sender, target: target)
      if keepsMenu { rebuild() } else { end(.chosen) }
    }
  }

  /// In a menu of single selection the chosen one is on, and it alone.
  private func selectAlone(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
    guard menu.options.contains(.singleSelection) else { return }
    for case let other as any UIMenuLeaf in menu.children { other.state = .off }
    leaf.state = .on
  }

  // MARK: Ending

  /// Takes the menu away; once.
  func end(_ ending: Ending, animated: Bool = true) {
    guard !isOver else { return }
    isOver = true
    overlay.isUserInteractionEnabled = false
    if let host = window.windowScene?.host, host.menu === self { host.menu = nil }
    // Whoever opened it holds it, and is held by the closure.
    let tell = onEnd
    onEnd = { _, _ in }
    onPreviewTap = nil
    tell(ending) { animator in MenuMotion.disappear(self, animated: animated, animator) }
  }

  /// What the menu comes out of and goes back to, in the overlay's coordinates.
  var anchorPoint: CGPoint {
    let panel = panels.first?.frame ?? .zero
    switch anchor {
    case .point(let point): return point
    case .control(let control, _):
      return CGPoint(
        x: control.midX, y: panel.midY < control.midY ? control.minY : control.maxY)
    case .previews(let previews):
      let place = previews.first?.place ?? .zero
      return CGPoint(
        x: min(max(place.midX, panel.minX), panel.maxX),
        y: panel.midY < place.midY ? place.minY : place.maxY)
    }
  }

  var previews: [LiftedPreview] {
    if case .previews(let previews) = anchor { return previews }
    return []
  }

  /// After the last animation.
  func remove() { overlay.removeFromSuperview() }
}

/// The elements that came in for deferred ones while a menu is open.
@MainActor
final class DeferredElements {
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var waiting: Set<ObjectIdentifier> = []
  /// Those that are being asked right now: their answers need not be told.
  private var asking: Set<ObjectIdentifier> = []
  var changed: () -> Void = {}

  /// Nil while they are loading; asks for them the first time.
  func elements(for element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(element)
    if let known = answers[id] ?? element.knownElements { return known }
    guard waiting.insert(id).inserted else { return nil }
    asking.insert(id)
    element.load { [weak self] elements in
      guard let self else { return }
      self.answers[id] = elements
      if !self.asking.contains(id) { self.changed() }
    }
    asking.remove(id)
    return answers[id]
  }
}
