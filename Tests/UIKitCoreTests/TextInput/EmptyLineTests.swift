import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The empty line at the end of a text: the caret and the content stand there as they do once a letter is typed.
final class EmptyLineTests: XCTestCase {
  @MainActor
  private struct Place: Equatable {
    var top: CGFloat
    var height: CGFloat
    var content: CGFloat

    init(_ view: UITextView) {
      view.layoutIfNeeded()
      let caret = view.caretRect(for: view.endOfDocument)
      (top, height) = (caret.minY, caret.height)
      content = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    }
  }

  @MainActor
  private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @MainActor
  private static func attributes() -> [[NSAttributedString.Key: Any]] {
    let styles = [
      style { $0.paragraphSpacing = 12 },
      style { $0.paragraphSpacingBefore = 9 },
      style { $0.lineSpacing = 6 },
      style { $0.lineHeightMultiple = 1.5 },
      style { $0.minimumLineHeight = 44 },
      style { $0.maximumLineHeight = 14 },
    ]
    let fonts: [UIFont] = [
      .systemFont(ofSize: 11), .boldSystemFont(ofSize: 28),
      .monospacedSystemFont(ofSize: 19, weight: .regular), .preferredFont(forTextStyle: .title1),
    ]
    return fonts.map { [.font: $0] }
      + styles.map { [.font: UIFont.systemFont(ofSize: 22), .paragraphStyle: $0] }
  }

  @MainActor
  private static func make() -> (UITextView, Harness) {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.font = .systemFont(ofSize: 17)
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 300, height: 400), root: controller)
    return (view, harness)
  }

  func test_emptyLastLine_isWhereALetterWillBe() {
    onMainActor {
      for usesKit in [false, true] {
        for (number, attributes) in Self.attributes().enumerated() {
          let (view, harness) = Self.make()
          defer { harness.close() }
          if usesKit { view.textContainer.exclusionPaths = [UIBezierPath(rect: .zero)] }
          view.attributedText = NSAttributedString(
            string: "Weekend\nLisbon\n", attributes: attributes)
          view.becomeFirstResponder()
          view.selectedRange = NSRange(location: 15, length: 0)
          let empty = Place(view)
          view.insertText("x")
          XCTAssertEqual(Place(view), empty, "\(number) \(usesKit)")
          view.deleteBackward()
          XCTAssertEqual(Place(view), empty, "\(number) \(usesKit) again")
          view.insertText("x\n")
          let further = Place(view)
          view.insertText("y")
          XCTAssertEqual(Place(view), further, "\(number) \(usesKit) further")
        }
      }
    }
  }

  func test_emptyText_goesByWhatWillBeTyped() {
    onMainActor {
      for (number, attributes) in Self.attributes().enumerated() {
        let (view, harness) = Self.make()
        defer { harness.close() }
        view.becomeFirstResponder()
        harness.run("idle")
        view.typingAttributes = attributes
        let empty = Place(view)
        view.insertText("x")
        XCTAssertEqual(Place(view), empty, "\(number)")
      }
    }
  }

  func test_centredText_hasTheCaretInTheMiddleOfItsEmptyLastLine() {
    onMainActor {
      let (view, harness) = Self.make()
      defer { harness.close() }
      view.attributedText = NSAttributedString(
        string: "Weekend\n",
        attributes: [
          .font: UIFont.systemFont(ofSize: 17),
          .paragraphStyle: Self.style { $0.alignment = .center },
        ])
      view.layoutIfNeeded()
      XCTAssertEqual(view.caretRect(for: view.endOfDocument).midX, 150, accuracy: 2)
    }
  }
}
