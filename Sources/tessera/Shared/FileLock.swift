import Foundation

/// A file that one command at a time holds; others wait for it. It is let go of when the process ends,
/// however it ends.
final class FileLock {
  private let descriptor: Int32

  /// Waits until no other command holds the lock of that name.
  ///
  /// - Parameter purpose: what another command may be doing, for the line that says so.
  init(_ name: String, purpose: String) throws(Failure) {
    let folder = CacheFolder.shared + "/locks"
    try CacheFolder.make(folder)
    let file = "\(folder)/\(name).lock"
    descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .failed(
        "\(file) should be a file that can be written to; \(String(cString: strerror(errno))).")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      Console.say("Another tessera command is \(purpose); waiting for it.")
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  deinit { close(descriptor) }

  /// Runs something while no other command does the same.
  static func hold<Result>(
    _ name: String, purpose: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = try FileLock(name, purpose: purpose)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
