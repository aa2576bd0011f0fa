import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

@MainActor private var log: [String] = []

private final class SleepyList: UITableViewController, UISplitViewControllerDelegate {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("list in \(navigationController != nil), \(splitViewController != nil)")
    splitViewController?.delegate = self
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

private final class SleepySplit: UISplitViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("split of \(viewControllers.count)")
  }
}

/// When controllers that a storyboard puts into one another are told that they are made.
final class AwakeningTests: XCTestCase {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="S"><scenes>
    <scene sceneID="1"><objects>
      <splitViewController id="S" customClass="SleepySplit" sceneMemberID="viewController"><connections>
        <segue destination="N" kind="relationship" relationship="masterViewController" id="R1"/>
        <segue destination="D" kind="relationship" relationship="detailViewController" id="R2"/>
      </connections></splitViewController></objects></scene>
    <scene sceneID="2"><objects>
      <navigationController id="N" sceneMemberID="viewController"><connections>
        <segue destination="L" kind="relationship" relationship="rootViewController" id="R3"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="3"><objects>
      <tableViewController id="L" customClass="SleepyList" sceneMemberID="viewController">
      <tableView key="view" id="T"><rect key="frame" x="0" y="0" width="320" height="568"/></tableView>
      </tableViewController></objects></scene>
    <scene sceneID="4"><objects>
      <viewController id="D" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  func test_controllersAwake_whenTheirContainersAreThere() throws {
    try onMainActor {
      ObjCMembers.add(SleepyList.self, named: "SleepyList") { _ in }
      ObjCMembers.add(SleepySplit.self, named: "SleepySplit") { _ in }
      log = []
      let document = try NibReader.read(Array(Self.text.utf8), fileName: "Main.storyboard")
      let made = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      XCTAssertEqual(log, ["list in true, true", "split of 2"])
      let split = try XCTUnwrap(made as? UISplitViewController)
      // So a delegate that a list sets there decides what is seen first.
      let harness = Harness(device: "iphone-se", root: split)
      XCTAssertTrue(split.isCollapsed)
      let navigation = split.viewControllers.first as? UINavigationController
      XCTAssertTrue(navigation?.topViewController is SleepyList)
      harness.close()
    }
  }
}
