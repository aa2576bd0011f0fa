import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Where Korean lines break.
final class HangulLineTests: XCTestCase {
  @MainActor
  private static func width(
    _ text: String, _ available: CGFloat, _ change: (UILabel) -> Void = { _ in }
  ) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = text
    change(label)
    return label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: available, height: 1000), limitedToNumberOfLines: 0
    ).width
  }

  @MainActor
  private static func attributed(
    _ text: String, _ available: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy
  ) -> CGFloat {
    width("", available) {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      $0.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    }
  }

  func test_aLabel_breaksBetweenWords() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let (first, second) = ("안녕하세요", "반갑습니다여러분")
      let long = Self.width(second, 1000)
      let available = long + 20
      XCTAssertEqual(Self.width("\(first) \(second)", available), long, accuracy: 0.01)
      let filled = Self.width("\(first) \(second)", available) { $0.lineBreakStrategy = [] }
      XCTAssertGreaterThan(
        filled, Self.width(first, 1000) + 20, "syllables of the second word follow")
      XCTAssertNotEqual(filled, long)
    }
  }

  func test_aWordLongerThanALine_breaksAnywhere() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let word = "반갑습니다여러분"
      let half = Self.width(word, 1000) / 2 + 3
      XCTAssertLessThanOrEqual(Self.width(word, half), half)
      XCTAssertGreaterThan(Self.width(word, half), half / 2)
    }
  }

  func test_attributedText_saysItself() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let text = "안녕하세요 반갑습니다여러분"
      let available = Self.width("반갑습니다여러분", 1000) + 20
      XCTAssertNotEqual(
        Self.attributed(text, available, []), Self.attributed(text, available, .hangulWordPriority))
      XCTAssertEqual(
        Self.attributed(text, available, .hangulWordPriority), Self.width(text, available),
        accuracy: 0.01)
    }
  }
}
