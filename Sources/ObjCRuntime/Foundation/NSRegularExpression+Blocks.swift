import Foundation

extension NSRegularExpression {
  /// Calls a block for each match, which need not outlive the call: Linux's Foundation wants one that may.
  ///
  /// Lowered sources call it where they were written for Apple's `enumerateMatches`.
  @_spi(XcodeSources)
  public func enumerateMatchesNow(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      // Foundation calls it on this thread, before it returns.
      nonisolated(unsafe) let block = block
      enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
    }
  }
}
