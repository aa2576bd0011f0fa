import PlatformInterface
import QuartzCore

/// What views show as text, and which of it can be seen.
@MainActor
enum VisibleText {
  /// The text that `view` itself shows, or nil.
  static func shown(by view: UIView) -> String? {
    if let field = view as? UITextField {
      return field.isSecureTextEntry
        ? String(repeating: "\u{2022}", count: field.text?.count ?? 0) : field.text
    }
    if let view = view as? UITextView { return view.text }
    return (view as? UILabel)?.text
  }

  /// What `view` shows while it has no text, or nil.
  static func placeholder(of view: UIView) -> String? { (view as? UITextField)?.placeholder }

  /// What a script may call the view: its text and its label.
  static func names(of view: UIView) -> [String] {
    [shown(by: view), placeholder(of: view), view.accessibilityLabel].compactMap { $0 }.filter {
      !$0.isEmpty
    }
  }
}

/// A view that can be seen, and the part of it that is not cut off, in points of the scene.
@MainActor
struct VisibleView {
  var view: UIView
  var area: CGRect

  /// Calls `body` for every view of `scene` that can be seen, back to front, until it returns true.
  static func visit(_ scene: UIWindowScene, _ body: (VisibleView) -> Bool) {
    let screen = CGRect(origin: .zero, size: scene.host.size)
    for window in scene.windows where !window.isHidden {
      let layer = window.storedLayer
      let way = LayerPath(from: layer, to: layer.superlayer ?? layer)
      if visit(window, way, clip: screen, body) { return }
    }
  }

  /// - Parameter way: from the view's coordinates to the screen's.
  private static func visit(
    _ view: UIView, _ way: LayerPath, clip: CGRect, _ body: (VisibleView) -> Bool
  ) -> Bool {
    guard !view.isHidden, view.alpha > 0.01 else { return false }
    let frame = way.apply(to: view.bounds)
    let area = frame.intersection(clip)
    let isVisible = !area.isNull && area.width > 0 && area.height > 0
    if isVisible, body(VisibleView(view: view, area: area)) { return true }
    if view.clipsToBounds, !isVisible { return false }
    let inner = view.clipsToBounds ? area : clip
    for child in view.subviews {
      let inside = LayerPath(from: child.storedLayer, to: view.storedLayer).followed(by: way)
      if DeepRecursion.run({ visit(child, inside, clip: inner, body) }) { return true }
    }
    return false
  }
}
