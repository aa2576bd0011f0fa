import PlatformInterface
import UIKitTextModel

/// Where the label's characters are, for readers that ask; nothing of it is kept.
extension UILabel: CharacterPlaces {
  /// The text as it is shown, and its top left: also of a subclass that has the text drawn elsewhere.
  private final var shownText: (block: TextBlock, origin: CGPoint)? {
    let space = CGRect(origin: .zero, size: bounds.size)
    if type(of: self) != UILabel.self {
      for primitive in recordedPrimitives(in: space) {
        switch primitive {
        case .text(let block, let origin): return (block, origin)
        case .drawing(let record):
          for command in record.commands {
            if case .concatenate = command { break }
            if case .text(let block, let origin, _) = command { return (block, origin) }
          }
        default: break
        }
      }
    }
    return placement(in: space).map { ($0.block, $0.origin) }
  }

  private final func lines() -> (origin: CGPoint, block: TextBlock, [TextLayoutMetrics.Line])? {
    guard let (block, origin) = shownText else { return nil }
    return (origin, block, measure(block).lines)
  }

  private final func geometry(_ index: Int, _ line: TextLayoutMetrics.Line, _ block: TextBlock)
    -> TextLineGeometry
  {
    TextLineGeometry(
      line, PlatformServices.current.textMeasurer.clusters(of: block, line: index))
  }

  private final func line(_ offset: Int, _ lines: [TextLayoutMetrics.Line]) -> Int? {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? lines.indices.first
  }

  final var characterDivision: any TextDivision { TextBoundaries(text ?? "") }

  final func characterBoxes(_ range: Range<Int>) -> [CGRect] {
    guard let (origin, block, lines) = lines() else { return [] }
    return lines.enumerated().flatMap { index, line -> [CGRect] in
      guard range.overlaps(line.range) else { return [] }
      return geometry(index, line, block).spans(of: range).map {
        CGRect(
          x: origin.x + $0.lowerBound, y: origin.y + line.origin.y,
          width: $0.upperBound - $0.lowerBound, height: line.height)
      }
    }
  }

  final func characterCaret(at offset: Int) -> CGRect {
    guard let (origin, block, lines) = lines(), let index = line(offset, lines) else {
      return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    let x = geometry(index, lines[index], block).caretX(at: offset)
    return CGRect(
      x: origin.x + x, y: origin.y + lines[index].origin.y, width: 0, height: lines[index].height)
  }

  final func characterRange(under point: CGPoint) -> Range<Int>? {
    guard let (origin, block, lines) = lines(),
      let index = lines.firstIndex(where: {
        point.y >= origin.y + $0.origin.y && point.y < origin.y + $0.origin.y + $0.height
      })
    else { return nil }
    return geometry(index, lines[index], block)
      .grapheme(at: point.x - origin.x, TextBoundaries(block.string))
  }

  final func characterLine(at offset: Int) -> Range<Int> {
    let length = text?.utf16.count ?? 0
    guard let (_, _, lines) = lines(), let index = line(offset, lines) else { return 0..<length }
    let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : length
    return lines[index].range.lowerBound..<max(end, lines[index].range.lowerBound)
  }

  final func characterRun(at offset: Int) -> AccessibilityTextRun? {
    guard let (block, _) = shownText else { return nil }
    return AccessibilityTextRun(
      around: offset, in: block.runs, from: 0, defaults: plainAttributes, block.paragraph,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
