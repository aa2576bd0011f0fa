import PlatformInterface
import UIKitTextModel

/// A view whose text can be asked where its characters are and what they look like, as readers do.
///
/// Offsets are UTF-16 code units of the text that is told of the view; rectangles are in its coordinates.
@MainActor
protocol CharacterPlaces: UIView {
  /// Where the text may be divided.
  var characterDivision: any TextDivision { get }
  /// The stretches that characters take, line by line; none for those that are not shown.
  func characterBoxes(_ range: Range<Int>) -> [CGRect]
  /// Where the caret before a character stands, without a width.
  func characterCaret(at offset: Int) -> CGRect
  /// The grapheme under a point; nil beside the text.
  func characterRange(under point: CGPoint) -> Range<Int>?
  /// The line of a character, with what separates it from the next.
  func characterLine(at offset: Int) -> Range<Int>
  /// What a character looks like; nil for an empty text.
  func characterRun(at offset: Int) -> AccessibilityTextRun?
}

extension AccessibilityTextRun {
  /// The run around an offset among those of a text or a part of one.
  ///
  /// - Parameter start: where the first of `runs` begins in the whole text.
  init?(
    around offset: Int, in runs: [TextRun], from start: Int, defaults: TextAttributes,
    _ paragraph: ParagraphSpec, isRightToLeft: Bool
  ) {
    var first = start
    var found: (Range<Int>, TextAttributes)?
    for run in runs {
      let end = first + run.text.utf16.count
      if let (range, attributes) = found {
        guard attributes == run.attributes else {
          if offset < range.upperBound { break }
          found = (first..<end, run.attributes)
          first = end
          continue
        }
        found = (range.lowerBound..<end, attributes)
      } else {
        found = (first..<end, run.attributes)
      }
      first = end
    }
    guard let (range, attributes) = found, range.contains(offset) || offset == range.upperBound
    else { return nil }
    self.init(
      range: range, attributes: attributes, defaults: defaults, alignment: paragraph.alignment,
      isRightToLeft: isRightToLeft)
  }
}
