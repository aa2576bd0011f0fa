import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Texts of several fonts while the user chooses another text size.
final class TextSizeTests: XCTestCase {
  /// A style's font, one scaled like it, and one of a size of its own.
  @MainActor
  private static func text() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Lena Abbott 12", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    let bold = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    text.addAttribute(.font, value: bold, range: NSRange(location: 5, length: 6))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 12, length: 2))
    return text
  }

  @MainActor
  private static func fonts(_ text: NSAttributedString?) -> [String] {
    [0, 6, 13].map { place in
      let font = text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      let isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
      return "\(font?.pointSize ?? 0)\(isBold ? " bold" : "")"
    }
  }

  func test_eachFontOfAText_followsTheTextSizeByItself() {
    onMainActor {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 60))
      let view = UITextView(frame: CGRect(x: 0, y: 120, width: 300, height: 60))
      label.attributedText = Self.text()
      field.attributedText = Self.text()
      view.attributedText = Self.text()
      label.adjustsFontForContentSizeCategory = true
      field.adjustsFontForContentSizeCategory = true
      view.adjustsFontForContentSizeCategory = true
      for child in [label, field, view] { controller.view.addSubview(child) }
      let harness = Harness(device: "desktop", root: controller)
      defer { harness.close() }
      harness.run("idle")
      let usual = ["17.0", "17.0 bold", "9.0"]
      let large = ["33.0", "33.0 bold", "9.0"]
      for (size, expected) in [("large", usual), ("accessibilityLarge", large), ("large", usual)] {
        harness.run("text-size \(size)\nidle")
        XCTAssertEqual(Self.fonts(label.attributedText), expected, "label")
        XCTAssertEqual(Self.fonts(field.attributedText), expected, "field")
        XCTAssertEqual(Self.fonts(view.attributedText), expected, "view")
        XCTAssertEqual(view.contentSize.height, view.sizeThatFits(view.bounds.size).height)
      }
    }
  }

  func test_rowsOfAttributedText_keepTheirBoldParts() {
    onMainActor {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      let controller = UIViewController()
      controller.view.addSubview(content)
      var configuration = UIListContentConfiguration.cell()
      configuration.attributedText = Self.text()
      let row = UIListContentView(configuration: configuration)
      row.frame = content.bounds
      content.addSubview(row)
      let harness = Harness(device: "desktop", root: controller)
      defer { harness.close() }
      harness.run("idle\ntext-size accessibilityLarge\nidle")
      let label = row.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Lena Abbott 12" }
      XCTAssertEqual(Self.fonts(label?.attributedText), ["33.0", "33.0 bold", "9.0"])
    }
  }
}
