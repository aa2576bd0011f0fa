import BenchWindow
import UIKit

/// ListBench W1|W2 N [table] [headless]: one of the peers' workloads in a window of 1280×800, or its
/// frames without a display. `table` shows W2 in a table view.
let arguments = CommandLine.arguments
guard arguments.count >= 3, let workload = Workload(rawValue: arguments[1]),
  let count = Int(arguments[2]), count > 0,
  arguments.dropFirst(3).allSatisfy({ ["table", "headless"].contains($0) })
else {
  FileHandle.standardError.write(
    Data(
      """
      ListBench expects W1 or W2, a number of items, and table or headless; \
      found \(arguments.dropFirst().joined(separator: " ")).

      """.utf8))
  exit(2)
}
MainActor.assumeIsolated {
  BenchDelegate.makeController = {
    if arguments.contains("table") { return TableController(count: count) }
    return ListViewController(workload: workload, count: count)
  }
}
if arguments.contains("headless") {
  MainActor.assumeIsolated { HeadlessScript(BenchDelegate.makeController()).run() }
  exit(0)
}
BenchWindow.run(BenchDelegate.self)
