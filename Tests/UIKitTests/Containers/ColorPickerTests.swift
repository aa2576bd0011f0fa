import UIKit
import UIKitTestSupport
import XCTest

/// Picking a colour, as a user and a delegate notice it.
final class ColorPickerTests: XCTestCase {
  @MainActor private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      XCTAssertEqual(viewController.selectedColor, color)
      log.append("\(Self.hex(color)) \(continuously)")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finish")
    }

    static func hex(_ color: UIColor) -> String {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let bytes = [red, green, blue].map { String(Int(($0 * 255).rounded()), radix: 16) }
      return bytes.joined(separator: " ") + (alpha < 1 ? " \(Int((alpha * 100).rounded()))%" : "")
    }
  }

  /// Knows the older method alone.
  @MainActor private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      count += 1
    }
  }

  @MainActor private struct Screen {
    let root = UIViewController()
    let picker = UIColorPickerViewController()
    let listener = Listener()
    let harness: Harness

    init(device: String = "iphone-15") {
      root.view.backgroundColor = .systemBackground
      harness = Harness(device: device, root: root)
      picker.delegate = listener
    }

    func present() {
      root.present(picker, animated: true)
      harness.settle()
    }
  }

  func test_touchInTheGrid_picks_andTheButtonCloses() {
    onMainActor {
      let screen = Screen()
      defer { screen.harness.close() }
      screen.picker.selectedColor = .red
      screen.present()
      screen.harness.run("expect \"Colors\"\ntap 30,300")
      XCTAssertEqual(screen.listener.log.last?.hasSuffix(" false"), true)
      let isDragged = screen.listener.log.dropLast().allSatisfy { $0.hasSuffix(" true") }
      XCTAssertTrue(isDragged)
      XCTAssertNotEqual(Listener.hex(screen.picker.selectedColor), "ff 0 0")
      screen.harness.tap("Close")
      screen.harness.settle()
      XCTAssertEqual(screen.listener.log.last, "finish")
      XCTAssertNil(screen.root.presentedViewController)
    }
  }

  func test_olderMethod_isAskedWhereTheNewOneIsMissing() {
    onMainActor {
      let screen = Screen()
      defer { screen.harness.close() }
      let old = OldListener()
      screen.picker.delegate = old
      screen.present()
      screen.harness.run("tap 30,300")
      XCTAssertGreaterThan(old.count, 0)
    }
  }

  func test_opacity_isAsked_unlessItIsNotSupported() {
    onMainActor {
      let screen = Screen()
      defer { screen.harness.close() }
      screen.present()
      screen.harness.run("tap \"Opacity\"")
      XCTAssertEqual(screen.listener.log.last, "0 0 0 50% false")
      screen.picker.supportsAlpha = false
      screen.harness.settle()
      screen.harness.run("expect no \"OPACITY\"")
    }
  }

  func test_sliders_showNumbers_andTakeThem() {
    onMainActor {
      let screen = Screen()
      defer { screen.harness.close() }
      screen.picker.selectedColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
      screen.picker.title = "Ink"
      screen.present()
      screen.harness.tap("Sliders")
      screen.harness.run("expect \"Ink\"\nexpect \"255\"\nexpect \"FF9500\"")
      screen.harness.run("tap \"Green\"")
      XCTAssertEqual(screen.listener.log.last, "ff 80 0 false")
      screen.harness.run("expect \"FF8000\"")
    }
  }

  func test_well_presentsAPicker_andTellsOfItsColours() {
    onMainActor {
      let root = UIViewController()
      let well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 40, height: 40))
      well.selectedColor = .blue
      well.accessibilityLabel = "Ink"
      var count = 0
      well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      root.view.addSubview(well)
      let harness = Harness(device: "iphone-15", root: root)
      defer { harness.close() }
      harness.tap("Ink")
      harness.settle()
      XCTAssertTrue(root.presentedViewController is UIColorPickerViewController)
      harness.run("tap 30,300")
      XCTAssertGreaterThan(count, 0)
      XCTAssertNotEqual(well.selectedColor, .blue)
    }
  }

  func test_pictures() {
    onMainActor {
      for (number, way) in ["Grid", "Spectrum", "Sliders"].enumerated() {
        let screen = Screen(device: "iphone-se")
        defer { screen.harness.close() }
        screen.picker.selectedColor = UIColor(red: 1, green: 64 / 255, blue: 21 / 255, alpha: 0.8)
        screen.present()
        screen.harness.tap(way)
        screen.harness.settle()
        assertGolden(
          png: screen.harness.picture(), named: "presentations/color-picker-\(number)", reducedBy: 2
        )
      }
    }
  }
}
