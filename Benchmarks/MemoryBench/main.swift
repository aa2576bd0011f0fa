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
// A window of the size that ListBench opens, whatever the desktop's own would be.
setenv(
  "TESSERA_OPTIONS",
  """
  {"mode":"window","defaults":{},"network":"live","timeout":10,"appearance":"light","device":\
  {"name":"bench","width":1280,"height":800,"scale":1,"idiom":"pad",\
  "safeArea":{"top":0,"left":0,"bottom":0,"right":0},\
  "landscapeSafeArea":{"top":0,"left":0,"bottom":0,"right":0}}}
  """, 0)
exit(
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(MemoryDelegate.self)))
