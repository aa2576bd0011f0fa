/// What encoded image data says about itself before it is decoded.
package struct ImageInfo: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case jpeg, png, webp, gif, bmp, ico, svg, pdf, heic, avif

    /// A drawing, which is made at any size.
    package var isVector: Bool { self == .svg || self == .pdf }
  }
  package var format: Format
  /// Pixels of the bitmap, before orientation. For SVG and PDF the size in points at scale 1.
  package var width: Int
  package var height: Int
  /// EXIF, 1…8.
  package var orientation: Int
  package var isOpaque: Bool
  /// Seconds each frame stays; one entry for a still picture.
  package var frameDurations: [Double]
  /// Zero means for ever.
  package var loopCount: Int

  package init(
    format: Format, width: Int, height: Int, orientation: Int = 1, isOpaque: Bool = false,
    frameDurations: [Double] = [0], loopCount: Int = 1
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isOpaque = isOpaque
    self.frameDurations = frameDurations
    self.loopCount = loopCount
  }
}

/// Why data is not a picture; `description` is a sentence for a log.
package struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// Turns files into pixels and back. Thread-safe: called from any thread.
package protocol ImageDecoder: AnyObject, Sendable {
  /// Reads headers only.
  func inspect(_ data: Data) throws(ImageError) -> ImageInfo

  /// One frame's pixels, unoriented, and no smaller than `width`×`height` where the format can
  /// decode at a reduced size more cheaply; at full size with nil. SVG is drawn at exactly that size.
  func decode(_ data: Data, frame: Int, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer

  func encodePNG(_ pixels: PixelBuffer) -> Data?
  func encodeJPEG(_ pixels: PixelBuffer, quality: Double) -> Data?

  /// A symbolic icon of the desktop's icon theme (a freedesktop name such as
  /// "document-save-symbolic"), black on clear, or nil where no theme has it.
  func symbolicIcon(named name: String, pixelSize: Int) -> PixelBuffer?
}
