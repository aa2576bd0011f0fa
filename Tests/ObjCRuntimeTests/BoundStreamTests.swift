import Foundation
import ObjCRuntime
import XCTest

/// Streams of which one reads what the other writes.
final class BoundStreamTests: XCTestCase {
  private func streams(_ size: Int) throws -> (InputStream, OutputStream) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
    return try (XCTUnwrap(input), XCTUnwrap(output))
  }

  func test_whatIsWritten_isReadInOrder_throughASmallBuffer() throws {
    let (input, output) = try streams(7)
    XCTAssertEqual(input.streamStatus, .notOpen)
    input.open()
    output.open()
    let sent = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    nonisolated(unsafe) let writer = output
    let thread = Thread {
      var rest = sent[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBufferPointer {
          writer.write($0.baseAddress!, maxLength: $0.count)
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
      writer.close()
    }
    thread.start()
    var (got, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 100))
    while case let count = input.read(&buffer, maxLength: 100), count > 0 {
      XCTAssertLessThanOrEqual(count, 7)
      got += buffer.prefix(count)
    }
    XCTAssertEqual(got, sent)
    XCTAssertEqual(input.streamStatus, .atEnd)
    XCTAssertEqual(input.read(&buffer, maxLength: 100), 0)
  }

  func test_endsThatAreNotOpen_refuse() throws {
    let (input, output) = try streams(4)
    var buffer: [UInt8] = [1, 2, 3, 4, 5, 6]
    XCTAssertEqual(input.read(&buffer, maxLength: 6), -1)
    XCTAssertEqual(output.write(buffer, maxLength: 6), -1)
    output.open()
    XCTAssertTrue(output.hasSpaceAvailable)
    XCTAssertEqual(output.write(buffer, maxLength: 6), 4)
    XCTAssertFalse(output.hasSpaceAvailable)
    XCTAssertTrue(input.hasBytesAvailable)
    input.close()
    XCTAssertEqual(output.write(buffer, maxLength: 6), -1, "Nobody will read it.")
    output.open()
    output.close()
    XCTAssertEqual(output.streamStatus, .closed)
  }
}
