import QuartzCore

/// Hears which height the user gave a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Hears that the user moved the sheet to another height. It is not called where the program sets
  /// one.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What heights may go by.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a sheet that is as high as can be, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Shows a controller on a card over its presenter, which a finger can move and take away.
///
/// On phones the card comes from below and may rest at several heights; where there is space it
/// lies in the middle.
open class UISheetPresentationController: UIPresentationController {
  final let shade = UIView()
  final let grabber = UIView()
  private var pan: SheetPan?

  open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { sheetDelegate = delegate as? any UISheetPresentationControllerDelegate }
  }
  private weak var sheetDelegate: (any UISheetPresentationControllerDelegate)?

  // MARK: Heights

  /// The heights at which the sheet rests, in any order; `large` alone by default. An empty array
  /// is taken for that.
  open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }
  /// The height the sheet rests at; the lowest where nil.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  /// Up to this height what lies behind stays bright and can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  /// Whether the sheet shows a bar at its top by which it is moved; false by default.
  open var prefersGrabberVisible = false { didSet { detentsDidChange() } }
  /// The radius of the sheet's upper corners, in points; nil, the default, is the standard one.
  open var preferredCornerRadius: CGFloat? { didSet { detentsDidChange() } }
  /// Whether scrolling down from the top of a scroll view within first makes the sheet taller; true
  /// by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the lower edge where there is little height, rather than filling
  /// the window; false by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsDidChange() } }
  /// Whether a sheet that keeps to the lower edge is as wide as the controller's
  /// `preferredContentSize`; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsDidChange() }
  }
  /// Whether the sheet has the size of a page on large screens rather than of a form; true by
  /// default.
  open var prefersPageSizing = true { didSet { detentsDidChange() } }
  /// What a sheet in the middle of a large screen belongs to; iOS moves it there.
  open var sourceView: UIView?

  /// Changes of height made inside are animated.
  open func animateChanges(_ changes: () -> Void) {
    guard container != nil else { return changes() }
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
        changes()
        self.settle()
      }
    }
  }

  /// Asks custom heights again, and moves the sheet there before its next layout.
  open func invalidateDetents() { detentsDidChange() }

  private func detentsDidChange() {
    showGrabber()
    container?.setNeedsLayout()
  }

  final func settle() {
    container?.setNeedsLayout()
    container?.layoutIfNeeded()
    presentedView?.layoutIfNeeded()
    shade.alpha = isDimmed ? 1 : 0
    dimTint(isDimmed)
    pushBack(isPresented: true)
  }

  /// What the user moved it to.
  final func select(_ identifier: Detent.Identifier) {
    guard identifier != selectedNow?.identifier else { return }
    selectedDetentIdentifier = identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container, let presentedView else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = SheetMetrics.shade
    shade.alpha = 0
    container.addSubview(shade)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", UISheetPresentationController.tapped(_:)))
    shade.addGestureRecognizer(tap)
    pan = SheetPan(self, presentedView)
    showGrabber()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeAway() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeAway() }
  }

  private func takeAway() {
    shade.removeFromSuperview()
    grabber.removeFromSuperview()
    pan = nil
    presentedView?.layer.cornerRadius = 0
    pushBack(isPresented: false)
  }

  override func moveAlongside(isPresenting: Bool) {
    shade.alpha = isPresenting && isDimmed ? 1 : 0
    dimTint(isPresenting && isDimmed)
    pushBack(isPresented: isPresenting)
  }

  private func tapped(_ recognizer: UIGestureRecognizer) { _ = leave() }

  override func leave() -> Bool {
    dismissByUser()
    return true
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    roundCorners()
    container?.passesTouches = !isDimmed
    guard grabber.superview != nil, let view = presentedView else { return }
    grabber.frame = CGRect(
      x: (view.bounds.width - SheetMetrics.grabber.width) / 2, y: SheetMetrics.grabberTop,
      width: SheetMetrics.grabber.width, height: SheetMetrics.grabber.height)
    view.bringSubviewToFront(grabber)
  }

  private func showGrabber() {
    guard let view = presentedViewController.viewIfLoaded, container != nil else { return }
    guard prefersGrabberVisible, isEdgeAttached else { return grabber.removeFromSuperview() }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabber.height / 2
    grabber.isUserInteractionEnabled = false
    view.addSubview(grabber)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { frame(height: restingHeight) }
}
