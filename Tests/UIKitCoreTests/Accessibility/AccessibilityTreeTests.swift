import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a screen reader finds in a window, and what it can do there.
final class AccessibilityTreeTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController {
    var fill: (UIView) -> Void = { _ in }
    override func viewDidLoad() { fill(view) }
  }

  @MainActor
  private static func harness(_ fill: @escaping (UIView) -> Void) -> Harness {
    let screen = Screen()
    screen.fill = fill
    return Harness(size: CGSize(width: 320, height: 480), root: screen)
  }

  @MainActor
  private static func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  @MainActor
  private static func labels(_ harness: Harness) -> [String] {
    harness.accessibleElements.map(\.label)
  }

  func test_order_isByRowsThenByDirectionOfReading() {
    onMainActor {
      let harness = Self.harness { view in
        view.addSubview(Self.label("d", 10, 200))
        view.addSubview(Self.label("c", 200, 103))
        view.addSubview(Self.label("b", 10, 105))
        view.addSubview(Self.label("a", 100, 50))
      }
      defer { harness.close() }
      XCTAssertEqual(Self.labels(harness), ["a", "b", "c", "d"])
    }
  }

  func test_order_fromRightToLeft_beginsAtTheRight() {
    onMainActor {
      let screen = Screen()
      screen.fill = { view in
        view.addSubview(Self.label("left", 10, 100))
        view.addSubview(Self.label("right", 200, 100))
      }
      let harness = Harness(
        size: CGSize(width: 320, height: 480), isRightToLeft: true, root: screen)
      defer { harness.close() }
      XCTAssertEqual(Self.labels(harness), ["right", "left"])
    }
  }

  func test_whatTouchesTheEdgeFromWithout_isNotShown() throws {
    try onMainActor {
      let harness = Self.harness { view in
        let scrolled = UIScrollView(frame: view.bounds)
        scrolled.contentSize = CGSize(width: 320, height: 2000)
        for (text, y) in [("above", -20), ("at the top", 0), ("below", 480), ("half", 470)] {
          scrolled.addSubview(Self.label(text, 10, CGFloat(y)))
        }
        view.addSubview(scrolled)
      }
      defer { harness.close() }
      let scene = try XCTUnwrap(harness.window.windowScene)
      let shown = AccessibilityTree.windows(of: scene).flatMap(\.elements)
        .filter { $0.states.contains(.showing) }.map(\.label)
      XCTAssertEqual(shown, ["at the top", "half"])
    }
  }

  func test_groups_areReadWhole_othersAreNot() {
    onMainActor {
      var left = UIView()
      let harness = Self.harness { view in
        left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
        let right = UIView(frame: CGRect(x: 150, y: 0, width: 150, height: 300))
        left.addSubview(Self.label("a", 0, 0))
        left.addSubview(Self.label("c", 0, 100))
        right.addSubview(Self.label("b", 0, 0))
        right.addSubview(Self.label("d", 0, 100))
        view.addSubview(left)
        view.addSubview(right)
      }
      defer { harness.close() }
      XCTAssertEqual(Self.labels(harness), ["a", "b", "c", "d"])
      left.shouldGroupAccessibilityChildren = true
      left.superview?.subviews[1].shouldGroupAccessibilityChildren = true
      XCTAssertEqual(Self.labels(harness), ["a", "c", "b", "d"])
    }
  }

  func test_hiddenTransparentAndModal_leaveOthersOut() {
    onMainActor {
      let modal = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
      let harness = Self.harness { view in
        view.addSubview(Self.label("seen", 0, 0))
        let hidden = Self.label("hidden", 0, 30)
        hidden.isHidden = true
        let clear = Self.label("clear", 0, 60)
        clear.alpha = 0
        let silent = UIView(frame: CGRect(x: 0, y: 90, width: 100, height: 30))
        silent.accessibilityElementsHidden = true
        silent.addSubview(Self.label("silent", 0, 0))
        let away = Self.label("away", 0, 4000)
        for each in [hidden, clear, silent, away, modal] { view.addSubview(each) }
        modal.addSubview(Self.label("modal", 0, 0))
      }
      defer { harness.close() }
      XCTAssertEqual(Self.labels(harness), ["seen", "modal"])
      modal.accessibilityViewIsModal = true
      XCTAssertEqual(Self.labels(harness), ["modal"])
    }
  }

  func test_listedElements_keepTheirOrder_andThoseThatContainEachOtherEnd() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let harness = Self.harness { $0.addSubview(view) }
      defer { harness.close() }
      let (a, b) = (Self.label("a", 0, 0), Self.label("b", 0, 50))
      view.addSubview(a)
      view.addSubview(b)
      let drawn = UIAccessibilityElement(accessibilityContainer: view)
      drawn.accessibilityLabel = "drawn"
      drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 100, width: 50, height: 50)
      view.accessibilityElements = [b, drawn, a]
      XCTAssertEqual(Self.labels(harness), ["b", "drawn", "a"])
      view.accessibilityElements = [view, a]
      XCTAssertEqual(Self.labels(harness), ["a"])
      drawn.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      view.accessibilityElements = [drawn]
      XCTAssertEqual(harness.accessibleElements.first?.frame, .zero)
    }
  }

  func test_containersThatLieAboutTheirCount_giveWhatTheyHave() {
    onMainActor {
      final class Liar: UIView {
        override func accessibilityElementCount() -> Int { .max - 1 }
        override func accessibilityElement(at index: Int) -> Any? { index == 0 ? subviews[0] : nil }
      }
      let harness = Self.harness { view in
        let liar = Liar(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        liar.addSubview(Self.label("only", 0, 0))
        view.addSubview(liar)
      }
      defer { harness.close() }
      XCTAssertEqual(Self.labels(harness), ["only"])
    }
  }

  // MARK: Lists

  @MainActor
  private final class Rows: UITableViewController {
    var count = 1_000_000
    var log: [String] = []
    let toggle = UISwitch()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      if indexPath.row == 1 { cell.accessoryView = toggle }
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
          log.append("flag \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  func test_rows_areOneElementEach_withPlaceAndCountOfAll() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      let elements = harness.accessibleElements
      XCTAssertLessThan(elements.count, 40)
      let row = try XCTUnwrap(harness.element(label: "Row 3, detail"))
      XCTAssertEqual(row.role, "listItem")
      XCTAssertEqual(row.position, 3)
      XCTAssertEqual(row.count, 1_000_000)
      XCTAssertTrue(row.activate())
      XCTAssertEqual(rows.log, ["select 3"])
      XCTAssertEqual(row.actions, ["Flag"])
      XCTAssertTrue(row.perform("Flag"))
      XCTAssertEqual(rows.log, ["select 3", "flag 3"])
      XCTAssertFalse(row.perform("Nothing"))
    }
  }

  func test_rowWithASwitch_isTheSwitch() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      let row = try XCTUnwrap(harness.element(label: "Row 1, detail"))
      XCTAssertEqual(row.role, "toggle")
      XCTAssertEqual(row.value, "0")
      XCTAssertTrue(row.activate())
      XCTAssertTrue(rows.toggle.isOn)
    }
  }

  func test_million_isReachedByNumber() throws {
    try onMainActor {
      let harness = Harness(size: CGSize(width: 320, height: 480), root: Rows())
      defer { harness.close() }
      let scene = try XCTUnwrap(harness.window.windowScene)
      let all = AccessibilityTree.windows(of: scene)
      func find(_ node: AccessibilityNode) -> AccessibilityNode? {
        node.role == .list ? node : node.children.lazy.compactMap(find).first
      }
      let list = try XCTUnwrap(all.lazy.compactMap(find).first)
      XCTAssertEqual(list.count, 1_000_000)
      XCTAssertTrue(AccessibilityPerforming(scene).perform(.scrollToItem(777_777), on: list.id))
      XCTAssertNotNil(harness.element(label: "Row 777777, detail"))
    }
  }

  func test_numbers_stayWithTheirObject_andEndWithIt() throws {
    try onMainActor {
      var first: UILabel? = Self.label("a", 0, 0)
      let harness = Self.harness { $0.addSubview(first!) }
      defer { harness.close() }
      let scene = try XCTUnwrap(harness.window.windowScene)
      @MainActor func id() -> Int? {
        AccessibilityTree.windows(of: scene).flatMap(\.elements).first?.id
      }
      let number = try XCTUnwrap(id())
      XCTAssertEqual(id(), number)
      first?.removeFromSuperview()
      first = nil
      XCTAssertNil(id())
      XCTAssertFalse(AccessibilityPerforming(scene).perform(.activate, on: number))
    }
  }

  // MARK: Controls

  func test_controls_areUsedAsByAFinger() throws {
    try onMainActor {
      var log: [String] = []
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 44))
      let slider = UISlider(frame: CGRect(x: 10, y: 200, width: 200, height: 44))
      let harness = Self.harness { view in
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { _ in log.append("save") }, for: .touchUpInside)
        field.placeholder = "Name"
        field.accessibilityIdentifier = "name"
        slider.accessibilityLabel = "Volume"
        let off = UIButton(frame: CGRect(x: 10, y: 300, width: 100, height: 44))
        off.setTitle("Off", for: .normal)
        off.isEnabled = false
        for each in [button, field, slider, off] { view.addSubview(each) }
      }
      defer { harness.close() }
      XCTAssertEqual(
        harness.accessibleElements.map(\.role), ["button", "textField", "slider", "button"])
      XCTAssertTrue(try XCTUnwrap(harness.element(label: "Save")).activate())
      XCTAssertEqual(log, ["save"])
      XCTAssertFalse(try XCTUnwrap(harness.element(label: "Off")).activate())
      XCTAssertTrue(try XCTUnwrap(harness.element(identifier: "name")).enter("Ada"))
      XCTAssertEqual(field.text, "Ada")
      XCTAssertEqual(harness.element(identifier: "name")?.value, "Ada")
      XCTAssertTrue(try XCTUnwrap(harness.element(label: "Volume")).increment())
      XCTAssertEqual(slider.value, 0.1, accuracy: 0.001)
      XCTAssertEqual(harness.elements(with: .adjustable).map(\.label), ["Volume"])
    }
  }

  func test_alert_hidesWhatIsBelow() {
    onMainActor {
      let screen = Screen()
      screen.fill = { $0.addSubview(Self.label("below", 0, 0)) }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let alert = UIAlertController(
        title: "Delete?", message: "For good", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      screen.present(alert, animated: false)
      harness.advance(by: 1)
      XCTAssertEqual(Self.labels(harness), ["Delete?", "For good", "Delete"])
    }
  }

  func test_secretText_isNotSaid() throws {
    try onMainActor {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      field.isSecureTextEntry = true
      field.text = "abc"
      let harness = Self.harness { $0.addSubview(field) }
      defer { harness.close() }
      let scene = try XCTUnwrap(harness.window.windowScene)
      let node = try XCTUnwrap(AccessibilityTree.windows(of: scene).flatMap(\.elements).first)
      XCTAssertNil(node.value)
      XCTAssertEqual(node.text?.content, "•••")
    }
  }
}
