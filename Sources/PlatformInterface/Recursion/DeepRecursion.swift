import CSwiftRuntime
import Failures

/// Recursion along trees that programs build, as deep as they build them.
///
/// Eight megabytes of stack end after a few thousand levels. A function that calls itself, or an
/// override that calls it, once a level goes on inside `run`, which moves to a further piece of stack
/// where this one is nearly used up; thread, actor and locks stay the same.
@usableFromInline
package enum DeepRecursion {
  /// Bytes of a further piece of stack: some ten thousand frames of optimised code.
  @inlinable static var pieceSize: Int { 8 << 20 }

  /// Runs `body`, in place as long as there is space.
  ///
  /// - Complexity: two comparisons where there is; else as long as some hundred calls.
  @inlinable @inline(__always)
  package static func run<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    if tessera_stack_is_low() == 0 { return try body() }
    return try withStack(of: pieceSize, body)
  }

  /// Runs `body` with at least `size` bytes of stack left: for what recurses where nobody can ask,
  /// such as letting go of nested values.
  @inline(never) @usableFromInline
  package static func withStack<T, E: Error>(of size: Int, _ body: () throws(E) -> T)
    throws(E) -> T
  {
    var result: Result<T, E>?
    withoutActuallyEscaping({
      do throws(E) { result = .success(try body()) } catch { result = .failure(error) }
    }) { (work: @escaping () -> Void) in
      var work = work
      withUnsafeMutablePointer(to: &work) { pointer in
        let isDone = tessera_run_on_further_stack(
          size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        // Without memory for more there is only what is left of this one.
        if isDone == 0 { pointer.pointee() }
      }
    }
    guard let result else { failure("The work on a further stack did not run.") }
    return try result.get()
  }
}
