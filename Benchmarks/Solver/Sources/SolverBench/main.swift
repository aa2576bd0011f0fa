import Foundation

// Prints microseconds of each piece of work, `M<TAB>name<TAB>value`, under the names of `kiwi.py`, and a
// sum of what was read, so that both are seen to come to the same places.

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The median of five runs of `times` rounds each.
@MainActor
func measure(_ name: String, times: Int, _ work: (Int) -> Double) {
  var sum = 0.0
  var results: [Double] = []
  for _ in 0..<5 {
    let start = processorTime()
    for round in 0..<times { sum += work(round) }
    results.append((processorTime() - start) / Double(times))
  }
  print(String(format: "M\t%@\t%.3f\t%.0f", name, results.sorted()[2], sum))
  fflush(nil)
}

measure("cells-build", times: 20) { _ in CellScreen().top(of: 49) }
var screen = CellScreen()
measure("cells-title", times: 2_000) { round in
  screen.changeTitle(round % 50, round)
  return screen.titleWidth(of: round % 50)
}
measure("cells-detail", times: 2_000) { round in
  screen.changeDetail(round % 50, round)
  return screen.top(of: 49)
}
measure("cells-resize", times: 500) { round in
  screen.resize(round)
  return screen.titleWidths()
}
measure("chain-build", times: 10) { _ in Chain().last }
var chain = Chain()
measure("chain-move", times: 500) { round in
  chain.move(round)
  return chain.sum()
}
for count in [100, 500] {
  measure("widths\(count)-build", times: 10) { _ in EqualWidths(count: count).last }
  var row = EqualWidths(count: count)
  measure("widths\(count)-resize", times: 500) { round in
    row.resize(round)
    return row.sum()
  }
}
