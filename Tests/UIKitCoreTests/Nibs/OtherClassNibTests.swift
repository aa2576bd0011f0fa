import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

private final class RowLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
}

private final class PlainHost: UIViewController {}

private final class TitleBadge: UIView {}

/// Custom classes that are no subclasses of what Interface Builder draws in their place.
final class OtherClassNibTests: XCTestCase {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="T"><scenes>
    <scene sceneID="1"><objects>
      <tableViewController id="T" customClass="PlainHost" sceneMemberID="viewController">
        <tableView key="view" style="plain" id="V">
          <rect key="frame" x="0" y="0" width="320" height="568"/>
          <view key="tableHeaderView" id="H"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews>
              <collectionView id="C"><rect key="frame" x="0" y="0" width="320" height="100"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="L" \
    customClass="RowLayout"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
              </collectionView>
              <label text="Title" id="B" customClass="TitleBadge">
                <rect key="frame" x="5" y="110" width="60" height="20"/></label>
            </subviews></view>
        </tableView></tableViewController></objects></scene>
    </scenes></document>
    """

  func test_theNamedClassIsMade_whereItFitsThePlace() throws {
    try onMainActor {
      ObjCMembers.add(RowLayout.self, named: "RowLayout") { _ in }
      ObjCMembers.add(PlainHost.self, named: "PlainHost") { _ in }
      ObjCMembers.add(TitleBadge.self, named: "TitleBadge") { _ in }
      let document = try NibReader.read(Array(Self.text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let host = try XCTUnwrap(made as? PlainHost)
      let table = try XCTUnwrap(host.view as? UITableView)
      let subviews = try XCTUnwrap(table.tableHeaderView?.subviews)
      let collection = try XCTUnwrap(subviews.first as? UICollectionView)
      XCTAssertTrue(collection.collectionViewLayout is RowLayout)
      let badge = try XCTUnwrap(subviews.last as? TitleBadge)
      XCTAssertEqual(badge.frame, CGRect(x: 5, y: 110, width: 60, height: 20))
    }
  }
}
