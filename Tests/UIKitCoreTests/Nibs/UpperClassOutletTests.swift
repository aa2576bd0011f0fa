import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

private class Strip: UIView {}

private final class StripHost: UIViewController {
  weak var strip: Strip!
  weak var label: UILabel?
}

/// Outlets whose objects are of a class above the one that the property declares, as where a document forgot it.
final class UpperClassOutletTests: XCTestCase {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" initialViewController="H"><scenes>
    <scene sceneID="1"><objects>
      <viewController id="H" customClass="StripHost" sceneMemberID="viewController">
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="320" height="568"/>
          <subviews>
            <view id="S"><rect key="frame" x="5" y="10" width="60" height="20"/></view>
            <button id="B"><rect key="frame" x="5" y="110" width="60" height="20"/></button>
          </subviews></view>
        <connections>
          <outlet property="strip" destination="S" id="1"/>
          <outlet property="label" destination="B" id="2"/>
        </connections>
      </viewController></objects></scene>
    </scenes></document>
    """

  func test_theyHoldTheObject_whoseOwnMembersWork() throws {
    try onMainActor {
      ObjCMembers.add(StripHost.self, named: "StripHost") { members in
        members.property("strip", \StripHost.strip)
        members.property("label", \StripHost.label)
      }
      let document = try NibReader.read(Array(Self.text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let host = try XCTUnwrap(made as? StripHost)
      host.loadViewIfNeeded()
      XCTAssertEqual(host.strip?.frame, CGRect(x: 5, y: 10, width: 60, height: 20))
      host.strip.addSubview(UIView())
      XCTAssertEqual(host.view.subviews[0].subviews.count, 1)
      XCTAssertTrue(type(of: host.strip as UIView) == UIView.self)
      // A button is no kind of label.
      XCTAssertNil(host.label)
    }
  }
}
