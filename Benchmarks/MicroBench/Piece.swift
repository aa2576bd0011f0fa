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
    ("self-sizing-inserts", [1_000, 100_000]),
    ("self-sizing-deletes", [2_000, 100_000]),
    ("snapshot", [10_000, 100_000]),
    ("filter", [5_000, 50_000]),
    ("siblings", [1_000, 10_000]),
    ("animations", [1_000, 10_000]),
    ("text", [1_024, 10_240]),
    ("segments", [100, 1_000]),
    ("constraints", [1_000, 10_000]),
    ("constraint-chain", [1_000, 4_000]),
    ("push", [200, 2_000]),
    ("storyboard", [10, 100]),
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
    case "self-sizing-inserts":
      run = { UpdateFixture(count: count, diffable: false).edit(times: 200, inserting: true) }
    case "self-sizing-deletes":
      run = { UpdateFixture(count: count, diffable: false).edit(times: 200, inserting: false) }
    case "snapshot": run = { UpdateFixture(count: count, diffable: true).applyMixed() }
    case "filter": run = { UpdateFixture(count: count, diffable: true).filter(times: 5) }
    case "siblings": run = { ScaleFixture().siblings(count: count) }
    case "animations": run = { ScaleFixture().animations(count: count) }
    case "text": run = { ScaleFixture().text(kilobytes: count) }
    case "segments": run = { ScaleFixture().segments(count: count) }
    case "constraints": run = { ScaleFixture().constraints(count: count, isChain: false) }
    case "constraint-chain": run = { ScaleFixture().constraints(count: count, isChain: true) }
    case "push": run = { ScaleFixture().push(views: count) }
    case "storyboard": run = { ScaleFixture().storyboard(scenes: count) }
    default: return nil
    }
  }
}
