/// Carets, selections and lines, in points from the column's top left and UTF-16 offsets of the text.
extension TextColumn {
  /// A line of the text.
  struct LinePlace {
    var paragraph: Int
    var line: Int
    /// The text's offset at which the paragraph begins.
    var start: Int
    /// From the column's top to the paragraph's.
    var y: CGFloat
    var laid: LaidParagraph

    var top: CGFloat { y + laid.top + laid.lines[line].origin.y }
    var height: CGFloat { laid.lines[line].height }
  }

  func line(of offset: Int) -> LinePlace {
    let (index, start) = paragraph(of: offset)
    let laid = laid(index)
    return LinePlace(
      paragraph: index, line: laid.line(of: offset - start), start: start, y: y(of: index),
      laid: laid)
  }

  func caret(at offset: Int) -> CGRect {
    let place = line(of: offset)
    let x = place.laid.geometry(place.line).caretX(at: offset - place.start)
    return CGRect(x: x, y: place.top, width: 0, height: place.height)
  }

  /// The caret nearest to `x` on a line.
  private func offset(_ place: LinePlace, nearest x: CGFloat) -> Int {
    let boundaries = boundaries(of: place.paragraph)
    let nearest = place.laid.geometry(place.line).offset(nearest: x, boundaries)
    return place.start + min(nearest, place.laid.lastCaret(place.line, boundaries))
  }

  func offset(at point: CGPoint) -> Int {
    let (index, _) = paragraph(atY: point.y)
    let laid = laid(index)
    let y = y(of: index)
    let place = LinePlace(
      paragraph: index, line: laid.line(atY: point.y - y), start: start(of: index), y: y,
      laid: laid)
    return offset(place, nearest: point.x)
  }

  /// The grapheme under `point`, or nil beside the text.
  func grapheme(at point: CGPoint) -> Range<Int>? {
    let (index, _) = paragraph(atY: point.y)
    let laid = laid(index)
    let y = y(of: index)
    let line = laid.line(atY: point.y - y)
    let place = LinePlace(
      paragraph: index, line: line, start: start(of: index), y: y, laid: laid)
    guard place.top <= point.y, point.y < place.top + place.height,
      let range = laid.geometry(line).grapheme(at: point.x, boundaries(of: index))
    else { return nil }
    return (range.lowerBound + place.start)..<(range.upperBound + place.start)
  }

  /// The place some lines above or below; nil where there is none.
  func offset(lines count: Int, from offset: Int, x: CGFloat) -> Int? {
    var place = line(of: offset)
    var left = count
    while left != 0 {
      let next = place.line + left
      if place.laid.lines.indices.contains(next) {
        place.line = next
        break
      }
      let step = left < 0 ? -1 : 1
      let index = place.paragraph + step
      guard index >= 0, index < self.count else { return nil }
      left += step < 0 ? place.line + 1 : place.line - place.laid.lines.count
      let laid = laid(index)
      guard !laid.lines.isEmpty else { return nil }
      place = LinePlace(
        paragraph: index, line: step < 0 ? laid.lines.count - 1 : 0, start: start(of: index),
        y: y(of: index), laid: laid)
    }
    return self.offset(place, nearest: x)
  }

  /// What Home and End go to.
  func lineRange(around offset: Int) -> Range<Int> {
    let place = line(of: offset)
    let range = place.laid.lines[place.line].range
    let last = place.laid.lastCaret(place.line, boundaries(of: place.paragraph))
    return (range.lowerBound + place.start)..<(max(last, range.lowerBound) + place.start)
  }

  /// Rectangles of what is selected, between two heights; lines that go on are filled to the end.
  func selection(_ selected: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    var rects: [CGRect] = []
    forEachLine(from: top, to: bottom) { place in
      let isLast = place.line == place.laid.lines.count - 1
      let range = place.laid.lines[place.line].range
      let local = (selected.lowerBound - place.start)..<(selected.upperBound - place.start)
      let end =
        isLast ? length(of: place.paragraph) : place.laid.lines[place.line + 1].range.lowerBound
      guard local.lowerBound < end || local.lowerBound == range.lowerBound,
        local.upperBound > range.lowerBound
      else { return }
      let geometry = place.laid.geometry(place.line)
      var spans = geometry.spans(of: local)
      if local.upperBound >= end, end > range.upperBound || !isLast {
        // The separator, or that the line was broken here, is selected, too.
        let edge = geometry.caretX(at: range.upperBound)
        let side = geometry.isRightToLeft ? min(0, edge) : max(textStyle.width, edge)
        if side.isFinite {
          spans.append(min(edge, side)...max(edge, side))
        }
      }
      for span in spans where span.upperBound > span.lowerBound {
        let rect = CGRect(
          x: span.lowerBound, y: place.top, width: span.upperBound - span.lowerBound,
          height: place.height)
        if let last = rects.last, last.minY == rect.minY, last.height == rect.height,
          abs(last.maxX - rect.minX) < 0.5 || abs(last.minX - rect.maxX) < 0.5
        {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// Lays out what lies between two heights.
  func forEachLine(from top: CGFloat, to bottom: CGFloat, _ body: (LinePlace) -> Void) {
    var (index, y) = paragraph(atY: top)
    var start = start(of: index)
    while index < count, y < bottom {
      let laid = laid(index)
      for line in laid.line(atY: top - y)..<max(laid.lines.count, laid.line(atY: top - y)) {
        let place = LinePlace(paragraph: index, line: line, start: start, y: y, laid: laid)
        guard place.top < bottom else { return }
        body(place)
      }
      y += laid.height
      start += length(of: index)
      index += 1
    }
  }
}
