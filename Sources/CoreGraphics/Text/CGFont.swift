/// A typeface by its name, without a size, as text layers take it.
///
/// The desktop's fonts are found when text is drawn; a name that is none of theirs is drawn in the system's font.
public final class CGFont: Sendable {
  private let name: String
  /// The bytes of the font's file, where the typeface was made of them.
  package let fileData: Data?

  /// A typeface by its PostScript name, such as "Helvetica-Bold", or its family's; nil without a name.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
    fileData = nil
  }

  /// The typeface of a font's file, OpenType or TrueType, by the name that the file has; nil for other data.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let name = FontFileName.postScript(Array(data)),
      !name.isEmpty
    else { return nil }
    self.name = name
    fileData = data
  }

  /// The name that the typeface was made with.
  public var postScriptName: CFString? { name }

  /// The name that the typeface was made with.
  public var fullName: CFString? { name }
}
