import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

/// A controller whose cells are prototypes, with an outlet and segues.
private final class MailController: UITableViewController {
  var log: [String] = []
  var refreshes = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
    (cell as? MailCell)?.title.text = "Mail \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
    log.append("prepare \(segue.identifier ?? "") from \(row)")
  }
  func refresh(_ sender: UIRefreshControl) { refreshes += 1 }
}

private final class MailCell: UITableViewCell { var title: UILabel! }

/// A controller whose rows the document lays down; it hides some of them.
private final class SettingsController: UITableViewController {
  var sound: UISwitch!
  var volume: UITableViewCell!
  var hidesVolume = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = super.tableView(tableView, numberOfRowsInSection: section)
    return hidesVolume && section == 0 ? count - 1 : count
  }
}

private enum TableBoard {
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="N"><scenes>
    <scene sceneID="S1"><objects>
      <navigationController id="N" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="NB"/>
        <connections><segue destination="M" kind="relationship" relationship="rootViewController" \
    id="R1"/></connections>
      </navigationController></objects></scene>
    <scene sceneID="S2"><objects>
      <tableViewController title="Mail" clearsSelectionOnViewWillAppear="NO" id="M" \
    customClass="MailController" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" \
    rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" \
    allowsMultipleSelection="YES" id="T">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <color key="backgroundColor" systemColor="systemYellowColor"/>
          <inset key="separatorInset" minX="40" minY="0" maxX="8" maxY="0"/>
          <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
          <view key="tableHeaderView" contentMode="scaleToFill" id="H">
            <rect key="frame" x="0" y="0" width="375" height="50"/></view>
          <prototypes>
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="none" \
    accessoryType="detailDisclosureButton" indentationWidth="10" reuseIdentifier="Mail" \
    rowHeight="60" id="C" customClass="MailCell">
              <rect key="frame" x="0" y="78" width="375" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="C" id="CC">
                <rect key="frame" x="0" y="0" width="316" height="59.5"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews><label text="Label" id="L" \
    translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints>
                  <constraint firstItem="L" firstAttribute="leading" secondItem="CC" \
    secondAttribute="leading" constant="30" id="K1"/>
                  <constraint firstItem="L" firstAttribute="centerY" secondItem="CC" \
    secondAttribute="centerY" id="K2"/>
                </constraints>
              </tableViewCellContentView>
              <connections>
                <outlet property="title" destination="L" id="O1"/>
                <segue destination="D" kind="show" identifier="open" id="G1"/>
                <segue destination="D" kind="presentation" identifier="info" \
    trigger="accessoryAction" id="G2"/>
              </connections>
            </tableViewCell>
          </prototypes>
          <connections>
            <outlet property="dataSource" destination="M" id="O2"/>
            <outlet property="delegate" destination="M" id="O3"/>
          </connections>
        </tableView>
        <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" \
    contentMode="center" enabled="NO" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" id="RC">
          <autoresizingMask key="autoresizingMask"/>
          <connections><action selector="refresh:" destination="M" eventType="valueChanged" \
    id="A1"/></connections>
        </refreshControl>
      </tableViewController></objects></scene>
    <scene sceneID="S3"><objects>
      <viewController id="D" sceneMemberID="viewController">
        <view key="view" id="DV"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
    <scene sceneID="S4"><objects>
      <tableViewController storyboardIdentifier="settings" id="S" customClass="SettingsController" \
    sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" \
    sectionHeaderHeight="18" sectionFooterHeight="18" id="ST">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections>
            <tableViewSection headerTitle="Sounds" footerTitle="Heard by everybody." id="X1"><cells>
              <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="SL" \
    rowHeight="44" accessoryType="checkmark" id="C1"><rect key="frame" x="0" y="55" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="C1" id="CC1">
                  <rect key="frame" x="0" y="0" width="375" height="44"/>
                  <subviews>
                    <label text="Sound" id="SL"><rect key="frame" x="16" y="0" width="200" height="44"/></label>
                    <switch id="SW"><rect key="frame" x="300" y="6" width="51" height="31"/></switch>
                  </subviews></tableViewCellContentView></tableViewCell>
              <tableViewCell rowHeight="90" id="C2"><rect key="frame" x="0" y="99" width="375" height="90"/>
                <tableViewCellContentView key="contentView" tableViewCell="C2" id="CC2">
                  <rect key="frame" x="0" y="0" width="375" height="90"/></tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection>
            <tableViewSection id="X2"><cells>
              <tableViewCell reuseIdentifier="tall" id="C3"><rect key="frame" x="0" y="0" width="375" height="70"/>
                <tableViewCellContentView key="contentView" tableViewCell="C3" id="CC3">
                  <rect key="frame" x="0" y="0" width="375" height="70"/>
                  <subviews><label text="Tall" id="TL" \
    translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                  <constraints>
                    <constraint firstItem="TL" firstAttribute="top" secondItem="CC3" \
    secondAttribute="top" constant="50" id="K3"/>
                    <constraint firstItem="TL" firstAttribute="leading" secondItem="CC3" \
    secondAttribute="leading" id="K4"/>
                    <constraint firstAttribute="bottom" secondItem="TL" secondAttribute="bottom" \
    constant="30" id="K5"/>
                    <constraint firstItem="TL" firstAttribute="height" constant="20" id="K6"/>
                  </constraints></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection>
          </sections>
          <connections>
            <outlet property="dataSource" destination="S" id="O4"/>
            <outlet property="delegate" destination="S" id="O5"/>
          </connections>
        </tableView>
        <connections>
          <outlet property="sound" destination="SW" id="O6"/>
          <outlet property="volume" destination="C2" id="O7"/>
        </connections>
      </tableViewController></objects></scene>
    </scenes></document>
    """

  @MainActor
  static func make() throws -> UIStoryboard {
    ObjCMembers.add(MailController.self, named: "MailController") {
      $0.method("refresh:", MailController.refresh(_:))
    }
    ObjCMembers.add(MailCell.self, named: "MailCell") { $0.property("title", \MailCell.title) }
    ObjCMembers.add(SettingsController.self, named: "SettingsController") {
      $0.property("sound", \SettingsController.sound)
      $0.property("volume", \SettingsController.volume)
    }
    return UIStoryboard(
      document: try NibReader.read(Array(text.utf8), fileName: "Tables.storyboard"), bundle: .main)
  }
}

final class TableNibTests: XCTestCase {
  func test_prototypes_andWhatATableSays() throws {
    try onMainActor {
      let navigation = try XCTUnwrap(
        try TableBoard.make().instantiateInitialViewController() as? UINavigationController)
      let harness = Harness(size: CGSize(width: 375, height: 667), root: navigation)
      defer { harness.close() }
      harness.settle()
      let list = try XCTUnwrap(navigation.topViewController as? MailController)
      let table = try XCTUnwrap(list.tableView)
      XCTAssertEqual(table.style, .plain)
      XCTAssertEqual(table.rowHeight, 60)
      XCTAssertTrue(table.dataSource === list && table.delegate === list)
      XCTAssertEqual(table.backgroundColor, .systemYellow)
      XCTAssertEqual(table.separatorInset.left, 40)
      XCTAssertEqual(table.tableHeaderView?.frame.height, 50)
      XCTAssertTrue(table.allowsMultipleSelection)
      XCTAssertFalse(list.clearsSelectionOnViewWillAppear)
      let cell = try XCTUnwrap(
        table.cellForRow(at: IndexPath(row: 3, section: 0)) as? MailCell)
      XCTAssertEqual(cell.title.text, "Mail 3")
      XCTAssertEqual(cell.title.frame.minX, 30)
      XCTAssertEqual(cell.frame, CGRect(x: 0, y: 50 + 180, width: 375, height: 60))
      XCTAssertEqual(cell.selectionStyle, .none)
      XCTAssertEqual(cell.accessoryType, .detailDisclosureButton)
      list.refreshControl?.sendActions(for: .valueChanged)
      XCTAssertEqual(list.refreshes, 1)
      // Only a screenful was ever made.
      table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      harness.settle()
      XCTAssertEqual(
        table.visibleCells.compactMap { ($0 as? MailCell)?.title.text }.last, "Mail 29")
    }
  }

  func test_cellsSegues_comeBeforeDidSelect() throws {
    try onMainActor {
      let navigation = try XCTUnwrap(
        try TableBoard.make().instantiateInitialViewController() as? UINavigationController)
      let harness = Harness(size: CGSize(width: 375, height: 667), root: navigation)
      defer { harness.close() }
      harness.settle()
      let list = try XCTUnwrap(navigation.topViewController as? MailController)
      let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
      harness.tap("Mail 2")
      harness.settle()
      XCTAssertEqual(list.log, ["prepare open from 2", "didSelect 2"])
      XCTAssertFalse(navigation.topViewController === list)
      list.log = []
      navigation.popViewController(animated: false)
      harness.settle()
      list.tableView.accessoryTapped(cell)
      XCTAssertEqual(list.log, ["prepare info from 2"])
    }
  }

  func test_staticRows_areTheDocuments() throws {
    try onMainActor {
      let controller = try TableBoard.make().instantiateViewController(withIdentifier: "settings")
      let list = try XCTUnwrap(controller as? SettingsController)
      let harness = Harness(size: CGSize(width: 375, height: 667), root: list)
      defer { harness.close() }
      harness.settle()
      let table = try XCTUnwrap(list.tableView)
      XCTAssertEqual(table.style, .grouped)
      XCTAssertEqual(table.numberOfSections, 2)
      XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
      let first = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      XCTAssertEqual(first.textLabel?.text, "Sound")
      XCTAssertEqual(first.accessoryType, .checkmark)
      XCTAssertTrue(list.sound.isDescendant(of: first))
      XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
      XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 90)
      // By constraints, and the separator's pixel.
      XCTAssertEqual(
        table.rectForRow(at: IndexPath(row: 0, section: 1)).height, 100.5, accuracy: 0.01)
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "SOUNDS")
      XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "Heard by everybody.")
      XCTAssertGreaterThan(table.rectForHeader(inSection: 0).height, 40)
      XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === list.volume)
      // Rows go and come back with their own cells.
      list.hidesVolume = true
      table.reloadSections([0], with: .fade)
      harness.settle()
      XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
      XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
      XCTAssertTrue(first.isDescendant(of: table))
      list.hidesVolume = false
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .top)
      harness.settle()
      XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === list.volume)
      table.reloadData()
      harness.settle()
      XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    }
  }

  func test_registeredNibs_makeCellsAndHeaders() {
    onMainActor {
      func nib(_ objects: String) -> UINib {
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          useAutolayout="YES"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
          """
        return UINib(data: Data(text.utf8), bundle: nil)
      }
      let source = TableSource(counts: [40])
      let delegate = HeaderDelegate()
      let fixture = TableFixture(source, delegate: delegate) { table in
        table.rowHeight = 50
        table.register(
          nib(
            """
            <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="A" \
            detailTextLabel="B" id="C"><rect key="frame" x="0" y="0" width="320" height="50"/>
            <tableViewCellContentView key="contentView" id="V"><subviews>
            <label text="Text" id="A"/><label text="Detail" id="B"/></subviews>
            </tableViewCellContentView></tableViewCell>
            """), forCellReuseIdentifier: "Row")
        // Xcode's template of a header is a plain view with the class.
        table.register(
          nib(
            """
            <view customClass="UITableViewHeaderFooterView" id="H">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><button id="B"><rect key="frame" x="10" y="5" width="90" height="40"/>
            <state key="normal" title="All"/></button></subviews></view>
            """), forHeaderFooterViewReuseIdentifier: "Header")
      }
      defer { fixture.close() }
      let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(cell?.cellStyle, .subtitle)
      XCTAssertEqual(cell?.reuseIdentifier, "Row")
      XCTAssertEqual(cell?.textLabel?.text, "0.1")
      XCTAssertEqual(cell?.detailTextLabel?.text, "Detail")
      let header = fixture.table.headerView(forSection: 0)
      XCTAssertEqual(header?.reuseIdentifier, "Header")
      let button = header?.subviews.first { $0 is UIButton }
      XCTAssertEqual(button?.frame, CGRect(x: 10, y: 5, width: 90, height: 40))
      let middle = header?.convert(CGPoint(x: 50, y: 25), to: nil) ?? .zero
      XCTAssertTrue(
        fixture.table.window?.hitTest(middle, with: nil)?.isDescendant(of: button ?? UIView())
          == true
      )
    }
  }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
}
