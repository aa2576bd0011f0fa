import Failures
import QuartzCore

/// Shows one of several controllers above a bar that chooses among them.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var all: [UIViewController] = []
  private var chosen: UIViewController?
  private var shown: UIViewController?
  /// Where the views of the controllers are, below the bar.
  final let container = UIView()
  /// The way from one controller to the next, while it lasts.
  final var transition: ControllerTransition?
  private var bar = UITabBar()
  private var isBarHidden = false
  /// Whether the bar was last shown by the controller; one that is hidden all the same the program has hidden.
  private var isBarShown = true
  private let follower = ContentFollower()

  // MARK: Creation

  // iOS-BEHAVIOUR: a tab bar controller that code makes loads its view at once, before the initialisers of subclasses
  // go on. Evidence: https://qiita.com/hicka04/items/e5ce253ce74fdea38378
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Makes a controller from a document, with its controllers; the view is loaded when it is asked for.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Controllers

  /// What decides about and hears of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their items; nil where there are none.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers. The one that is shown stays where it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for gone in all where !new.contains(gone) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      if shown === gone { shown = nil }
      gone.removeFromParent()
    }
    for come in new where come.storedParent !== self {
      addChild(come)
      come.didMove(toParent: self)
    }
    all = new
    customizableViewControllers = viewControllers
    bar.items = new.map(\.tabBarItem)
    if chosen == nil || !new.contains(chosen!) { chosen = new.first }
    bar.selectedItem = chosen?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
  }
  /// One of the controllers, or of those in them, was given another item: the bar shows it at once.
  final func itemsDidChange() {
    let items: [UITabBarItem] = all.map(\.tabBarItem)
    guard !all.isEmpty, !zip(items, bar.items ?? []).allSatisfy({ $0 === $1 }) else { return }
    bar.items = items
    bar.selectedItem = chosen?.tabBarItem
  }

  /// The controllers that the user may move to other places of the bar: all of them whenever `viewControllers` is set,
  /// nil for none. Kept for the program, as there is no screen here on which they are moved.
  open var customizableViewControllers: [UIViewController]?

  /// The controller that is shown; nil where there is none. Setting it does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue, newValue !== chosen else { return }
      // iOS-BEHAVIOUR: UIKit refuses others, in these words. Evidence: unmeasured.
      require(
        all.contains(newValue),
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
          + "controller in the tab bar controller's list of view controllers can be selected.")
      chosen = newValue
      bar.selectedItem = newValue.tabBarItem
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The place of the controller that is shown; `NSNotFound` where none is. A place that is not
  /// there changes nothing.
  open var selectedIndex: Int {
    get { chosen.flatMap { all.firstIndex(of: $0) } ?? NSNotFound }
    set { if all.indices.contains(newValue) { selectedViewController = all[newValue] } }
  }

  // MARK: Bar

  /// The bar at the bottom. Its items are the controllers'.
  open var tabBar: UITabBar { bar }
  /// Whether the bar is out of sight; false by default.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar, and slides it where `animated` is true. Content takes its space.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.2) { self.viewIfLoaded?.layoutIfNeeded() } }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    // iOS-BEHAVIOUR: the chosen item again leads back to the first screen, then to the top.
    // Evidence: controller-7; the rest is unmeasured.
    if controller === chosen, shown === controller {
      goToBeginning(controller)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func goToBeginning(_ controller: UIViewController) {
    guard let navigation = controller as? UINavigationController else { return }
    if navigation.stack.count > 1 {
      _ = navigation.popToRootViewController(animated: true)
    } else if let scroll = navigation.followed {
      scroll.setContentOffset(
        CGPoint(x: scroll.contentOffset.x, y: scroll.verticalRange.minimum), animated: true)
    }
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    // iOS-BEHAVIOUR: the bar has its size as `viewDidLoad()` is called, for which programs make masks and shadows.
    // Evidence: unmeasured.
    let size = CGSize(width: view.bounds.width, height: BarMetrics.tabBarHeight)
    bar.frame = CGRect(origin: CGPoint(x: 0, y: view.bounds.height - size.height), size: size)
    bar.flags.insert(.sharesSpace)
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(bar)
    follower.changed = { [weak self] in
      guard let self else { return }
      bar.isOverContent = follower.isContentBelow
    }
    listenToBar()
  }

  private func listenToBar() {
    bar.delegate = self
    bar.mayChoose = { [weak self] item in
      guard let self, let controller = all.first(where: { $0.tabBarItem === item })
      else { return false }
      return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
  }

  /// Puts another bar at the bottom, with the items of the one that was there.
  final func replaceBar(_ new: UITabBar) {
    guard new !== bar else { return }
    let old = bar
    old.delegate = nil
    old.items = nil
    bar = new
    new.flags.insert(.sharesSpace)
    isBarShown = true
    new.items = all.map(\.tabBarItem)
    new.selectedItem = chosen?.tabBarItem
    guard let view = viewIfLoaded else { return }
    new.frame = old.frame
    view.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    listenToBar()
    view.setNeedsLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showChosen()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Content that lies deep in containers is there by now.
    followContent()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showChosen()
    layoutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  private func showChosen() {
    guard isViewLoaded, shown !== chosen else { return }
    transition?.completeTransition(true)
    let old = shown
    shown = chosen
    chosen?.loadViewIfNeeded()
    let isSeen = appearance.phase == .appeared && view.window != nil
    if isSeen, let old, let new = chosen, run(from: old, to: new) { return layoutBar() }
    if isSeen { old?.appearance.begin(isAppearing: false, animated: false, isManual: true) }
    if isSeen { chosen?.appearance.begin(isAppearing: true, animated: false, isManual: true) }
    if let new = chosen?.view {
      new.frame = container.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(new)
    }
    // While the old screen is in the window still, so that it is remembered how it left the bar.
    (parent as? UINavigationController)?.tabDidChange(self)
    old?.viewIfLoaded?.removeFromSuperview()
    layoutBar()
    guard isSeen, let window = view.window else { return }
    old?.appearance.end()
    chosen?.appearance.schedule(in: window)
  }

  /// A way to another controller was broken off: the old one is chosen again.
  final func goBack(to old: UIViewController) {
    chosen = old
    shown = old
    bar.selectedItem = old.tabBarItem
    layoutBar()
  }

  /// Whether the controller or the screen on top wants the bar away.
  private var isBarUnwanted: Bool {
    if isBarHidden { return true }
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.stack.contains { $0.hidesBottomBarWhenPushed }
  }

  final func layoutBar() {
    guard let view = viewIfLoaded else { return }
    let safe = view.storedSafeArea.bottom
    let height = BarMetrics.tabBarHeight + safe
    let isUnwanted = isBarUnwanted
    // iOS-BEHAVIOUR: a bar that the program hides by the bar's own `isHidden` leaves its space to the content.
    // Evidence: controller-16.
    if isBarShown == isUnwanted {
      isBarShown = !isUnwanted
      bar.isHidden = isUnwanted
    }
    let isAway = isUnwanted || bar.isHidden
    bar.frame = CGRect(
      x: 0, y: isUnwanted ? view.bounds.height : view.bounds.height - height,
      width: view.bounds.width, height: height)
    shown?.setContainerInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: isAway ? 0 : BarMetrics.tabBarHeight, right: 0))
    followContent()
  }

  /// The bar has its background while content lies behind it.
  final func followContent() {
    let top = (shown as? UINavigationController)?.stack.last ?? shown
    follower.follow(ContentFollower.content(of: top))
    bar.isOverContent = follower.isContentBelow
  }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  open override var childForStatusBarHidden: UIViewController? { chosen }
}

extension UIViewController {
  /// The nearest tab bar controller this one is in.
  public var tabBarController: UITabBarController? { nearestParent() }
}
