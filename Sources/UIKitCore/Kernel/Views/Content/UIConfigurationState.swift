/// What a view is and does at the moment, for configurations that look different by it.
public protocol UIConfigurationState {
  /// The traits of the view, by which a configuration can choose colours and sizes.
  var traitCollection: UITraitCollection { get set }
  /// Makes the state of a view that is in none of the states below.
  init(traitCollection: UITraitCollection)
  /// What a program adds of its own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a program's own state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text that tells keys apart.
  public let rawValue: String
  /// Makes a key of a text; two keys of the same text are one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of a text; two keys of the same text are one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
