/// What a popover asks and tells. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch outside may close the popover; true by default.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Hears that the user has closed the popover; it is not called where the program does.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Shows a controller in a bubble, as programs did before controllers could be presented as popovers.
///
/// It presents its content by a `UIPopoverPresentationController`, as a bubble on every device.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  private lazy var link = PopoverLink(self)
  /// Held by itself while it is on the screen, as the system holds it.
  private static var shown: [ObjectIdentifier: UIPopoverController] = [:]

  /// Makes a popover, which is not shown yet.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// What hears that the user closes the popover, and may forbid it.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// What the popover shows. Setting it while the popover is up does nothing until it is shown again.
  open var contentViewController: UIViewController
  /// Sets what the popover shows.
  open func setContentView(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }
  /// The size of the content, in points; it is the controller's `preferredContentSize`.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
  /// Views behind the popover that can be used while it is shown; kept, and not honoured yet.
  open var passthroughViews: [UIView]?
  /// How far the popover keeps from the window's edges, in points; 10 on each side by default.
  open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the bubble and its arrow; nil, the default, is that of the content.
  open var backgroundColor: UIColor?
  /// Whether the popover is on the screen.
  open var isPopoverVisible: Bool { Self.shown[ObjectIdentifier(self)] != nil }
  /// Where the arrow points while the popover is shown; `unknown` otherwise.
  open var arrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  /// Shows the popover beside a rectangle of a view, which has to be in a window.
  open func present(
    from rect: CGRect, in view: UIView,
    permittedArrowDirections arrowDirections:
      UIPopoverArrowDirection, animated: Bool
  ) {
    show(over: view.window, arrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the popover beside an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(over: item.shownView?.window, arrowDirections, animated) { $0.barButtonItem = item }
  }

  /// A segue presents the content, at what it points at already.
  final func willBePresented() {
    contentViewController.popoverPresentationController?.delegate = link
    Self.shown[ObjectIdentifier(self)] = self
  }

  private func show(
    over window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController { presenter = next }
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    place(popover)
    popover.permittedArrowDirections = directions
    popover.popoverLayoutMargins = layoutMargins
    if let backgroundColor { popover.backgroundColor = backgroundColor }
    popover.delegate = link
    Self.shown[ObjectIdentifier(self)] = self
    presenter.present(contentViewController, animated: animated)
  }

  /// Closes the popover, without asking or telling the delegate.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    wentAway()
    contentViewController.presentingViewController?.dismiss(animated: animated)
  }

  fileprivate func wentAway() { Self.shown[ObjectIdentifier(self)] = nil }
}

/// What the presentation asks and tells, for the popover's delegate.
private final class PopoverLink: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var popover: UIPopoverController?
  init(_ popover: UIPopoverController) { self.popover = popover }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    guard let popover else { return true }
    return popover.delegate?.popoverControllerShouldDismissPopover(popover) ?? true
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    guard let popover else { return }
    popover.wentAway()
    popover.delegate?.popoverControllerDidDismissPopover(popover)
  }
}
