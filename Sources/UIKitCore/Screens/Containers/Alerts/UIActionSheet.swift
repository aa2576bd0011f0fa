/// The colours of a sheet of before iOS 8, which all look the same since iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar that it came from.
  case automatic = -1
  /// The usual ones.
  case `default` = 0
  /// Black that lets something through.
  case blackTranslucent = 1
  /// Black.
  case blackOpaque = 2
}

/// Hears of a sheet of before iOS 8. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Hears which button was pressed, before the sheet goes.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Hears that the sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that the sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// Hears that the system takes the sheet away, which it does not here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Hears that the sheet is about to come.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Hears that the sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
}

/// A sheet of choices as programs showed it before iOS 8.
///
/// It presents a `UIAlertController`, and is no view that anybody sees itself.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private var buttons: [String] = []
  private var shown: UIAlertController?
  private static var visible: [ObjectIdentifier: UIActionSheet] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view that shows nothing itself, whatever the document has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet, which is not shown yet.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes a sheet with several choices, which is not shown yet.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// What hears of the sheet.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The small text above the choices; empty for none.
  open var title = ""
  /// The colours of the sheet, which make no difference.
  open var actionSheetStyle = UIActionSheetStyle.default
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The button that destroys something; -1 for none.
  open var destructiveButtonIndex = -1
  /// The first button beside those two; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.count }
  /// Whether the sheet is on the screen.
  open var isVisible: Bool { shown != nil }

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }
  /// Returns the title of a button; nil where there is none of that number.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }

  /// Shows the sheet over a view's window; where it is a popover, in the middle of the view.
  open func show(in view: UIView) {
    show(over: view.window, animated: true) {
      $0.sourceView = view
      $0.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      $0.permittedArrowDirections = []
    }
  }
  /// Shows the sheet; where it is a popover, beside a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(over: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows the sheet; where it is a popover, beside a bar's button.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(over: item.shownView?.window, animated: animated) { $0.barButtonItem = item }
  }
  /// Shows the sheet; where it is a popover, beside a toolbar.
  open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }
  /// Shows the sheet; where it is a popover, beside a tab bar.
  open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }

  private func show(
    over window: UIWindow?, animated: Bool, _ place: (UIPopoverPresentationController) -> Void
  ) {
    guard shown == nil,
      var presenter = (window ?? UIApplication.shared.keyWindow)?.rootViewController
    else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in buttons.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.ended(index) })
    }
    if let popover = sheet.popoverPresentationController { place(popover) }
    shown = sheet
    Self.visible[ObjectIdentifier(self)] = self
    delegate?.willPresent(self)
    presenter.present(sheet, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.didPresent(self)
    }
  }

  private func ended(_ index: Int) {
    guard shown != nil else { return }
    delegate?.actionSheet(self, clickedButtonAt: index)
    left(index)
  }

  private func left(_ index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    shown = nil
    Self.visible[ObjectIdentifier(self)] = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  /// Takes the sheet away, as if a button had been pressed, without `actionSheet(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    left(buttonIndex)
    shown.presentingViewController?.dismiss(animated: animated)
  }
}
