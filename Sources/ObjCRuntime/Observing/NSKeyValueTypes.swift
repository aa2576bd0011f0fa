/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call before the registration returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change beside the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// How a property changed: set as a whole, or elements of its array came, went or were replaced.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// One change of a property that is observed with a closure.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// Nil unless asked for with `.new`, and in the call before the change.
  public let newValue: Value?
  /// Nil unless asked for with `.old`.
  public let oldValue: Value?
  /// The elements that came, went or were replaced; nil where the property was set as a whole.
  public let indexes: IndexSet?
  /// Whether this is the call before the change that `.prior` asks for.
  public let isPrior: Bool
}

/// An observation with a closure; ends when it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var ending: (() -> Void)?

  init(_ ending: @escaping () -> Void) { self.ending = ending }

  /// Ends it now; nothing happens the second time.
  public func invalidate() {
    let ending = ending
    self.ending = nil
    ending?()
  }

  deinit { ending?() }
}
