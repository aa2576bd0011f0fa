import QuartzCore

/// Looks after one presentation: where the presented view is, what is around it, and what happens
/// when it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The presented controller holds this one.
  private unowned let storedPresented: UIViewController
  private weak var storedPresenting: UIViewController?
  /// Between the beginning of a presentation and the end of the dismissal.
  final var container: PresentationContainer?
  /// What the container adapted the wished style to.
  final var effectiveStyle = UIModalPresentationStyle.none

  /// Makes what looks after one presentation. A transitioning delegate returns one for the style
  /// `custom`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { storedPresented }
  /// The presented one itself before it is presented by anybody.
  open var presentingViewController: UIViewController {
    presentedViewController.presentation.presenter ?? storedPresenting ?? presentedViewController
  }

  /// What chooses styles for other traits and decides whether the user may dismiss.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Views

  /// Holds everything the presentation shows, over the whole window or a context's view.
  open var containerView: UIView? { container }
  /// What comes and goes: the controller's view, unless a subclass returns something around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where `presentedView` lies after its coming, in the container's coordinates: the whole
  /// container, unless a subclass returns another place.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the whole window rather than a part; true unless a subclass
  /// says otherwise.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window and hears that it disappears; subclasses may
  /// return another value.
  open var shouldRemovePresentersView: Bool {
    // iOS-BEHAVIOUR: what a full-screen presentation covers leaves the hierarchy and disappears; under
    // sheets and "over" styles it stays. Evidence: controller-11.
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether the presenter's view is taken out of the window while the presented one covers it. Within a
  /// context it stays, as the presented one is inside it.
  final var takesPresentersView: Bool {
    shouldRemovePresentersView && container?.superview is UIWindow
  }

  // MARK: Style

  /// The style of the presentation as it really is, after adaptation.
  open var presentationStyle: UIModalPresentationStyle {
    effectiveStyle == .none ? presentedViewController.modalPresentationStyle : effectiveStyle
  }
  /// The style that the presentation has in the present traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }
  /// Returns the style to be used under other traits; `.none` keeps the style there is. Subclasses override
  /// it.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  // MARK: For overriding

  /// Called before the presented view comes, when the container is there. It does nothing by
  /// itself; subclasses add what surrounds the view.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view came, or after its coming was taken back. It does nothing by
  /// itself.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes. It does nothing by itself.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view went, or after its going was taken back. It does nothing by
  /// itself.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays its views out. It does nothing by itself; subclasses set
  /// frames here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid its views out. It does nothing by itself.
  open func containerViewDidLayoutSubviews() {}

  // MARK: The controller as its content

  /// The size that the presented controller would like, in points; zero for no wish.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Hears that the presented controller's wish for a size has changed, and passes it to the presenting one.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    presentedViewController.presentation.presenter?.preferredContentSizeDidChange(
      forChildContentContainer: container)
  }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size in points that the presented controller gets in a container of `parentSize`: the same, unless
  /// a subclass returns another one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the window's size changes; overrides call super, which passes it to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the traits change; overrides call super, which passes it to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  /// The conditions that the presentation finds itself in.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }
  /// Called after the traits changed while something is presented.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Inside

  /// What moves together with the presented view; run inside its animation.
  func moveAlongside(isPresenting: Bool) {}

  /// Takes the presenter's tint, or gives it back.
  final func dimTint(_ isDimmed: Bool) {
    presentedViewController.presentation.presenter?.viewIfLoaded?.setBehindPresented(isDimmed)
  }

  /// The framework's own way for the view to come and go.
  func animator(isPresenting: Bool) -> SlidingAnimator {
    transitionStyle == .crossDissolve || UIAccessibility.prefersCrossFadeTransitions
      ? FadeAnimator(isPresenting: isPresenting) : CoverAnimator(isPresenting: isPresenting)
  }

  private var transitionStyle: UIModalTransitionStyle {
    let context = presentingViewController
    return presentationStyle.isOfContext && context.definesPresentationContext
      && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  /// Escape, or a tap beside the view: true where something came of it.
  func leave() -> Bool { false }

  /// Dismisses unless somebody objects, and tells the delegate.
  ///
  /// - Returns: false where somebody objected.
  @discardableResult
  final func dismissByUser(then completion: (() -> Void)? = nil) -> Bool {
    guard mayDismiss() else { return false }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentation.presenter?.dismissNow(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      presentedViewController.presentation.whenDismissedByUser?()
      completion?()
    }
    return true
  }

  /// Whether the user may take the view away; who objects is told of the attempt.
  final func mayDismiss() -> Bool {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    return !presentedViewController.isBeingDismissed
  }

  /// Whether layout of the container gives the view its place; not so for a custom style, but for UIKit's own of those.
  var placesPresentedView: Bool { presentationStyle != .custom }

  /// Gives the view of one of UIKit's own styles its place, as its container is laid out.
  ///
  /// iOS-BEHAVIOUR: the view of a custom presentation stays where its animator left it and follows its
  /// container by its autoresizing mask; a presentation controller that wants more sets the frame in
  /// `containerViewWillLayoutSubviews()`. Evidence:
  /// https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()
  final func placePresentedView() {
    guard placesPresentedView, let view = presentedView, container != nil else { return }
    let frame = frameOfPresentedViewInContainerView
    guard view.transform == .identity, view.frame != frame else { return }
    view.frame = frame
  }
}

/// Chooses other styles for other traits, and decides whether the user may dismiss.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of the presentation; it is asked where the method with traits is left out.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style of the presentation for traits; `.none` keeps the one that was wished, also
  /// where there is little space. Where it is left out, the system adapts as it sees fit.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the controller that looks after the presentation in another style, before it is used.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Another controller to be shown with `style`; nil for the same.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Hears that a controller is about to be presented in a style; `none` means the one it asked
  /// for.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the controller by a gesture or a touch outside; true by
  /// default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Hears that the user begins to dismiss the controller; a gesture may still be taken back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Hears that the user has dismissed the controller; it is never called after
  /// `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Hears that the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    OptionalMethod.markMissing(.adaptiveStyle)
    return .none
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The view of a presentation, over the whole window or, in a context, over the view of that.
final class PresentationContainer: UIView {
  private unowned let presentation: UIPresentationController
  /// The view moves; layout leaves it alone.
  var isMoving = false
  /// What lies behind can be used.
  var passesTouches = false
  /// What is presented is on its way out.
  var isLeaving: Bool { presentation.presentedViewController.presentation.isBeingDismissed }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation.traitCollectionDidChange(previousTraitCollection)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard passesTouches else { return hit }
    let isBeside = hit === self || (hit?.superview === self && hit !== presentation.presentedView)
    return isBeside ? nil : hit
  }

  init(_ controller: UIPresentationController, frame: CGRect) {
    presentation = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    // Lies over another screen: in the dark its grounds are lighter.
    if controller is UISheetPresentationController || controller is UIPopoverPresentationController
    {
      traitOverrides.userInterfaceLevel = .elevated
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation.containerViewWillLayoutSubviews()
    if !isMoving { presentation.placePresentedView() }
    presentation.containerViewDidLayoutSubviews()
  }
}
