import Foundation

/// Where a text of paragraphs may be divided: as `TextBoundaries`, at the cost of the paragraphs that
/// are looked at.
package struct ParagraphBoundaries: TextDivision {
  private let paragraphs: MeasuredList<TextParagraph>
  package let length: Int

  package init(_ paragraphs: MeasuredList<TextParagraph>) {
    self.paragraphs = paragraphs
    length = paragraphs.total
  }

  private struct Place {
    package var index: Int
    package var start: Int
    package var paragraph: TextParagraph
    package var boundaries: TextBoundaries { paragraph.boundaries }
    package var end: Int { start + paragraph.measure }
  }

  private func place(_ offset: Int) -> Place {
    let (index, start) = paragraphs.element(at: min(max(offset, 0), length))
    return Place(index: index, start: start, paragraph: paragraphs[index])
  }

  // MARK: Graphemes

  package func rounded(_ offset: Int) -> Int {
    let place = place(offset)
    return place.start + place.boundaries.rounded(offset - place.start)
  }

  package func next(_ offset: Int) -> Int {
    let place = place(offset)
    return place.start + place.boundaries.next(offset - place.start)
  }

  package func previous(_ offset: Int) -> Int {
    let start = rounded(offset)
    guard start > 0 else { return 0 }
    let place = place(start - 1)
    return place.start + place.boundaries.previous(start - place.start)
  }

  // MARK: Words

  package func wordEnd(after offset: Int) -> Int {
    var place = place(offset)
    var local = offset - place.start
    while true {
      if let end = place.boundaries.nextWordEnd(after: local) { return place.start + end }
      guard place.index + 1 < paragraphs.count else { return length }
      place = Place(
        index: place.index + 1, start: place.end, paragraph: paragraphs[place.index + 1])
      local = 0
    }
  }

  package func wordStart(before offset: Int) -> Int {
    var place = place(offset)
    var local = offset - place.start
    while true {
      if let start = place.boundaries.previousWordStart(before: local) {
        return place.start + start
      }
      guard place.index > 0 else { return 0 }
      let paragraph = paragraphs[place.index - 1]
      place = Place(
        index: place.index - 1, start: place.start - paragraph.measure, paragraph: paragraph)
      local = paragraph.measure
    }
  }

  /// As in `TextBoundaries`.
  package func wordRange(at offset: Int) -> Range<Int> {
    let place = place(offset)
    return moved(place.boundaries.wordRange(at: offset - place.start), place)
  }

  private func moved(_ range: Range<Int>, _ place: Place) -> Range<Int> {
    (range.lowerBound + place.start)..<(range.upperBound + place.start)
  }

  // MARK: Paragraphs

  package func paragraphStart(_ offset: Int) -> Int { wholeParagraph(at: offset).lowerBound }

  /// Before the separator.
  package func paragraphEnd(_ offset: Int) -> Int {
    let range = wholeParagraph(at: offset)
    guard !range.isEmpty else { return range.upperBound }
    return range.upperBound - place(range.upperBound - 1).paragraph.separatorLength
  }

  /// The paragraph around a place, all of its pieces where it is a very long one.
  ///
  /// - Complexity: O(pieces).
  package func wholeParagraph(at offset: Int) -> Range<Int> {
    let place = place(offset)
    var (start, first) = (place.start, place.index)
    while first > 0, paragraphs[first - 1].separatorLength == 0 {
      first -= 1
      start -= paragraphs[first].measure
    }
    var (end, last) = (place.end, place.index)
    while last + 1 < paragraphs.count, paragraphs[last].separatorLength == 0 {
      last += 1
      end += paragraphs[last].measure
    }
    return start..<end
  }

  /// The paragraph, or the piece of a very long one, that a place is in.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    let place = place(offset)
    return place.start..<place.end
  }

  package func sentence(around offset: Int) -> Range<Int> {
    let place = place(offset)
    return moved(place.boundaries.sentence(around: offset - place.start), place)
  }
}
