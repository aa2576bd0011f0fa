/// Where a `CGImage`'s pixels come from: a bitmap already there, or encoded data decoded when asked.
///
/// Thread-safe; decoding may take long and may be called from any thread.
package protocol ImageSource: AnyObject, Sendable {
  /// In pixels, before any orientation is applied.
  var pixelWidth: Int { get }
  /// The height in pixels.
  var pixelHeight: Int { get }
  /// Whether no pixel is transparent.
  var isOpaque: Bool { get }

  /// Whether it is made of shapes, so that `pixels(atLeastWidth:height:)` gives more pixels than it has of its own
  /// where more are asked for.
  var isDrawnAtAnySize: Bool { get }

  /// The whole picture, or, where that saves work, a smaller copy no smaller than
  /// `width`×`height` pixels. Nil where the data turned out to be damaged (logged once).
  func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer?

  /// The uniform type identifier of encoded data, such as "public.jpeg"; nil for bitmaps.
  var typeIdentifier: String? { get }
}

extension ImageSource {
  /// False: its pixels are all there is.
  package var isDrawnAtAnySize: Bool { false }

  /// Nil: the pixels are from no file.
  package var typeIdentifier: String? { nil }
}

/// Pixels that are there already.
package final class BitmapSource: ImageSource {
  /// The pixels.
  package let buffer: PixelBuffer

  /// Makes a source of pixels.
  package init(_ buffer: PixelBuffer) { self.buffer = buffer }

  /// The width in pixels.
  package var pixelWidth: Int { buffer.width }
  /// The height in pixels.
  package var pixelHeight: Int { buffer.height }
  /// Whether no pixel is transparent.
  package var isOpaque: Bool { buffer.isOpaque }
  package func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? { buffer }
}
