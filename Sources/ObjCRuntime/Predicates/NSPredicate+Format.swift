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
      self.init { object, _ in condition.condition.holds(for: object) }
    } catch {
      failure(
        "NSInvalidArgumentException: Unable to parse the format string \"\(format)\": \(error)")
    }
  }
}

/// Values of a condition are read alone, from any thread.
private struct PredicateBox: @unchecked Sendable {
  let condition: PredicateCondition
  init(_ condition: PredicateCondition) { self.condition = condition }
}
