import UIKit

/// MicroBench NAME N: one piece of work without a display. `MicroBench list` prints them all.
@main
@MainActor
enum MicroBench {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.dropFirst().first == "list" {
      for (name, sizes) in Piece.catalogue {
        for size in sizes { print(name, size) }
      }
      return
    }
    guard arguments.count >= 3, let count = Int(arguments[2]), count >= 0,
      let piece = Piece(named: arguments[1], count: count)
    else {
      FileHandle.standardError.write(
        Data("MicroBench expects a name of `MicroBench list` and a number.\n".utf8))
      exit(2)
    }
    piece.run()
  }
}
