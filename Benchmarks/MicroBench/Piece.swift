import UIKit
import UIKitTestSupport

/// One piece of work to be counted.
@MainActor
struct Piece {
  let run: () -> Void

  static let catalogue: [(name: String, sizes: [Int])] = [
    ("nothing", [0]),
    ("first-display", [1_000, 100_000, 1_000_000]),
    ("first-display-delegate", [1_000, 100_000, 1_000_000]),
    ("query", [1_000, 100_000, 1_000_000]),
    ("reload", [1_000, 100_000, 1_000_000]),
    ("scroll-layout", [100_000]),
    ("scroll-frames", [100_000]),
    ("jump", [1_000, 1_000_000]),
    ("fling", [100_000]),
    ("batch", [2_000, 100_000, 1_000_000]),
    ("inserts", [100_000]),
    ("deletes", [100_000]),
    ("table-fixed", [1_000, 1_000_000]),
    ("table-delegate", [1_000, 1_000_000]),
    ("table-estimated", [1_000, 1_000_000]),
    ("table-self-sizing", [1_000, 1_000_000]),
    ("table-all-asked", [1_000, 1_000_000]),
    ("readers-tree", [1_000, 1_000_000]),
  ]

  init?(named name: String, count: Int) {
    switch name {
    case "nothing": run = {}
    case "first-display": run = { _ = CollectionFixture(count: count) }
    case "first-display-delegate": run = { _ = CollectionFixture(count: count, asksDelegate: true) }
    case "query": run = { CollectionFixture(count: count).query(times: 1_000) }
    case "reload": run = { CollectionFixture(count: count).reload(times: 20) }
    case "scroll-layout":
      run = { CollectionFixture(count: count).scroll(steps: 600, painting: false) }
    case "scroll-frames":
      run = { CollectionFixture(count: count).scroll(steps: 600, painting: true) }
    case "jump": run = { CollectionFixture(count: count).jump(times: 100) }
    case "fling": run = { MotionFixture(count: count).fling() }
    case "batch": run = { MotionFixture(count: count).batch() }
    case "inserts": run = { CollectionFixture(count: count).edit(times: 1_000, inserting: true) }
    case "deletes": run = { CollectionFixture(count: count).edit(times: 1_000, inserting: false) }
    case "table-fixed": run = { _ = TableFixture(count: count, .fixed) }
    case "table-delegate": run = { _ = TableFixture(count: count, .delegate) }
    case "table-estimated": run = { _ = TableFixture(count: count, .estimated) }
    case "table-self-sizing": run = { _ = TableFixture(count: count, .selfSizing) }
    case "table-all-asked": run = { _ = TableFixture(count: count, .allAsked) }
    case "readers-tree": run = { ReaderFixture(count: count).ask(times: 100) }
    default: return nil
    }
  }
}
