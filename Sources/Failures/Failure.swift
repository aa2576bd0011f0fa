import Glibc
import Synchronization

/// Writes `sentence` on standard error and stops the program, in optimised builds as in others.
///
/// For what a program does against UIKit's rules: the place of iOS's exceptions, with their signal.
/// Swift's own `preconditionFailure` and `precondition` lose their text where a program is optimised,
/// so nothing in Sources calls them; `scripts/check failures` refuses it. The line reads
/// `Module/File.swift:12: Fatal error: sentence`, as Swift's own do, in UIKit's words where they are
/// known. A debugger stops here, and the caller is the next frame of UIKit's.
///
/// - Parameter sentence: what was expected, what was found, and what to do.
@inline(never) @usableFromInline
package func failure(
  _ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let sentence = sentence()
  LastWords.write("\(file):\(line): Fatal error: \(sentence)\n", to: STDERR_FILENO)
  LastWords.keep(sentence)
  abort()
}

/// Goes on where `condition` holds, and is `failure(_:)` where it does not.
///
/// A compare and a branch for callers in every module; `sentence` is made only for the failure.
/// Inside a gesture recogniser, which has methods of that name, it is `Failures.require`.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { failure(sentence(), file: file, line: line) }
}

/// What is left of a program that ended in `failure(_:)`.
package enum LastWords {
  private static let path = Mutex<String?>(nil)

  /// A file for the sentence, so that whoever started the program can say it again below the
  /// backtrace; nil, as from the beginning, for none. Any thread.
  package static func setFile(_ path: String?) { self.path.withLock { $0 = path } }

  fileprivate static func keep(_ sentence: String) {
    guard let path = path.withLock({ $0 }) else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    write(sentence, to: file)
    close(file)
  }

  /// Past all buffers: nothing is flushed after this.
  fileprivate static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(file, start, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          // A terminal or pipe that another program told not to wait.
          var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          if poll(&wait, 1, 5000) > 0 { continue }
        }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
