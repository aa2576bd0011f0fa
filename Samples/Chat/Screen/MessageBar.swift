import UIKit

/// Where messages are written: grows with the text, up to a few lines.
final class MessageBar: UIView, UITextViewDelegate {
  var send: (String) -> Void = { _ in }

  private let textView = UITextView()
  private let placeholder = UILabel()
  private let button = UIButton(type: .system)
  private let line = UIView()
  private var textHeight: NSLayoutConstraint!
  private static let mostLines: CGFloat = 5

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    autoresizingMask = .flexibleHeight
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.backgroundColor = .clear
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 36)
    textView.accessibilityIdentifier = "message"
    textView.accessibilityLabel = "Message"
    placeholder.text = "Message"
    placeholder.font = textView.font
    placeholder.textColor = .placeholderText
    placeholder.isAccessibilityElement = false
    button.setImage(
      UIImage(
        systemName: "arrow.up.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)), for: .normal)
    button.accessibilityLabel = "Send"
    button.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
    for view in [line, textView, placeholder, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    textHeight = textView.heightAnchor.constraint(equalToConstant: 36)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      textView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      textHeight,
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 7),
      button.trailingAnchor.constraint(equalTo: textView.trailingAnchor, constant: -4),
      button.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: -3),
      button.widthAnchor.constraint(equalToConstant: 30),
      button.heightAnchor.constraint(equalToConstant: 30),
    ])
    takeColors()
    textViewDidChange(textView)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: textHeight.constant + 14 + safeAreaInsets.bottom)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeColors()
  }

  private func takeColors() {
    textView.layer.borderColor =
      UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
  }

  func textViewDidChange(_ textView: UITextView) {
    let isEmpty = textView.text.isEmpty
    placeholder.isHidden = !isEmpty
    button.isHidden = isEmpty
    let width = textView.bounds.width > 0 ? textView.bounds.width : 288
    let line = textView.font?.lineHeight ?? 20
    let natural = textView.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    ).height
    let height = max(36, min(natural.rounded(.up), (line * Self.mostLines + 14).rounded(.up)))
    guard height != textHeight.constant else { return }
    textHeight.constant = height
    invalidateIntrinsicContentSize()
  }

  /// Return sends; with Shift it is a line.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n", !textView.text.isEmpty else { return text != "\n" }
    sendText()
    return false
  }

  private func sendText() {
    let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    textView.text = ""
    textViewDidChange(textView)
    if !text.isEmpty { send(text) }
  }
}
