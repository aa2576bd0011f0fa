/// A typeface by its name, without a size, as text layers take it.
///
/// The desktop's fonts are found when text is drawn; a name that is none of theirs is drawn in the system's font.
public final class CGFont: Sendable {
  private let name: String

  /// A typeface by its PostScript name, such as "Helvetica-Bold", or its family's; nil without a name.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// The typeface of a font's file, OpenType or TrueType, by the name that the file has; nil for other data.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let name = FontFileName.postScript(Array(data)) else {
      return nil
    }
    self.init(name as CFString)
  }

  /// The name that the typeface was made with.
  public var postScriptName: CFString? { name }

  /// The name that the typeface was made with.
  public var fullName: CFString? { name }
}
