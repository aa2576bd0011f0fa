import Failures

/// A calculation that is read from a text, as calculators use it: `NSExpression(format: "2 * (3 + 4)")`.
///
/// Lowered sources get this class in place of Foundation's, which cannot be used on Linux. It knows the four
/// operations, `**`, numbers, texts, `%@` and its like, key paths and Foundation's functions of numbers and lists.
/// Whole numbers are divided to a whole number.
@_spi(XcodeSources) open class NSExpression: NSObject {
  private let formula: Formula

  private init(_ formula: Formula) {
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

  /// The key path of an expression that was made of one.
  ///
  /// - Requires: an expression of a key path.
  open var keyPath: String {
    guard case .path(let path) = formula else {
      failure(
        "NSInvalidArgumentException: -[NSExpression keyPath]: the expression is not of a key path.")
    }
    return path
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

  /// What the calculation gives: an `NSNumber` where it calculates.
  ///
  /// - Parameters:
  ///   - object: whose values key paths stand for.
  ///   - context: not used.
  /// - Complexity: O(length of the text).
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    formula.value(for: object)
  }
}

/// A calculation as it was read.
indirect enum Formula {
  case object
  case path(String)
  case constant(Any?)
  case list([Formula])
  case call(FormulaFunction, [Formula])

  func value(for object: Any?) -> Any? {
    switch self {
    case .object: object
    case .path(let path): KeyValueCoding.value(of: object, forKeyPath: path)
    case .constant(let value): value
    case .list(let formulas): formulas.map { $0.value(for: object) ?? NSNull() }
    case .call(let function, let arguments):
      function.value(of: arguments.map { ValueConversion.unwrapped($0.value(for: object)) })
    }
  }
}
