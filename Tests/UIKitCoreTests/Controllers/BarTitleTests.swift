import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class BarTitleTests: XCTestCase {
  func test_title_isMovedDown() {
    onMainActor {
      let root = UIViewController()
      root.title = "Film"
      let navigation = UINavigationController(rootViewController: root)
      let harness = Harness(device: "iphone-15", root: navigation)
      defer { harness.close() }
      @MainActor func place() -> CGFloat {
        harness.settle()
        let label = navigation.navigationBar.content?.title
        return label.map { $0.convert($0.bounds, to: nil).minY } ?? 0
      }
      let before = place()
      navigation.navigationBar.setTitleVerticalPositionAdjustment(-7, for: .default)
      XCTAssertEqual(place(), before - 7)
      XCTAssertEqual(navigation.navigationBar.titleVerticalPositionAdjustment(for: .default), -7)
    }
  }

  func test_keysOfNoHeader_areKnown() {
    onMainActor {
      let bar = UINavigationBar()
      bar.setValue(true, forKey: "hidesShadow")
      XCTAssertTrue(bar.hidesShadow)
      let tabs = UITabBar()
      tabs.setValue(true, forKey: "hidesShadow")
      XCTAssertTrue(tabs.hidesShadow)
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.setValue(UIColor.red, forKeyPath: "textColor")
      picker.setValue(false, forKey: "highlightsToday")
      XCTAssertEqual(picker.textColor, .red)
    }
  }
}
