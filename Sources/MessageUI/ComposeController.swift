import Failures
import PlatformInterface
import UIKitCore

/// The form of mails and messages: lines with their names, and the text.
@MainActor
final class ComposeController: UIViewController, UITextViewDelegate {
  /// The names of the lines.
  var fields: [String] = [] { didSet { texts = Array(repeating: "", count: fields.count) } }
  /// The line whose text is the screen's title.
  var titleField: Int?
  var attachments: [(name: String, data: Data)] = [] { didSet { showAttachments() } }
  /// Called with whether the user wants to send.
  var finish: (Bool) -> Void = { _ in }
  var body = "" { didSet { if editor.text != body { editor.text = body } } }

  private var texts: [String] = []
  private var lines: [UITextField] = []
  private let editor = UITextView()
  private let files = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", image: nil,
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.finish(true) })
    navigationItem.rightBarButtonItem?.style = .done
    editor.font = .preferredFont(forTextStyle: .body)
    editor.accessibilityLabel = "Message"
    files.numberOfLines = 0
    files.textColor = .secondaryLabel
    files.font = .preferredFont(forTextStyle: .footnote)
  }

  required init?(coder: NSCoder) { failure("The form of a message is in no document.") }

  func text(ofField index: Int) -> String { texts[index] }
  func setText(_ text: String, ofField index: Int) {
    texts[index] = text
    if lines.indices.contains(index) { lines[index].text = text }
    changed()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var rows: [UIView] = []
    for (index, name) in fields.enumerated() {
      rows.append(row(name, index))
      rows.append(separator())
    }
    rows.append(files)
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    editor.delegate = self
    editor.text = body
    for part in [stack, editor] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      editor.topAnchor.constraint(equalTo: stack.bottomAnchor),
      editor.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: -5),
      editor.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: 5),
      editor.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    showAttachments()
    changed()
  }

  private func row(_ name: String, _ index: Int) -> UIView {
    let label = UILabel()
    label.text = name
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = UITextField()
    line.text = texts[index]
    line.accessibilityLabel = String(name.dropLast())
    line.autocapitalizationType = index == titleField ? .sentences : .none
    line.addAction(
      UIAction { [weak self, weak line] _ in
        self?.texts[index] = line?.text ?? ""
        self?.changed()
      }, for: .editingChanged)
    lines.append(line)
    let row = UIStackView(arrangedSubviews: [label, line])
    row.spacing = 8
    row.heightAnchor.constraint(equalToConstant: 48).isActive = true
    return row
  }

  private func separator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1))
      .isActive =
      true
    return line
  }

  private func showAttachments() {
    files.text = attachments.map { "📎 \($0.name)" }.joined(separator: "\n")
    files.isHidden = attachments.isEmpty
  }

  /// What is typed decides about the title and whether there is somebody to send to.
  private func changed() {
    if let titleField, !texts[titleField].isEmpty {
      title = texts[titleField]
    } else {
      title = "New Message"
    }
    let hasSomebody = texts.enumerated().contains { $0.offset != titleField && !$0.element.isEmpty }
    navigationItem.rightBarButtonItem?.isEnabled = hasSomebody
  }

  func textViewDidChange(_ textView: UITextView) { body = textView.text }

  /// Files that the other program reads at a time of its own.
  func writeAttachments() throws -> [URL] {
    guard !attachments.isEmpty else { return [] }
    let folder = try TemporaryFolders.make("mail", for: .day)
    return try attachments.map { attachment in
      let name = attachment.name.split(separator: "/").last.map(String.init) ?? "Attachment"
      let url = folder.appendingPathComponent(name)
      try WholeFile.write(attachment.data, to: url)
      return url
    }
  }
}
