import Foundation

/// Stream sockets with a path, over which the controllers of apps and the apps speak in lines of text.
///
/// Descriptors are the caller's to close. What fails says why in `errno`; a path that is too long is
/// `ENAMETOOLONG`.
package enum UnixSocket {
  /// Bytes that a path may have.
  package static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Connects to who listens at a path; nil where nobody does.
  package static func connect(to path: String) -> Int32? {
    open { descriptor in withAddress(of: path) { Foundation.connect(descriptor, $0, $1) } }
  }

  /// Listens at a path that is not there yet; nil where it cannot be made.
  package static func listen(at path: String, backlog: Int32) -> Int32? {
    open { descriptor in
      withAddress(of: path) {
        let bound = Foundation.bind(descriptor, $0, $1)
        return bound == 0 ? Foundation.listen(descriptor, backlog) : bound
      }
    }
  }

  /// Sends a line and its end; false where nobody takes it any more.
  package static func send(_ line: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(line)[...]
    rest.append(UInt8(ascii: "\n"))
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func open(_ begin: (Int32) -> Int32) -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    guard begin(descriptor) == 0 else {
      let reason = errno
      close(descriptor)
      errno = reason
      return nil
    }
    return descriptor
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count <= longestPath else {
      errno = ENAMETOOLONG
      return -1
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
