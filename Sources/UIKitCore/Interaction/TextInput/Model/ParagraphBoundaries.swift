/// Where a text of paragraphs may be divided: as `TextBoundaries`, at the cost of the paragraphs that
/// are looked at.
struct ParagraphBoundaries: TextDivision {
  private let paragraphs: MeasuredList<TextParagraph>
  let length: Int

  init(_ paragraphs: MeasuredList<TextParagraph>) {
    self.paragraphs = paragraphs
    length = paragraphs.total
  }

  private struct Place {
    var index: Int
    var start: Int
    var paragraph: TextParagraph
    var boundaries: TextBoundaries { paragraph.boundaries }
    var end: Int { start + paragraph.measure }
  }

  private func place(_ offset: Int) -> Place {
    let (index, start) = paragraphs.element(at: min(max(offset, 0), length))
    return Place(index: index, start: start, paragraph: paragraphs[index])
  }

  // MARK: Graphemes

  func rounded(_ offset: Int) -> Int {
    let place = place(offset)
    return place.start + place.boundaries.rounded(offset - place.start)
  }

  func next(_ offset: Int) -> Int {
    let place = place(offset)
    return place.start + place.boundaries.next(offset - place.start)
  }

  func previous(_ offset: Int) -> Int {
    let start = rounded(offset)
    guard start > 0 else { return 0 }
    let place = place(start - 1)
    return place.start + place.boundaries.previous(start - place.start)
  }

  // MARK: Words

  func wordEnd(after offset: Int) -> Int {
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

  func wordStart(before offset: Int) -> Int {
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
  func wordRange(at offset: Int) -> Range<Int> {
    let place = place(offset)
    return moved(place.boundaries.wordRange(at: offset - place.start), place)
  }

  private func moved(_ range: Range<Int>, _ place: Place) -> Range<Int> {
    (range.lowerBound + place.start)..<(range.upperBound + place.start)
  }

  // MARK: Paragraphs

  func paragraphStart(_ offset: Int) -> Int { place(offset).start }

  /// Before the separator.
  func paragraphEnd(_ offset: Int) -> Int {
    let place = place(offset)
    return place.end - place.paragraph.separatorLength
  }

  func paragraphRange(at offset: Int) -> Range<Int> {
    let place = place(offset)
    return place.start..<place.end
  }

  func sentence(around offset: Int) -> Range<Int> {
    let place = place(offset)
    return moved(place.boundaries.sentence(around: offset - place.start), place)
  }
}
