import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Lists that are scrolled for long: what is kept stays within its bound, and what is shown again is
/// found again.
final class CacheBoundTests: XCTestCase {
  func test_rowsConfiguredAgain_addNothingAfterTheFirstRound() {
    onMainActor {
      let fixture = LongScroll(RowsController())
      fixture.scroll(rounds: 1)
      let once = fixture.entries(of: "rasters")
      let layouts = fixture.entries(of: "text layouts")
      fixture.scroll(rounds: 6)
      XCTAssertGreaterThan(fixture.frameCount, 2000)
      // Positions at which a picture lies between pixels make a few more.
      XCTAssertLessThanOrEqual(fixture.entries(of: "rasters"), once + once / 10)
      XCTAssertLessThanOrEqual(fixture.entries(of: "text layouts"), layouts + layouts / 10)
      fixture.close()
    }
  }

  func test_endlesslyNewTexts_stayWithinTheLimit() {
    onMainActor {
      let fixture = LongScroll(EndlessController())
      fixture.scroll(frames: 500, by: 400)
      XCTAssertGreaterThan(fixture.mostBytes, cacheUse().limit / 2, "The bound was never met.")
      let texts = cacheUse().caches.filter { $0.name.hasPrefix("text ") }
      XCTAssertLessThanOrEqual(texts.reduce(0) { $0 + $1.bytes }, cacheUse().limit / 4)
      fixture.close()
    }
  }

  func test_endlesslyNewTexts_stayWithinTheLimit_whereNobodyPaints() {
    onMainActor {
      let fixture = LongScroll(EndlessController(), isPainted: false)
      fixture.scroll(frames: 900, by: 400)
      XCTAssertGreaterThan(fixture.mostBytes, cacheUse().limit / 8, "The bound was never met.")
      XCTAssertLessThan(fixture.mostBytes, cacheUse().limit / 2, "Texts have a part alone.")
      fixture.wait(seconds: 11)
      XCTAssertLessThanOrEqual(fixture.bytes, cacheUse().limit / 4)
      fixture.close()
    }
  }

  func test_whatIsCounted_isWhatTheHeapTakes() throws {
    try XCTSkipIf(allocatedBytes() == 0, "The heap is a sanitizer's, which does not tell its size.")
    onMainActor {
      let budget = CacheBudget(limit: 64 << 20)
      let text = CairoTextMeasurer(budget: budget)
      let painter = FramePainter(text: text, budget: budget)
      let target = PixelTarget(PixelBuffer(width: 400, height: 100, isOpaque: true))
      @MainActor func show(_ number: Int) {
        let size = CGSize(width: 400, height: 100)
        let block = TextBlock(runs: [
          TextRun(
            "Item \(number), of which there are many",
            TextAttributes(font: FontSpec(pointSize: 15), color: .black))
        ])
        let root = RenderNode(
          id: 1, size: size, background: [.text(block, origin: .zero)],
          extent: CGRect(origin: .zero, size: size))
        _ = painter.paint(
          RenderFrame(number: number, size: size, scale: 1, background: .white, root: root),
          into: target)
      }
      for number in 0..<500 { show(number) }
      let (heap, counted) = (allocatedBytes(), budget.byteCount)
      for number in 500..<4500 { show(number) }
      let grown = Double(allocatedBytes() - heap)
      let reported = Double(budget.byteCount - counted)
      XCTAssertGreaterThan(reported, grown * 0.95)
      XCTAssertLessThan(reported, grown * 1.5)
      budget.removeAll()
      XCTAssertLessThan(Double(allocatedBytes() - heap), 0.1 * grown)
    }
  }

  func test_stillWindow_givesMostOfItBack() {
    onMainActor {
      let fixture = LongScroll(EndlessController())
      fixture.scroll(frames: 200, by: 400)
      let moving = fixture.bytes
      fixture.wait(seconds: 11)
      XCTAssertLessThanOrEqual(fixture.bytes, cacheUse().limit / 4)
      XCTAssertLessThan(fixture.bytes, moving)
      fixture.close()
    }
  }

  func test_memoryWarning_emptiesTheCaches_andTellsTheController() {
    onMainActor {
      let controller = WarnedController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      _ = harness.picture()
      XCTAssertGreaterThan(cacheUse().caches.reduce(0) { $0 + $1.bytes }, 0)
      let before = harness.picture()
      harness.sendMemoryWarning()
      XCTAssertEqual(controller.warnings, 1)
      XCTAssertEqual(cacheUse().caches.reduce(0) { $0 + $1.bytes }, 0)
      XCTAssertEqual(harness.picture(), before)
      harness.close()
    }
  }
}

/// A table in a window of its own, frame by frame.
@MainActor
private final class LongScroll {
  private let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
  private let controller: UITableViewController
  private let screen: HeadlessFrames
  private(set) var frameCount = 0
  private(set) var mostBytes = 0

  private let isPainted: Bool

  init(_ controller: UITableViewController, isPainted: Bool = true) {
    self.controller = controller
    self.isPainted = isPainted
    screen = HeadlessFrames()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.step(in: window, painting: isPainted)
  }

  var bytes: Int { cacheUse().caches.reduce(0) { $0 + $1.bytes } }

  func entries(of name: String) -> Int {
    cacheUse().caches.filter { $0.name == name }.reduce(0) { $0 + $1.entries }
  }

  /// From the top to the bottom and back.
  func scroll(rounds: Int) {
    for _ in 0..<rounds {
      let list = controller.tableView!
      while list.contentOffset.y < list.contentSize.height - list.bounds.height { step(by: 30) }
      while list.contentOffset.y > 0 { step(by: -30) }
    }
  }

  func scroll(frames: Int, by distance: CGFloat) { for _ in 0..<frames { step(by: distance) } }

  private func step(by distance: CGFloat) {
    let list = controller.tableView!
    let furthest = list.contentSize.height - list.bounds.height
    list.contentOffset.y = min(max(list.contentOffset.y + distance, 0), furthest)
    screen.step(in: window, painting: isPainted)
    frameCount += 1
    let (bytes, limit) = (bytes, cacheUse().limit)
    mostBytes = max(mostBytes, bytes)
    // What two frames use at once is far less than what may be kept beside it.
    XCTAssertLessThanOrEqual(bytes, limit + 1 << 20)
  }

  func wait(seconds: Int) {
    for _ in 0..<(seconds * 60) { screen.step(in: window, painting: isPainted) }
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
  }
}

/// 60 rows of one to six lines with a symbol.
private final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: indexPath.row % 2 == 0 ? "star" : "person")
    content.text = "Row \(indexPath.row)"
    content.secondaryText = String(
      repeating: "words for row \(indexPath.row) ", count: 1 + indexPath.row % 6 * 3)
    cell.contentConfiguration = content
    return cell
  }
}

/// Rows that are all different, without an end.
private final class EndlessController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 20
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1_000_000
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row) of a list that nobody reads to its end"
    return cell
  }
}

private final class WarnedController: UIViewController {
  var warnings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    label.text = "Something to keep"
    view.addSubview(label)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}
