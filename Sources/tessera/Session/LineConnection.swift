import Foundation
import PlatformInterface

/// One end of a stream between two processes of this machine, over which lines of text go.
final class LineConnection {
  private let descriptor: Int32
  private var waiting: [UInt8] = []
  /// What a single line may have; pictures of screens come as one.
  private static let longestLine = 512 << 20

  /// - Parameter descriptor: closed with the connection.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Tells the other end that nothing more comes.
  func finish() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Whether the other end has taken the line.
  func send(_ line: String) -> Bool { UnixSocket.send(line.utf8, to: descriptor) }

  enum Arrival: Equatable { case line(String), closed, late }

  /// Waits for a line.
  ///
  /// - Parameters:
  ///   - seconds: of real time; nil for as long as it takes.
  func receive(within seconds: Double? = nil) -> Arrival {
    let clock = ContinuousClock()
    let end = seconds.map { clock.now + .seconds($0) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    var searched = 0
    while true {
      if let newline = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: waiting[..<newline], as: UTF8.self)
        waiting.removeSubrange(...newline)
        return .line(line)
      }
      searched = waiting.count
      guard waiting.count < Self.longestLine else { return .closed }
      if let end {
        let (left, fraction) = (end - clock.now).components
        let milliseconds = left * 1000 + fraction / 1_000_000_000_000_000
        guard milliseconds > 0 else { return .late }
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&place, 1, Int32(min(milliseconds, 3_600_000)))
        if ready < 0, errno == EINTR { continue }
        if ready == 0 { return .late }
      }
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .closed }
      waiting += bytes[..<count]
    }
  }
}

/// A socket with a path, which others connect to.
final class ListeningSocket {
  let path: String
  let descriptor: Int32

  /// - Parameter path: of a file that is not there yet, in a folder of the user's own.
  init(path: String) throws(Failure) {
    self.path = path
    unlink(path)
    guard let descriptor = UnixSocket.listen(at: path, backlog: 8) else { throw Self.failed(path) }
    self.descriptor = descriptor
    chmod(path, 0o600)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  private static func failed(_ path: String) -> Failure {
    .failed(
      "A socket should be made at \(path), which failed: \(String(cString: strerror(errno))). Set "
        + "TMPDIR to a folder with a short name that can be written to.")
  }

  /// The next one who connects; nil where nobody has within that time.
  func accept(within milliseconds: Int32) -> LineConnection? {
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, milliseconds) > 0 else { return nil }
    let other = Glibc.accept(descriptor, nil, nil)
    guard other >= 0 else { return nil }
    _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    return LineConnection(descriptor: other)
  }
}

extension LineConnection {
  /// Nil where nobody listens at that path.
  static func connect(to path: String) -> LineConnection? {
    UnixSocket.connect(to: path).map { LineConnection(descriptor: $0) }
  }
}
