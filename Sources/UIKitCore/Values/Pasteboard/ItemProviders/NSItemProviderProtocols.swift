/// Who may see a form of an item. There is one kind of other program here: all others.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same maker, which here are all.
  case team
  /// Programs of the same group, which here are all.
  case group
  /// This program alone.
  case ownProcess
}

/// How a file of an item may be used.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, in Apple's numbers.
  public let rawValue: Int
  /// Makes options of Apple's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file itself may be opened, in place of a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that can be put on pasteboards and into drags.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The forms objects of the class have, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The forms this object has; by default those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns who may see a form of objects of the class.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Returns who may see a form of this object.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Called on any thread; calls back once, at once or later, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}

/// An object that can be made of what pasteboards and drags hold.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The forms the class understands, its favourite first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data; it is called on any thread.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
