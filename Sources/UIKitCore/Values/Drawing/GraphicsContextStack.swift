import CSwiftRuntime

/// The graphics contexts of one thread, the current one last.
final class GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// Set for contexts begun by `UIGraphicsBeginImageContext…`.
    var image: ImageTarget?
    /// Set for contexts begun by `UIGraphicsBeginPDFContext…`.
    var pdf: PDFTarget?
  }

  /// A PDF, and who gets it when it ends.
  struct PDFTarget {
    var drawing: PDFDrawing
    var finish: (Data) -> Void
  }

  /// What an image context's picture will be.
  struct ImageTarget {
    var scale: CGFloat
    var isOpaque: Bool
  }

  var entries: [Entry] = []

  /// This thread's; made on first use and kept until the thread ends.
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

/// Brings in the platform for whoever draws or decodes first on the main thread; see
/// `GraphicsServices.current`.
func preparePlatformForDrawing() { _ = GraphicsServices.current }

/// Runs `body` with `context` as the current one.
package func withGraphicsContext<Result>(_ context: CGContext, _ body: () throws -> Result)
  rethrows -> Result
{
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  return try body()
}
