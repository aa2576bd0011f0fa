import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) @testable import UIKitCore
@_spi(XcodeSources) import ObjCRuntime

final class TallTabBar: UITabBar {}
final class LoudNavigationBar: UINavigationBar {}

/// Bars that belong to a controller of a storyboard: what they have as views, and classes of the program's own.
final class OwnedBarNibTests: XCTestCase {
  @MainActor
  private static func controller(tabBar: String, navigationBar: String) throws -> UITabBarController
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="T"><scenes><scene sceneID="S"><objects>
        <tabBarController id="T">\(tabBar)<connections>
          <segue destination="N" kind="relationship" relationship="viewControllers" id="R"/>
        </connections></tabBarController>
      </objects></scene><scene sceneID="P"><objects>
        <navigationController id="N"><tabBarItem key="tabBarItem" title="Home" id="I"/>\(navigationBar)
          <connections>
            <segue destination="L" kind="relationship" relationship="rootViewController" id="Q"/>
          </connections></navigationController>
      </objects></scene><scene sceneID="Z"><objects>
        <viewController id="L"><view key="view" id="V"/><navigationItem key="navigationItem" title="List" id="J"/>
        </viewController>
      </objects></scene></scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    let board = UIStoryboard(document: document, bundle: .main)
    return try XCTUnwrap(board.instantiateInitialViewController() as? UITabBarController)
  }

  private static let white = """
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    """

  func test_background_isTheBarsOwn() throws {
    try onMainActor {
      let tabs = try Self.controller(
        tabBar: "<tabBar key=\"tabBar\" id=\"B\">\(Self.white)</tabBar>",
        navigationBar: "<navigationBar key=\"navigationBar\" id=\"C\">\(Self.white)</navigationBar>"
      )
      let harness = Harness(device: "iphone-se", root: tabs)
      harness.advance(by: 0.1)
      let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
      let white = UIColor(white: 1, alpha: 1)
      XCTAssertEqual(navigation.navigationBar.backgroundColor, white)
      XCTAssertEqual(tabs.tabBar.backgroundColor, white)
      XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 375, height: 44))
      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 618, width: 375, height: 49))
      harness.close()
    }
  }

  func test_classOfTheProgram_isTheBarsClass_andTakesItsPlace() throws {
    ObjCMembers.add(TallTabBar.self, named: "TallTabBar")
    ObjCMembers.add(LoudNavigationBar.self, named: "LoudNavigationBar")
    try onMainActor {
      let tabs = try Self.controller(
        tabBar: "<tabBar key=\"tabBar\" id=\"B\" customClass=\"TallTabBar\"/>",
        navigationBar:
          "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"C\" customClass=\"LoudNavigationBar\"/>"
      )
      let harness = Harness(device: "iphone-se", root: tabs)
      harness.advance(by: 0.1)
      let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
      XCTAssertTrue(tabs.tabBar is TallTabBar)
      XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Home"])
      XCTAssertTrue(navigation.navigationBar is LoudNavigationBar)
      XCTAssertEqual(navigation.navigationBar.topItem?.title, "List")
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
      XCTAssertTrue(navigation.navigationBar.superview === navigation.view)
      harness.close()
    }
  }
}
