import Foundation
import PlatformInterface
import XCTest

/// A controller of the program `SessionProgram`, which it starts without a display.
final class SessionClient {
  typealias Object = [String: Any]

  private let process = Process()
  private let folder: URL
  private var descriptor: Int32 = -1
  private var buffer = Data()
  private var last = 0
  /// What the program said when it had launched.
  private(set) var launched: Object = [:]

  init(arguments: [String] = [], environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("s").path
    let listener = try Self.listen(path)
    defer { Foundation.close(listener) }
    var options = LaunchOptions()
    options.mode = .headless
    options.device = DeviceProfile.named("iphone-se")
    options.sessionPath = path
    let place = Bundle.main.bundleURL
    let products = place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
    process.executableURL = products.appendingPathComponent("SessionProgram")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      options.environment.merging(environment) { $1 }
    ) { $1 }
    try process.run()
    var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 60_000) == 1 else { throw CocoaError(.fileReadUnknown) }
    descriptor = accept(listener, nil, nil)
    launched = try XCTUnwrap(read())
  }

  private static func listen(_ path: String) throws -> Int32 {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, Foundation.listen(listener, 1) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return listener
  }

  /// Closes the connection and waits for the program's end.
  func close() -> Int32 {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
    return status()
  }

  /// Waits for the program's end.
  func status() -> Int32 {
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
    return process.terminationStatus
  }

  /// Sends a line as it is and returns the reply; nil where the program is gone.
  func send(_ line: String) -> Object? {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return nil }
      sent += count
    }
    return read()
  }

  /// Sends a request and returns its reply, which must have its number.
  func ask(_ members: Object, file: StaticString = #filePath, line: UInt = #line) throws -> Object {
    last += 1
    let data = try JSONSerialization.data(
      withJSONObject: members.merging(["id": last]) { $1 })
    let reply = try XCTUnwrap(send(String(decoding: data, as: UTF8.self)), file: file, line: line)
    XCTAssertEqual(reply["id"] as? Int, last, file: file, line: line)
    return reply
  }

  /// Runs lines of a script, which must succeed.
  func run(_ script: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let reply = try ask(["do": "script", "text": script], file: file, line: line)
    XCTAssertEqual(reply["ok"] as? Bool, true, "\(reply)", file: file, line: line)
  }

  /// All nodes of the tree, each before those in it.
  func elements() throws -> [Object] {
    var found: [Object] = []
    var waiting = [try XCTUnwrap(try ask(["do": "elements"])["result"] as? Object)]
    while let node = waiting.popLast() {
      found.append(node)
      waiting += (node["children"] as? [Object] ?? []).reversed()
    }
    return found
  }

  private func read() -> Object? {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return (try? JSONSerialization.jsonObject(with: line)) as? Object
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      buffer.append(contentsOf: bytes[..<count])
    }
  }
}
