import CVirtualClock
import Foundation
import PlatformInterface

/// Where an app connects to that is started for a test.
final class SocketListener {
  private let descriptor: Int32

  init(_ path: String) throws(UITestFailure) {
    guard let descriptor = UnixSocket.listen(at: path, backlog: 1) else {
      throw UITestFailure(
        errno == ENAMETOOLONG
          ? "TMPDIR should be a shorter path; \(path) is too long for a socket."
          : "A socket should be made at \(path), which failed: \(String(cString: strerror(errno)))."
      )
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Waits on the machine's clock; nil where nobody connects.
  func accept(seconds: Int32) -> ControllerSocket? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard tessera_clock_poll(&waiting, 1, seconds * 1000) == 1 else { return nil }
    let connection = Foundation.accept(descriptor, nil, nil)
    return connection >= 0 ? ControllerSocket(connection) : nil
  }
}

/// The tests' end of a session. Virtual time stands still while it waits for an answer.
final class ControllerSocket {
  private var descriptor: Int32
  private var buffer = Data()

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close() }

  func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }

  /// Real seconds after which an app that does not answer is given up.
  private static let patience: Int32 = 180

  /// The next line; nil where the app is gone, or does not answer.
  func readLine() -> Data? {
    tessera_clock_hold()
    defer { tessera_clock_release() }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 10) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      searched = buffer.count
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = tessera_clock_poll(&waiting, 1, Self.patience * 1000)
      if ready < 0, errno == EINTR { continue }
      guard ready == 1 else { return nil }
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(contentsOf: bytes[..<count])
    }
  }

  /// Sends a line; false where the app is gone.
  func send(_ line: Data) -> Bool { UnixSocket.send(line, to: descriptor) }
}
