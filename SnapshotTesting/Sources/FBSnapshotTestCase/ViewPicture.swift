import UIKit

/// Pictures of views and layers.
enum ViewPicture {
  /// What keeps something from being drawn, as a sentence.
  struct Obstacle: LocalizedError {
    let sentence: String
    var errorDescription: String? { sentence }
  }

  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - isOnScreen: Whether a view is drawn as its window shows it. One without a window is put into the
  ///     key window, or where there is no app into one of its own.
  static func take(
    of viewOrLayer: Any, scale: CGFloat, asOnScreen isOnScreen: Bool
  ) throws -> UIImage {
    nonisolated(unsafe) let object = viewOrLayer
    return try MainActor.assumeIsolated {
      switch object {
      case let view as UIView where isOnScreen: return try picture(ofScreenWith: view, scale)
      case let view as UIView:
        view.layoutIfNeeded()
        return try picture(of: view.layer, scale)
      case let layer as CALayer: return try picture(of: layer, scale)
      default: throw Obstacle(sentence: "Only UIView and CALayer classes can be snapshotted")
      }
    }
  }

  @MainActor
  private static func picture(of layer: CALayer, _ scale: CGFloat) throws -> UIImage {
    layer.layoutIfNeeded()
    return try renderer(layer.bounds, scale).image { layer.render(in: $0.cgContext) }
  }

  @MainActor
  private static func picture(ofScreenWith view: UIView, _ scale: CGFloat) throws -> UIImage {
    var own: UIWindow?
    let isAlone = view.window == nil && !(view is UIWindow)
    if isAlone {
      let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
      let window = windows.first(where: \.isKeyWindow)
      own = window == nil ? UIWindow(frame: UIScreen.main.bounds) : nil
      own?.isHidden = false
      (window ?? own)?.addSubview(view)
    }
    defer { if isAlone { view.removeFromSuperview() } }
    view.layoutIfNeeded()
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    return try renderer(bounds, scale).image { _ in
      _ = view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  @MainActor
  private static func renderer(
    _ bounds: CGRect, _ scale: CGFloat
  ) throws -> UIGraphicsImageRenderer {
    guard bounds.width > 0, bounds.height > 0 else {
      throw Obstacle(
        sentence: "A snapshot should have a width and a height; found \(bounds.size).")
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return UIGraphicsImageRenderer(bounds: bounds, format: format)
  }
}
