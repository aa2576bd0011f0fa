import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

/// A plain controller around a table that its document calls a table view controller.
private final class PlainController: UIViewController, UITableViewDataSource {
  var list: UITableView!
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}

private final class PlainBadge: UIView {
  var count = 0
}

/// A layout that has nothing of a flow.
private final class PlainLayout: UICollectionViewLayout {}

/// Objects whose class is not one of those that their elements stand for.
final class CustomClassTests: XCTestCase {
  @MainActor
  private static func controller(_ element: String, _ view: String) throws -> UIViewController {
    ObjCMembers.add(PlainController.self, named: "PlainController") {
      $0.property("list", \PlainController.list)
    }
    ObjCMembers.add(PlainBadge.self, named: "PlainBadge") {
      $0.property("count", \PlainBadge.count)
    }
    ObjCMembers.add(PlainLayout.self, named: "PlainLayout") { _ in }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="L"><scenes><scene sceneID="S"><objects>
        <\(element) id="L" customClass="PlainController" sceneMemberID="viewController">
          \(view)
        </\(element)></objects></scene></scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    return try XCTUnwrap(
      UIStoryboard(document: document, bundle: .main).instantiateInitialViewController())
  }

  func test_aTableViewController_mayBeAnyController() throws {
    try onMainActor {
      let controller = try Self.controller(
        "tableViewController",
        """
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="T">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="60" id="C">
            <rect key="frame" x="0" y="0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="C" id="CC">
              <rect key="frame" x="0" y="0" width="375" height="60"/></tableViewCellContentView>
          </tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="L" id="O2"/></connections>
        </tableView>
        <connections><outlet property="list" destination="T" id="O1"/></connections>
        """)
      let harness = Harness(size: CGSize(width: 375, height: 667), root: controller)
      defer { harness.close() }
      harness.settle()
      let plain = try XCTUnwrap(controller as? PlainController)
      XCTAssertTrue(plain.view === plain.list)
      XCTAssertEqual(plain.list.visibleCells.count, 3)
    }
  }

  func test_aCollectionViewController_mayBeAnyController() throws {
    try onMainActor {
      let controller = try Self.controller(
        "collectionViewController",
        """
        <collectionView key="view" dataMode="prototypes" id="T">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="F" customClass="PlainLayout">
            <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
        </collectionView>
        """)
      XCTAssertTrue(controller is PlainController)
      let list = try XCTUnwrap(controller.view as? UICollectionView)
      XCTAssertTrue(list.collectionViewLayout is PlainLayout)
    }
  }

  func test_aLabel_mayBeAnyView_whichTakesWhatViewsHave() throws {
    try onMainActor {
      let controller = try Self.controller(
        "viewController",
        """
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="7" alpha="0.5" textAlignment="center" id="B" customClass="PlainBadge">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/>
              </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          </label></subviews></view>
        """)
      let badge = try XCTUnwrap(controller.view.subviews.first as? PlainBadge)
      XCTAssertEqual(badge.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(badge.alpha, 0.5)
      XCTAssertEqual(badge.count, 7)
    }
  }
}
