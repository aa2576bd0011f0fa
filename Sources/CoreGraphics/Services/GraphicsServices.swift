import CSwiftRuntime

/// What this module needs from above it: a painter for its recordings, a reader for encoded images.
///
/// Installed by `PlatformServices.install`; called from any thread.
package struct GraphicsServices: Sendable {
  /// Paints a recording into a fresh, transparent bitmap of `width`×`height` pixels, `scale` pixels a
  /// point. Nil where it cannot.
  package var paint:
    @Sendable (_ record: DrawingRecord, _ scale: CGFloat, _ width: Int, _ height: Int)
      -> PixelBuffer?
  /// Writes pages as a PDF; nil where there is none, or one would be too large. On the main thread, or on others
  /// while that one does not wait for them.
  package var writePDF: @Sendable (_ document: RecordedDocument) -> Data?
  /// A lazily decoded picture, or nil where the data is none.
  package var open: @Sendable (_ data: Data) -> (any ImageSource)?

  /// Makes services of a painter of recordings, given the scale, width and height in pixels, a writer of documents,
  /// and an opener of encoded pictures.
  package init(
    paint: @escaping @Sendable (DrawingRecord, CGFloat, Int, Int) -> PixelBuffer?,
    writePDF: @escaping @Sendable (RecordedDocument) -> Data? = { _ in nil },
    open: @escaping @Sendable (Data) -> (any ImageSource)?
  ) {
    self.paint = paint
    self.writePDF = writePDF
    self.open = open
  }

  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var services: GraphicsServices?
  }
  private static let box = Box()

  /// What the platform installed. On the main thread the first use brings in the headless platform
  /// where there is none yet; off it, before that, and in a program that links none, nil.
  package static var current: GraphicsServices? {
    if let services = box.lock.withLock({ box.services }) { return services }
    guard Thread.isMainThread, let installer = tessera_headless_installer() else { return nil }
    installer()
    return box.lock.withLock { box.services }
  }

  /// Makes services those of the process; nil takes them away.
  package static func install(_ services: GraphicsServices?) {
    box.lock.withLock { box.services = services }
  }

  /// Warns as this module does: one sentence on standard error.
  package static func warn(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }
}
