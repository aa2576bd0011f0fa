import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

@MainActor private var folds = 0

private final class FoldingLayout: UICollectionViewFlowLayout {
  func fold() { folds += 1 }
}

private final class AskingList: UICollectionView {
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard !(collectionViewLayout is FoldingLayout) || gestureRecognizer.isEnabled else { return }
    super.addGestureRecognizer(gestureRecognizer)
  }
}

private final class WatchingController: UIViewController {
  var loaded: [Bool] = []
  var panel: UIView? {
    didSet { loaded.append(isViewLoaded) }
  }
  override func viewDidLoad() { loaded.append(isViewLoaded) }
}

/// Connections of what is made before the view that they lead into, and lists that are asked while they are made.
final class LaterConnectionTests: XCTestCase {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="V"><scenes>
    <scene sceneID="1"><objects>
      <collectionViewController id="V" sceneMemberID="viewController">
        <collectionView key="view" id="C" customClass="AskingList">
          <rect key="frame" x="0" y="0" width="320" height="568"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="L" customClass="FoldingLayout"/>
        </collectionView>
        <navigationItem key="navigationItem" title="Cards" id="N">
          <barButtonItem key="rightBarButtonItem" title="Fold" id="B"><connections>
            <action selector="fold" destination="L" id="A"/></connections></barButtonItem>
        </navigationItem></collectionViewController></objects></scene>
    </scenes></document>
    """

  func test_anItemOfABar_reachesTheLayoutOfTheList() throws {
    try onMainActor {
      ObjCMembers.add(FoldingLayout.self, named: "FoldingLayout") {
        $0.method("fold", FoldingLayout.fold)
      }
      ObjCMembers.add(AskingList.self, named: "AskingList") { _ in }
      folds = 0
      let document = try NibReader.read(Array(Self.text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let cards = try XCTUnwrap(made as? UICollectionViewController)
      let item = try XCTUnwrap(cards.navigationItem.rightBarButtonItem)
      XCTAssertNil(item.target)
      let navigation = UINavigationController(rootViewController: cards)
      let harness = Harness(device: "iphone-se", root: navigation)
      harness.run("idle")
      XCTAssertTrue(cards.collectionView is AskingList)
      XCTAssertTrue(item.target === cards.collectionView.collectionViewLayout)
      harness.run("tap \"Fold\"\nidle")
      XCTAssertEqual(folds, 1)
    }
  }

  /// Observers of outlets leave to `viewDidLoad` what wants the view.
  func test_viewIsNotLoaded_whileOutletsAreSet() throws {
    try onMainActor {
      ObjCMembers.add(WatchingController.self, named: "WatchingController") {
        $0.property("panel", \WatchingController.panel)
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" useTraitCollections="YES" initialViewController="V"><scenes>
        <scene sceneID="1"><objects>
          <viewController id="V" customClass="WatchingController" sceneMemberID="viewController">
            <view key="view" id="W"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
            <connections><outlet property="panel" destination="W" id="O"/></connections>
          </viewController></objects></scene>
        </scenes></document>
        """
      let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let controller = try XCTUnwrap(made as? WatchingController)
      controller.loadViewIfNeeded()
      XCTAssertTrue(controller.panel === controller.view)
      XCTAssertEqual(controller.loaded, [false, true])
    }
  }

  func test_anActionThatLeadsToTheExit_reachesNobody() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" useTraitCollections="YES" initialViewController="V"><scenes>
        <scene sceneID="1"><objects>
          <viewController id="V" sceneMemberID="viewController"><view key="view" id="W">
            <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
            <button id="B" buttonType="system"><rect key="frame" x="0" y="0" width="90" height="44"/>
              <connections><action selector="goBack" destination="E" eventType="touchUpInside"
                id="A"/></connections></button></subviews></view></viewController>
          <exit id="E" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        </scenes></document>
        """
      let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let button = try XCTUnwrap(made?.view.subviews.first as? UIButton)
      XCTAssertEqual(button.allTargets.count, 0)
      button.sendActions(for: .touchUpInside)
    }
  }

  func test_aPrototype_reachesAViewBesideItsList() throws {
    try onMainActor {
      ObjCMembers.add(NotingCell.self, named: "NotingCell") {
        $0.property("note", \NotingCell.note)
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" useTraitCollections="YES" initialViewController="V"><scenes>
        <scene sceneID="1"><objects>
          <viewController id="V" sceneMemberID="viewController"><view key="view" id="W">
            <rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
            <tableView id="T"><rect key="frame" x="0" y="0" width="320" height="300"/><prototypes>
              <tableViewCell reuseIdentifier="Cell" id="C" customClass="NotingCell">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="C" id="CV">
                  <rect key="frame" x="0" y="0" width="320" height="44"/>
                </tableViewCellContentView>
                <connections><outlet property="note" destination="L" id="O"/></connections>
              </tableViewCell></prototypes></tableView>
            <label id="L" text="None"><rect key="frame" x="0" y="320" width="90" height="20"/></label>
            </subviews></view></viewController></objects></scene>
        </scenes></document>
        """
      let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      let views = try XCTUnwrap(made?.view.subviews)
      let cell = (views[0] as? UITableView)?.dequeueReusableCell(withIdentifier: "Cell")
      let note = try XCTUnwrap((cell as? NotingCell)?.note)
      XCTAssertTrue(note === views[1])
    }
  }
}

private final class NotingCell: UITableViewCell {
  weak var note: UILabel?
}
