import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Every row of heights and sizes in Tests/Fixtures/oracle/control_metrics_ib.json against the control it
/// is about; a row that nobody compares fails.
///
/// Where the file has the sizes of two generations, one of them has to be met. Labels are compared by
/// `LabelTests`.
final class ControlOracleTests: XCTestCase {
  func test_everyHeight() throws {
    let rows = try XCTUnwrap(
      tableOracle("control_metrics_ib")["heights"] as? [String: [String: Any]])
    onMainActor {
      let built = Self.heights
      XCTAssertEqual(Set(rows.keys), Set(built.keys), "each row has a control")
      for (name, facts) in rows {
        XCTAssertNotNil(facts["\(Int(built[name] ?? -1))"], "\(name): \(built[name] ?? -1)")
      }
      XCTAssertNotNil(
        rows["navigationBar"]?["\(Int(Self.barHeight(hasLargeTitle: true)))_large_title"])
    }
  }

  func test_everySize() throws {
    let rows = try XCTUnwrap(tableOracle("control_metrics_ib")["sizes"] as? [String: [String: Any]])
    onMainActor {
      let built: [String: String] = [
        "switch": Self.text(UISwitch().intrinsicContentSize),
        "stepper": Self.text(UIStepper().intrinsicContentSize),
        "activityIndicator_gray_white_medium": Self.text(
          UIActivityIndicatorView(style: .medium).intrinsicContentSize),
        "activityIndicator_whiteLarge_large": Self.text(
          UIActivityIndicatorView(style: .large).intrinsicContentSize),
        "progressView_height": "\(Int(Self.progressHeight))",
      ]
      XCTAssertEqual(Set(rows.keys), Set(built.keys), "each row has a control")
      for (name, facts) in rows {
        XCTAssertNotNil(facts[built[name] ?? ""], "\(name): \(built[name] ?? "nothing")")
      }
    }
  }

  @MainActor
  private static var progressHeight: CGFloat {
    UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height
  }

  private static func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }

  @MainActor
  private static var heights: [String: CGFloat] {
    let availableSize = CGSize(width: 375, height: 0)
    let field = UITextField()
    field.borderStyle = .roundedRect
    return [
      "navigationBar": barHeight(hasLargeTitle: false),
      "tabBar": UITabBar().sizeThatFits(availableSize).height,
      "toolbar": UIToolbar().sizeThatFits(availableSize).height,
      "textField_roundedRect": field.intrinsicContentSize.height.rounded(.up),
      "searchBar": UISearchBar().sizeThatFits(availableSize).height,
      "segmentedControl": UISegmentedControl(items: ["A"]).bounds.height,
      "slider": UISlider().intrinsicContentSize.height,
      "pickerView": UIPickerView().intrinsicContentSize.height,
    ]
  }

  /// Of a navigation controller's bar on screen.
  @MainActor
  private static func barHeight(hasLargeTitle: Bool) -> CGFloat {
    let root = UIViewController()
    root.title = "Title"
    let controller = UINavigationController(rootViewController: root)
    controller.navigationBar.prefersLargeTitles = hasLargeTitle
    let harness = Harness(device: "iphone-se", root: controller)
    defer { harness.close() }
    harness.settle()
    return controller.navigationBar.frame.height
  }
}
