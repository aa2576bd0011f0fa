import PlatformInterface
import QuartzCore

/// What is docked at the bottom of a window for its first responder: its input view, and the accessory of
/// the nearest responder that has one.
///
/// A keyboard of letters is never here: desktops have keys, and those with a touch screen alone have a
/// keyboard of their own. So only these two views post the keyboard's notifications, as on iOS with
/// hardware keys.
@MainActor
final class InputPanel {
  private unowned let window: UIWindow
  private let view = InputPanelView(frame: .zero)
  private weak var owner: UIResponder?
  /// Those whose views are docked.
  private var controllers: [UIInputViewController] = []
  private var changes = 0
  /// Where it is, or is going; in the window's coordinates, below it while nothing is docked.
  private(set) var frame = CGRect.zero
  /// Points that a finger has pushed it down.
  private var pushed: CGFloat = 0
  /// Counts comings and goings, so that the end of one that was overtaken is not told.
  private var generation = 0

  init(_ window: UIWindow) { self.window = window }

  var isShown: Bool { view.superview != nil && frame.height > 0 && frame.minY < window.bounds.maxY }
  var hasInput: Bool { view.input != nil }
  var panelView: UIView { view }

  // MARK: Whose views

  /// Runs `change`, in which responders may come and go; the panel follows once it is over.
  func during<Result>(_ change: () -> Result) -> Result {
    changes += 1
    defer {
      changes -= 1
      if changes == 0 { update() }
    }
    return change()
  }

  /// Asks the first responder anew.
  func update() {
    guard changes == 0 else { return }
    if window.firstResponder == nil, returnToOwner() { return }
    let first = window.firstResponder
    let accessory = Self.accessory(of: first)
    let hadHeight = isShown ? frame.height : 0
    owner = accessory?.owner
    let controller = first?.inputViewController
    let accessoryController = accessory?.owner.inputAccessoryViewController
    let input = controller.map(\.view) ?? first?.inputView
    appear([controller, accessoryController].compactMap { $0 }) {
      view.host(input: input, accessory: accessory?.view, owner: accessory?.owner ?? first)
    }
    view.frame.size.width = window.bounds.width
    let height = view.naturalHeight(in: window)
    if height > 0 {
      if hadHeight != height || !isShown { show(height, from: hadHeight) }
    } else if hadHeight > 0 {
      hide()
    }
  }

  /// Tells the controllers of the docked views that these come and go with `change`.
  private func appear(_ new: [UIInputViewController], during change: () -> Void) {
    let old = controllers
    controllers = new
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    for controller in gone { controller.beginAppearanceTransition(false, animated: false) }
    for controller in come { controller.beginAppearanceTransition(true, animated: false) }
    change()
    for controller in gone + come { controller.endAppearanceTransition() }
  }

  /// The accessory's height may be another one.
  func heightMayHaveChanged() {
    guard isShown, changes == 0 else { return }
    let height = view.naturalHeight(in: window)
    if abs(height - frame.height) > 0.25 { show(height, from: frame.height) }
  }

  /// A bar that a controller keeps at the bottom stays there when a text in it is no longer edited.
  private func returnToOwner() -> Bool {
    guard let owner, owner.canBecomeFirstResponder, FirstResponder.window(of: owner) === window
    else { return false }
    changes += 1
    let isBack = owner.becomeFirstResponder()
    changes -= 1
    guard isBack else { return false }
    update()
    return true
  }

  /// A responder that yields by itself wants its bar gone, too.
  func forget(_ responder: UIResponder) { if owner === responder { owner = nil } }

  /// A view leaves the window, and with it whoever shows it.
  func forget(in view: UIView) {
    let shown = (owner as? UIViewController)?.viewIfLoaded ?? owner as? UIView
    if let shown, shown.isDescendant(of: view) { owner = nil }
  }

  private static func accessory(of first: UIResponder?) -> (view: UIView, owner: UIResponder)? {
    var link = first
    while let responder = link {
      if let controller = responder.inputAccessoryViewController {
        return (controller.view, responder)
      }
      if let view = responder.inputAccessoryView { return (view, responder) }
      link = responder.next
    }
    return nil
  }

  // MARK: Coming and going

  private func place(_ height: CGFloat, isShown: Bool) -> CGRect {
    CGRect(
      x: 0, y: window.bounds.maxY - (isShown ? height : 0), width: window.bounds.width,
      height: height)
  }

  private func show(_ height: CGFloat, from old: CGFloat) {
    let begin = old > 0 ? frame : place(height, isShown: false)
    let end = place(height, isShown: true)
    if view.superview !== window {
      view.frame = begin
      window.addSubview(view)
    }
    // A click that gave a text the keyboard may have opened its menu, too, which stays in front.
    if let menu = window.storedSubviews.first(where: \.coversDockedViews) {
      window.insertSubview(view, belowSubview: menu)
    } else {
      window.bringSubviewToFront(view)
    }
    view.isHidden = false
    view.setNeedsLayout()
    move(from: begin, to: end, KeyboardNotice.show)
  }

  private func hide() {
    move(from: frame, to: place(frame.height, isShown: false), KeyboardNotice.hide)
  }

  private func move(from begin: CGRect, to end: CGRect, _ notice: KeyboardNotice) {
    generation += 1
    let now = generation
    pushed = 0
    let isSeen = window.windowScene != nil && !window.isHidden && UIView.areAnimationsEnabled
    let info = KeyboardNotice.Info(
      begin: window.toScreen(begin), end: window.toScreen(end),
      duration: isSeen ? KeyboardNotice.duration : 0)
    frame = end
    notice.postWill(info)
    let finish = { [weak self] in
      guard let self, now == self.generation else { return }
      if notice == .hide { self.view.removeFromSuperview() }
      notice.postDid(info)
    }
    guard isSeen else {
      view.frame = end
      tellGuides()
      return finish()
    }
    UIView.animate(
      withDuration: info.duration, delay: 0,
      options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.view.frame = end
        // What is bound to the keyboard's guide moves along.
        self.tellGuides()
        self.window.layoutIfNeeded()
      },
      completion: { _ in finish() })
  }

  /// After the window changed its size.
  func windowDidResize() {
    guard isShown else { return }
    view.frame.size.width = window.bounds.width
    frame = place(view.naturalHeight(in: window), isShown: true)
    view.frame = frame
    tellGuides()
  }

  // MARK: Fingers

  /// A finger of a scroll view went to `y`, in the window's coordinates: below the panel's edge it takes
  /// the panel along.
  func push(to y: CGFloat, padding: CGFloat) {
    guard isShown, hasInput else { return }
    pushed = min(max(0, y + padding - frame.minY), frame.height)
    view.frame = frame.offsetBy(dx: 0, dy: pushed)
    tellGuides()
  }

  /// The finger let go; true where the panel is far enough down to go.
  func letGo(velocity: CGFloat) -> Bool {
    guard pushed > 0 else { return false }
    let goes = velocity > 300 || (velocity > -300 && pushed > frame.height / 2)
    if !goes {
      pushed = 0
      UIView.animate(withDuration: KeyboardNotice.duration) { self.view.frame = self.frame }
      tellGuides()
    }
    return goes
  }

  // MARK: Guides

  /// Points at the bottom of `view` that the panel covers.
  func overlap(with view: UIView) -> CGFloat {
    guard isShown, view.window === window else { return 0 }
    let bottom = view.convert(
      CGPoint(x: 0, y: view.bounds.maxY), to: window
    ).y
    return min(max(bottom - frame.minY - pushed, 0), view.bounds.height)
  }

  private func tellGuides() { KeyboardGuides.panelDidMove(in: window) }
}
