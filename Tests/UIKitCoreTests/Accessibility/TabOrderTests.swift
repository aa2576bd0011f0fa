import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The stops of Tab are the elements that a reader can use, in the reader's order, and each has a ring.
final class TabOrderTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController {
    var log: [String] = []

    /// - Parameter place: left, top; a button is 80 by 40.
    @discardableResult
    func button(_ title: String, _ place: (CGFloat, CGFloat), in view: UIView? = nil) -> UIButton {
      let button = UIButton(
        frame: CGRect(x: place.0, y: place.1, width: 80, height: 40),
        primaryAction: UIAction(title: title) { [unowned self] _ in log.append(title) })
      (view ?? self.view).addSubview(button)
      return button
    }

    func tapped() { log.append("tapped") }

    func label(_ text: String, _ place: (CGFloat, CGFloat)) {
      let label = UILabel(frame: CGRect(x: place.0, y: place.1, width: 80, height: 20))
      label.text = text
      view.addSubview(label)
    }

    func box(_ frame: CGRect) -> UIView {
      let box = UIView(frame: frame)
      view.addSubview(box)
      return box
    }
  }

  @MainActor
  private static func focused(_ harness: Harness) -> FocusTarget? {
    harness.window.focusSystem.current
  }

  /// What Tab comes to until it leaves.
  @MainActor
  private static func stops(_ harness: Harness, backwards: Bool = false) -> [String] {
    var found: [String] = []
    for _ in 0..<40 {
      harness.run(backwards ? "key tab with shift" : "key tab")
      guard let target = focused(harness) else { return found }
      found.append(target.accessibleObject?.accessibilityLabel ?? "?")
    }
    return found
  }

  /// What a reader can use, in its order.
  @MainActor
  private static func usable(_ harness: Harness) -> [String] {
    harness.accessibleElements
      .filter { $0.isEnabled && ($0.has(.button) || $0.has(.adjustable) || $0.has(.link)) }
      .map(\.label)
  }

  /// Compares both orders on a screen, and with the one that is expected.
  private func assertOrder(
    _ expected: [String], isRightToLeft: Bool = false,
    file: StaticString = #filePath, line: UInt = #line, _ fill: @MainActor (Screen) -> Void
  ) {
    onMainActor {
      let screen = Screen()
      let harness = Harness(
        size: CGSize(width: 320, height: 480), isRightToLeft: isRightToLeft, root: screen)
      defer { harness.close() }
      fill(screen)
      harness.settle()
      XCTAssertEqual(Self.usable(harness), expected, "readers", file: file, line: line)
      XCTAssertEqual(Self.stops(harness), expected, "Tab", file: file, line: line)
      XCTAssertEqual(
        Self.stops(harness, backwards: true), expected.reversed(), "back", file: file, line: line)
    }
  }

  func test_rows_beginWithWhatIsNoStop() {
    // The label begins the row, and B, 10 points below it, is in the next.
    assertOrder(["A", "B"]) { screen in
      screen.label("Title", (20, 100))
      screen.button("A", (200, 107))
      screen.button("B", (110, 110))
    }
  }

  func test_rightToLeft_beginsAtTheRight() {
    assertOrder(["A", "B", "C"], isRightToLeft: true) { screen in
      screen.button("B", (20, 20))
      screen.button("A", (200, 20))
      screen.button("C", (100, 100))
    }
  }

  func test_groups_stayTogether() {
    assertOrder(["A1", "A2", "B1", "B2"]) { screen in
      let left = screen.box(CGRect(x: 0, y: 20, width: 150, height: 200))
      let right = screen.box(CGRect(x: 160, y: 20, width: 150, height: 200))
      left.shouldGroupAccessibilityChildren = true
      right.shouldGroupAccessibilityChildren = true
      screen.button("B2", (10, 100), in: right)
      screen.button("B1", (10, 0), in: right)
      screen.button("A2", (10, 100), in: left)
      screen.button("A1", (10, 0), in: left)
    }
  }

  func test_listedElements_areInTheOrderOfTheList_andNothingElseIs() {
    assertOrder(["Second", "First", "After"]) { screen in
      let box = screen.box(CGRect(x: 0, y: 20, width: 320, height: 200))
      let first = screen.button("First", (10, 0), in: box)
      let second = screen.button("Second", (10, 100), in: box)
      screen.button("Unlisted", (150, 0), in: box)
      box.accessibilityElements = [second, first]
      screen.button("After", (10, 300))
    }
  }

  func test_hiddenElements_areLeftOut_asIsWhatLiesBesideAModalView() {
    assertOrder(["Shown"]) { screen in
      let hidden = screen.box(CGRect(x: 0, y: 20, width: 320, height: 50))
      hidden.accessibilityElementsHidden = true
      screen.button("Hidden", (10, 0), in: hidden)
      screen.button("Shown", (10, 100))
    }
    assertOrder(["Yes", "No"]) { screen in
      screen.button("Behind", (10, 20))
      let modal = screen.box(CGRect(x: 60, y: 100, width: 200, height: 100))
      modal.accessibilityViewIsModal = true
      screen.button("No", (100, 10), in: modal)
      screen.button("Yes", (10, 10), in: modal)
    }
  }

  func test_controlThatIsNoElement_isNoStop() {
    assertOrder(["A"]) { screen in
      screen.button("A", (10, 20))
      screen.button("B", (10, 100)).isAccessibilityElement = false
    }
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      screen.button("A", (10, 20))
      screen.button("B", (10, 100)).accessibilityRespondsToUserInteraction = false
      harness.settle()
      XCTAssertEqual(Self.stops(harness), ["A"])
    }
  }

  func test_belowTheFold_isScrolledIntoSight() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      screen.view.addSubview(scrollView)
      screen.button("Top", (20, 20), in: scrollView)
      let low = screen.button("Low", (20, 1500), in: scrollView)
      let element = UIAccessibilityElement(accessibilityContainer: scrollView)
      element.accessibilityLabel = "Lowest"
      element.accessibilityTraits = .button
      harness.settle()
      harness.run("key tab\nkey tab\nidle")
      XCTAssertTrue(low.isFocused)
      let seen = low.convert(low.bounds, to: harness.window)
      XCTAssertTrue(harness.window.bounds.contains(seen), "\(seen)")
      harness.run("key space")
      XCTAssertEqual(screen.log, ["Low"])
      harness.run("key tab with shift\nidle")
      XCTAssertEqual(scrollView.contentOffset.y, 0, accuracy: 20)
    }
  }

  // MARK: Elements that are no controls

  /// A card that is used by readers and, by a recogniser, by fingers.
  @MainActor
  private final class Card: UIView {
    var log: (String) -> Void = { _ in }
    let recognizer = UITapGestureRecognizer()

    init(_ label: String, _ frame: CGRect, _ traits: UIAccessibilityTraits) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = label
      accessibilityTraits = traits
      recognizer.addTarget(self, action: Selector("tapped", Card.tapped))
      addGestureRecognizer(recognizer)
    }
    required init?(coder: NSCoder) { nil }

    func tapped() { log("tapped \(accessibilityLabel ?? "")") }
    override func accessibilityIncrement() { log("more") }
    override func accessibilityDecrement() { log("less") }
  }

  @MainActor
  private final class Active: UIView {
    var log: (String) -> Void = { _ in }
    override func accessibilityActivate() -> Bool {
      log("activated")
      return true
    }
  }

  /// Draws its parts itself.
  @MainActor
  private final class Chart: UIView {
    final class Bar: UIAccessibilityElement {
      var log: (String) -> Void = { _ in }
      override func accessibilityActivate() -> Bool {
        log("bar \(accessibilityLabel ?? "")")
        return true
      }
      override func accessibilityIncrement() { log("raised \(accessibilityLabel ?? "")") }
    }
    var bars: [Bar] = []

    func fill(_ log: @escaping (String) -> Void) {
      for (number, name) in ["Monday", "Tuesday"].enumerated() {
        let bar = Bar(accessibilityContainer: self)
        bar.accessibilityLabel = name
        bar.accessibilityTraits = number == 0 ? .button : .adjustable
        bar.accessibilityFrameInContainerSpace = CGRect(
          x: 10 + 100 * CGFloat(number), y: 10, width: 60, height: 60)
        bar.log = log
        bars.append(bar)
      }
      let text = UIAccessibilityElement(accessibilityContainer: self)
      text.accessibilityLabel = "Title"
      text.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 90, width: 60, height: 20)
      accessibilityElements = bars + [text]
    }
  }

  func test_elementsThatAreNoControls_areStops_andUsedByKeys() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let log = { [unowned screen] (text: String) in screen.log.append(text) }
      let card = Card("Card", CGRect(x: 20, y: 20, width: 100, height: 50), .button)
      let dial = Card("Dial", CGRect(x: 20, y: 90, width: 100, height: 50), .adjustable)
      let off = Card("Off", CGRect(x: 150, y: 20, width: 50, height: 50), [.button, .notEnabled])
      let active = Active(frame: CGRect(x: 20, y: 160, width: 100, height: 50))
      active.isAccessibilityElement = true
      active.accessibilityLabel = "Active"
      let chart = Chart(frame: CGRect(x: 20, y: 230, width: 280, height: 120))
      for one in [card, dial, off] { one.log = log }
      active.log = log
      chart.fill(log)
      for view in [card, dial, off, active, chart] { screen.view.addSubview(view) }
      harness.settle()
      let expected = ["Card", "Dial", "Active", "Monday", "Tuesday"]
      XCTAssertEqual(Self.stops(harness), expected)
      harness.run("key tab\nkey space")
      XCTAssertEqual(screen.log, ["tapped Card"])
      XCTAssertFalse(card.layer.overlay.isEmpty)
      harness.run("key tab\nkey up\nkey left")
      XCTAssertEqual(screen.log.suffix(2), ["more", "less"])
      harness.run("key tab\nkey return")
      XCTAssertEqual(screen.log.last, "activated")
      harness.run("key tab")
      XCTAssertTrue(Self.focused(harness)?.element === chart.bars[0])
      XCTAssertFalse(chart.isFocused)
      XCTAssertFalse(chart.layer.overlay.isEmpty, "the ring is in the view that draws the bar")
      harness.run("key space")
      XCTAssertEqual(screen.log.last, "bar Monday")
      XCTAssertEqual(harness.accessibleElements.filter(\.isFocused).map(\.label), ["Monday"])
      harness.run("key tab\nkey right")
      XCTAssertEqual(screen.log.last, "raised Tuesday")
      harness.run("key escape")
      XCTAssertNil(Self.focused(harness))
      XCTAssertTrue(chart.layer.overlay.isEmpty)
    }
  }

  func test_textsWithActionsOrGestures_areStops() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      for (number, name) in ["Plain", "Actions", "Tapped", "Off"].enumerated() {
        screen.label(name, (20, 20 + 40 * CGFloat(number)))
      }
      let labels = screen.view.subviews.compactMap { $0 as? UILabel }
      labels[1].accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Copy") { [unowned screen] _ in
          screen.log.append("Copy")
          return true
        }
      ]
      let tapped = UITapGestureRecognizer(
        target: screen, action: Selector("tapped", Screen.tapped))
      labels[2].isUserInteractionEnabled = true
      labels[2].addGestureRecognizer(tapped)
      labels[3].addGestureRecognizer(UITapGestureRecognizer())
      harness.settle()
      XCTAssertEqual(Self.stops(harness), ["Actions", "Tapped"])
      harness.run("key tab\nkey menu\nidle\nkey return\nidle\nkey tab\nkey space")
      XCTAssertEqual(screen.log, ["Copy", "tapped"])
    }
  }

  func test_elementThatGoes_leavesNoRing() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let chart = Chart(frame: CGRect(x: 20, y: 20, width: 280, height: 120))
      chart.fill { _ in }
      screen.view.addSubview(chart)
      screen.button("Below", (20, 200))
      harness.settle()
      harness.run("key tab")
      XCTAssertFalse(chart.layer.overlay.isEmpty)
      chart.bars = []
      chart.accessibilityElements = []
      XCTAssertNil(Self.focused(harness))
      harness.run("key space\nkey tab")
      XCTAssertEqual(Self.focused(harness)?.accessibleObject?.accessibilityLabel, "Below")
      XCTAssertTrue(chart.layer.overlay.isEmpty)
    }
  }

  /// The wheels of a picker, a stepper and dots are changed by arrows.
  func test_arrows_changeWhatIsAdjustable() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
      let pages = UIPageControl(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
      pages.numberOfPages = 3
      for control in [stepper, pages] as [UIControl] {
        control.addAction(
          UIAction { [unowned screen] _ in screen.log.append("\(type(of: control))") },
          for: .valueChanged)
        screen.view.addSubview(control)
      }
      let picker = UIPickerView(frame: CGRect(x: 0, y: 120, width: 320, height: 216))
      let rows = PickerRows()
      picker.dataSource = rows
      picker.delegate = rows
      screen.view.addSubview(picker)
      harness.settle()
      harness.run("key tab\nkey right\nkey up\nkey left")
      XCTAssertEqual(stepper.value, 1)
      harness.run("key tab\nkey right")
      XCTAssertEqual(pages.currentPage, 1)
      harness.run("key tab\nkey down\nkey down\nidle")
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
      XCTAssertEqual(
        screen.log, ["UIStepper", "UIStepper", "UIStepper", "UIPageControl"])
    }
  }

  private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  // MARK: Rings

  /// Goes through every kind of stop and looks for the ring in what the window shows.
  func test_everyStop_hasAVisibleRing() {
    onMainActor {
      let table = RingTable(style: .plain)
      let navigation = UINavigationController(rootViewController: table)
      let harness = Harness(size: CGSize(width: 320, height: 568), root: navigation)
      defer { harness.close() }
      var kinds: [String] = []
      // Once through, and back to what stands over the content.
      for backwards in [false, true] {
        Self.checkRings(harness, backwards: backwards, &kinds)
      }
      for kind in [
        "UITableViewCell", "UISwitch", "SectionIndexView", "UITextView", "UITextField", "Card",
        "Bar", "UISearchTextField",
      ] {
        XCTAssertTrue(kinds.contains(kind), "\(kind) is no stop; there are \(kinds)")
      }
    }
  }

  @MainActor
  private final class TintedTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { cell, state in
        var ground = UIBackgroundConfiguration.clear()
        ground.backgroundColor = state.isSelected ? cell.tintColor : .systemBackground
        cell.backgroundConfiguration = ground
      }
      return cell
    }
  }

  func test_ringOnItsOwnColour_hasALightLine() {
    onMainActor {
      let table = TintedTable()
      let harness = Harness(size: CGSize(width: 160, height: 60), root: table)
      defer { harness.close() }
      harness.run("key tab\nidle")
      let cell = table.tableView.visibleCells[0]
      XCTAssertEqual(cell.layer.overlay.count, 1)
      harness.run("key space\nidle")
      XCTAssertTrue(cell.isSelected)
      XCTAssertEqual(cell.layer.overlay.count, 2)
      assertGolden(png: harness.picture(), named: "focus/tinted")
    }
  }

  @MainActor
  private static func checkRings(_ harness: Harness, backwards: Bool, _ kinds: inout [String]) {
    for _ in 0..<30 {
      harness.run(backwards ? "key tab with shift\nidle" : "key tab\nidle")
      guard let target = Self.focused(harness) else { return }
      guard let view = target.element == nil ? target.shownView : target.view else {
        XCTFail("nothing is shown")
        continue
      }
      let kind = target.element.map { "\(type(of: $0))" } ?? "\(type(of: view))"
      kinds.append(kind)
      let rings = view.layer.overlay.compactMap { primitive -> CGRect? in
        if case .border(let shape, _, let color) = primitive, color.alpha > 0.2 {
          return shape.rect
        }
        return nil
      }
      XCTAssertEqual(rings.count, 1, kind)
      guard let ring = rings.first else { continue }
      XCTAssertFalse(view.isCut(ring), "the ring of \(kind) is cut off")
      let origin = view.bounds.origin
      let placed = view.convert(ring.offsetBy(dx: origin.x, dy: origin.y), to: harness.window)
      XCTAssertTrue(
        harness.window.bounds.insetBy(dx: -1, dy: -1).contains(placed), "\(kind) \(placed)")
    }
  }

  @MainActor
  private final class RingTable: UITableViewController {
    let toggle = UISwitch()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rings"
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      navigationItem.hidesSearchBarWhenScrolling = false
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in })
      toggle.addAction(UIAction { _ in }, for: .valueChanged)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 190))
      let field = UITextField(frame: CGRect(x: 10, y: 5, width: 140, height: 30))
      field.text = "Field"
      let text = UITextView(frame: CGRect(x: 160, y: 5, width: 140, height: 40))
      text.text = "Text"
      text.isEditable = false
      let card = Card("Card", CGRect(x: 0, y: 60, width: 320, height: 30), .button)
      let chart = Chart(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
      chart.fill { _ in }
      for view in [field, text, card, chart] { header.addSubview(view) }
      tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      if indexPath.row == 0 { cell.accessoryView = toggle }
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }
}
