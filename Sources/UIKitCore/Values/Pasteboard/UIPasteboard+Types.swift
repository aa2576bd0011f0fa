extension UIPasteboard {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text that tells pasteboards apart.
    public let rawValue: String
    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are to be kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this computer, which they do here in any case.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after the contents changed, by this program at once, by others when the desktop tells.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// The types that are new, as an array of strings.
  public nonisolated class var changedTypesAddedUserInfoKey: String {
    "UIPasteboardChangedTypesAddedKey"
  }
  /// The key of the types that went, in the user information of `changedNotification`.
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }
  /// Posted when a named pasteboard was removed; the object is the pasteboard.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// A name in place of a type: the types are those that suit the value.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  /// The types that texts are read from.
  public class var typeListString: NSArray {
    NSArray(array: [UniformTypes.utf8PlainText, UniformTypes.text])
  }
  /// The types that addresses are read from.
  public class var typeListURL: NSArray { NSArray(array: [UniformTypes.url]) }
  /// The types that pictures are read from.
  public class var typeListImage: NSArray {
    NSArray(array: [
      UniformTypes.png, "public.tiff", UniformTypes.jpeg, "com.compuserve.gif",
      UniformTypes.uikitImage,
    ])
  }
  /// The types that colours are read from.
  public class var typeListColor: NSArray { NSArray(array: [UniformTypes.uikitColor]) }
}
