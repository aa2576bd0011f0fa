import UIKit

/// One note, its title larger than what follows.
final class NoteViewController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let note: Note
  private let beginsEditing: Bool
  private let save: (String) -> Void
  private lazy var done = UIBarButtonItem(
    systemItem: .done,
    primaryAction: UIAction { [weak self] _ in self?.textView.resignFirstResponder() })

  init(note: Note, beginsEditing: Bool, save: @escaping (String) -> Void) {
    self.note = note
    self.beginsEditing = beginsEditing
    self.save = save
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 24, right: 12)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.text = note.text
    textView.accessibilityIdentifier = "note"
    textView.accessibilityLabel = "Note"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    style()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if beginsEditing { textView.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save(textView.text)
  }

  /// The first line is the title.
  private func style() {
    let selection = textView.selectedRange
    let text = textView.text as NSString
    let first = text.lineRange(for: NSRange(location: 0, length: 0))
    let styled = NSMutableAttributedString(
      string: textView.text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ])
    let spaced = NSMutableParagraphStyle()
    spaced.paragraphSpacing = 6
    styled.addAttributes(
      [.font: UIFont.systemFont(ofSize: 28, weight: .bold), .paragraphStyle: spaced], range: first)
    textView.attributedText = styled
    textView.selectedRange = selection
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    navigationItem.setRightBarButton(done, animated: true)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    navigationItem.setRightBarButton(nil, animated: true)
    style()
    save(textView.text)
  }

  /// What is typed in the first line is large, what follows is not.
  func textViewDidChangeSelection(_ textView: UITextView) {
    let text = textView.text as NSString
    let first = text.lineRange(for: NSRange(location: 0, length: 0))
    let ends = first.length > 0 && text.character(at: NSMaxRange(first) - 1) == 10
    let isTitle = textView.selectedRange.location < NSMaxRange(first) || !ends
    textView.typingAttributes = [
      .font: isTitle
        ? UIFont.systemFont(ofSize: 28, weight: .bold) : .preferredFont(forTextStyle: .body),
      .foregroundColor: UIColor.label,
    ]
  }
}
