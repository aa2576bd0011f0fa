import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Members of controls that programs' own classes override.
final class OverriddenDrawingTests: XCTestCase {
  private final class SilentField: UITextField {
    var drawn: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) { drawn.append(rect) }
  }
  private final class LoudField: UITextField {
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  }
  private final class SilentText: UITextField {
    var drawn: [CGRect] = []
    override func drawText(in rect: CGRect) { drawn.append(rect) }
  }
  private final class LoudText: UITextField {
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  }
  private final class TitleButton: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) {
      super.setTitle(title?.uppercased(), for: state)
    }
    override func image(for state: UIControl.State) -> UIImage? { nil }
  }

  func test_placeholder_isWhatTheClassDraws() {
    onMainActor {
      let controller = UIViewController()
      let fields = [SilentField(), LoudField(), UITextField()]
      for (place, field) in fields.enumerated() {
        field.frame = CGRect(x: 20, y: 100 + 60 * place, width: 200, height: 40)
        field.placeholder = "Name"
        controller.view.addSubview(field)
      }
      let harness = Harness(device: "iphone-15", root: controller)
      harness.advance(by: 0.1)
      XCTAssertEqual((fields[0] as? SilentField)?.drawn.last?.size, fields[0].bounds.size)
      XCTAssertEqual(fields[0].content.parts.count, 0)
      XCTAssertEqual(fields[1].content.parts.count, 1)
      XCTAssertEqual(fields[1].content.parts.first?.origin, fields[2].content.parts.first?.origin)
      XCTAssertTrue(fields[1].content.drawings.isEmpty)
    }
  }

  func test_text_isWhatTheClassDraws() {
    onMainActor {
      let controller = UIViewController()
      let fields = [SilentText(), LoudText(), UITextField()]
      for (place, field) in fields.enumerated() {
        field.frame = CGRect(x: 20, y: 100 + 60 * place, width: 200, height: 40)
        field.text = "Ada"
        controller.view.addSubview(field)
      }
      let harness = Harness(device: "iphone-15", root: controller)
      harness.advance(by: 0.1)
      XCTAssertEqual((fields[0] as? SilentText)?.drawn.last?.size, fields[0].bounds.size)
      XCTAssertEqual(fields[0].content.parts.count, 0)
      XCTAssertEqual(fields[1].content.parts.count, 1)
      XCTAssertEqual(fields[1].content.parts.first?.origin, fields[2].content.parts.first?.origin)
      XCTAssertTrue(fields[1].content.drawings.isEmpty)
      fields[0].becomeFirstResponder()
      harness.advance(by: 0.1)
      XCTAssertEqual(fields[0].content.parts.count, 1, "The text is shown where it is edited.")
    }
  }

  func test_titlesAndPictures_areTheClassesOwn() {
    onMainActor {
      let button = TitleButton(type: .custom)
      button.setTitle("go", for: .normal)
      XCTAssertEqual(button.currentTitle, "GO")
    }
  }

  func test_lineBreakStrategy_isKept() {
    onMainActor {
      let style = NSMutableParagraphStyle()
      XCTAssertEqual(style.lineBreakStrategy, [])
      style.lineBreakStrategy = .standard
      XCTAssertEqual((style.copy() as? NSParagraphStyle)?.lineBreakStrategy, .standard)
      XCTAssertEqual(UILabel().lineBreakStrategy, .standard)
    }
  }
}
