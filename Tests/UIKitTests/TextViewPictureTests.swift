import UIKit
import UIKitTestSupport
import XCTest

/// Text views as they look: paragraphs of several styles, a selection over lines, links, right to left.
final class TextViewPictureTests: XCTestCase {
  func test_textView_inLight() { MainActor.assumeIsolated { check(.light, "view-light") } }
  func test_textView_inDark() { MainActor.assumeIsolated { check(.dark, "view-dark") } }
  func test_textView_mirrored() {
    MainActor.assumeIsolated { check(.light, "view-right-to-left", isRightToLeft: true) }
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, isRightToLeft: Bool = false
  ) {
    let harness = Harness(
      size: CGSize(width: 320, height: 440), appearance: appearance, isRightToLeft: isRightToLeft,
      root: TextViewsController())
    defer { harness.close() }
    harness.run("tap #styled\nkey home with ctrl\nkey down\nkey end\nkey left with ctrl")
    harness.run("key down with shift\nkey down with shift\nkey right with ctrl,shift")
    assertGolden(png: harness.picture(), named: "text-input/\(name)")
  }
}

private final class TextViewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let styled = UITextView(frame: CGRect(x: 16, y: 16, width: 288, height: 250))
    styled.accessibilityIdentifier = "styled"
    styled.layer.cornerRadius = 10
    styled.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
    styled.attributedText = text()
    view.addSubview(styled)
    let hebrew = UITextView(frame: CGRect(x: 16, y: 282, width: 288, height: 60))
    hebrew.font = .preferredFont(forTextStyle: .body)
    hebrew.text = "שלום עולם, 123 and English\nEnglish עם עברית"
    hebrew.layer.cornerRadius = 10
    view.addSubview(hebrew)
    let bubble = UITextView()
    bubble.isScrollEnabled = false
    bubble.isEditable = false
    bubble.font = .systemFont(ofSize: 17)
    bubble.textColor = .white
    bubble.backgroundColor = .systemBlue
    bubble.layer.cornerRadius = 18
    bubble.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    bubble.text = "As wide and high as its text."
    bubble.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      bubble.topAnchor.constraint(equalTo: view.topAnchor, constant: 358),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
  }

  private func text() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(
      _ part: String, _ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:],
      _ change: (NSMutableParagraphStyle) -> Void = { $0.paragraphSpacing = 6 }
    ) {
      let style = NSMutableParagraphStyle()
      change(style)
      text.append(
        NSAttributedString(
          string: part,
          attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style]
            .merging(more) { $1 }))
    }
    add("A note about tea\n", .boldSystemFont(ofSize: 24))
    add(
      "Water that is too hot makes green tea bitter. Let it stand for a minute, or pour it twice.\n",
      .systemFont(ofSize: 16))
    add(
      "An indented paragraph in italics, with more room between its lines.\n",
      .italicSystemFont(ofSize: 15), [.foregroundColor: UIColor.secondaryLabel]
    ) {
      $0.firstLineHeadIndent = 24
      $0.headIndent = 24
      $0.lineSpacing = 4
      $0.paragraphSpacing = 6
    }
    add("More at ", .systemFont(ofSize: 16)) { $0.alignment = .center }
    add(
      "example.org", .systemFont(ofSize: 16),
      [.link: URL(string: "https://example.org") as Any]
    ) { $0.alignment = .center }
    return text
  }
}
