import Failures

/// Predicates from texts, which Foundation has on Apple's systems alone.
///
/// Comparisons of key paths, `SELF` and constants by all of Foundation's operators, with `[cd]`, `ANY`, `ALL` and
/// `NONE`, joined by `AND`, `OR` and `NOT`. Keys are those of key-value coding. Functions and subqueries are not
/// understood, which ends the program by the text's name as a text with a fault does.
extension NSPredicate {
  /// With `%@`, `%d` and their like for values and `%K` for key paths.
  ///
  /// Values of any type stand for Apple's `CVarArg`, which texts and dates are not here.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, values: args)
  }

  /// A predicate that nothing is asked of, to be replaced by another one. It is true of everything, where Apple's
  /// ends the program.
  public convenience init(_ nothing: Void = ()) { self.init(value: true) }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    do {
      let condition = PredicateBox(try PredicateParser.parse(format, values))
      self.init { object, variables in condition.condition.holds(for: object, variables ?? [:]) }
    } catch {
      PredicateText.refuse(format, error)
    }
  }

  /// The same question with values for its variables.
  @_disfavoredOverload
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let values = PredicateVariables(self, variables)
    return NSPredicate { object, others in
      values.predicate.evaluate(
        with: object,
        substitutionVariables: values.variables.merging(others ?? [:]) { first, _ in first })
    }
  }
}

/// Predicates from texts, of the class that says what they are.
@_spi(XcodeSources)
public enum PredicateText {
  /// Lowered sources call this for `NSPredicate(format:)`, as an initialiser cannot choose a subclass here: a
  /// comparison is an `NSComparisonPredicate`, and what joins several an `NSCompoundPredicate`.
  ///
  /// - Requires: a text that is a predicate.
  public static func predicate(format predicateFormat: String, _ args: Any?...) -> NSPredicate {
    predicate(predicateFormat, args)
  }

  /// - Requires: a text that is a predicate.
  public static func predicate(
    format predicateFormat: String, argumentArray arguments: [Any]?
  ) -> NSPredicate {
    predicate(predicateFormat, arguments ?? [])
  }

  private static func predicate(_ format: String, _ values: [Any?]) -> NSPredicate {
    do {
      return try PredicateParser.parse(format, values).predicate
    } catch {
      refuse(format, error)
    }
  }

  fileprivate static func refuse(_ format: String, _ error: any Error) -> Never {
    failure(
      "NSInvalidArgumentException: Unable to parse the format string \"\(format)\": \(error)")
  }
}

extension PredicateCondition {
  fileprivate var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .all(let conditions): ParsedCompound(.and, conditions)
    case .any(let conditions): ParsedCompound(.or, conditions)
    case .not(let condition): ParsedCompound(.not, [condition])
    case .comparison(let comparison): NSComparisonPredicate(comparison)
    }
  }
}

/// A compound that says what it was read from.
private final class ParsedCompound: NSCompoundPredicate {
  init(_ type: LogicalType, _ conditions: [PredicateCondition]) {
    super.init(type: type, subpredicates: conditions.map(\.predicate))
  }

  override var predicateFormat: String {
    let parts = subpredicates.map {
      $0 is NSCompoundPredicate ? "(\($0.predicateText))" : $0.predicateText
    }
    return switch compoundPredicateType {
    case .and: parts.joined(separator: " AND ")
    case .or: parts.joined(separator: " OR ")
    case .not: "NOT " + parts.joined()
    }
  }

  override var description: String { predicateText }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The text of a predicate, which Foundation for Linux deprecates as its own says little.
private protocol PredicateTextual { var predicateFormat: String { get } }
extension NSPredicate: PredicateTextual {}
extension NSPredicate {
  fileprivate var predicateText: String { (self as any PredicateTextual).predicateFormat }
}

/// A predicate and values for it, which are read alone, from any thread.
private struct PredicateVariables: @unchecked Sendable {
  let predicate: NSPredicate
  let variables: [String: Any]
  init(_ predicate: NSPredicate, _ variables: [String: Any]) {
    (self.predicate, self.variables) = (predicate, variables)
  }
}

/// Values of a condition are read alone, from any thread.
private struct PredicateBox: @unchecked Sendable {
  let condition: PredicateCondition
  init(_ condition: PredicateCondition) { self.condition = condition }
}
