import Foundation
import ObjCRuntime
import XCTest

/// Streams of a connection to a server, which here is one of this machine's.
final class SocketStreamTests: XCTestCase {
  private final class Listener: NSObject, StreamDelegate {
    var events: [String] = []
    var got: [UInt8] = []
    var atEnd: () -> Void = {}

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
      switch (aStream, eventCode) {
      case (let output as OutputStream, .openCompleted):
        events.append("output open")
        XCTAssertEqual(output.write([1, 2, 3], maxLength: 3), 3)
      case (_, .openCompleted): events.append("input open")
      case (let input as InputStream, .hasBytesAvailable):
        XCTAssertTrue(input.hasBytesAvailable)
        var buffer: [UInt8] = Array(repeating: 0, count: 8)
        let count = input.read(&buffer, maxLength: 8)
        got += buffer.prefix(max(0, count))
      case (_, .endEncountered):
        events.append("end")
        atEnd()
      case (_, .errorOccurred):
        events.append("error")
        atEnd()
      default: break
      }
    }
  }

  /// A socket that listens on a port of its own, which is returned with it.
  private func listening() -> (socket: Int32, port: UInt32) {
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = UInt16(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(made, $0, length)
        _ = listen(made, 1)
        _ = getsockname(made, $0, &length)
      }
    }
    return (made, UInt32(UInt16(bigEndian: address.sin_port)))
  }

  private func streams(_ port: UInt32, _ listener: Listener) throws -> (InputStream, OutputStream) {
    var read: Unmanaged<CFReadStream>?
    var write: Unmanaged<CFWriteStream>?
    CFStreamCreatePairWithSocketToHost(kCFAllocatorDefault, "127.0.0.1", port, &read, &write)
    let input = try XCTUnwrap(read).takeRetainedValue()
    let output = try XCTUnwrap(write).takeRetainedValue()
    input.delegate = listener
    output.delegate = listener
    input.schedule(in: .main, forMode: .default)
    output.schedule(in: .main, forMode: .default)
    return (input, output)
  }

  func test_whatAServerSendsBack_isReadAndItsEndIsHeard() throws {
    let server = listening()
    defer { close(server.socket) }
    let thread = Thread {
      let peer = accept(server.socket, nil, nil)
      var bytes: [UInt8] = [0, 0, 0]
      let count = recv(peer, &bytes, 3, Int32(MSG_WAITALL))
      _ = send(peer, bytes.reversed(), count, 0)
      close(peer)
    }
    thread.start()
    let listener = Listener()
    let ended = expectation(description: "the server closes")
    listener.atEnd = { ended.fulfill() }
    let (input, output) = try streams(server.port, listener)
    XCTAssertEqual(input.streamStatus, .notOpen)
    input.open()
    output.open()
    wait(for: [ended], timeout: 20)
    XCTAssertEqual(Set(listener.events), ["input open", "output open", "end"])
    XCTAssertEqual(listener.got, [3, 2, 1])
    XCTAssertEqual(input.streamStatus, .atEnd)
    input.close()
    output.close()
    XCTAssertEqual(output.write([1], maxLength: 1), -1)
  }

  func test_aPortOnWhichNobodyListens_isAnError() throws {
    let server = listening()
    close(server.socket)
    let listener = Listener()
    let failed = expectation(description: "the connection fails")
    listener.atEnd = { failed.fulfill() }
    let (input, output) = try streams(server.port, listener)
    input.open()
    wait(for: [failed], timeout: 20)
    XCTAssertEqual(listener.events, ["error"])
    XCTAssertEqual(input.streamStatus, .error)
    XCTAssertNotNil(input.streamError)
    XCTAssertEqual(output.streamStatus, .notOpen)
  }
}
