/// Which fields an alert of before iOS 8 has.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One, whose text is not shown.
  case secureTextInput
  /// One.
  case plainTextInput
  /// One for a name and one for a password.
  case loginAndPasswordInput
}

/// Hears of an alert of before iOS 8. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Hears which button was pressed, before the alert goes.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Hears that the alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Hears that the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Hears that the system takes the alert away, which it does not here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Returns whether the first button beside Cancel can be pressed, asked for each change of a field; true by
  /// default.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
  /// Hears that the alert is about to come.
  func willPresent(_ alertView: UIAlertView)
  /// Hears that the alert has come.
  func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
}

/// An alert as programs showed it before iOS 8: by itself, over whatever is on the screen.
///
/// It presents a `UIAlertController`, and is no view that anybody sees itself.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private var buttons: [String] = []
  private var fields: [UITextField] = []
  private var shown: UIAlertController?
  private static var visible: [ObjectIdentifier: UIAlertView] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view that shows nothing itself, whatever the document has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert, which is not shown yet.
  ///
  /// - Parameter delegate: a `UIAlertViewDelegate`.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert with several buttons, which is not shown yet.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// What hears of the alert: a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  private var hearer: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
  /// What the alert is about.
  open var title = ""
  /// The text below the title; nil for none.
  open var message: String?
  /// Which fields the alert has; none by default. It has to be set before the alert is shown.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The first button beside the one that cancels; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.count }
  /// Whether the alert is on the screen.
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
  /// Returns a field; nil where there is none of that number.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeFields() {
    fields = (0..<[0, 1, 1, 2][alertViewStyle.rawValue]).map { _ in UITextField() }
    switch alertViewStyle {
    case .default, .plainTextInput: break
    case .secureTextInput: fields[0].isSecureTextEntry = true
    case .loginAndPasswordInput:
      fields[0].placeholder = "Login"
      fields[1].placeholder = "Password"
      fields[1].isSecureTextEntry = true
    }
  }

  /// Shows the alert over the screen of the key window.
  open func show() {
    guard shown == nil, var presenter = UIApplication.shared.keyWindow?.rootViewController else {
      return
    }
    while let next = presenter.presentedViewController { presenter = next }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    var first: UIAlertAction?
    for (index, title) in buttons.enumerated() {
      let action = UIAlertAction(
        title: title, style: index == cancelButtonIndex ? .cancel : .default
      ) { [weak self] _ in self?.ended(index) }
      if index == firstOtherButtonIndex { first = action }
      alert.addAction(action)
    }
    for index in fields.indices {
      alert.addTextField { [unowned self] field in
        take(field, index)
        field.addAction(
          UIAction { [weak self, weak first] _ in
            guard let self else { return }
            first?.isEnabled = hearer?.alertViewShouldEnableFirstOtherButton(self) ?? true
          }, for: .editingChanged)
      }
    }
    first?.isEnabled = hearer?.alertViewShouldEnableFirstOtherButton(self) ?? true
    shown = alert
    Self.visible[ObjectIdentifier(self)] = self
    hearer?.willPresent(self)
    presenter.present(alert, animated: true) { [weak self] in
      guard let self else { return }
      hearer?.didPresent(self)
    }
  }

  /// The alert's own field takes over what the program set.
  private func take(_ field: UITextField, _ index: Int) {
    let old = fields[index]
    field.text = old.text
    field.placeholder = old.placeholder
    field.isSecureTextEntry = old.isSecureTextEntry
    field.keyboardType = old.keyboardType
    field.delegate = old.delegate
    fields[index] = field
  }

  private func ended(_ index: Int) {
    guard shown != nil else { return }
    hearer?.alertView(self, clickedButtonAt: index)
    left(index)
  }

  private func left(_ index: Int) {
    hearer?.alertView(self, willDismissWithButtonIndex: index)
    shown = nil
    Self.visible[ObjectIdentifier(self)] = nil
    hearer?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// Takes the alert away, as if a button had been pressed, without `alertView(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    left(buttonIndex)
    shown.presentingViewController?.dismiss(animated: animated)
  }
}
