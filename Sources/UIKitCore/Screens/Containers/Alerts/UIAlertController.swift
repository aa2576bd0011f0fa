import Failures
import PlatformInterface
import QuartzCore

/// Asks the user to choose: a card in the middle of the screen, or rows at its lower edge.
open class UIAlertController: UIViewController {
  /// Whether an alert controller shows a list of actions or an alert in the middle.
  public enum Style: Int, Sendable {
    /// Rows at the lower edge of the screen, or a popover on large screens.
    case actionSheet = 0
    /// A card in the middle of the screen.
    case alert
  }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private var hasChosen = false
  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Makes an alert without choices; add them by `addAction(_:)` before it is presented.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    self.title = title
    self.message = message
  }

  // MARK: What it says

  open override var title: String? { didSet { alertView?.contentDidChange() } }
  /// The text below the title; nil shows none.
  open var message: String? { didSet { alertView?.contentDidChange() } }
  /// The title and the message with attributes, which programs set by their keys; nil for the plain ones.
  final var attributedTitle: NSAttributedString? { didSet { alertView?.contentDidChange() } }
  final var attributedMessage: NSAttributedString? { didSet { alertView?.contentDidChange() } }
  /// A controller whose view lies below the message, as high as its `preferredContentSize` or its constraints want;
  /// programs set it by its key.
  final var contentController: UIViewController? {
    didSet {
      guard contentController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentController {
        addChild(contentController)
        contentController.didMove(toParent: self)
      }
      alertView?.contentDidChange()
    }
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === contentController else { return }
    alertView?.contentDidChange()
    presentation.controller?.containerView?.setNeedsLayout()
  }
  /// Whether the controller is a card or rows at the lower edge.
  open var preferredStyle: Style { storedStyle }

  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  /// Adds a choice. A second one of the style `cancel` stops the program with UIKit's sentence.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !storedActions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    storedActions.append(action)
    alertView?.contentDidChange()
  }
  /// Written bold, and chosen by Return. One of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction {
        require(
          storedActions.contains(preferredAction),
          "The preferredAction of \(self) must be one of its actions; found \(preferredAction).")
      }
      alertView?.contentDidChange()
    }
  }

  /// The text fields, in the order in which they were added; nil for none. Only alerts have them.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }
  /// Adds a text field below the message. An action sheet with one stops the program.
  ///
  /// - Parameter configurationHandler: called at once, with the new field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    storedFields.append(field)
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self] _ in self?.returnPressed() }, for: .editingDidEndOnExit)
    alertView?.contentDidChange()
  }

  /// iOS-BEHAVIOUR: Return in the last field chooses what is bold; before it goes to the next one.
  /// Evidence: unmeasured.
  private func returnPressed() {
    guard let index = storedFields.firstIndex(where: \.isFirstResponder) else { return }
    if index + 1 < storedFields.count {
      storedFields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? storedActions.last(where: { $0.style != .cancel }) {
      choose(action)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  // MARK: Presentation

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { showsPopover ? .popover : .custom }
    set {}
  }

  /// iOS-BEHAVIOUR: on tablets rows hang on what they belong to. Evidence: unmeasured.
  final var showsPopover: Bool {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom != .phone
  }

  override func ownPresentationController(presenting: UIViewController?)
    -> UIPresentationController?
  {
    showsPopover ? nil : AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  // iOS-BEHAVIOUR: where a tablet's window is narrow the rows lie at its lower edge, as on a phone.
  // Evidence: unmeasured.
  override func ownSheetPresentation() -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: nil)
  }

  override var wantsAnswer: Bool { true }
  override func presentationStyleDidChange() { alertView?.contentDidChange() }

  /// Whether the rows are in a popover as they are shown now.
  final var isInPopover: Bool { presentation.controller is UIPopoverPresentationController }

  open override func loadView() { view = AlertView(self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasChosen = false
    alertView?.contentDidChange()
    if isInPopover, let popover = popoverPresentationController {
      require(
        popover.sourceView != nil || popover.barButtonItem != nil || popover.sourceItem != nil,
        "Your application has presented a UIAlertController (\(self)) of style "
          + "UIAlertController.Style.actionSheet. The modalPresentationStyle of a UIAlertController "
          + "with this style is UIModalPresentationStyle.popover. You must provide location "
          + "information for this popover through the alert controller's "
          + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
          + "barButtonItem.")
    }
  }

  /// Goes, then does what the choice is for.
  final func choose(_ action: UIAlertAction) {
    guard !hasChosen, action.isEnabled else { return }
    hasChosen = true
    guard let presenter = presentation.presenter else { return action.handler?(action) ?? () }
    presenter.dismissNow(animated: true) { action.handler?(action) }
  }

  /// The choice that leaves everything as it was, where there is one.
  final func cancel() {
    if let action = storedActions.first(where: { $0.style == .cancel }) {
      choose(action)
    } else if preferredStyle == .actionSheet {
      presentation.presenter?.dismissNow(animated: true, completion: nil)
    }
  }

  /// Return chooses what is bold, Escape cancels; the only choice does for both.
  override func handleKey(_ input: KeyInput) -> Bool {
    let only = storedActions.count == 1 ? storedActions.first : nil
    switch input.key {
    case .enter:
      guard let action = preferredAction ?? only else { return false }
      if input.isDown, !input.isRepeat { choose(action) }
    case .escape:
      guard input.isDown, !input.isRepeat else { return true }
      if let only { choose(only) } else { cancel() }
    default: return super.handleKey(input)
    }
    return true
  }
}

/// Puts an alert in the middle, or rows at the lower edge, over a shade.
final class AlertPresentation: UIPresentationController {
  private let shade = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }
  override var placesPresentedView: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = alert?.alertView else { return .zero }
    let space = container.bounds.inset(by: container.safeAreaInsets)
    let size = view.fittingSize(in: space.size)
    if alert?.preferredStyle == .alert {
      return CGRect(
        x: ((container.bounds.width - size.width) / 2).rounded(),
        y: (space.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
    return CGRect(
      x: ((container.bounds.width - size.width) / 2).rounded(),
      y: space.maxY - size.height - AlertMetrics.sheetMargin, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = AlertMetrics.shade
    shade.alpha = 0
    container.addSubview(shade)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", AlertPresentation.tapped(_:)))
    shade.addGestureRecognizer(tap)
  }

  override func moveAlongside(isPresenting: Bool) {
    shade.alpha = isPresenting ? 1 : 0
    dimTint(isPresenting)
  }

  /// iOS-BEHAVIOUR: a tap beside rows cancels; one beside an alert does nothing. Evidence: unmeasured.
  private func tapped(_ recognizer: UIGestureRecognizer) {
    if alert?.preferredStyle == .actionSheet { alert?.cancel() }
  }

  override func leave() -> Bool {
    alert?.cancel()
    return true
  }

  override func animator(isPresenting: Bool) -> SlidingAnimator {
    alert?.preferredStyle == .alert || UIAccessibility.prefersCrossFadeTransitions
      ? FadeAnimator(isPresenting: isPresenting, scale: 1.2)
      : CoverAnimator(isPresenting: isPresenting)
  }
}
