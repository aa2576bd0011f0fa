import BenchWindow
import UIKit

// MemoryBench rows|grid [headless] [FRAMES]; MemoryBench pictures writes grid's files first.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["pictures"] {
  MainActor.assumeIsolated { PictureFiles.write(200) }
  exit(0)
}
guard let first = arguments.first, let workload = MemoryWorkload(rawValue: first) else {
  FileHandle.standardError.write(
    Data(
      "MemoryBench expects rows or grid, then headless if wanted, and a number of frames.\n".utf8))
  exit(2)
}
let frameCount = arguments.dropFirst().compactMap { Int($0) }.first ?? 20_000
MainActor.assumeIsolated {
  MemoryDelegate.workload = workload
  MemoryDelegate.frameCount = frameCount
}
if arguments.contains("headless") {
  MainActor.assumeIsolated { MemoryScript(workload, frames: frameCount).runHeadless() }
  exit(0)
}
BenchWindow.run(MemoryDelegate.self)
