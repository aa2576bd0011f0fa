import Failures
import QuartzCore

/// The sides at which a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes directions of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points upwards: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, and the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left, and the popover lies at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right, and the popover lies at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow may point anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known, as before the popover is laid out.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a popover may point at: views and bar button items.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the rectangle to point at, in the coordinates of a view; nil where it is not on the
  /// screen.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

/// Answers how a popover appears in other surroundings, and hears of its coming and going.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown, so that it can be told what it belongs to.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a touch outside may close the popover; true by default. The method of the
  /// superclass's delegate takes its place.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Hears that the user has closed the popover; it is not called where the program does.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Shows a controller in a bubble that points at what it belongs to; where there is little space,
/// as a sheet.
open class UIPopoverPresentationController: UIPresentationController {
  private let bubble = PopoverBubble()
  private let back = UIView()
  private var placement: PopoverPlacement?

  open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate }
  }
  private weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?

  /// Used where the popover becomes a sheet.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  // MARK: What it belongs to

  /// The view in whose coordinates `sourceRect` lies; nil where a bar button item is the source.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the source view's coordinates; null, the default,
  /// for the view's bounds.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points at; nil where a view is the source.
  open var barButtonItem: UIBarButtonItem?
  /// The view, item or other thing that the popover points at; nil where one of the older
  /// properties says.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Whether the popover may cover its source where there is not enough space; false by default. It is
  /// kept, and not honoured yet.
  open var canOverlapSourceViewRect = false
  /// Where the arrow may point; anywhere by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points while the popover is shown; `unknown` otherwise.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// Views behind the popover that can be used while it is shown; kept, and not honoured yet.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble and its arrow; nil, the default, is that of the presented view.
  open var backgroundColor: UIColor? { didSet { bubble.fill = backgroundColor } }
  /// How far the popover keeps from the window's edges, in points; 10 on each side by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Whether there is anything that the popover can point at.
  final var hasSource: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }

  private var source: CGRect? {
    guard let container else { return nil }
    if let found = (sourceItem ?? barButtonItem)?.frame(in: container) { return found }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  // iOS-BEHAVIOUR: popovers need a regular width; elsewhere they are sheets. Evidence: controller-4.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .regular ? .none : .pageSheet }

  // MARK: Presentation

  open override var presentedView: UIView? { bubble }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = PopoverMetrics.size.width }
    if size.height <= 0 { size.height = PopoverMetrics.size.height }
    guard let source else {
      failure(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let found = PopoverPlacement(
      content: size, source: source, area: area, permitted: permittedArrowDirections)
    placement = found
    bubble.show(found)
    return found.frame
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard let container else { return }
    back.frame = container.bounds
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(back)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", UIPopoverPresentationController.tapped(_:)))
    back.addGestureRecognizer(tap)
    if let view = presentedViewController.view { bubble.hold(view) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { back.removeFromSuperview() }
  }

  override func moveAlongside(isPresenting: Bool) { dimTint(isPresenting) }

  private func tapped(_ recognizer: UIGestureRecognizer) { _ = leave() }

  override func leave() -> Bool {
    guard popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else {
      return true
    }
    dismissByUser { [self] in
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
    return true
  }

  override func animator(isPresenting: Bool) -> SlidingAnimator {
    FadeAnimator(isPresenting: isPresenting)
  }
}
