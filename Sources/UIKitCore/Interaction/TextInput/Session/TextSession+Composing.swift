import UIKitTextModel

/// What input methods do beside composing.
extension TextSession {
  /// Deletes characters of the caret's surroundings, which the delegate may refuse.
  ///
  /// - Parameters:
  ///   - offset: from the caret, of the first one, in Unicode's characters.
  ///   - count: of Unicode's characters; what is not there is left out.
  func delete(_ offset: Int, _ count: Int) {
    guard count > 0 else { return }
    // No text is longer.
    let most = editor.length
    let (offset, count) = (min(max(offset, -most), most), min(count, 2 * most))
    cancelComposing()
    let head = selection.head
    func place(_ distance: Int) -> Int {
      let part = distance < 0 ? 0..<head : head..<editor.length
      let scalars = editor.substring(near(part, head, abs(distance))).string.unicodeScalars
      let passed = distance < 0 ? scalars.suffix(-distance) : scalars.prefix(distance)
      let units = passed.reduce(0) { $0 + UTF16.width($1) }
      return distance < 0 ? head - units : head + units
    }
    let range = place(offset)..<place(offset + count)
    guard !range.isEmpty else { return }
    replaceByUser(range, with: styled(""), .other)
  }

  /// As many code units at a caret as so many characters may have.
  private func near(_ part: Range<Int>, _ caret: Int, _ count: Int) -> Range<Int> {
    let units = 2 * count
    guard units < part.count else { return part }
    let isBefore = part.upperBound == caret && part.lowerBound < caret
    return isBefore ? (caret - units)..<caret : caret..<(caret + units)
  }
}
