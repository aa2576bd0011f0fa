// Longer than 500 lines: without an Objective-C runtime only members of the class body can be
// overridden, and controllers are made to be. Bodies that are more than a line live in the
// extension of their concern.

import PlatformInterface
import QuartzCore

/// Looks after one view and what is inside it: makes it, hears when it appears, contains others.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UITraitChangeObservable, UIContentContainer
{
  // MARK: Storage

  final var storedView: UIView?
  /// Whether `viewDidLoad()` was called or is about to be.
  final var isLoadingView = false
  final var storedChildren: [UIViewController] = []
  /// Cleared by the parent before it goes away.
  nonisolated(unsafe) final unowned(unsafe) var storedParent: UIViewController?
  /// The window whose root this is.
  final weak var window: UIWindow?
  final let appearance = AppearanceState()
  final var storedTraits: UITraitCollection
  /// What few controllers have; nil until one of it is set.
  final var rare: RareControllerState?

  // MARK: Creation

  /// Makes a controller whose view comes from `loadView()`; the designated initialiser.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    storedTraits = SystemTraits.forNewViews
    super.init()
    appearance.controller = self
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller from a storyboard, with its title, its bar items and its view to be loaded
  /// from there.
  public required init?(coder: NSCoder) {
    storedTraits = SystemTraits.forNewViews
    super.init()
    appearance.controller = self
    if let source = NibSource(coder) { read(source) }
  }

  open func encode(with coder: NSCoder) { Unsupported.report("UIViewController.encode(with:)") }
  /// Keeps what a screen shows on iOS, for programs that the system ends by itself, which none is here: nothing calls
  /// it.
  open func encodeRestorableState(with coder: NSCoder) {
    Unsupported.report("UIViewController.encodeRestorableState(with:)")
  }
  /// Brings back on iOS what a screen showed. Nothing is kept here, and nothing calls it.
  open func decodeRestorableState(with coder: NSCoder) {
    Unsupported.report("UIViewController.decodeRestorableState(with:)")
  }

  deinit {
    var children = storedChildren
    storedChildren = []
    for child in children { child.storedParent = nil }
    storedView?.controller = nil
    DeepRecursion.run { children = [] }
  }

  /// The name of the document that the view comes from; nil where the one of the class's name is looked
  /// for.
  open private(set) var nibName: String?
  /// The bundle of that document; nil for the main one.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The controller's view, which `loadView()` makes when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }
  /// The controller's view where it has been made; asking does not make it.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been made.
  ///
  /// iOS-BEHAVIOUR: not yet while a document sets the outlets beside it. Evidence: nib-16.
  open var isViewLoaded: Bool { storedView != nil && rare?.isConnecting != true }
  /// Makes the view where it is not there yet, as asking for `view` does.
  open func loadViewIfNeeded() {
    MainThreadChecker.checked("UIViewController.view") { makeViewIfNeeded() }
  }
  /// Makes the view: that of the storyboard's scene, else of the document `nibName`, else of one named as
  /// the class, else a plain one. An override assigns `view` and does not call super.
  open func loadView() {
    if !loadViewFromDocument() { storedView = plainView() }
    // Programs call this themselves, too.
    storedView?.controller = self
  }
  /// Called once, when the view was made; its size is not the final one yet. It does nothing by
  /// itself; overrides call the superclass's.
  open func viewDidLoad() {}
  /// Between will and did appear, where controllers of lists deselect.
  func clearSelectionOnAppearing() {}

  // MARK: Keys

  /// The shortcuts that `addKeyCommand(_:)` added; nil where there are none.
  open override var keyCommands: [UIKeyCommand]? {
    rare.flatMap { $0.keyCommands.isEmpty ? nil : $0.keyCommands }
  }
  /// Adds a shortcut to those of the class.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { madeRare.keyCommands.append(keyCommand) }
  /// Takes away a shortcut that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    rare?.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Focus

  /// Where the keyboard's focus should go that comes here, best first; the view unless a subclass
  /// says otherwise.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (preferredFocusedView ?? storedView).map { [$0] } ?? []
  }
  /// The view to which the keyboard's focus should go that comes here; nil, as it is by default, is the controller's own.
  open var preferredFocusedView: UIView? { nil }
  /// Has the keyboard's focus go where it is preferred now, in the next frame; only if it is in here.
  open func setNeedsFocusUpdate() { storedView?.window?.focusSystem.setNeedsUpdate(self) }
  open func updateFocusIfNeeded() { storedView?.window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Views of one name are one stop of the Tab key; for those of the controller's without a name.
  open var focusGroupIdentifier: String?

  // MARK: Storyboards

  /// The storyboard that the controller comes from, or else its nearest parent; nil for controllers made in
  /// code.
  open var storyboard: UIStoryboard? {
    rare?.storyboardScene?.storyboard ?? storedParent?.storyboard
  }
  /// Names the controller to code that restores where the user was; nil, the default, where it has no name.
  ///
  /// Storyboards set it, some to the storyboard identifier. It is kept for the app's own use: windows here
  /// begin anew, and nothing is encoded by it.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if newValue != restorationIdentifier { madeRare.restorationIdentifier = newValue } }
  }
  /// Goes the way of that name without asking `shouldPerformSegue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNow(segue: identifier, sender: sender)
  }
  /// Returns whether a segue that the user triggered is performed; true unless a subclass says
  /// otherwise.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before the destination of a segue loads its view, so that it can be told what to show.
  /// It does nothing by itself.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns the children that may take the way back, the likeliest first: all but the one that the
  /// way begins in, unless a subclass says otherwise.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.reversed().filter { $0 !== origin }
  }
  /// Returns whether the way back may end here; it is asked where the action is implemented.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  // MARK: Appearance

  /// Called before the view joins the window, or is uncovered. Overrides call the superclass's.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the tree with its traits and its size, and about to be laid out. It
  /// does nothing by itself.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout of the view in the window. Overrides call the superclass's.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called while the view still is in the window, before it leaves or is covered. Overrides call
  /// the superclass's.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the window or was covered. Overrides call the superclass's.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before each `layoutSubviews` of the view. It does nothing by itself.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews` of the view; deeper views are not laid out yet. It does
  /// nothing by itself.
  open func viewDidLayoutSubviews() {}
  /// Called where the view needs its constraints updated; it calls `updateConstraints()` of the
  /// view. Overrides call the superclass's at the end.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when bars and corners take another space of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view appears first, and before it is laid out where
  /// `setNeedsUpdateContentUnavailableConfiguration()` asked for it: the place to set
  /// `contentUnavailableConfiguration`. By itself it brings the present one up to date with the state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    if let now = contentUnavailableConfiguration {
      contentUnavailableConfiguration = now.updated(for: state)
    }
  }
  /// What `updateContentUnavailableConfiguration(using:)` is told: the traits, and what is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let text = rare?.navigationItem?.searchText, !text.isEmpty { state.searchText = text }
    return state
  }
  /// Called when the system runs short of memory; overrides let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  /// Whether children are told together with this controller; false leaves it to the subclass.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that its view appears or disappears, where the container does that by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(isAppearing: isAppearing, animated: animated, isManual: true)
  }
  /// Ends what `beginAppearanceTransition(_:animated:)` began, and calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`.
  open func endAppearanceTransition() { appearance.end() }

  // MARK: Containment

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  /// The controller that contains this one; nil where none does.
  open var parent: UIViewController? { storedParent }
  /// Calls `willMove(toParent:)` of the child; `didMove(toParent:)` is the caller's duty.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Calls `didMove(toParent: nil)`; `willMove(toParent: nil)` is the caller's duty.
  open func removeFromParent() { leaveParent() }
  /// Called when a child has gone, or another container takes it, for containers that keep what they show beside
  /// their children.
  func childDidLeave(_ child: UIViewController) {}
  /// Called before a container takes the controller, or lets it go where `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when a container has taken the controller, or has let it go where `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {
    appearance.isMovingFromParent = false
    appearance.isMovingToParent = false
  }
  /// Whether the controller is on its way into a parent: from `addChild(_:)` until
  /// `didMove(toParent:)`.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the controller disappears because its container let it go.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }
  /// The exception for views whose controllers do not contain one another as they should.
  public class var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistency")
  }

  // MARK: Presentation

  /// Shows a controller over the whole window; the outermost container of this one presents it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    MainThreadChecker.checked("UIViewController.present(_:animated:completion:)") {
      presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }
  }
  /// Dismisses what this controller presents or, where that is nothing, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    MainThreadChecker.checked("UIViewController.dismiss(animated:completion:)") {
      dismissNow(animated: flag, completion: completion)
    }
  }
  /// Shows another controller in the way of the nearest container; by presenting it where there is
  /// none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let storedParent {
      storedParent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller as `show(_:sender:)` does, but beside the present content where the
  /// container has space for it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let storedParent {
      storedParent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// Takes a split view controller's secondary controller over where there is space for one column
  /// only. It does nothing unless a subclass overrides it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary controller where a split view controller has space for both again; nil,
  /// unless a subclass says otherwise.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// What this controller, or a container it is in, presents.
  open var presentedViewController: UIViewController? { presenterInChain?.presentation.presented }
  /// Who presents this controller, or a container it is in.
  open var presentingViewController: UIViewController? { presentedInChain?.presentation.presenter }
  /// Whether the controller appears because it is presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller disappears because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  /// How the controller is presented; automatic chooses by what it is.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, presentation.presenter == nil {
        presentation.controller = nil
      }
    }
  }
  /// Chooses animators, interaction and, for the style `.custom`, the presentation's controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What looks after the presentation that goes on, or after the one to come; nil while there is
  /// none.
  open var presentationController: UIPresentationController? {
    presentedInChain?.presentation.controller ?? presentationControllerNow()
  }
  /// The presentation controller where it is a sheet's; else nil.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What looks after a presentation as a popover; nil unless the style is `.popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// For controllers of the framework that are presented in a way of their own.
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }
  /// For controllers of the framework: what shows them in a narrow window in place of a sheet.
  func ownSheetPresentation() -> UIPresentationController? { nil }
  /// For controllers of the framework: the presentation that shows them is of another kind from now on.
  func presentationStyleDidChange() {}
  /// Shows itself in the screen that is there, as a search does whose bar can be seen; false where it has to be
  /// presented.
  func comesWithoutPresentation() -> Bool { false }
  /// Whether what it shows has to be answered before anything else, also in a popover.
  var wantsAnswer: Bool { false }
  /// How the controller comes and goes where it has no transition of its own.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet {
      if modalTransitionStyle == .flipHorizontal || modalTransitionStyle == .partialCurl {
        Unsupported.report("UIViewController.modalTransitionStyle")
      }
    }
  }
  /// What controllers inside it present in the styles `.currentContext` and `.overCurrentContext` covers
  /// this controller's view and not the whole window; navigation controllers do so from the start.
  open var definesPresentationContext = false
  /// What it is a context for comes and goes in its own `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a controller that does not fill the screen decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet {
      if modalPresentationCapturesStatusBarAppearance {
        Unsupported.report("UIViewController.modalPresentationCapturesStatusBarAppearance")
      }
    }
  }
  /// Whether the user cannot dismiss the controller by a gesture or a touch outside; false by
  /// default.
  open var isModalInPresentation = false
  /// The change of size or traits going on, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    rare?.activeCoordinator ?? storedParent?.transitionCoordinator
  }

  // MARK: What containers show

  /// What bars and windows call the controller; nil, the default, for nothing.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      rare?.navigationItem?.title = title
      rare?.tabBarItem?.title = title
    }
  }
  /// What a navigation bar shows while this controller is on top; made when first asked for.
  open var navigationItem: UINavigationItem {
    if let known = rare?.navigationItem { return known }
    let made = UINavigationItem(title: title ?? "")
    if title == nil { made.title = nil }
    madeRare.navigationItem = made
    return made
  }
  /// What a tab bar shows of this controller; made when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let known = rare?.tabBarItem { return known }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      madeRare.tabBarItem = made
      return made
    }
    set {
      madeRare.tabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }
  /// What the toolbar of the navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets what the toolbar shows, with a cross-fade where `animated` is true.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    setTools(toolbarItems, animated: animated)
  }
  /// Whether a tab bar below goes away while this controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// Turns editing on and off, and says which it does next.
  open var editButtonItem: UIBarButtonItem { editButton }
  /// Names the view whose scrolling bars go by; nil leaves it to be found.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    madeRare.contentScrollView = scrollView
  }
  /// Returns the scroll view whose position the bars at an edge follow; nil for the one that is
  /// found.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rare?.contentScrollView
  }
  /// Whether the controller's content is edited; setting it does so without animation.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var storedEditing = false
  /// Changes whether the content is edited; the edit button calls it, and overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    showEditing()
  }

  // MARK: Space

  /// Space that the controller keeps free in addition to bars and corners.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalInsets ?? .zero }
    set { setAdditionalInsets(newValue) }
  }
  /// 16 points at the sides, 20 from 414 points of width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() }
    }
  }
  /// Where what covers the view at its top ends, for constraints of the time before safe areas.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor.")
  open var topLayoutGuide: any UILayoutSupport { supportGuide(isAtTop: true) }
  /// Where what covers the view at its bottom begins, for constraints of the time before safe
  /// areas.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor.")
  open var bottomLayoutGuide: any UILayoutSupport { supportGuide(isAtTop: false) }
  /// Below which bars the view may lie; concerns bars of containers, not those of the device.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also lies below bars that let nothing through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size in points that the controller would like to have in a popover or container.
  open var preferredContentSize: CGSize {
    get { rare?.preferredSize ?? .zero }
    set { setPreferredSize(newValue) }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size in points that a child will get in a parent of `parentSize`; containers override it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The orientation of the scene that shows the view, or of the first one. Deprecated with iOS 8.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.storedWindow?.windowScene?.interfaceOrientation
      ?? UIApplication.shared.statusBarOrientation
  }
  /// Whether the scroll view of the controller's screen keeps clear of a navigation controller's bars even where it
  /// has nothing to scroll; true by default. Deprecated with iOS 11; see `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// Called before the window turns, from within `viewWillTransition(to:with:)`. Deprecated with iOS 8.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called while the window turns; what it changes is animated with it. Deprecated with iOS 8.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called when the window has turned. Deprecated with iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Returns whether children hear of the methods above, which they do. Deprecated with iOS 8.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// Asks controllers again which orientations they support. Deprecated with iOS 16.
  open class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.keyWindow?.rootViewController?
      .setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  /// Whether an input view stays while a sheet comes up; true for sheets of forms. There is no keyboard here that
  /// would go.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// What a preview of the controller offers below it, in the context menu of what was pressed; empty by default.
  /// Deprecated with iOS 13.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Called before the window's size changes; overrides call super, which passes it to children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, coordinator) }
  /// Called before the traits change; overrides call super, which passes it to children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, coordinator) }

  /// Puts one child's view in the place of another's, animated; both must be children of this
  /// controller, and the first one's view in sight.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Traits

  /// The conditions that the controller's view finds itself in.
  open var traitCollection: UITraitCollection { storedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark appearance for this controller and those below; `unspecified` follows what is
  /// above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrides.style ?? .unspecified }
    set {
      madeRare.overrides.style = newValue
      refreshTraits()
    }
  }
  /// Traits that this controller fixes for itself and those below.
  open var traitOverrides: UITraitOverrides {
    get { rare?.overrides.traits ?? UITraitOverrides() }
    set {
      madeRare.overrides.traits = newValue
      refreshTraits()
    }
  }
  /// Fixes some traits of a child; nil frees them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverride(collection, for: childViewController) }
  /// Returns the traits that replace a child's; nil where none do.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { rare?.overrides.children[ObjectIdentifier(childViewController)] }
  /// Brings the traits up to date at once where a change is waiting.
  open func updateTraitsIfNeeded() { refreshTraits() }

  // MARK: Status bar and orientation

  /// How the status bar's text is coloured while this controller decides.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller decides.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes while this controller decides.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar's text; nil for this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks anew how the status bar should be, which is asked whenever it is looked at; a wish that
  /// is not met is reported.
  open func setNeedsStatusBarAppearanceUpdate() { reportUnmetWishes() }
  /// Whether the line at the bottom of newer phones may hide; windows have none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about that line; nil for this controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks anew whether the line at the bottom may hide; windows have none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { reportUnmetWishes() }
  /// The edges at which the app's gestures come before the system's; a desktop has no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges; nil for this controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks anew at which edges the app comes first; a desktop has no such gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { reportUnmetWishes() }
  /// The ways in which the controller can be shown: a phone that is shown turns to one of them. A desktop's windows
  /// do not turn; a controller that supports none of what its window is reports itself.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedTraits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation to be presented in; windows do not turn.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Asks anew which orientations are supported, and turns the phone that is shown; a wish that a desktop's window
  /// does not meet is reported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { reportUnmetWishes() }

  // MARK: Responder

  // iOS-BEHAVIOUR: after a controller comes its view's superview; after a window's root the window;
  // after a presented controller the one that presented it. Evidence: view-2.
  open override var next: UIResponder? {
    let presenter = rare?.presentation.presenter
    return storedView?.storedSuperview.map { presenter ?? $0 } ?? window ?? presenter
  }

  open nonisolated override var description: String {
    "<\(Swift.type(of: self).description()): \(Unmanaged.passUnretained(self).toOpaque())>"
  }
}

/// What few controllers have, made when one of it is first set.
@MainActor
final class RareControllerState {
  var overrides = ControllerTraitOverrides()
  var registrations = TraitChangeRegistrations()
  var presentation = PresentationState()
  var additionalInsets = UIEdgeInsets.zero
  var preferredSize = CGSize.zero
  var keyCommands: [UIKeyCommand] = []
  /// Of the change of size or traits going on.
  weak var activeCoordinator: TransitionCoordinator?
  /// What bars of the container take of the view at each edge, in points.
  var containerInsets = UIEdgeInsets.zero
  var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  /// The view whose scrolling bars go by, as the program says.
  weak var contentScrollView: UIScrollView?
  /// Of layouts from before the safe area.
  var supportGuides: [LayoutSupportGuide] = []
  /// The scene the controller comes from, which has its view.
  var storyboardScene: StoryboardScene?
  var restorationIdentifier: String?
  var contentUnavailable: ContentUnavailable?
  /// Its `UISearchDisplayController`, which this floor does not know.
  weak var searchDisplay: AnyObject?
  /// The same, where a document made it.
  var searchDisplayOfDocument: AnyObject?
  var segueTemplates: [SegueTemplate] = []
  /// What the scene holds beside the view.
  var storyboardObjects: [Any] = []
  /// The outlets of the document with its view are being set.
  var isConnecting = false
  /// The view that a nib made with the controller, until it is loaded.
  var documentView: UIView?
}
