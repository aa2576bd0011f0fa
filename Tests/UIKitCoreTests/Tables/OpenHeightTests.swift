import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Self-sizing rows whose constraints do not say how high they are.
final class OpenHeightTests: XCTestCase {
  private enum Kind: String, CaseIterable {
    case bottomAlone, centeredInTheCell, none, collapsed, small
  }

  @MainActor private final class Cell: UITableViewCell {
    let text = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      text.translatesAutoresizingMaskIntoConstraints = false
      text.text = "Text"
      let kind = reuseIdentifier.flatMap(Kind.init(rawValue:)) ?? .none
      switch kind {
      case .bottomAlone:
        contentView.addSubview(text)
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        text.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor)
          .isActive = true
      case .centeredInTheCell:
        addSubview(text)
        text.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
        text.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor).isActive = true
      case .none: break
      case .collapsed:
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: 0),
        ])
      case .small:
        contentView.addSubview(text)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: contentView.topAnchor),
          text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor private final class Screen: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for kind in Kind.allCases {
        tableView.register(Cell.self, forCellReuseIdentifier: kind.rawValue)
      }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Kind.allCases.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(
        withIdentifier: Kind.allCases[indexPath.row].rawValue, for: indexPath)
    }
  }

  func test_heightThatIsLeftOpen_isTheUsualOne_oneThatIsDecidedIsKept() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(device: "iphone-se", root: screen)
      harness.advance(by: 0.2)
      func height(_ kind: Kind) -> CGFloat {
        let row = Kind.allCases.firstIndex(of: kind)!
        return screen.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
      }
      XCTAssertEqual(height(.bottomAlone), 44)
      XCTAssertEqual(height(.centeredInTheCell), 44)
      XCTAssertEqual(height(.none), 44)
      XCTAssertLessThan(height(.collapsed), 2, "said to be nothing")
      XCTAssertEqual(height(.small), 21, accuracy: 1)
      harness.close()
    }
  }
}
