import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Headers whose contents are tied to the header itself, as documents of Xcode's write it.
final class HeaderConstraintTests: XCTestCase {
  private final class TiedHeader: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 15),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 15),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    var isFromDocument = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedSectionHeaderHeight = 70
      if isFromDocument {
        return tableView.register(Self.nib, forHeaderFooterViewReuseIdentifier: "Header")
      }
      tableView.register(TiedHeader.self, forHeaderFooterViewReuseIdentifier: "Header")
    }

    private static let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="H" customClass="UITableViewHeaderFooterView">
        <rect key="frame" x="0" y="0" width="375" height="70"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label text="Label" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="L">
        <rect key="frame" x="16" y="15" width="320" height="40"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews>
        <constraints>
        <constraint firstAttribute="bottom" secondItem="L" secondAttribute="bottom" constant="15" id="A"/>
        <constraint firstItem="L" firstAttribute="leading" secondItem="H" secondAttribute="leading" \
        constant="16" id="B"/>
        <constraint firstItem="L" firstAttribute="top" secondItem="H" secondAttribute="top" \
        constant="15" id="C"/>
        <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" constant="16" id="D"/>
        </constraints></view></objects></document>
        """.utf8), bundle: nil)

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
      header.flatMap(HeaderConstraintTests.label(of:))?.text = section == 2 ? "One\nTwo" : "One"
      return header
    }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { UITableView.automaticDimension }
  }

  @MainActor
  private static func label(of header: UIView) -> UILabel? {
    header.subviews.compactMap { $0 as? UILabel }.first
  }

  func test_contentsTiedToTheHeader_decideAboutItsHeight() {
    onMainActor {
      for (style, isFromDocument) in [
        (UITableView.Style.grouped, false), (.plain, false), (.grouped, true), (.plain, true),
      ] {
        let rows = Rows(style: style)
        rows.isFromDocument = isFromDocument
        let screen = UIViewController()
        screen.addChild(rows)
        screen.view.addSubview(rows.view)
        // Constraints place the table, too: what fills it by its mask is no part of their system.
        rows.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          rows.view.topAnchor.constraint(equalTo: screen.view.topAnchor),
          rows.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          rows.view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
          rows.view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
        ])
        rows.didMove(toParent: screen)
        let harness = Harness(device: "desktop", root: screen)
        defer { harness.close() }
        harness.run("idle")
        for section in 0..<3 {
          let header = rows.tableView.headerView(forSection: section)
          let label = header.flatMap(Self.label(of:))
          let text = label?.sizeThatFits(CGSize(width: 300, height: 0)).height ?? 0
          XCTAssertGreaterThan(text, 20)
          XCTAssertEqual(label?.bounds.height ?? 0, text, accuracy: 1, "section \(section)")
          XCTAssertEqual(header?.bounds.height ?? 0, text + 30, accuracy: 1, "section \(section)")
        }
      }
    }
  }
}
