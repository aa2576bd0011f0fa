/// An immutable bitmap, decoded when first needed.
public final class CGImage: @unchecked Sendable {
  /// Also the identity under which painters cache scaled copies: compare with `===`.
  package let source: any ImageSource

  package init(source: any ImageSource) { self.source = source }
  package convenience init(_ buffer: PixelBuffer) { self.init(source: BitmapSource(buffer)) }

  public var width: Int { source.pixelWidth }
  public var height: Int { source.pixelHeight }
}
