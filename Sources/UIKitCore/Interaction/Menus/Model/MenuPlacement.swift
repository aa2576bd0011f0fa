/// Where menus go, so that they stay on the screen. All rectangles are in one space.
enum MenuPlacement {
  /// Beside the place that was clicked: below and towards the reading direction's end, turned over
  /// where there is no space.
  static func menu(
    _ size: CGSize, at point: CGPoint, in area: CGRect, isRightToLeft: Bool
  ) -> CGRect {
    var origin = point
    let fitsAfter = point.x + size.width <= area.maxX
    let fitsBefore = point.x - size.width >= area.minX
    if isRightToLeft ? fitsBefore || !fitsAfter : fitsBefore && !fitsAfter {
      origin.x = point.x - size.width
    }
    if origin.y + size.height > area.maxY, point.y - size.height >= area.minY {
      origin.y = point.y - size.height
    }
    return kept(CGRect(origin: origin, size: size), in: area)
  }

  /// Under a control, or over it where there is more space.
  ///
  /// - Returns: the menu's place, and whether it is above.
  static func menu(
    _ size: CGSize, under control: CGRect, alignedAt x: CGFloat, in area: CGRect
  ) -> (menu: CGRect, isAbove: Bool) {
    let below = area.maxY - control.maxY - gapToControl
    let above = control.minY - gapToControl - area.minY
    let isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, 88))
    let y = isAbove ? control.minY - gapToControl - height : control.maxY + gapToControl
    // The menu's edge on the side of the screen that the control is on lies at the control's.
    let isOnTheRight = control.midX > area.midX
    let left = isOnTheRight ? max(x, control.maxX) - size.width : min(x, control.minX)
    let rect = CGRect(x: left, y: y, width: size.width, height: height)
    return (kept(rect, in: area), isAbove)
  }

  /// What a menu and the preview it belongs to look like together.
  struct WithPreview: Equatable {
    var menu: CGRect
    var preview: CGRect
    var isMenuAbove: Bool
  }

  /// The preview stays where it is if the menu fits below or above it, moves if they fit together, and
  /// shrinks if they do not; on wide screens the menu goes beside a preview that is too high.
  static func menu(
    _ size: CGSize, of preview: CGRect, in area: CGRect, isRightToLeft: Bool
  ) -> WithPreview {
    var preview = fitted(preview, in: area, under: size)
    let isWide = area.width >= preview.width + gap + size.width
    let isTooHigh = preview.height + gap + size.height > area.height
    if isTooHigh, isWide { return beside(preview, size, area, isRightToLeft) }
    preview = kept(preview, in: area)
    let space = (above: preview.minY - gap - area.minY, below: area.maxY - preview.maxY - gap)
    var menu = CGRect(origin: .zero, size: size)
    menu.size.height = min(size.height, max(88, area.height - gap - preview.height))
    let isAbove: Bool
    if menu.height <= space.below {
      isAbove = false
    } else if menu.height <= space.above {
      isAbove = true
    } else {
      // Neither side is large enough: the preview gives way, upwards rather than down.
      isAbove = false
      preview.origin.y = area.maxY - menu.height - gap - preview.height
    }
    menu.origin.y = isAbove ? preview.minY - gap - menu.height : preview.maxY + gap
    menu.origin.x = aligned(menu.width, with: preview, in: area)
    return WithPreview(menu: kept(menu, in: area), preview: preview, isMenuAbove: isAbove)
  }

  /// Points between a preview and its menu.
  static let gap: CGFloat = 14
  static let gapToControl: CGFloat = 6

  private static func fitted(_ preview: CGRect, in area: CGRect, under menu: CGSize) -> CGRect {
    let isBeside = area.width >= preview.width + gap + menu.width
    let space =
      isBeside ? area.height : max(100, area.height - gap - min(menu.height, area.height / 2))
    let scale = min(1, area.width / max(preview.width, 1), space / max(preview.height, 1))
    guard scale < 1 else { return preview }
    let size = CGSize(width: preview.width * scale, height: preview.height * scale)
    return CGRect(
      x: preview.midX - size.width / 2, y: preview.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Edges meet on the side of the screen the preview is on; in the middle, middles do.
  private static func aligned(_ width: CGFloat, with preview: CGRect, in area: CGRect) -> CGFloat {
    let distance = preview.midX - area.midX
    if abs(distance) < area.width / 8 { return preview.midX - width / 2 }
    return distance < 0 ? preview.minX : preview.maxX - width
  }

  private static func beside(
    _ preview: CGRect, _ size: CGSize, _ area: CGRect, _ isRightToLeft: Bool
  ) -> WithPreview {
    var preview = kept(preview, in: area)
    let fitsAfter = preview.maxX + gap + size.width <= area.maxX
    let fitsBefore = preview.minX - gap - size.width >= area.minX
    let isAfter = isRightToLeft ? !fitsBefore && fitsAfter : fitsAfter || !fitsBefore
    if isAfter {
      preview.origin.x = min(preview.minX, area.maxX - size.width - gap - preview.width)
    } else {
      preview.origin.x = max(preview.minX, area.minX + size.width + gap)
    }
    let x = isAfter ? preview.maxX + gap : preview.minX - gap - size.width
    let menu = CGRect(
      x: x, y: preview.midY - size.height / 2, width: size.width,
      height: min(size.height, area.height))
    return WithPreview(menu: kept(menu, in: area), preview: preview, isMenuAbove: false)
  }

  /// A submenu over the row that opened it.
  static func submenu(_ size: CGSize, over row: CGRect, in area: CGRect) -> CGRect {
    kept(
      CGRect(
        x: row.midX - size.width / 2, y: row.minY, width: size.width,
        height: min(size.height, area.height)), in: area)
  }

  /// Moved as little as it takes to lie inside `area`; its top left inside where it is larger.
  static func kept(_ rect: CGRect, in area: CGRect) -> CGRect {
    var rect = rect
    rect.size.height = min(rect.height, area.height)
    rect.origin.x = max(area.minX, min(rect.minX, area.maxX - rect.width))
    rect.origin.y = max(area.minY, min(rect.minY, area.maxY - rect.height))
    return rect
  }
}
