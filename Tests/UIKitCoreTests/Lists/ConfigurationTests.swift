import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Cells that show configurations.
final class ConfigurationTests: XCTestCase {
  func test_listContent_isAsHighAsTheCellStyles() {
    onMainActor {
      for (style, detail, height) in [
        (UITableViewCell.CellStyle.default, nil as String?, 44 as CGFloat), (.value1, "Value", 44),
      ] {
        let fixture = ConfiguredFixture { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(path.row)"
          content.secondaryText = detail
          cell.contentConfiguration = content
        }
        fixture.style = style
        fixture.show()
        let rect = fixture.table.rectForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(rect.height, height, accuracy: 0.6, "\(style)")
        guard let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)) else {
          return XCTFail("no cell")
        }
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        XCTAssertEqual(labels.first?.text, "Row 1")
        // As the text of a cell style.
        XCTAssertEqual(labels.first?.frame.minX, 16)
        if detail != nil {
          XCTAssertEqual(labels.last?.text, "Value")
          XCTAssertEqual(labels.last?.frame.maxX ?? 0, 320 - 16, accuracy: 0.5)
        }
        fixture.close()
      }
    }
  }

  func test_longTexts_makeRowsHigher() {
    onMainActor {
      let fixture = ConfiguredFixture { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text =
          path.row == 0
          ? "Short"
          : String(repeating: "A text that does not go on one line of a phone. ", count: 3)
        content.secondaryText = "Below"
        cell.contentConfiguration = content
      }
      fixture.show()
      let short = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      let long = fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
      XCTAssertGreaterThan(short, 44)
      XCTAssertGreaterThan(long, short + 40)
      fixture.close()
    }
  }

  func test_theHandler_hearsEveryState() {
    onMainActor {
      var states: [String] = []
      let fixture = ConfiguredFixture { cell, path in
        cell.configurationUpdateHandler = { cell, state in
          if path.row == 2 {
            states.append(
              "\(state.isHighlighted ? "high" : "")\(state.isSelected ? "selected" : "")")
          }
          var content = UIListContentConfiguration.cell()
          content.text = state.isSelected ? "Chosen" : "Row \(path.row)"
          cell.contentConfiguration = content
        }
      }
      fixture.show()
      XCTAssertEqual(states, [""])
      fixture.fixture.harness.tap("Row 2")
      fixture.fixture.harness.settle()
      XCTAssertEqual(states.last, "selected")
      XCTAssertNotNil(fixture.fixture.harness.view(showing: "Chosen"))
      fixture.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
      fixture.fixture.harness.settle()
      XCTAssertNil(fixture.fixture.harness.view(showing: "Chosen"))
      fixture.close()
    }
  }

  func test_backgrounds_replaceThePlainOnes() {
    onMainActor {
      let fixture = ConfiguredFixture { cell, path in
        var background = UIBackgroundConfiguration.listPlainCell()
        if path.row == 1 {
          background.backgroundColor = .systemRed
          background.cornerRadius = 8
          background.strokeWidth = 2
          background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 10, bottom: 4, trailing: 20)
        }
        cell.backgroundConfiguration = background
      }
      fixture.show()
      guard let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)),
        let background = cell.subviews.first as? ConfiguredBackgroundView,
        let plain = fixture.table.cellForRow(at: IndexPath(row: 2, section: 0))
      else { return XCTFail("no background") }
      XCTAssertEqual(
        background.frame, CGRect(x: 10, y: 4, width: 290, height: cell.bounds.height - 8))
      XCTAssertEqual(background.backgroundColor, .systemRed)
      XCTAssertEqual(background.layer.cornerRadius, 8)
      // Chosen colours stay, plain ones follow the state.
      for row in 1...2 {
        fixture.table.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        fixture.fixture.harness.settle()
      }
      XCTAssertEqual(background.backgroundColor, .systemRed)
      XCTAssertEqual(plain.subviews.first?.backgroundColor, .systemGray4)
      cell.backgroundConfiguration = nil
      XCTAssertNil(background.superview)
      fixture.close()
    }
  }

  func test_customContent_isTheContentView_andStays() {
    onMainActor {
      let fixture = ConfiguredFixture { cell, path in
        cell.contentConfiguration = BadgeConfiguration(number: path.row)
      }
      fixture.show()
      let path = IndexPath(row: 1, section: 0)
      guard let cell = fixture.table.cellForRow(at: path),
        let view = cell.contentView as? BadgeView
      else { return XCTFail("no badge") }
      XCTAssertEqual(view.shown, 1)
      // By its constraints.
      XCTAssertEqual(fixture.table.rectForRow(at: path).height, 70.5, accuracy: 0.01)
      cell.contentConfiguration = BadgeConfiguration(number: 40)
      XCTAssertTrue(cell.contentView === view)
      XCTAssertEqual(view.shown, 40)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      XCTAssertFalse(cell.contentView === view)
      XCTAssertNil(view.superview)
      cell.contentConfiguration = nil
      XCTAssertFalse(cell.contentView is UIListContentView)
      fixture.close()
    }
  }

  func test_overriding_needsNothingSet() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<3)])
      fixture.view.register(SelfMadeCell.self, forCellWithReuseIdentifier: "self")
      let source = SelfMadeSource()
      fixture.view.dataSource = source
      fixture.harness.settle()
      let cells = fixture.view.visibleCells.compactMap { $0 as? SelfMadeCell }
      XCTAssertEqual(cells.count, 3)
      XCTAssertEqual(cells.first?.states, [false])
      fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.view.visibleCells.compactMap { ($0 as? SelfMadeCell)?.states.last },
        [true, false, false])
      fixture.close()
    }
  }

  func test_headers_showConfigurations() {
    onMainActor {
      let delegate = ConfiguredHeaders()
      let fixture = TableFixture(TableSource(counts: [2]), delegate: delegate, style: .grouped) {
        $0.register(
          UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
      }
      let header = fixture.table.headerView(forSection: 0)
      let labels = header?.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
      XCTAssertEqual(labels, ["SOUNDS", "All of them"])
      XCTAssertGreaterThan(header?.frame.height ?? 0, 35)
      fixture.close()
    }
  }

  /// A picture of the styles, on a phone, light and dark.
  func test_picture() throws {
    onMainActor {
      for isDark in [false, true] {
        let fixture = ConfiguredFixture { cell, path in
          var content: UIListContentConfiguration =
            [.cell(), .subtitleCell(), .valueCell(), .cell(), .cell()][path.row]
          content.text = ["Cell", "Subtitle", "Value", "Symbol", "Two lines"][path.row]
          content.secondaryText = ["", "Below it", "Beside it", "", "And this is below"][path.row]
          if path.row > 2 { content.image = UIImage(systemName: path.row == 3 ? "star" : "folder") }
          cell.contentConfiguration = content
          cell.accessoryType = path.row == 2 ? .disclosureIndicator : .none
          if path.row == 4 {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.25)
            background.strokeColor = .systemOrange
            background.strokeWidth = 1
            background.cornerRadius = 10
            background.backgroundInsets = NSDirectionalEdgeInsets(
              top: 4, leading: 8, bottom: 4, trailing: 8)
            cell.backgroundConfiguration = background
          }
        }
        fixture.count = 5
        fixture.show(size: CGSize(width: 375, height: 320))
        fixture.table.overrideUserInterfaceStyle = isDark ? .dark : .light
        fixture.fixture.harness.settle()
        assertGolden(
          png: fixture.fixture.harness.picture(),
          named: "controls/list-content-\(isDark ? "dark" : "light")")
        fixture.close()
      }
    }
  }
}

/// A table whose cells a closure fills.
@MainActor
private final class ConfiguredFixture: TableSource {
  private(set) var fixture: TableFixture!
  private let fill: (UITableViewCell, IndexPath) -> Void
  var count = 4

  init(_ fill: @escaping (UITableViewCell, IndexPath) -> Void) {
    self.fill = fill
    super.init([])
  }

  var table: UITableView { fixture.table }

  func show(size: CGSize = CGSize(width: 320, height: 480)) {
    rows = [(0..<count).map { "\($0)" }]
    fixture = TableFixture(self, size: size)
  }

  func close() { fixture.close() }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: style, reuseIdentifier: "Row")
    fill(cell, indexPath)
    return cell
  }
}

private struct BadgeConfiguration: UIContentConfiguration {
  var number: Int
  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
}

@MainActor
private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  var shown: Int { (configuration as? BadgeConfiguration)?.number ?? -1 }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class SelfMadeCell: UICollectionViewCell {
  var states: [Bool] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state.isSelected)
    var content = UIListContentConfiguration.cell()
    content.text = state.isSelected ? "Selected" : "Plain"
    contentConfiguration = content
  }
}

@MainActor
private final class SelfMadeSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "self", for: path)
  }
}

@MainActor
private final class ConfiguredHeaders: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Sounds"
    content.secondaryText = "All of them"
    header?.contentConfiguration = content
    return header
  }
}
