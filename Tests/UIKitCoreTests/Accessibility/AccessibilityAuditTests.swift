import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What the audit says of screens.
final class AccessibilityAuditTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController {
    var fill: (UIView) -> Void = { _ in }
    override func viewDidLoad() {
      view.backgroundColor = .white
      fill(view)
    }
  }

  @MainActor
  private static func findings(_ fill: @escaping (UIView) -> Void) throws -> [String] {
    let screen = Screen()
    screen.fill = fill
    let harness = Harness(size: CGSize(width: 320, height: 640), root: screen)
    defer { harness.close() }
    let scene = try XCTUnwrap(harness.window.windowScene)
    return AccessibilityAudit.findings(in: scene).map { "\($0.kind) \($0.element)" }
  }

  @MainActor
  private static func button(_ label: String?, _ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    button.accessibilityLabel = label
    return button
  }

  @MainActor
  private static func label(_ text: String, _ frame: CGRect, _ color: UIColor = .black) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: 14)
    return label
  }

  func test_tenPlantedFaults_areTenFindings() throws {
    try onMainActor {
      let found = try Self.findings { view in
        // 1: a button without a name.
        view.addSubview(Self.button(nil, CGRect(x: 10, y: 10, width: 60, height: 60)))
        // 2: an image named after its file.
        let image = UIImageView(frame: CGRect(x: 100, y: 10, width: 60, height: 60))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "IMG_0042.png"
        view.addSubview(image)
        // 3 and 4: pale texts, small and large.
        view.addSubview(
          Self.label(
            "pale", CGRect(x: 10, y: 80, width: 100, height: 20), UIColor(white: 0.55, alpha: 1)))
        let large = Self.label(
          "large", CGRect(x: 120, y: 80, width: 150, height: 30), UIColor(white: 0.7, alpha: 1))
        large.font = .systemFont(ofSize: 24)
        view.addSubview(large)
        // 5: a target smaller than a finger beside another.
        view.addSubview(Self.button("Tiny", CGRect(x: 10, y: 130, width: 20, height: 44)))
        view.addSubview(Self.button("Wide", CGRect(x: 34, y: 130, width: 60, height: 44)))
        // 6: a text that is cut off.
        view.addSubview(
          Self.label(
            "A sentence that is much too long", CGRect(x: 10, y: 190, width: 80, height: 20)))
        // 7: an order that jumps upwards.
        let box = UIView(frame: CGRect(x: 0, y: 220, width: 320, height: 100))
        let (top, bottom) = (
          Self.label("top", CGRect(x: 10, y: 0, width: 80, height: 20)),
          Self.label("bottom", CGRect(x: 10, y: 60, width: 80, height: 20))
        )
        box.addSubview(top)
        box.addSubview(bottom)
        box.accessibilityElements = [bottom, top]
        view.addSubview(box)
        // 8: a text read twice.
        for _ in 0..<2 {
          view.addSubview(Self.label("twice", CGRect(x: 10, y: 340, width: 80, height: 20)))
        }
        // 9: a label that repeats the kind.
        view.addSubview(Self.button("Save button", CGRect(x: 10, y: 380, width: 100, height: 44)))
        // 10: something adjustable without a value.
        let dial = UIView(frame: CGRect(x: 10, y: 450, width: 100, height: 100))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Dial"
        dial.accessibilityTraits = .adjustable
        view.addSubview(dial)
      }
      XCTAssertEqual(
        found.sorted(),
        [
          "clipped A sentence that is much too long", "contrast large", "contrast pale",
          "duplicate twice", "file-name IMG_0042.png", "missing-label a button",
          "missing-value Dial", "order top", "role-in-label Save button", "small-target Tiny",
        ])
    }
  }

  func test_soundScreen_hasNoFindings() throws {
    try onMainActor {
      let found = try Self.findings { view in
        view.addSubview(Self.button("Save", CGRect(x: 10, y: 10, width: 60, height: 44)))
        view.addSubview(Self.label("A text", CGRect(x: 10, y: 80, width: 100, height: 20)))
        let large = Self.label(
          "large", CGRect(x: 10, y: 120, width: 150, height: 30), UIColor(white: 0.55, alpha: 1))
        large.font = .systemFont(ofSize: 24)
        view.addSubview(large)
        let decoration = UIImageView(frame: CGRect(x: 100, y: 10, width: 60, height: 60))
        view.addSubview(decoration)
        let off = Self.button("Off", CGRect(x: 10, y: 200, width: 60, height: 44))
        off.isEnabled = false
        view.addSubview(off)
      }
      XCTAssertEqual(found, [])
    }
  }

  func test_fileNames_areKnown() {
    onMainActor {
      for name in ["icon.png", "IMG_0042", "ic_star_filled", "photo@2x"] {
        XCTAssertTrue(AccessibilityAudit.looksLikeFile(name), name)
      }
      for name in ["Star", "A photo of a cat", "Read me.", "e-mail"] {
        XCTAssertFalse(AccessibilityAudit.looksLikeFile(name), name)
      }
    }
  }
}
