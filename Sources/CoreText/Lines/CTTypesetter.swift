import PlatformInterface
import UIKitCore

/// Breaks a text into lines.
public final class CTTypesetter {
  fileprivate let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) { self.string = string }

  /// How many characters from a place on fit into a width; at least one, where there are any.
  fileprivate func lineLength(from start: Int, width: Double, breaksAnywhere: Bool) -> Int {
    guard start >= 0, start < string.length else { return 0 }
    let text = string.string as NSString
    let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
    let rest = NSRange(location: start, length: NSMaxRange(paragraph) - start)
    let part = string.attributedSubstring(from: rest)
    var style = ParagraphSpec()
    style.lineBreak = breaksAnywhere ? .charWrap : .wordWrap
    let block = TextBlock(
      runs: TextRuns.runs(of: part), paragraph: style,
      width: width.isFinite ? max(CGFloat(width), 0) : .infinity)
    let layout = MainThread.wait { PlatformServices.current.textMeasurer.layout(of: block) }
    guard layout.lines.count > 1 else { return rest.length }
    // The next line's start, so that spaces and line breaks between both belong to the first.
    return max(layout.lines[1].range.lowerBound, 1)
  }

  fileprivate func line(_ range: CFRange) -> CTLine {
    let start = min(max(range.location, 0), string.length)
    let length =
      range.length <= 0 ? string.length - start : min(range.length, string.length - start)
    return CTLine(
      string.attributedSubstring(from: NSRange(location: start, length: length)), start: start)
  }
}

/// Makes what breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Makes a line of characters; a length of 0 is all from the place on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  typesetter.line(stringRange)
}

/// Makes a line of characters; where it begins does not change it, as tabs count from its start.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
  typesetter.line(stringRange)
}

/// Returns how many characters from a place on a line of a width holds, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(from: startIndex, width: width, breaksAnywhere: false)
}

/// Returns the same for a line that begins at an offset, which takes of the width.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  typesetter.lineLength(from: startIndex, width: width - offset, breaksAnywhere: false)
}

/// Returns how many characters from a place on a line of a width holds, broken between any characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(from: startIndex, width: width, breaksAnywhere: true)
}
