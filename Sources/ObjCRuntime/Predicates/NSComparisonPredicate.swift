/// A predicate that compares two expressions, as apps put their searches together.
///
/// Lowered sources get this class in place of Foundation's, which cannot be used on Linux.
@_spi(XcodeSources) open class NSComparisonPredicate: NSPredicate {
  /// How the operator is applied where the left side has many values.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are normalised already; they are compared character by character.
    public static let normalized = Options(rawValue: 4)
  }

  /// What is asked of the two sides.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between
  }

  private let comparison: PredicateComparison
  /// How texts are compared.
  public let options: Options

  /// - Parameters:
  ///   - lhs: what is looked at.
  ///   - rhs: what it is compared with.
  ///   - modifier: whether one or all of many values on the left have to compare so.
  ///   - type: what is asked.
  ///   - options: how texts are compared.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.options = options
    comparison = PredicateComparison(
      left: lhs.formula, operation: type, right: rhs.formula, options: options.comparing,
      modifier: modifier)
    super.init(value: false)
  }

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    options = Options(comparison.options)
    super.init(value: false)
  }

  /// What is looked at.
  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  /// What it is compared with.
  open var rightExpression: NSExpression { NSExpression(comparison.right) }
  /// What is asked.
  open var predicateOperatorType: Operator { comparison.operation }
  /// Whether one or all of many values on the left have to compare so.
  open var comparisonPredicateModifier: Modifier { comparison.modifier }

  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool { comparison.holds(for: object, bindings ?? [:]) }

  /// The predicate as a text, as a format would have it.
  open override var predicateFormat: String {
    let modifier = ["", "ALL ", "ANY "][Int(comparison.modifier.rawValue)]
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
      + (options.contains(.normalized) ? "n" : "")
    let suffix = letters.isEmpty ? "" : "[\(letters)]"
    return "\(modifier)\(comparison.left) \(comparison.operation.word)\(suffix) \(comparison.right)"
  }

  open override var description: String { predicateFormat }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate)?.predicateFormat == predicateFormat
  }

  open override var hash: Int { predicateFormat.hash }
}

extension NSComparisonPredicate.Options {
  fileprivate init(_ options: String.CompareOptions) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
    if options.contains(.literal) { insert(.normalized) }
  }

  fileprivate var comparing: String.CompareOptions {
    var result: String.CompareOptions = []
    if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    if contains(.normalized) { result.insert(.literal) }
    return result
  }
}

extension NSComparisonPredicate.Operator {
  private static let words: [(Self, String)] = [
    (.lessThan, "<"), (.lessThanOrEqualTo, "<="), (.greaterThan, ">"),
    (.greaterThanOrEqualTo, ">="), (.equalTo, "=="), (.notEqualTo, "!="), (.matches, "MATCHES"),
    (.like, "LIKE"), (.beginsWith, "BEGINSWITH"), (.endsWith, "ENDSWITH"), (.in, "IN"),
    (.contains, "CONTAINS"), (.between, "BETWEEN"),
  ]

  /// - Parameter word: in capitals; nil comes of one that is no operator.
  init?(word: String) {
    guard let found = Self.words.first(where: { $0.1 == word }) else { return nil }
    self = found.0
  }

  /// As a format would have it.
  fileprivate var word: String { Self.words.first { $0.0 == self }!.1 }
}
