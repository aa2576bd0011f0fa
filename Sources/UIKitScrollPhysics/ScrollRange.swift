import CoreGraphics
import Foundation

/// The offsets along one axis at which content lies within the insets.
package struct ScrollRange: Equatable {
  package var minimum: CGFloat
  package var maximum: CGFloat
  /// The visible length.
  package var length: CGFloat

  /// - Parameters:
  ///   - alignment: where content lies that is shorter than the space, 0…1.
  package init(
    content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, alignment: CGFloat = 0
  ) {
    self.length = length
    let spare = length - before - after - content
    if spare > 0 {
      minimum = -before - spare * alignment
      maximum = minimum
    } else {
      minimum = -before
      maximum = max(-before, content + after - length)
    }
  }

  package var isEmpty: Bool { maximum <= minimum }

  /// Whether content may rest at `offset`, which is a whole pixel where the edges need not be.
  package func contains(_ offset: CGFloat) -> Bool { abs(clamp(offset) - offset) < 0.5 }

  package func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, minimum), maximum) }

  /// What a pull to `raw` shows: itself within the range, less and less beyond it.
  package func banded(_ raw: CGFloat) -> CGFloat {
    if raw < minimum { return minimum - RubberBand.shown(minimum - raw, dimension: length) }
    if raw > maximum { return maximum + RubberBand.shown(raw - maximum, dimension: length) }
    return raw
  }

  /// The pull behind a shown offset.
  package func unbanded(_ shown: CGFloat) -> CGFloat {
    if shown < minimum { return minimum - RubberBand.pulled(minimum - shown, dimension: length) }
    if shown > maximum { return maximum + RubberBand.pulled(shown - maximum, dimension: length) }
    return shown
  }

  /// A pull whose edges were those of `old` until now, so that it goes on to show `shown`.
  package func rebased(_ raw: CGFloat, shown: CGFloat, from old: ScrollRange) -> CGFloat {
    guard self != old, !contains(raw) || !old.contains(raw) else { return raw }
    return unbanded(shown)
  }
}
