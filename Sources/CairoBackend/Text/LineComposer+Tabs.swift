import CoreGraphics

/// How far tabs reach.
extension LineComposer {
  /// Points between tab stops where a paragraph has none of its own left.
  static let tabInterval: CGFloat = 28

  /// The width of a tab.
  ///
  /// - Parameters:
  ///   - x: where it stands, in points from the line's beginning.
  ///   - unit: its place in the paragraph.
  ///   - lineStart: the place of the line's first character.
  func tabWidth(at x: CGFloat, _ unit: Int, of paragraph: ParagraphItems, lineStart: Int) -> CGFloat
  {
    let spec = block.paragraph
    let indent = lineStart == 0 ? spec.firstLineHeadIndent : spec.headIndent
    let place = x + indent
    guard let stop = spec.tabStops.first(where: { $0.location > place + 0.01 }) else {
      let interval = spec.tabInterval > 0 ? spec.tabInterval : Self.tabInterval
      return (place / interval + 1).rounded(.down) * interval - place
    }
    let space = stop.location - place
    switch stop.alignment {
    case .left, .natural, .justified: return space
    case .right: return max(space - width(from: unit + 1, in: paragraph, until: stop.ends), 0)
    case .center: return max(space - width(from: unit + 1, in: paragraph, until: []) / 2, 0)
    }
  }

  /// Points of what stands behind a tab, up to the next one or one of the characters that end the column.
  private func width(
    from start: Int, in paragraph: ParagraphItems, until ends: Set<UInt16>
  ) -> CGFloat {
    var width: CGFloat = 0
    for unit in start..<max(paragraph.units.count, start) {
      let character = paragraph.units[unit]
      if character == 0x09 || ends.contains(character) { break }
      width += paragraph.advances[unit]
    }
    return width
  }
}
