extension UIPasteboard {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The desktop's clipboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are to be kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
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
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// In place of a type: the types are those that suit the value.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

  public class var typeListString: NSArray {
    NSArray(array: [UniformTypes.utf8PlainText, UniformTypes.text])
  }
  public class var typeListURL: NSArray { NSArray(array: [UniformTypes.url]) }
  public class var typeListImage: NSArray {
    NSArray(array: [
      UniformTypes.png, "public.tiff", UniformTypes.jpeg, "com.compuserve.gif",
      UniformTypes.uikitImage,
    ])
  }
  public class var typeListColor: NSArray { NSArray(array: [UniformTypes.uikitColor]) }
}
