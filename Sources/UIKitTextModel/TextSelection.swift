import Foundation

/// What is selected, and which end of it moves.
package struct TextSelection: Hashable {
  /// The end that stays while a selection grows. UTF-16.
  package var anchor: Int
  /// The end that moves; the caret's place.
  package var head: Int

  package init(_ caret: Int) {
    anchor = caret
    head = caret
  }

  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var isEmpty: Bool { anchor == head }
}

extension Range where Bound == Int {
  package var nsRange: NSRange { NSRange(location: lowerBound, length: count) }

  /// Nil for `NSNotFound` and what does not fit.
  package init?(_ range: NSRange, upTo length: Int) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0,
      range.location <= length, range.length <= length - range.location
    else { return nil }
    self = range.location..<(range.location + range.length)
  }
}
