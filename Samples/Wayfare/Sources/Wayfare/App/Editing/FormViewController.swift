import UIKit

/// A form that scrolls above a button, which keeps above the keyboard.
class FormViewController: UIViewController, UITextFieldDelegate {
  let form = UIStackView()
  let saveButton = UIButton(configuration: .filled())
  /// What keeps the form from being saved, in words.
  let problem = UILabel(
    font: .preferredFont(forTextStyle: .footnote), colour: .systemRed, lines: 0, alignment: .center)
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    let cancel = UIBarButtonItem(
      title: localized("Cancel"), primaryAction: UIAction { [weak self] _ in self?.cancel() })
    cancel.accessibilityIdentifier = "cancel"
    navigationItem.leftBarButtonItem = cancel
    form.axis = .vertical
    form.spacing = 8
    scrollView.addFilling(
      form, insets: NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 20, trailing: 20))
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    saveButton.configuration?.buttonSize = .large
    saveButton.configuration?.cornerStyle = .large
    saveButton.accessibilityIdentifier = "save"
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
    problem.accessibilityIdentifier = "problem"
    let bottom = UIStackView(arrangedSubviews: [problem, saveButton])
    bottom.axis = .vertical
    bottom.spacing = 8
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bottom)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -8),
      form.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
      bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  /// Says what is wrong, if the user has changed anything yet.
  func show(problem text: String?, saysSo: Bool) {
    saveButton.isEnabled = text == nil
    let message = saysSo ? text : nil
    guard problem.text != message || problem.isHidden != (message == nil) else { return }
    problem.text = message
    problem.isHidden = message == nil
  }

  func save() {}

  func cancel() { dismiss(animated: true) }

  /// Asks before changes are lost.
  func askToDiscard() {
    let sheet = UIAlertController(
      title: localized("Discard the changes?"), message: nil, preferredStyle: .alert)
    sheet.addAction(
      UIAlertAction(title: localized("Discard"), style: .destructive) { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: localized("Keep Editing"), style: .cancel))
    present(sheet, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
