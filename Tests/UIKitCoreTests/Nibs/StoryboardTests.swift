import Foundation
import NibDocument
import PlatformInterface
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

@MainActor private var log: [String] = []

private final class ListController: UIViewController {
  var label: UILabel!
  var child: UIViewController?
  var allows = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(title ?? "")")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Own", style: .plain, target: nil, action: nil)
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, view \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("didLoad \(label.text ?? ""), child \(children.count)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let name = "\(type(of: segue.destination))"
    log.append("prepare \(segue.identifier ?? "-") \(name) \(segue.destination.isViewLoaded)")
  }
  func comeBack(_ segue: UIStoryboardSegue) {
    log.append("back from \(type(of: segue.source))")
  }
}

private final class DetailController: UIViewController {}

private enum Board {
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="N"><scenes>
    <scene sceneID="S1"><objects>
      <navigationController id="N" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="NB" largeTitles="YES"/>
        <connections><segue destination="L" kind="relationship" relationship="rootViewController" \
    id="R1"/></connections>
      </navigationController></objects></scene>
    <scene sceneID="S2"><objects>
      <viewController title="List" storyboardIdentifier="list" id="L" customClass="ListController" \
    sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="V">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <label text="Hello" id="A" translatesAutoresizingMaskIntoConstraints="NO"/>
            <button id="B"><rect key="frame" x="0" y="300" width="80" height="40"/>
              <state key="normal" title="Go"/>
              <connections><segue destination="D" kind="show" identifier="go" id="G1"/></connections>
            </button>
            <containerView id="C"><rect key="frame" x="10" y="400" width="200" height="100"/>
              <connections><segue destination="E" kind="embed" identifier="inner" id="G2"/>
              </connections></containerView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="SA"/>
          <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="SA" secondAttribute="top" \
    constant="8" id="K1"/>
            <constraint firstItem="A" firstAttribute="leading" secondItem="SA" \
    secondAttribute="leading" constant="20" id="K2"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Items" id="NI">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="BI">
            <connections><segue destination="D" kind="presentation" identifier="add" id="G3"/>
            </connections></barButtonItem>
        </navigationItem>
        <connections>
          <outlet property="label" destination="A" id="O1"/>
          <segue destination="D" kind="show" identifier="byCode" id="G4"/>
        </connections>
      </viewController></objects></scene>
    <scene sceneID="S3"><objects>
      <viewController id="D" customClass="DetailController" sceneMemberID="viewController">
        <view key="view" id="DV"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><button id="DB"><rect key="frame" x="0" y="0" width="80" height="40"/>
            <connections><segue destination="X" kind="unwind" identifier="done" \
    unwindAction="comeBack:" id="G5"/></connections></button></subviews></view>
      </viewController>
      <exit id="X" sceneMemberID="exit" userLabel="Exit"/></objects></scene>
    <scene sceneID="S4"><objects>
      <viewController id="E" sceneMemberID="viewController">
        <view key="view" id="EV"><rect key="frame" x="0" y="0" width="10" height="10"/>
          <color key="backgroundColor" systemColor="systemRedColor"/></view>
      </viewController></objects></scene>
    <scene sceneID="S5"><objects>
      <collectionViewController storyboardIdentifier="grid" id="G" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" clipsSubviews="YES" id="GV">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="GL">
            <size key="itemSize" width="60" height="70"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Cell" id="GC">
            <rect key="frame" x="0" y="0" width="60" height="70"/>
            <view key="contentView"><subviews><label text="Cell" id="GT">
              <rect key="frame" x="0" y="0" width="60" height="20"/></label></subviews></view>
            <connections><segue destination="D" kind="show" identifier="cell" id="G6"/></connections>
          </collectionViewCell></cells>
        </collectionView>
      </collectionViewController></objects></scene>
    <scene sceneID="S6"><objects>
      <tabBarController storyboardIdentifier="tabs" id="TB" sceneMemberID="viewController">
        <connections>
          <segue destination="E2" kind="relationship" relationship="viewControllers" id="R2"/>
          <segue destination="L" kind="relationship" relationship="viewControllers" id="R3"/>
        </connections>
      </tabBarController></objects></scene>
    <scene sceneID="S7"><objects>
      <viewController id="E2" sceneMemberID="viewController">
        <view key="view" id="EV2"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <tabBarItem key="tabBarItem" title="First" tag="4" id="TI"/>
      </viewController></objects></scene>
    </scenes></document>
    """

  @MainActor
  static func make() throws -> UIStoryboard {
    ObjCMembers.add(ListController.self, named: "ListController") {
      $0.property("label", \ListController.label)
      $0.method("comeBack:", ListController.comeBack(_:))
    }
    ObjCMembers.add(DetailController.self, named: "DetailController")
    log = []
    return UIStoryboard(
      document: try NibReader.read(Array(text.utf8), fileName: "Main.storyboard"), bundle: .main)
  }

  @MainActor
  static func shown() throws -> (UIWindow, UINavigationController, ListController) {
    let navigation = try XCTUnwrap(
      try make().instantiateInitialViewController() as? UINavigationController)
    let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let list = try XCTUnwrap(navigation.viewControllers.first as? ListController)
    list.loadViewIfNeeded()
    return (window, navigation, list)
  }
}

final class StoryboardTests: XCTestCase {
  func test_theGlobalTint_isTheWindows() throws {
    let color = """
      <color key="tintColor" white="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="C"><scenes><scene sceneID="S"><objects>
      <viewController id="C" sceneMemberID="viewController"><view key="view" id="V"><subviews>
      <button id="B"/></subviews></view></viewController></objects></scene></scenes>\(color)</document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    XCTAssertEqual(document.problems, [])
    onMainActor {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      UIStoryboard(document: document, bundle: .main).fill(window)
      let button = window.rootViewController?.view.subviews.first
      window.addSubview(button ?? UIView())
      XCTAssertEqual(button?.tintColor, UIColor(white: 0, alpha: 1))
    }
  }

  func test_controllers_areMadeInApplesOrder() throws {
    try MainActor.assumeIsolated {
      let storyboard = try Board.make()
      let controller = storyboard.instantiateViewController(withIdentifier: "list")
      let list = try XCTUnwrap(controller as? ListController)
      XCTAssertEqual(log, ["init List", "awake, view false"])
      XCTAssertTrue(list.storyboard === storyboard)
      XCTAssertEqual(list.navigationItem.title, "Items")
      list.loadViewIfNeeded()
      XCTAssertEqual(
        log.dropFirst(2), ["prepare inner UIViewController false", "didLoad Hello, child 1"])
      XCTAssertEqual(list.children.first?.view.backgroundColor, .systemRed)
      XCTAssertEqual(list.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  func test_aControllerThatNobodyHolds_livesUntilTheTurnEnds() throws {
    try MainActor.assumeIsolated {
      let storyboard = try Board.make()
      weak var controller = storyboard.instantiateViewController(withIdentifier: "list")
      XCTAssertNotNil(controller)
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      XCTAssertNil(controller)
    }
  }

  func test_navigationController_containsItsRoot() throws {
    try MainActor.assumeIsolated {
      let (window, navigation, list) = try Board.shown()
      XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
      XCTAssertEqual(navigation.viewControllers.count, 1)
      XCTAssertNotNil(list.navigationItem.rightBarButtonItem)
      XCTAssertEqual(
        list.navigationItem.leftBarButtonItem?.title, "Own", "of init(coder:), not in the document")
      list.view.layoutIfNeeded()
      XCTAssertEqual(list.label.frame.minX, 20)
      XCTAssertEqual(list.label.frame.minY, list.view.safeAreaInsets.top + 8)
      window.isHidden = true
    }
  }

  func test_tabBarController_containsItsControllersInOrder() throws {
    try MainActor.assumeIsolated {
      let tabs = try XCTUnwrap(
        try Board.make().instantiateViewController(withIdentifier: "tabs") as? UITabBarController)
      XCTAssertEqual(tabs.viewControllers?.count, 2)
      XCTAssertEqual(tabs.viewControllers?.first?.tabBarItem.title, "First")
      XCTAssertEqual(tabs.viewControllers?.first?.tabBarItem.tag, 4)
      XCTAssertTrue(tabs.viewControllers?.last is ListController)
    }
  }

  func test_segues_askPrepareAndGo() throws {
    try MainActor.assumeIsolated {
      let (window, navigation, list) = try Board.shown()
      log = []
      list.performSegue(withIdentifier: "byCode", sender: nil)
      XCTAssertEqual(log, ["prepare byCode DetailController false"])
      XCTAssertTrue(navigation.topViewController is DetailController)
      navigation.popViewController(animated: false)

      let button = list.view.subviews.compactMap { $0 as? UIButton }.first
      log = []
      list.allows = false
      button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      XCTAssertEqual(log.first, "should go")
      XCTAssertTrue(navigation.topViewController === list)
      list.allows = true
      log = []
      button?.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(log, ["should go", "prepare go DetailController false"])
      XCTAssertTrue(navigation.topViewController is DetailController)
      window.isHidden = true
    }
  }

  func test_segueOfAPrototype_isThereBeforeAnyCell() throws {
    try MainActor.assumeIsolated {
      let grid = try Board.make().instantiateViewController(withIdentifier: "grid")
      let navigation = UINavigationController(rootViewController: grid)
      grid.performSegue(withIdentifier: "cell", sender: nil)
      XCTAssertTrue(navigation.topViewController is DetailController)
    }
  }

  func test_unwinding_goesBackToWhoTakesIt() throws {
    try MainActor.assumeIsolated {
      let (window, navigation, list) = try Board.shown()
      list.performSegue(withIdentifier: "byCode", sender: nil)
      let detail = try XCTUnwrap(navigation.topViewController as? DetailController)
      detail.loadViewIfNeeded()
      log = []
      let button = detail.view.subviews.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .primaryActionTriggered)
      XCTAssertEqual(log, ["back from DetailController"])
      XCTAssertTrue(navigation.topViewController === list)
      window.isHidden = true
    }
  }

  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ list: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  func test_collectionViewController_showsPrototypes() throws {
    try MainActor.assumeIsolated {
      let controller = try XCTUnwrap(
        try Board.make().instantiateViewController(withIdentifier: "grid")
          as? UICollectionViewController)
      controller.loadViewIfNeeded()
      let list = try XCTUnwrap(controller.collectionView)
      XCTAssertFalse(list === controller.view)
      XCTAssertTrue(list.dataSource === controller)
      let source = Source()
      list.dataSource = source
      list.reloadData()
      list.layoutIfNeeded()
      XCTAssertEqual(list.visibleCells.count, 4)
      let label = list.visibleCells.first?.contentView.subviews.first as? UILabel
      XCTAssertEqual(label?.text, "Cell")
      XCTAssertEqual(list.visibleCells.first?.frame.size, CGSize(width: 60, height: 70))
    }
  }
}
