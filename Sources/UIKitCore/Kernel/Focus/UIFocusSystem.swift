import CollectionEngine
import PlatformInterface

/// Where a window's keyboard is: the view or the item of a list that keys are for.
///
/// A desktop is used with a keyboard, so Tab goes to everything that can be used, as with iPadOS's Full
/// Keyboard Access: lists, controls, accessible elements that are used by a reader, and views that say that
/// they can become focused, in the order of readers. Arrows move inside a list or a group, Space and Return use what has the focus, Escape
/// leaves. Before Tab was pressed nothing has the focus, and keys scroll.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Programs may keep the system longer than its window lives; nothing has the focus then.
  private weak var window: UIWindow?
  /// The view that has the focus, where no item of a list has.
  private weak var view: UIView?
  /// The element in `view` that has it, where that is no view.
  private weak var element: NSObject?
  /// The list that one of whose items has it; the list knows which.
  private(set) weak var list: (any FocusItemList)?
  /// Lists whose screen gave way to another while one of their items had the focus, the latest last.
  private var past: [WeakFocusList] = []
  /// What had the focus when something was presented over it, the latest last.
  private var covered: [CoveredFocus] = []
  /// The view of each group that had the focus last.
  private var previous: [String: WeakFocusView] = [:]
  /// A touch at the view with the focus, as long as a key is down that stands for it.
  private var press: (key: KeyInput.Key, point: CGPoint)?
  /// Environments that want the focus where they prefer it now.
  private var waiting: [any UIFocusEnvironment] = []

  init(of window: UIWindow) {
    self.window = window
    super.init()
  }

  // MARK: For programs

  /// Returns the focus system of an environment's window; nil outside of windows.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    (environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded)?.window?
      .focusSystem
  }

  /// What has the focus; nil too for an item of a list that is not on the screen.
  open weak var focusedItem: (any UIFocusItem)? { current?.shownView }

  /// Brings the focus into `environment`, in the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if waiting.isEmpty {
      window?.windowScene?.host.loop.afterNextLayout { [weak self] in self?.updateFocusIfNeeded() }
    }
    waiting.append(environment)
  }

  /// Does at once what was asked for.
  open func updateFocusIfNeeded() {
    let environments = waiting
    waiting = []
    // The last wish counts.
    guard let target = environments.last.flatMap({ target(in: $0) }) else { return }
    move(to: target, heading: [])
  }

  /// Posted after the focus has moved; the user information has the context.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// Posted after a key asked for a move for which there was no item; the user information has the
  /// context.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// The key of the `UIFocusUpdateContext` in the user information.
  public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// The key of the `UIFocusAnimationCoordinator` in the user information.
  public class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }

  // MARK: Where it is

  var current: FocusTarget? {
    guard let window else { return nil }
    if let list, list.window === window, let path = list.focusedItemPath {
      return FocusTarget(path, in: list)
    }
    if let view, view.window === window {
      if view.flags.contains(.isFocused) { return FocusTarget(view) }
      if let element, view.flags.contains(.holdsFocusedElement) {
        return FocusTarget(element, in: view)
      }
    }
    // iOS-BEHAVIOUR: a screen that comes back has the focus where it was. Evidence: unmeasured.
    for place in past.reversed() {
      if let list = place.list, list.window === window, let path = list.focusedItemPath {
        return FocusTarget(path, in: list)
      }
    }
    return nil
  }

  /// Remembers the list whose item had the focus, where its screen gave way.
  private func rememberPast() {
    past.removeAll { $0.list?.focusedItemPath == nil || $0.list === list }
    guard let list, list.window !== window, list.focusedItemPath != nil else { return }
    past.append(WeakFocusList(list: list))
  }

  /// Has `environment` look anew for where the focus should be, if the focus is in there.
  func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard current?.environments.contains(where: { $0 === environment }) ?? false else { return }
    requestFocusUpdate(to: environment)
  }

  // MARK: Moving

  /// Moves the focus where all agree; nil takes it away.
  @discardableResult
  func move(to target: FocusTarget?, heading: UIFocusHeading) -> Bool {
    let old = current
    if let target {
      if target.isSame(as: old) { return true }
    } else if old == nil {
      return true
    }
    let context = UIFocusUpdateContext(from: old, to: target, heading: heading)
    var environments = old?.environments ?? []
    for environment in target?.environments ?? []
    where !environments.contains(where: { $0 === environment }) {
      environments.append(environment)
    }
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      NotificationCenter.default.post(
        name: Self.movementDidFailNotification, object: self,
        userInfo: [Self.focusUpdateContextUserInfoKey: context])
      return false
    }
    leave(old, for: target)
    enter(target)
    // A reader that the program has led somewhere goes on with the keyboard.
    if AccessibilityFocus.element != nil { AccessibilityFocus.move(to: target?.accessibleObject) }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context,
        Self.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
    return true
  }

  private func leave(_ old: FocusTarget?, for new: FocusTarget?) {
    cancelPress()
    // The element may be gone, and its ring is still there.
    view?.setFocusedElement(nil)
    if old?.element == nil, let view = old?.view {
      view.setHasFocus(false)
      if view.editsText, view.isFirstResponder { view.resignFirstResponder() }
      if let group = view.focusGroup { previous[group] = WeakFocusView(view) }
    }
    if let list = old?.list, list !== new?.list { list.takeFocus(nil) }
    rememberPast()
    view = nil
    element = nil
    list = nil
  }

  private func enter(_ target: FocusTarget?) {
    view = target?.view
    element = target?.element
    list = target?.list
    if let target, let list = target.list {
      list.takeFocus(target.path)
    } else if let view, let element {
      view.bringIntoSightForFocus(element)
      view.setFocusedElement(element)
    } else if let view {
      view.setHasFocus(true)
      view.bringIntoSightForFocus()
      if view.editsText, !view.waitsForText, view.becomeFirstResponder() { view.selectText() }
    }
  }

  // MARK: What is presented

  /// Something that takes the keys is presented in `container`: what had the focus behind it has it no longer, so
  /// that no key reaches it, and gets it back by `uncover(_:)`. A text that is being edited stays so.
  func cover(by container: UIView) {
    guard let old = current, let view = old.view ?? old.list, !view.isFirstResponder,
      !view.isDescendant(of: container),
      container.superview.map(view.isDescendant(of:)) ?? false
    else { return }
    leave(old, for: nil)
    covered.append(
      CoveredFocus(container: container, view: old.view, element: old.element, list: old.list))
  }

  /// What was presented in `container` is gone.
  func uncover(_ container: UIView) {
    guard let index = covered.lastIndex(where: { $0.container === container }) else { return }
    let place = covered.remove(at: index)
    covered.removeAll { $0.container == nil }
    guard current == nil, let window else { return }
    rememberPast()
    if let list = place.list, list.window === window, let path = list.lastFocusedPath,
      list.canFocus(path)
    {
      enter(FocusTarget(path, in: list))
    } else if let view = place.view, view.window === window {
      enter(place.element.map { FocusTarget($0, in: view) } ?? FocusTarget(view))
    }
  }

  /// Whatever is in `environment` and should have the focus.
  private func target(in environment: any UIFocusEnvironment, depth: Int = 0) -> FocusTarget? {
    guard depth < 32 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = target(in: preferred, depth: depth + 1) { return found }
    }
    guard let window,
      let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded,
      view.window === window
    else { return nil }
    if let cell = view as? any FocusItemView {
      guard let (list, path) = cell.focusPlace, list.canFocus(path) else { return nil }
      return FocusTarget(path, in: list)
    }
    if let list = view as? any FocusItemList {
      return list.preferredFocus.map { FocusTarget($0, in: list) }
    }
    if view.canBecomeFocused { return FocusTarget(view) }
    return stops(in: view, of: window).lazy.compactMap { $0.entry(previous: nil) }.first
  }

  // MARK: Keys

  private func stops(in root: UIView, of window: UIWindow, current: FocusTarget? = nil)
    -> [FocusStop]
  {
    window.windowScene?.host.focusStops(in: root, of: window, current: current) ?? []
  }

  /// Tab: to the next stop, or out of the last one.
  func step(isBackwards: Bool) -> Bool {
    guard let window, window.focusRoot != nil else { return false }
    let place = current ?? (window.firstResponder as? UIView).map { FocusTarget($0) }
    let stops = stops(in: window, of: window, current: place)
    let index = stops.firstIndex { $0.contains(place) }
    let rest: [FocusStop] =
      switch (index, isBackwards) {
      // Content comes first; the bars around it come before it, and at the end.
      case (nil, false): Array(stops.drop { $0.isInBar }) + stops.prefix { $0.isInBar }
      case (nil, true): stops.reversed()
      case (let index?, false):
        // What was passed by at first comes after the last.
        Array(stops[(index + 1)...]) + Self.barsPassedBy(index, stops)
      case (let index?, true): stops[..<index].reversed()
      }
    for stop in rest {
      guard let target = stop.entry(previous: stop.group.flatMap { previous[$0]?.view }) else {
        continue
      }
      // One that refuses keeps the focus where it is.
      if move(to: target, heading: isBackwards ? .previous : .next) {
        endTyping(elsewhereThan: target)
      }
      return true
    }
    guard current != nil else { return false }
    move(to: nil, heading: isBackwards ? .previous : .next)
    return true
  }

  /// A text that was begun without the focus, as a search is by its command, gives up the keys with Tab: they are
  /// for what has the focus now.
  private func endTyping(elsewhereThan target: FocusTarget) {
    guard let text = window?.firstResponder as? UIView, text.editsText, text !== target.view else {
      return
    }
    text.resignFirstResponder()
  }

  /// The stops of the bars before the content, seen from a stop that is none of them.
  private static func barsPassedBy(_ index: Int, _ stops: [FocusStop]) -> ArraySlice<FocusStop> {
    let bars = stops.prefix { $0.isInBar }
    return index < bars.endIndex ? [] : bars
  }

  /// Keys for the view that has the focus; items of lists get theirs from their list.
  func takesFirst(_ input: KeyInput) -> Bool {
    guard let target = current, let view = target.view else { return false }
    if target.element == nil {
      if view.waitsForText, !view.isFirstResponder { return beginText(input, view) }
      guard !view.editsText else { return input.isDown && leaveText(input, view, target) }
    }
    let plain = input.modifiers.isDisjoint(with: [.control, .alt, .command])
    switch input.key {
    case .space, .enter:
      guard plain else { return false }
      if target.element != nil || !view.canBecomeFocused {
        if input.isDown, !input.isRepeat { perform(.activate, on: target) }
      } else if input.isDown {
        if !input.isRepeat { beginPress(input, view) }
      } else {
        endPress(input)
      }
      return true
    case .up, .down, .left, .right:
      guard plain, input.isDown else { return plain }
      if target.element == nil, view.adjustByFocusKey(input.key) { return true }
      if adjust(target, by: input.key) { return true }
      if target.element == nil, moveInGroup(from: view, input.key) { return true }
      return moveFromItem(around: target, input)
    case .escape:
      guard input.isDown else { return true }
      // A question or a popover goes at once, with what has the focus in it.
      if target.itemAround == nil, let top = window?.topPresentation,
        top is UIPopoverPresentationController || top.presentedViewController.wantsAnswer,
        view.isDescendant(of: top.presentedViewController.view)
      {
        return false
      }
      // What is used in an item goes back to the item.
      return move(to: target.itemAround.map { FocusTarget($0.path, in: $0.list) }, heading: [])
    default: return false
    }
  }

  @discardableResult
  private func perform(_ action: AccessibilityAction, on target: FocusTarget) -> Bool {
    guard let object = target.accessibleObject else { return false }
    return window?.windowScene?.host.performByKey(action, on: object) ?? false
  }

  /// Changes the value of what readers adjust: more with the arrow up and that in the direction of reading.
  private func adjust(_ target: FocusTarget, by key: KeyInput.Key) -> Bool {
    guard let object = target.accessibleObject, object.accessibilityTraits.contains(.adjustable)
    else { return false }
    let isMirrored = target.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMore = key == .up || key == (isMirrored ? .left : .right)
    return perform(isMore ? .increment : .decrement, on: target)
  }

  /// A text that is not edited before somebody wants to, such as a search field that opens a search: begins
  /// with the first key that is for it.
  ///
  /// - Returns: whether the key is used up.
  private func beginText(_ input: KeyInput, _ view: UIView) -> Bool {
    guard input.isDown, input.modifiers.isDisjoint(with: [.control, .alt, .command]) else {
      return false
    }
    switch input.key {
    case .enter:
      view.becomeFirstResponder()
      return true
    // What they type comes as text next.
    case .space, .character: return true
    case .escape: return move(to: nil, heading: [])
    case .up, .down, .left, .right: return moveInGroup(from: view, input.key)
    default: return false
    }
  }

  /// Escape in a text of an item ends editing, and goes back to the item.
  private func leaveText(_ input: KeyInput, _ view: UIView, _ target: FocusTarget) -> Bool {
    guard input.key == .escape, let place = target.itemAround, place.list.canFocus(place.path),
      move(to: FocusTarget(place.path, in: place.list), heading: [])
    else { return false }
    view.resignFirstResponder()
    return true
  }

  /// Arrows that a control in an item has no use for go on among the items.
  private func moveFromItem(around target: FocusTarget, _ input: KeyInput) -> Bool {
    guard let place = target.itemAround, place.list.canFocus(place.path),
      move(to: FocusTarget(place.path, in: place.list), heading: [])
    else { return false }
    return place.list.handleKey(input)
  }

  /// To the nearest member of the view's group in that direction, or where a guide leads that is nearer.
  private func moveInGroup(from view: UIView, _ key: KeyInput.Key) -> Bool {
    guard let window, let root = window.focusRoot else { return false }
    let from = view.convert(view.bounds, to: window)
    var best: (target: () -> FocusTarget?, distance: CGFloat)?
    func offer(_ area: CGRect, _ target: @escaping () -> FocusTarget?) {
      guard let distance = FocusGeometry.distance(from, area, key),
        distance < best?.distance ?? .infinity
      else { return }
      best = (target, distance)
    }
    for case .view(let other) in places(besides: view, root, window) {
      offer(other.convert(other.bounds, to: window)) { FocusTarget(other) }
    }
    let guides = UIFocusGuide.all(in: root)
    for guide in guides {
      guard let area = guide.area(in: window) else { continue }
      offer(area) { [unowned self] in
        guide.preferredFocusEnvironments.lazy.compactMap { self.target(in: $0) }.first
      }
    }
    // In a group the key is used up even where nothing lies that way.
    guard let target = best?.target() else { return view.focusGroup != nil }
    return move(to: target, heading: UIFocusHeading(key))
  }

  private func places(
    besides view: UIView, _ root: UIView, _ window: UIWindow
  ) -> [FocusStop.Place] {
    guard view.focusGroup != nil else { return [] }
    let stop = stops(in: root, of: window).first { $0.contains(FocusTarget(view)) }
    return (stop?.places ?? []).filter { place in
      if case .view(let other) = place { other !== view } else { false }
    }
  }

  // MARK: Using what has the focus

  /// The touch of a key, which no device's touch meets.
  private static let touch = Int.min

  /// A key that goes down on the view is a finger there, so that controls, recognisers and views that
  /// follow touches all do what they are there for.
  private func beginPress(_ input: KeyInput, _ view: UIView) {
    cancelPress()
    guard let window else { return }
    let point = window.toScreen(
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    press = (input.key, point)
    send(.began, point, input.time)
  }

  private func endPress(_ input: KeyInput) {
    guard let press, press.key == input.key else { return }
    self.press = nil
    send(.ended, press.point, input.time)
  }

  private func cancelPress() {
    guard press != nil else { return }
    press = nil
    window?.windowScene?.host.cancelTouch(Self.touch)
  }

  private func send(_ phase: InputPhase, _ point: CGPoint, _ time: TimeInterval) {
    window?.windowScene?.host.receive(
      .touch(TouchInput(id: Self.touch, phase: phase, location: point, time: time, kind: .mouse)))
  }
}

/// Where the focus was behind what is presented; the list knows which item.
private struct CoveredFocus {
  weak var container: UIView?
  weak var view: UIView?
  weak var element: NSObject?
  weak var list: (any FocusItemList)?
}

/// A list that may go away.
private struct WeakFocusList {
  weak var list: (any FocusItemList)?
}

/// A view that may go away.
struct WeakFocusView {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}
