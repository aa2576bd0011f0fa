import UIKit

/// A mail to be written.
final class ComposeViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let to = UITextField()
  private let subject = UITextField()
  private let body = UITextView()
  private lazy var send = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.circle.fill"),
    primaryAction: UIAction(title: "Send") { [weak self] _ in self?.dismiss(animated: true) })

  init(to address: String = "", subject text: String = "") {
    super.init(nibName: nil, bundle: nil)
    title = text.isEmpty ? "New Message" : text
    to.text = address
    subject.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = send
    for field in [to, subject] {
      field.font = .preferredFont(forTextStyle: .body)
      field.delegate = self
      field.returnKeyType = .next
      field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    }
    to.keyboardType = .emailAddress
    to.autocapitalizationType = .none
    body.delegate = self
    body.font = .preferredFont(forTextStyle: .body)
    body.textContainerInset = UIEdgeInsets(top: 10, left: 11, bottom: 20, right: 11)
    body.alwaysBounceVertical = true
    body.keyboardDismissMode = .interactive
    body.accessibilityIdentifier = "body"
    body.accessibilityLabel = "Message"
    let stack = UIStackView(arrangedSubviews: [row("To:", to), row("Subject:", subject), body])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    check()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = to.text?.isEmpty == true ? to.becomeFirstResponder() : body.becomeFirstResponder()
  }

  private func row(_ title: String, _ field: UITextField) -> UIView {
    let label = UILabel()
    label.text = title
    label.isAccessibilityElement = false
    field.accessibilityLabel = title
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = UIView()
    line.backgroundColor = .separator
    let row = UIView()
    for view in [label, field, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: row.topAnchor),
      field.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      row.heightAnchor.constraint(equalToConstant: UIFontMetrics.default.scaledValue(for: 46)),
    ])
    return row
  }

  private func check() {
    send.isEnabled = to.text?.contains("@") == true
    if let text = subject.text, !text.isEmpty { title = text } else { title = "New Message" }
    // A draft is not swept away, nor lost to the Escape key: the user is asked.
    navigationController?.isModalInPresentation = !body.text.isEmpty
  }

  func textViewDidChange(_ textView: UITextView) { check() }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { cancel() }

  private func cancel() {
    guard !body.text.isEmpty else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField === to ? subject.becomeFirstResponder() : body.becomeFirstResponder()
  }
}
