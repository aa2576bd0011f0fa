import Failures
import PlatformInterface
import QuartzCore

/// Shows the topmost of a stack of controllers below a bar, and goes to and fro between them.
open class UINavigationController: UIViewController {
  /// Whether a navigation controller pushes or pops, for delegates that give animations.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none = 0
    /// A controller comes on top.
    case push
    /// The topmost controller goes.
    case pop
  }

  // Storage, shared with the extensions.
  final var stack: [UIViewController] = []
  /// The one whose view is shown, which follows the top of the stack in the next layout.
  final var shown: UIViewController?
  final var transition: ControllerTransition?
  final var animatesNext = false
  final let container = UIView()
  final private(set) var bar: UINavigationBar
  final var storedToolbar: UIToolbar?
  final lazy var toolbarFollower = makeToolbarFollower()
  private let toolbarType: UIToolbar.Type
  final var isBarHidden = false
  final var isToolHidden = true
  /// Whether the bars were last shown by the controller; one that is hidden all the same the program has hidden.
  final var isBarShown = true
  final var isToolbarShown = true
  final var popGesture: NavigationPopGesture?
  /// What hides the bars by gestures, made where it is wanted.
  final var storedHiding: NavigationBarHiding?
  final weak var followed: UIScrollView?
  /// How much of the bar the content has scrolled away: of the search bar, then of the large title.
  final var collapsed: CGFloat = 0
  /// The same as the search that is on began; nil without one.
  final var collapsedBeforeSearch: CGFloat?
  /// Content was not shown yet below the search bar.
  final var hidesSearchAtFirst = false
  /// The bar is being fitted to the content: what that moves is not news.
  final var isFollowingContent = false
  /// What a split view controller put on the stack while it was collapsed: the column's controller and
  /// the lowest of those it gave.
  final var storedTaken: [(host: UIViewController, root: UIViewController)] = []
  /// The lowest of the controllers that another one has taken from this one.
  final var storedGivenRoot: UIViewController?
  /// The delegate has not heard yet of what is shown.
  final var waitsToTell = false

  // MARK: Creation

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Makes a controller with bars of one's own classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type).map {
        ObjectFactory.make($0, frame: .zero) as! UINavigationBar
      } ?? UINavigationBar()
    toolbarType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Makes a controller whose stack has one controller, which cannot be popped.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    begin()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller from a storyboard, with the controllers that its relations name.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    bar.owner = self
    bar.flags.insert(.sharesSpace)
    definesPresentationContext = true
  }

  /// Puts another bar at the top, with the items of the one that was there.
  final func replaceBar(_ new: UINavigationBar) {
    guard new !== bar else { return }
    let old = bar
    old.show([], .none)
    old.owner = nil
    bar = new
    new.owner = self
    new.flags.insert(.sharesSpace)
    isBarShown = true
    new.show(stack.map(\.navigationItem), .none)
    guard let view = viewIfLoaded else { return }
    view.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    view.setNeedsLayout()
  }

  // MARK: The stack

  /// What a tab bar shows of the controller: what its first screen has, where none was set.
  open override var tabBarItem: UITabBarItem! {
    get { rare?.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// What hears which controller is shown, and may animate the change.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack of controllers, the lowest first. Setting it replaces the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The topmost controller, which is seen unless another one is presented over it.
  open var topViewController: UIViewController? { stack.last }
  /// The topmost, or what is presented over it.
  open var visibleViewController: UIViewController? {
    var found = presentedViewController ?? topViewController
    while let next = found?.presentation.presented { found = next }
    return found
  }

  /// Replaces the whole stack. The change is shown as a push where the new topmost controller was
  /// not in the stack, else as a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    MainThreadChecker.checked("UINavigationController.setViewControllers(_:animated:)") {
      replaceStack(viewControllers, animated)
    }
  }
  /// Puts a controller on top. One that is in the stack already stops the program with UIKit's
  /// sentence.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      failure(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController)).")
    }
    MainThreadChecker.checked("UINavigationController.pushViewController(_:animated:)") {
      replaceStack(stack + [viewController], animated)
    }
  }
  /// Takes the topmost controller away and returns it; nil where it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popTo(count: stack.count - 1, animated).last
  }
  /// Takes all controllers but the first away and returns them; nil where there is only one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? popTo(count: 1, animated) : nil
  }
  /// Takes all controllers above one away and returns them. A controller that is not in the stack
  /// stops the program with UIKit's sentence.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      failure("Tried to pop to a view controller that doesn't exist.")
    }
    return popTo(count: index + 1, animated)
  }
  /// Puts a controller on top; another navigation controller, which cannot lie in this one, is presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    // iOS-BEHAVIOUR: a navigation controller that is shown is presented. Evidence: controller-17.
    guard !(vc is UINavigationController) else { return present(vc, animated: true) }
    pushViewController(vc, animated: true)
  }

  /// Puts the secondary controller, or those of a navigation controller, on the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { take(secondaryViewController, animated: false) }
  /// Gives back what `collapseSecondaryViewController` took and what was pushed on it, else the topmost.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { giveBack() }

  // MARK: Bars

  /// The bar at the top. Its items are the controllers', and its delegate must not be changed.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar at the top is out of sight; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the top, and slides it where `animated` is true. Content takes its
  /// space.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    moveBars(animated)
  }
  /// The bar at the bottom, made when it is first asked for.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let made = ObjectFactory.make(toolbarType, frame: .zero) as! UIToolbar
    made.flags.insert(.sharesSpace)
    storedToolbar = made
    return made
  }
  /// Whether the toolbar is out of sight; true by default.
  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the toolbar with the items of the topmost controller, and slides it where
  /// `animated` is true.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolHidden else { return }
    isToolHidden = hidden
    if !hidden { showTools(of: topViewController, animated: false) }
    moveBars(animated)
  }
  /// How long bars take to come and go, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether a swipe upwards hides the bars, and one downwards shows them; false by default. Wheels and
  /// touchpads that scroll the content do the same.
  open var hidesBarsOnSwipe = false { didSet { hidingWishDidChange(hidesBarsOnSwipe) } }
  /// Whether a tap on content that means nothing else hides and shows the bars; false by default.
  open var hidesBarsOnTap = false { didSet { hidingWishDidChange(hidesBarsOnTap) } }
  /// Whether the bars go when an input view or an accessory above it comes up for a view inside; false by
  /// default. They do not come back by themselves. Without such a view there is no keyboard on a desktop.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { hidingWishDidChange(hidesBarsWhenKeyboardAppears) }
  }
  /// Whether the bars are out of sight where there is little height, as on a phone on its side, until
  /// content is tapped; false by default.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      hidingWishDidChange(hidesBarsWhenVerticallyCompact)
      moveBars(false)
    }
  }
  /// The pan that hides and shows the bars, which is enabled where `hidesBarsOnSwipe` is true. It takes
  /// no touches from others.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.pan }
  /// The tap that hides and shows the bars, which is enabled where `hidesBarsOnTap` or
  /// `hidesBarsWhenVerticallyCompact` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// Begins at the side where reading does, and takes the topmost controller away.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture?.recognizer }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let wish = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
    return wish.isEmpty ? super.supportedInterfaceOrientations : wish
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let wish = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    guard let wish, wish != .unknown else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return wish
  }

  // MARK: View

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigation = self
    self.view = view
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    view.addSubview(container)
    // iOS-BEHAVIOUR: the bar has its size as the topmost controller's `viewDidLoad()` is called, for which programs
    // round what they put into it. Evidence: unmeasured.
    bar.frame = CGRect(
      x: 0, y: UIApplication.shared.statusBarFrame.maxY, width: view.bounds.width,
      height: BarMetrics.rowHeight(view.storedTraits))
    view.addSubview(bar)
    popGesture = NavigationPopGesture(self)
    storedHiding?.attach(to: view)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if traitCollection.verticalSizeClass != .compact { storedHiding?.heightIsRegular() }
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTop()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellAfterAppearing()
  }

  override func childDidLeave(_ child: UIViewController) { dropFromStack(child) }

  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Alt and the arrow that leads back.
  override func handleKey(_ input: KeyInput) -> Bool {
    guard goesBack(input), stack.count > 1,
      !(topViewController?.navigationItem.hidesBackButton ?? false)
    else { return super.handleKey(input) }
    if input.isDown, !input.isRepeat { bar.goBack() }
    return true
  }
}

/// The view of a navigation controller.
final class NavigationView: UIView {
  weak var navigation: UINavigationController?
}
