/// An immutable colour.
public final class CGColor: @unchecked Sendable {
  /// What painters use, in sRGB.
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }
}
