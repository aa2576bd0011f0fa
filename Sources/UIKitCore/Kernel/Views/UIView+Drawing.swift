import CSwiftRuntime
import PlatformInterface
import QuartzCore

/// Contents: what the view paints itself.
extension UIView: LayerContentProvider {
  package nonisolated func renderContents(of layer: CALayer) -> [RenderPrimitive]? {
    if tessera_is_main_thread() { return MainActor.assumeIsolated { renderContents() } }
    // A layer may be rendered into a picture on any thread.
    return MainThreadChecker.move("UIView.layer") { renderContents() }
  }

  package nonisolated func drawTile(_ rect: CGRect, of layer: CALayer, in context: CGContext) {
    guard tessera_is_main_thread() else { return }
    // Both are used on the main thread alone, where this runs.
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      guard flags.contains(.drawsItself) else { return }
      FrameLoop.running?.statistics.viewsDisplayed += 1
      storedTraits.asCurrent { withGraphicsContext(context) { draw(rect) } }
    }
  }

  private func renderContents() -> [RenderPrimitive]? {
    let bounds = storedLayer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    FrameLoop.running?.statistics.viewsDisplayed += 1
    return storedTraits.asCurrent {
      renderContents(in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  /// What `draw(_:)` records, where the class has one.
  func recordDrawing(in bounds: CGRect) -> [RenderPrimitive]? {
    guard flags.contains(.drawsItself) else { return nil }
    // The user space of `draw(_:)` begins at the bounds' origin, wherever that is.
    let area = storedLayer.bounds
    let context = CGContext(
      recording: area, scale: contentScaleFactor, isOpaque: flags.contains(.isOpaque))
    withGraphicsContext(context) { draw(area) }
    return context.isBlank ? [] : [.drawing(context.finishRecording())]
  }
}
