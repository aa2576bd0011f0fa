/// Where a picture lies in a view, for each of the thirteen content modes.
enum ContentPlacement {
  /// The picture's rectangle; it may reach beyond the bounds.
  static func rect(of size: CGSize, mode: UIView.ContentMode, in bounds: CGRect) -> CGRect {
    func scaled(_ factor: CGFloat) -> CGRect {
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2,
        width: fitted.width, height: fitted.height)
    }
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
        height: size.height)
    }
    guard size.width > 0, size.height > 0 else { return .zero }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill:
      return scaled(max(bounds.width / size.width, bounds.height / size.height))
    case .center: return placed(0.5, 0.5)
    case .top: return placed(0.5, 0)
    case .bottom: return placed(0.5, 1)
    case .left: return placed(0, 0.5)
    case .right: return placed(1, 0.5)
    case .topLeft: return placed(0, 0)
    case .topRight: return placed(1, 0)
    case .bottomLeft: return placed(0, 1)
    case .bottomRight: return placed(1, 1)
    }
  }
}
