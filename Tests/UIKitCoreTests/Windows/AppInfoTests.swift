import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What an Info.plist says of how its program looks.
final class AppInfoTests: XCTestCase {
  override func tearDown() {
    onMainActor {
      AppInfo.userInterfaceStyle = nil
      AppAccent.color = nil
      SceneHost.platformWasConfigured()
    }
  }

  func test_appearanceOfTheList_outranksTheSystems() {
    onMainActor {
      XCTAssertEqual(AppInfo.style(of: ["UIUserInterfaceStyle": "Dark"]), .dark)
      XCTAssertEqual(AppInfo.style(of: ["UIUserInterfaceStyle": "Light"]), .light)
      XCTAssertNil(AppInfo.style(of: ["UIUserInterfaceStyle": "Automatic"]))
      AppInfo.userInterfaceStyle = .dark
      let harness = Harness(device: "iphone-se", root: UIViewController())
      harness.settle()
      XCTAssertEqual(harness.window.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .dark)
    }
  }

  func test_accentColour_tintsWhatHasNoTintOfItsOwn() {
    onMainActor {
      AppInfo.takeAccentColor(of: ["NSAccentColorName": "NoSuchColour"])
      XCTAssertEqual(UIView().tintColor, .systemBlue)
      AppAccent.color = .purple
      XCTAssertEqual(UIView().tintColor, .purple)
      XCTAssertEqual(UIColor.tintColor, .purple)
      let view = UIView()
      view.tintColor = .red
      XCTAssertEqual(view.tintColor, .red)
    }
  }
}
