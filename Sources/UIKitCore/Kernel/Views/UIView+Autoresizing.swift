import PlatformInterface
import QuartzCore

/// Springs and struts: how subviews follow a change of their superview's size.
extension UIView {
  func resizeSubviews(from old: CGSize) {
    let new = storedLayer.bounds.size
    for view in storedSubviews
    where !view.autoresizingMask.isEmpty && view.translatesMask {
      view.flags.insert(.followsMask)
      DeepRecursion.run { view.follow(from: old, to: new) }
      view.flags.remove(.followsMask)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let layer = storedLayer
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    // The untransformed frame: a turned view keeps its own width and height.
    let x = layer.position.x - anchor.x * bounds.width
    let y = layer.position.y - anchor.y * bounds.height
    let horizontal = AutoresizedSpan(
      start: x, length: bounds.width, flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    ).resized(from: old.width, to: new.width)
    let vertical = AutoresizedSpan(
      start: y, length: bounds.height, flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    ).resized(from: old.height, to: new.height)
    let size = CGSize(width: horizontal.length, height: vertical.length)
    if layer.hasPlainPlacement {
      frame = CGRect(x: horizontal.start, y: vertical.start, width: size.width, height: size.height)
    } else {
      if size != bounds.size { self.bounds = CGRect(origin: bounds.origin, size: size) }
      center = CGPoint(
        x: horizontal.start + anchor.x * size.width, y: vertical.start + anchor.y * size.height)
    }
  }
}

/// One axis of a view in its superview: a distance, the view, and the distance that is left.
struct AutoresizedSpan: Equatable {
  var start: CGFloat
  var length: CGFloat
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  /// The difference goes to the flexible parts in proportion to what each of them has; where they
  /// have nothing, in equal parts. Without a flexible part it goes to the far distance.
  func resized(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let difference = new - old
    guard difference != 0, flexibleStart || flexibleLength else { return self }
    let end = old - start - length
    // Negative distances do not grow into more negative ones.
    let weights = [
      flexibleStart ? max(0, start) : 0, flexibleLength ? max(0, length) : 0,
      flexibleEnd ? max(0, end) : 0,
    ]
    let total = weights[0] + weights[1] + weights[2]
    var span = self
    if total > 0 {
      span.start += difference * weights[0] / total
      span.length += difference * weights[1] / total
    } else {
      let count = CGFloat(
        (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0))
      if flexibleStart { span.start += difference / count }
      if flexibleLength { span.length += difference / count }
    }
    span.length = max(0, span.length)
    return span
  }
}
