import Failures

/// What a predicate compares, or a calculation that is read from a text, as calculators use it:
/// `NSExpression(format: "2 * (3 + 4)")`.
///
/// Lowered sources get this class in place of Foundation's, which cannot be used on Linux. It knows the four
/// operations, `**`, numbers, texts, `%@` and its like, key paths, variables and Foundation's functions of numbers
/// and lists. Whole numbers are divided to a whole number.
@_spi(XcodeSources) open class NSExpression: NSObject {
  /// What kind of expression it is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet
    case minusSet
    case subquery = 13
    case aggregate, anyKey
    case block = 19
    case conditional
  }

  let formula: Formula

  init(_ formula: Formula) {
    self.formula = formula
    super.init()
  }

  private convenience init(format: String, values: [Any?]) {
    do {
      self.init(try FormulaParser.parse(format, values))
    } catch {
      failure(
        "NSInvalidArgumentException: Unable to parse the format string \"\(format) == 1\": \(error)"
      )
    }
  }

  /// - Requires: a text that is a calculation.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, values: args)
  }

  /// - Requires: a text that is a calculation.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments)
  }

  /// An expression whose value is always this.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// An expression whose value an object has under a key path.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }

  /// An expression whose value an object has under a key path that the compiler knows; the path's text is empty where
  /// neither the property's class nor reflection tells its name.
  public convenience init(forKeyPath keyPath: AnyKeyPath) {
    self.init(.path(ObservedKeys.name(of: keyPath)))
  }

  /// An expression whose value is the variable of this name, which a predicate is given when it is evaluated.
  public convenience init(forVariable string: String) { self.init(.variable(string, nil)) }

  /// A list of the values of other expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(
      .list(subexpressions.map { ($0 as? NSExpression)?.formula ?? .constant($0) }))
  }

  /// A function of Foundation's, such as `sum:`, of other expressions.
  ///
  /// - Requires: a function that is known here.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = FormulaFunction(rawValue: name) else {
      failure("NSInvalidArgumentException: \(name) is not a supported method.")
    }
    self.init(
      .call(function, parameters.map { ($0 as? NSExpression)?.formula ?? .constant($0) }))
  }

  /// An expression whose value is the object that is asked itself.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// What the calculation gives: an `NSNumber` where it calculates.
  ///
  /// - Parameters:
  ///   - object: whose values key paths stand for.
  ///   - context: the values of variables, by their names without `$`.
  /// - Complexity: O(length of the text).
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    formula.value(for: object, (context as? [String: Any]) ?? [:])
  }

  // MARK: Parts

  /// The kind of the expression; a key path of a variable counts as a function.
  open var expressionType: ExpressionType {
    switch formula {
    case .object: .evaluatedObject
    case .path: .keyPath
    case .variable(_, let path): path == nil ? .variable : .function
    case .constant: .constantValue
    case .list: .aggregate
    case .call: .function
    }
  }

  /// The value of a constant; nil for other kinds.
  open var constantValue: Any? { if case .constant(let value) = formula { value } else { nil } }

  /// The key path.
  ///
  /// - Requires: an expression of the kind `keyPath`.
  open var keyPath: String {
    guard case .path(let path) = formula else { wrongKind("keyPath") }
    return path
  }

  /// The name of the variable, without `$`.
  ///
  /// - Requires: an expression of the kind `variable`.
  open var variable: String {
    guard case .variable(let name, nil) = formula else { wrongKind("variable") }
    return name
  }

  /// The selector of the function.
  ///
  /// - Requires: an expression of the kind `function`.
  open var function: String {
    switch formula {
    case .call(let function, _): return function.rawValue
    case .variable(_, .some): return "valueForKeyPath:"
    default: wrongKind("function")
    }
  }

  /// What the function is called with; nil for other kinds.
  open var arguments: [NSExpression]? {
    switch formula {
    case .call(_, let arguments): arguments.map { NSExpression($0) }
    case .variable(_, let path?): [NSExpression(.path(path))]
    default: nil
    }
  }

  /// What the function is called of.
  ///
  /// - Requires: an expression of the kind `function`.
  open var operand: NSExpression {
    switch formula {
    case .variable(let name, .some): return NSExpression(.variable(name, nil))
    case .call: return NSExpression(.constant(nil))
    default: wrongKind("operand")
    }
  }

  /// The expressions of a list.
  ///
  /// - Requires: an expression of the kind `aggregate`.
  open var collection: Any {
    guard case .list(let formulas) = formula else { wrongKind("collection") }
    return formulas.map { NSExpression($0) }
  }

  private func wrongKind(_ name: String) -> Never {
    failure(
      "NSInvalidArgumentException: -\(name) only defined for certain kinds of NSExpression; found "
        + "\(formula).")
  }

  open override var description: String { "\(formula)" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression)?.description == description
  }

  open override var hash: Int { description.hash }
}
