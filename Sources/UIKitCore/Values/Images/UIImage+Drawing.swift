extension UIImage {
  /// Draws the image in its own size into the current context, with its upper left corner at a
  /// point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in its own size into the current context, with its upper left corner at a
  /// point; without a context nothing happens.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Over `rect`: upright, with its caps kept and in its tint.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle of the current context, stretched to its size; without a
  /// context nothing happens.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = storage.image, rect.isFinite,
      rect.width > 0, rect.height > 0
    else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let isTinted = storage.tint != nil || storage.renderingMode == .alwaysTemplate
    if isTinted { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    paint(image, over: rect, in: context)
    if isTinted {
      // Only the shape counts: its pixels take the colour.
      context.setBlendMode(.sourceIn)
      context.setFillColor((storage.tint ?? .black).cgColor)
      context.paintFill(CGPath(rect: rect.insetBy(dx: -1, dy: -1), transform: nil))
      context.endTransparencyLayer()
    }
  }

  private func paint(_ image: CGImage, over rect: CGRect, in context: CGContext) {
    let size = self.size
    if storage.isResizable, storage.orientation == .up, rect.size != size {
      for piece in CapPieces.pieces(
        of: size, insets: storage.capInsets, mode: storage.resizingMode, over: rect)
      {
        let pixels = piece.source.applying(
          CGAffineTransform(scaleX: storage.scale, y: storage.scale))
        guard let part = image.cropping(to: pixels) else { continue }
        context.paint(part, in: piece.destination, isFlipped: false)
      }
      return
    }
    guard storage.orientation != .up else {
      return context.paint(image, in: rect, isFlipped: false)
    }
    context.concatenate(
      storage.orientation.unitTransform.concatenating(
        CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    context.paint(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), isFlipped: false)
  }

  /// Repeated from the top left of `rect`, in its own size.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), storage.image != nil, rect.isFinite else {
      return
    }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    // Tiles begin at the rectangle, not at the view.
    let origin = rect.origin.applying(context.userToBase)
    context.setPatternPhase(CGSize(width: origin.x, height: origin.y))
    context.fill(rect)
    context.restoreGState()
  }
}

/// The nine parts of a resizable image, the middle ones repeated where they tile.
enum CapPieces {
  struct Piece: Hashable {
    /// In points of the image.
    var source: CGRect
    var destination: CGRect
  }

  static func pieces(
    of size: CGSize, insets: UIEdgeInsets, mode: UIImage.ResizingMode, over rect: CGRect
  ) -> [Piece] {
    let columns = spans(
      length: size.width, low: insets.left, high: insets.right, from: rect.minX,
      to: rect.maxX, tiles: mode == .tile)
    let rows = spans(
      length: size.height, low: insets.top, high: insets.bottom, from: rect.minY,
      to: rect.maxY, tiles: mode == .tile)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          destination: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound))
      }
    }
  }

  private static func spans(
    length: CGFloat, low: CGFloat, high: CGFloat, from: CGFloat, to: CGFloat, tiles: Bool
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    let low = min(low, length)
    let high = min(high, length - low)
    // Caps that do not fit share the space.
    let fit = low + high > 0 ? min(1, (to - from) / (low + high)) : 1
    let (start, end) = (from + low * fit, to - high * fit)
    var result: [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] = []
    if low > 0 { result.append((0...low, from...start)) }
    let middle = length - low - high
    if end - start > 1e-6, middle > 1e-6 {
      if tiles {
        var position = start
        // A tile a point wide over a huge rectangle would never end.
        let step = max(middle, (end - start) / 512)
        while position < end - 1e-6 {
          let next = min(position + step, end)
          let used = step > middle ? middle : next - position
          result.append((low...(low + used), position...next))
          position = next
        }
      } else {
        result.append((low...(low + middle), start...end))
      }
    }
    if high > 0 { result.append(((length - high)...length, end...to)) }
    return result
  }
}
