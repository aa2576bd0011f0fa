import CoreGraphics
import Foundation

/// Where a scroll indicator lies along its axis: pure arithmetic, in points from the view's edge.
package struct ScrollBarGeometry: Equatable {
  /// iOS-BEHAVIOUR: 3 points thick, 3 from the edge, at least 36 long. Evidence: scroll-12, scroll-13.
  package static let thickness: CGFloat = 3
  package static let margin: CGFloat = 3
  package static let minimumLength: CGFloat = 36
  /// Under a pointer, so that it can be grasped.
  package static let wideThickness: CGFloat = 8
  /// How near to the edge a pointer means the bar.
  package static let reach: CGFloat = 14
  /// The shortest a knob gets when content is pulled beyond its end.
  package static let squeezedLength: CGFloat = 8

  package var trackStart: CGFloat
  package var trackLength: CGFloat
  package var knobStart: CGFloat
  package var knobLength: CGFloat

  /// Nil where there is nothing to scroll, or no space for a bar.
  package init?(
    range: ScrollRange, offset: CGFloat, before: CGFloat, after: CGFloat, other: CGFloat
  ) {
    guard !range.isEmpty, range.length > 0 else { return nil }
    trackStart = before + Self.margin
    trackLength = range.length - before - after - 2 * Self.margin - other
    guard trackLength > Self.squeezedLength else { return nil }
    let total = range.maximum - range.minimum + range.length
    let length = min(trackLength, max(Self.minimumLength, trackLength * range.length / total))
    let beyond = max(range.minimum - offset, offset - range.maximum, 0)
    knobLength = max(min(Self.squeezedLength, length), length - beyond)
    let progress = min(max((offset - range.minimum) / (range.maximum - range.minimum), 0), 1)
    knobStart = trackStart + (trackLength - knobLength) * progress
  }

  /// The offset that puts the knob's start at `start`.
  package func offset(forKnobAt start: CGFloat, range: ScrollRange) -> CGFloat {
    let space = trackLength - knobLength
    guard space > 0 else { return range.minimum }
    let progress = min(max((start - trackStart) / space, 0), 1)
    return range.minimum + progress * (range.maximum - range.minimum)
  }
}
