import Foundation
import XCTest

@testable import UIKitCore

/// A tab bar among other views of a document: its items, where they stand, and what marks the chosen one.
final class TabBarNibTests: XCTestCase {
  @MainActor
  private static func bar(_ attributes: String) throws -> UITabBar {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tabBar id="T" \(attributes)>
        <rect key="frame" x="0" y="0" width="300" height="49"/>
        <items>
          <tabBarItem title="Albums" tag="3" id="A"/>
          <tabBarItem systemItem="search" id="S"/>
        </items>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        <connections><outlet property="selectedItem" destination="A" id="O"/></connections>
      </tabBar>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UITabBar)
  }

  func test_tabBar_hasItsItemsAndAppearance() throws {
    try MainActor.assumeIsolated {
      let bar = try Self.bar(
        """
        translucent="NO" itemPositioning="centered" itemWidth="60" itemSpacing="8"
        """)
      XCTAssertEqual(bar.items?.map(\.title), ["Albums", "Search"])
      XCTAssertEqual(bar.items?.first?.tag, 3)
      XCTAssertTrue(bar.selectedItem === bar.items?.first)
      XCTAssertFalse(bar.isTranslucent)
      XCTAssertEqual(bar.itemPositioning, .centered)
      XCTAssertEqual(bar.itemWidth, 60)
      XCTAssertEqual(bar.itemSpacing, 8)
      XCTAssertEqual(bar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  func test_attributesOfTheIdentityPanel_areProperties() throws {
    try MainActor.assumeIsolated {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tabBar id="T"><rect key="frame" x="0" y="0" width="300" height="49"/>
          <color key="selectedImageTintColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="unselectedItemTintColor">
              <color key="value" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="translucent" value="NO"/>
          </userDefinedRuntimeAttributes>
        </tabBar>
        <scrollView id="S"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="alwaysBounceHorizontal" value="YES"/>
        </userDefinedRuntimeAttributes></scrollView>
        <slider id="L"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="color" keyPath="thumbTintColor">
            <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></slider>
        </objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let bar = try XCTUnwrap(objects.first as? UITabBar)
      XCTAssertEqual(bar.unselectedItemTintColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      XCTAssertFalse(bar.isTranslucent)
      XCTAssertEqual(bar.tintColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      XCTAssertTrue(try XCTUnwrap(objects[1] as? UIScrollView).alwaysBounceHorizontal)
      let slider = try XCTUnwrap(objects.last as? UISlider)
      XCTAssertEqual(slider.thumbTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  func test_secondImages_areSymbols_whereTheListOfResourcesSaysSo() throws {
    try MainActor.assumeIsolated {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tabBarItem title="Search" image="heart.circle" catalog="system" selectedImage="heart.circle.fill" id="A"/>
        </objects><resources>
        <image name="heart.circle" catalog="system" width="128" height="123"/>
        <image name="heart.circle.fill" catalog="system" width="128" height="123"/>
        </resources></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let item = try XCTUnwrap(objects.first as? UITabBarItem)
      XCTAssertEqual(item.selectedImage, UIImage(systemName: "heart.circle.fill"))
    }
  }

  func test_selectionIndicator_liesBehindTheChosenItemAlone() throws {
    try MainActor.assumeIsolated {
      let bar = try Self.bar(#"selectionIndicatorImage="circle.fill" catalog="system""#)
      XCTAssertNotNil(bar.selectionIndicatorImage)
      XCTAssertEqual(Self.marked(bar), ["Albums"])
      bar.selectedItem = bar.items?.last
      XCTAssertEqual(Self.marked(bar), ["Search"])
      bar.selectionIndicatorImage = nil
      XCTAssertEqual(Self.marked(bar), [])
    }
  }

  /// The titles of the items behind which the indicator's image fills their place.
  @MainActor
  private static func marked(_ bar: UITabBar) -> [String?] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UITabBarButton }.filter { button in
      button.layoutIfNeeded()
      guard let image = bar.selectionIndicatorImage,
        let back = button.subviews.first as? UIImageView
      else { return false }
      return back.image === image && back.frame == button.bounds
    }.map(\.item.title)
  }
}
