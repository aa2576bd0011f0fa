import CVirtualClock
import PlatformInterface

/// The connection to a controller: lines of UTF-8 in both directions.
final class SessionSocket {
  /// Why there is no connection; a sentence.
  struct Failure: Error {
    var reason: String
  }

  let descriptor: Int32
  private var buffer = Data()
  /// How much of `buffer` has no end of a line.
  private var searched = 0
  private var isDropping = false
  /// Lines that are longer hold nothing that a controller would say.
  static let longestLine = 16 << 20

  /// Connects to the Unix stream socket at a path.
  init(path: String) throws(Failure) {
    guard let descriptor = UnixSocket.connect(to: path) else {
      throw Failure(
        reason: errno == ENAMETOOLONG
          ? "The path of a session's socket should have fewer than \(UnixSocket.longestPath + 1) bytes; "
            + "\(path) has \(path.utf8.count)."
          : "A controller should listen at \(path); it does not: "
            + "\(String(cString: strerror(errno))).")
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// What a controller sent next.
  enum Line {
    case text(Data)
    /// Longer than `longestLine`; it was dropped.
    case tooLong
    /// The controller is gone.
    case end
  }

  /// Waits on the machine's clock while virtual time stands still.
  func nextLine() -> Line {
    tessera_clock_hold()
    defer { tessera_clock_release() }
    while true {
      if let line = takeLine() { return line }
      guard readMore() else { return .end }
    }
  }

  /// A line that has arrived whole; nil where none has.
  func takeLine() -> Line? {
    guard let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 10) else {
      searched = buffer.count
      if buffer.count > Self.longestLine {
        isDropping = true
        buffer = Data()
        searched = 0
      }
      return nil
    }
    let line = Data(buffer[..<end])
    buffer = Data(buffer[(end + 1)...])
    searched = 0
    defer { isDropping = false }
    return isDropping ? .tooLong : .text(line)
  }

  /// Reads what there is, waiting for some; false where the controller is gone.
  func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        buffer.append(contentsOf: bytes[..<count])
        return true
      }
      if count < 0, errno == EINTR { continue }
      return false
    }
  }

  /// Sends a line; false where the controller is gone.
  @discardableResult
  func send(_ line: String) -> Bool { UnixSocket.send(line.utf8, to: descriptor) }
}
