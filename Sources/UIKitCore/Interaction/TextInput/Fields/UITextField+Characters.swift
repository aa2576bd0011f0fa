import PlatformInterface
import UIKitTextModel

/// Where the field's characters are, for readers that ask.
extension UITextField: CharacterPlaces {
  var characterDivision: any TextDivision { session.editor.boundaries }

  func characterBoxes(_ range: Range<Int>) -> [CGRect] { rects(of: OffsetRange(range)).map(\.rect) }

  func characterCaret(at offset: Int) -> CGRect {
    let caret = caretRect(at: offset)
    return CGRect(x: caret.midX, y: caret.minY, width: 0, height: caret.height)
  }

  func characterRange(under point: CGPoint) -> Range<Int>? {
    let near = place(at: point)
    return [session.grapheme(at: near), session.grapheme(before: near)].lazy.compactMap { $0 }
      .first { !$0.isEmpty && self.characterBoxes($0).contains { $0.contains(point) } }
  }

  func characterLine(at offset: Int) -> Range<Int> { 0..<session.editor.length }

  func characterRun(at offset: Int) -> AccessibilityTextRun? {
    layoutIfNeeded()
    let line = measuredLine()
    let defaults = TextAttributes(
      font: textStyle.font.spec, color: textStyle.color.rgba(for: traitCollection))
    if line.hidden == nil,
      let run = AccessibilityTextRun(
        around: offset, in: line.block.runs, from: 0, defaults: defaults, line.block.paragraph,
        isRightToLeft: isRightToLeft)
    {
      return run
    }
    return AccessibilityTextRun(
      range: 0..<session.editor.length, attributes: line.block.runs.first?.attributes ?? defaults,
      defaults: defaults, alignment: line.block.paragraph.alignment, isRightToLeft: isRightToLeft)
  }
}
