import CoreGraphics
import Foundation
import XCTest

import func UIKitTestSupport.allocatedBytes
import struct UIKitTestSupport.SeededGenerator

/// Bitmaps that come and go between many small objects, as thumbnails in a grid do.
final class PixelMemoryTests: XCTestCase {
  func test_bitmapsThatComeAndGo_useTheirMemoryAgain() throws {
    try XCTSkipIf(allocatedBytes() == 0, "The heap is a sanitizer's, which keeps what is freed.")
    var random = SeededGenerator(seed: 7)
    var bitmaps = [PixelBuffer?](repeating: nil, count: 60)
    var objects = [UnsafeMutableRawPointer?](repeating: nil, count: 4000)
    defer { for object in objects { free(object) } }
    func exchange(times: Int) {
      for _ in 0..<times {
        let place = random.int(0...59)
        bitmaps[place] = nil
        bitmaps[place] = PixelBuffer(
          width: random.int(60...150), height: random.int(80...160), isOpaque: true)
        for _ in 0..<3 {
          let place = random.int(0...3999)
          free(objects[place])
          objects[place] = malloc(random.int(30...430))
        }
      }
    }
    exchange(times: 2000)
    let before = try residentBytes()
    exchange(times: 60_000)
    let grown = try residentBytes() - before
    // 60 bitmaps are about 3 MB.
    XCTAssertLessThan(grown, 8 << 20, "The process grew by \(grown >> 10) KB.")
  }

  /// What the process has of the machine's memory.
  private func residentBytes() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return try XCTUnwrap(Int(words[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
