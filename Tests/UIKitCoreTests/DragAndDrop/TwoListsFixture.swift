import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// One of two lists in a window: names in rows of 40 points, and whatever its delegates hear.
///
/// Lines begin with the list's label, so that one record tells the order between lists.
@MainActor
final class DragSide: NSObject {
  enum Kind { case collection, table }

  let label: String
  let view: UIScrollView
  let record: CallRecord
  var names: [String]
  var operation = UIDropOperation.move
  var isRestricted = false
  var opensGap = true
  var springLoads: (IndexPath) -> Bool = { _ in true }
  /// Where the last drop found each item in this list.
  private(set) var sources: [IndexPath?] = []
  /// Whether cells looked pressed when their pictures for a drag were taken.
  var pressedAtPreview: [Bool] = []
  private var lastUpdate: String?

  init(_ label: String, _ kind: Kind, _ names: [String], frame: CGRect, _ record: CallRecord) {
    self.label = label
    self.names = names
    self.record = record
    switch kind {
    case .collection:
      let flow = UpdateFixture.flow()
      flow.itemSize.width = frame.width
      let list = UICollectionView(frame: frame, collectionViewLayout: flow)
      list.register(NameCell.self, forCellWithReuseIdentifier: "name")
      view = list
      super.init()
      list.dataSource = self
      list.delegate = self
      list.dragDelegate = self
      list.dropDelegate = self
    case .table:
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      view = table
      super.init()
      table.dataSource = self
      table.delegate = self
      table.dragDelegate = self
      table.dropDelegate = self
    }
    view.contentInsetAdjustmentBehavior = .never
  }

  func add(_ line: String) { record.add("\(label) \(line)") }

  func items(at path: IndexPath) -> [UIDragItem] {
    let name = names[path.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return [item]
  }

  /// A destination is told again only when it changes.
  func update(_ path: IndexPath?) {
    let line = "dropDidUpdate \(path.map { text($0) } ?? "nil")"
    if line != lastUpdate { add(line) }
    lastUpdate = line
  }

  func entered() {
    lastUpdate = nil
    add("dropDidEnter")
  }

  /// The names that are shown, by place.
  var shown: [String] {
    if let list = view as? UICollectionView {
      return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        .compactMap { ($0 as? NameCell)?.name }
    }
    return (view as? UITableView)?.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }

  /// What programs do: the items in the model and the list, then their landing.
  func insert(
    _ items: [(item: UIDragItem, source: IndexPath?)], at destination: IndexPath?,
    batch: (@escaping () -> Void) -> Void, delete: @escaping ([IndexPath]) -> Void,
    insert: @escaping ([IndexPath]) -> Void,
    land: (UIDragItem, IndexPath) -> Void
  ) {
    sources = items.map(\.source)
    let target = destination ?? IndexPath(item: names.count, section: 0)
    var places: [IndexPath] = []
    batch { [self] in
      let moved = items.compactMap(\.source).sorted(by: >)
      for path in moved { names.remove(at: path.item) }
      delete(moved)
      let start = min(target.item, names.count)
      names.insert(contentsOf: items.map { $0.item.localObject as? String ?? "?" }, at: start)
      places = items.indices.map { IndexPath(item: start + $0, section: 0) }
      insert(places)
    }
    for (one, place) in zip(items, places) { land(one.item, place) }
  }

  /// What has been dragged elsewhere leaves, as programs do it in `dragSessionDidEnd`.
  func remove(_ name: String) {
    guard let index = names.firstIndex(of: name) else { return }
    names.remove(at: index)
    (view as? UICollectionView)?.deleteItems(at: [[0, index]])
    (view as? UITableView)?.deleteRows(at: [[0, index]], with: .automatic)
  }
}

/// Two lists side by side or one below the other in one window, and fingers.
@MainActor
final class TwoListsFixture {
  let harness: Harness
  let first: DragSide
  let second: DragSide
  let record = CallRecord()
  private let controller = UIViewController()
  private var fingers: [Int: CGPoint] = [:]

  /// The first list is in the upper 200 points, the second in the 200 below.
  init(_ first: DragSide.Kind, _ second: DragSide.Kind) {
    let one = DragSide(
      "A", first, ["a0", "a1", "a2", "a3"], frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      record)
    let two = DragSide(
      "B", second, ["b0", "b1", "b2"], frame: CGRect(x: 0, y: 240, width: 320, height: 200),
      record)
    self.first = one
    self.second = two
    let controller = self.controller
    harness = Harness(
      size: CGSize(width: 320, height: 480),
      root: {
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        controller.view.addSubview(one.view)
        controller.view.addSubview(two.view)
        return controller
      }())
    harness.advance(by: 0.05)
    _ = record.take()
  }

  func take() -> [String] { record.take() }
  func wait(_ time: TimeInterval) { harness.advance(by: time) }
  func close() { harness.close() }

  func touch(_ phase: InputPhase, _ place: CGPoint, finger: Int = 1) {
    guard let host = first.view.window?.windowScene?.host else { return }
    fingers[finger] = place
    host.receive(
      .touch(
        TouchInput(
          id: 3_000 + finger, phase: phase, location: place, time: host.time, kind: .finger)))
    harness.advance(by: 1.0 / 60)
  }

  /// Long enough on a row's middle to lift it.
  func lift(_ side: DragSide, row: Int, for time: TimeInterval = 0.6) {
    touch(.began, middle(side, row: row))
    wait(time)
  }

  func cell(_ side: DragSide, row: Int) -> (any ListCellView)? {
    switch side.view {
    case let list as UICollectionView: list.cellForItem(at: [0, row])
    case let table as UITableView: table.cellForRow(at: [0, row])
    default: nil
    }
  }

  func middle(_ side: DragSide, row: Int) -> CGPoint {
    CGPoint(x: 160, y: side.view.frame.minY + CGFloat(row) * 40 + 20)
  }

  func move(to place: CGPoint) {
    let start = fingers[1] ?? .zero
    for step in 1...12 {
      let share = CGFloat(step) / 12
      touch(
        .changed,
        CGPoint(
          x: start.x + (place.x - start.x) * share, y: start.y + (place.y - start.y) * share))
    }
    wait(0.4)
  }

  func tap(_ place: CGPoint) {
    touch(.began, place, finger: 2)
    touch(.ended, place, finger: 2)
    wait(0.3)
  }

  func drop() {
    touch(.ended, fingers[1] ?? .zero)
    wait(0.7)
  }

  /// Both lists at rest with what their data sources have, and nothing faded or hidden.
  func checkAtRest(
    _ one: [String], _ two: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    harness.settle()
    XCTAssertEqual(first.names, one, file: file, line: line)
    XCTAssertEqual(second.names, two, file: file, line: line)
    for side in [first, second] {
      XCTAssertEqual(side.shown, side.names, file: file, line: line)
      let cells: [UIView] =
        (side.view as? UICollectionView)?.visibleCells ?? (side.view as? UITableView)?.visibleCells
        ?? []
      for cell in cells { XCTAssertEqual(cell.alpha, 1, file: file, line: line) }
    }
    XCTAssertFalse(harness.drags?.isDragging ?? true, file: file, line: line)
    XCTAssertFalse(
      first.view.window?.subviews.contains { $0 is DragOverlay } ?? true, file: file, line: line)
  }
}
