import PlatformInterface
import UIKitCore

/// Sets a text in rectangles.
public final class CTFramesetter {
  fileprivate let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) { self.string = string }

  /// A range of Core Foundation's within the text; a length of 0 is all from its place on.
  fileprivate func range(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), string.length)
    let rest = string.length - start
    return NSRange(location: start, length: range.length <= 0 ? rest : min(range.length, rest))
  }
}

/// Makes what sets a text in rectangles.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{
  // A copy, as the text may change while the frames stay.
  CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Sets characters in the box of a path, from its top down. Other shapes than rectangles are reported.
///
/// - Parameters:
///   - stringRange: a length of 0 is all from its place on.
///   - path: in the coordinates of the context that the frame will be drawn into, y upwards.
///   - frameAttributes: kept; none changes a frame here, which is reported.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox.isNull ? .zero : path.boundingBox
  if !path.isRectangle { Unsupported.report("CTFrame in a path that is no rectangle") }
  if frameAttributes?.isEmpty == false { Unsupported.report("CTFrame with attributes") }
  let layout = FrameLayout(
    framesetter.string, range: framesetter.range(stringRange), space: box.size)
  return CTFrame(layout, of: framesetter.string, in: path, frameAttributes ?? [:])
}

/// Returns the space that characters take, not rounded to pixels, in points.
///
/// - Parameters:
///   - constraints: the space there is; 0 and very large numbers are no limit.
///   - fitRange: set to the characters that fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ value: CGFloat) -> CGFloat { value > 0 && value < 1e6 ? value : .infinity }
  let layout = FrameLayout(
    framesetter.string, range: framesetter.range(stringRange),
    space: CGSize(width: limit(constraints.width), height: limit(constraints.height)))
  fitRange?.pointee = CFRange(location: layout.visible.location, length: layout.visible.length)
  return layout.size
}

/// Returns what breaks a framesetter's text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetterCreateWithAttributedString(framesetter.string)
}

extension CGPath {
  /// Whether the path is one rectangle with sides along the axes.
  fileprivate var isRectangle: Bool { CGPath(rect: boundingBox, transform: nil).covers(self) }

  private func covers(_ other: CGPath) -> Bool {
    let corners = Set(elements.compactMap(\.end).map { [$0.x, $0.y] })
    let points = other.elements.compactMap(\.end).map { [$0.x, $0.y] }
    let hasCurves = other.elements.contains {
      switch $0 {
      case .quad, .cubic: true
      case .move, .line, .close: false
      }
    }
    return !hasCurves && !points.isEmpty && corners.isSuperset(of: points)
  }
}
