import BenchWindow
import UIKit

/// ListBench W1|W2|W3|W4 N [table] [headless]: one of the peers' workloads in a window of 1280×800, or its
/// frames without a display. `table` shows W2 in a table view.
let arguments = CommandLine.arguments
guard arguments.count >= 3, let workload = Workload(rawValue: arguments[1]),
  let count = Int(arguments[2]), count > 0,
  arguments.dropFirst(3).allSatisfy({ ["table", "headless"].contains($0) })
else {
  FileHandle.standardError.write(
    Data(
      """
      ListBench expects W1, W2, W3 or W4, a number of items, and table or headless; \
      found \(arguments.dropFirst().joined(separator: " ")).

      """.utf8))
  exit(2)
}
MainActor.assumeIsolated {
  BenchDelegate.makeController = {
    switch workload {
    case .messages: TableController<MessageCell>(count: count)
    case .sections: SectionsController(count: count)
    case .list where arguments.contains("table"): TableController<TableRowCell>(count: count)
    case .grid: ListViewController(isGrid: true, count: count)
    case .list: ListViewController(isGrid: false, count: count)
    }
  }
}
if arguments.contains("headless") {
  MainActor.assumeIsolated { HeadlessScript(BenchDelegate.makeController()).run() }
  exit(0)
}
BenchWindow.run(BenchDelegate.self)
