import CoreGraphics
import UIKitScrollPhysics

/// Where paging stops.
enum ScrollPaging {
  /// Slower than this, in points per second, the nearest page wins.
  private static let flickVelocity: CGFloat = 200

  static func target(from offset: CGFloat, velocity: CGFloat, range: ScrollRange) -> CGFloat {
    guard range.length > 0, !range.isEmpty else { return range.clamp(offset) }
    let pages = offset / range.length
    let page: CGFloat =
      if velocity > flickVelocity { pages.rounded(.up) } else if velocity < -flickVelocity {
        pages.rounded(.down)
      } else { pages.rounded() }
    return range.clamp(page * range.length)
  }
}
