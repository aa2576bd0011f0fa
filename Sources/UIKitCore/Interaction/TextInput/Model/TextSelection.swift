/// What is selected, and which end of it moves.
struct TextSelection: Hashable {
  /// The end that stays while a selection grows. UTF-16.
  var anchor: Int
  /// The end that moves; the caret's place.
  var head: Int

  init(_ caret: Int) {
    anchor = caret
    head = caret
  }

  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}

extension Range where Bound == Int {
  var nsRange: NSRange { NSRange(location: lowerBound, length: count) }

  /// Nil for `NSNotFound` and what does not fit.
  init?(_ range: NSRange, upTo length: Int) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0,
      range.location <= length, range.length <= length - range.location
    else { return nil }
    self = range.location..<(range.location + range.length)
  }
}
