/// Writes `sentence` on standard error and stops the program, in optimised builds as in others.
///
/// For what a program does against UIKit's rules: the place of iOS's exceptions. Swift's own
/// `preconditionFailure` and `precondition` lose their text where a program is optimised, so nothing
/// in Sources calls them; `scripts/check failures` refuses it. The line reads
/// `Module/File.swift:12: Fatal error: sentence`, in UIKit's words where they are known. Debuggers
/// and backtraces see the call as they see `fatalError`.
///
/// - Parameter sentence: what was expected, what was found, and what to do.
@inline(never) @usableFromInline
package func failure(
  _ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(sentence(), file: file, line: line)
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
