import CSwiftRuntime
import PlatformInterface

/// The graphics contexts of one thread, the current one last.
final class GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// Set for contexts begun by `UIGraphicsBeginImageContext…`.
    var image: ImageTarget?
  }

  /// What an image context's picture will be.
  struct ImageTarget {
    var scale: CGFloat
    var isOpaque: Bool
  }

  var entries: [Entry] = []

  /// This thread's; made on first use and kept until the thread ends with the process.
  static var current: GraphicsContextStack {
    if let pointer = tessera_graphics_stack() {
      return Unmanaged<GraphicsContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = GraphicsContextStack()
    tessera_set_graphics_stack(Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Nil without making a stack for a thread that never drew.
  static var currentContext: CGContext? {
    tessera_graphics_stack() == nil ? nil : current.entries.last?.context
  }
}

/// The platform, brought in by whoever draws first.
///
/// Off the main thread nothing can be installed: `GraphicsServices` is there then, because UIKit was
/// used on the main thread before.
func preparePlatformForDrawing() {
  guard GraphicsServices.current == nil, Thread.isMainThread else { return }
  MainActor.assumeIsolated { _ = PlatformServices.current }
}

/// Runs `body` with `context` as the current one.
package func withGraphicsContext<Result>(_ context: CGContext, _ body: () throws -> Result)
  rethrows -> Result
{
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  return try body()
}
