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
    ("table-fixed", [1_000, 1_000_000]),
    ("table-delegate", [1_000, 1_000_000]),
    ("table-estimated", [1_000, 1_000_000]),
    ("table-self-sizing", [1_000, 1_000_000]),
    ("table-all-asked", [1_000, 1_000_000]),
  ]

  init?(named name: String, count: Int) {
    switch name {
    case "nothing": run = {}
    case "first-display": run = { _ = Stage(count: count) }
    case "first-display-delegate": run = { _ = Stage(count: count, asksDelegate: true) }
    case "query": run = { Stage(count: count).query(times: 1_000) }
    case "reload": run = { Stage(count: count).reload(times: 20) }
    case "scroll-layout": run = { Stage(count: count).scroll(steps: 600, painting: false) }
    case "scroll-frames": run = { Stage(count: count).scroll(steps: 600, painting: true) }
    case "jump": run = { Stage(count: count).jump(times: 100) }
    case "fling": run = { MotionStage(count: count).fling() }
    case "batch": run = { MotionStage(count: count).batch() }
    case "table-fixed": run = { _ = TableStage(count: count, .fixed) }
    case "table-delegate": run = { _ = TableStage(count: count, .delegate) }
    case "table-estimated": run = { _ = TableStage(count: count, .estimated) }
    case "table-self-sizing": run = { _ = TableStage(count: count, .selfSizing) }
    case "table-all-asked": run = { _ = TableStage(count: count, .allAsked) }
    default: return nil
    }
  }
}
