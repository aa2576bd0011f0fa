/// How tables of objects hold, compare and copy what is in them.
open class NSPointerFunctions: NSObject {
  /// What a table is told of its objects.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set of the flags that a number has.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held. It is the default.
    public static var strongMemory: Options { [] }
    /// Objects are not held, and leave the table once nobody else holds them.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are the same where `isEqual(_:)` says so. It is the default.
    public static var objectPersonality: Options { [] }
    /// Objects are the same only where they are one.
    public static var objectPointerPersonality: Options { Options(rawValue: 2 << 8) }
    /// Objects are copied as they come in.
    public static var copyIn: Options { Options(rawValue: 1 << 16) }
  }
}
