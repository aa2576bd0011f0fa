/// All that decides how a block of text looks and how large it is.
///
/// Equal contents paint the same pixels, so painters share what they keep between blocks that were
/// made at different times.
package struct TextContent: Sendable {
  /// The text in runs of one style.
  package let runs: [TextRun]
  /// How lines are broken and placed.
  package let paragraph: ParagraphSpec
  /// Points; infinity where lines break at newlines only.
  package let width: CGFloat
  /// Points; lines that do not fit are left out and the last one is truncated.
  package let height: CGFloat
  /// Zero means any number.
  package let maximumLines: Int

  /// Makes the content of a block.
  package init(
    runs: [TextRun], paragraph: ParagraphSpec, width: CGFloat, height: CGFloat, maximumLines: Int
  ) {
    self.runs = runs
    self.paragraph = paragraph
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
  }

  /// Bytes that the texts and their attributes take beside the value itself.
  package var retainedBytes: Int {
    runs.reduce(32 + runs.count * MemoryLayout<TextRun>.stride) {
      // Fifteen bytes lie in the string itself.
      let length = $1.text.utf8.count
      return $0 + (length > 15 ? length + 32 : 0)
    }
  }
}

extension TextContent: Hashable {
  /// Whether two contents are shown alike.
  package static func == (a: TextContent, b: TextContent) -> Bool {
    guard
      a.width == b.width, a.height == b.height, a.maximumLines == b.maximumLines,
      a.runs.count == b.runs.count, a.paragraph == b.paragraph
    else { return false }
    for index in a.runs.indices where !a.runs[index].isSame(as: b.runs[index]) { return false }
    return true
  }

  /// What tells most texts of a list apart; the rest is left to comparison.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(maximumLines)
    hasher.combine(runs.count)
    guard let first = runs.first else { return }
    hasher.combine(first.attributes.font.pointSize)
    hasher.combine(first.attributes.color)
    for run in runs { hasher.combine(run.text) }
  }
}

extension TextRun {
  /// The same characters in the same encoding, so that offsets into them mean the same; strings are
  /// equal by their meaning.
  fileprivate func isSame(as other: TextRun) -> Bool {
    guard
      attachment?.source === other.attachment?.source,
      attachmentBounds == other.attachmentBounds, attributes == other.attributes
    else { return false }
    let same = text.utf8.withContiguousStorageIfAvailable { own in
      other.text.utf8.withContiguousStorageIfAvailable { others in
        own.count == others.count
          && (own.count == 0 || memcmp(own.baseAddress!, others.baseAddress!, own.count) == 0)
      }
    }
    if case .some(.some(let same)) = same { return same }
    return text.utf8.elementsEqual(other.text.utf8)
  }
}
