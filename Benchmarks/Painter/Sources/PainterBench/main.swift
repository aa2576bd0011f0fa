import CairoBackend
import Foundation
import PlatformInterface

// Paints the peers' workloads from ready nodes and prints milliseconds a frame, each round beside the
// copy that a scroll needs at least. `peers/src/raw.c` gives the limit: W1_scrollblit_pixman,
// W1_pixman_120_labelmask and their W2 counterparts.

@MainActor
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

@MainActor
func measure(_ name: String, full: Bool, _ make: (Int) -> RenderFrame) {
  guard let text = PlatformServices.current.textMeasurer as? CairoTextMeasurer else { return }
  let painter = FramePainter(text: text)
  let target = PixelTarget(
    PixelBuffer(width: Workloads.width, height: Workloads.height, isOpaque: true))
  let frames = (0..<660).map(make)
  // Twice over the same frames: cells that were seen before have their rasters.
  for frame in frames { _ = painter.paint(frame, into: target) }
  target.forget()
  var start = 0.0
  for (index, frame) in frames.enumerated() {
    if index == 60 { start = processorTime() }
    if full { target.forget() }
    _ = painter.paint(frame, into: target)
  }
  let time = (processorTime() - start) / 600
  print("M\t\(name):cpu_ms_per_frame\t\(time)")
}

let bytes = Workloads.width * Workloads.height * 4
let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
memory.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
for _ in 0..<3 {
  let start = processorTime()
  for _ in 0..<600 {
    memmove(memory, memory + 40 * Workloads.width * 4, bytes - 40 * Workloads.width * 4)
  }
  print("M\tmemmove_scroll40:cpu_ms_per_frame\t\((processorTime() - start) / 600)")
  let grid = Workloads()
  measure("W1_scroll", full: false, grid.grid)
  measure("W1_full", full: true, grid.grid)
  let table = Workloads()
  measure("W2_scroll", full: false, table.table)
  measure("W2_full", full: true, table.table)
  let barred = Workloads()
  measure("W2_scroll_opaque_bar", full: false) { barred.table($0, below: nil) }
  measure("W2_scroll_glass_bar", full: false) { barred.table($0, below: Workloads.glass) }
}
