import Failures

/// An expression as it was read.
indirect enum Formula {
  case object
  case path(String)
  /// Of a name without `$`, and the keys behind it.
  case variable(String, String?)
  case constant(Any?)
  case list([Formula])
  case call(FormulaFunction, [Formula])

  /// - Parameters:
  ///   - object: whose values key paths stand for.
  ///   - variables: by their names.
  /// - Requires: a value for each variable.
  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .object: return object
    case .path(let path): return KeyValueCoding.value(of: object, forKeyPath: path)
    case .variable(let name, let path):
      guard let value = variables[name] else {
        failure(
          "NSInvalidArgumentException: Can't get value for '\(name)' in bindings "
            + "\(variables.keys.sorted()).")
      }
      return path.map { KeyValueCoding.value(of: value, forKeyPath: $0) } ?? value
    case .constant(let value): return value
    case .list(let formulas):
      return formulas.map { $0.value(for: object, variables) ?? NSNull() }
    case .call(let function, let arguments):
      return function.value(
        of: arguments.map { ValueConversion.unwrapped($0.value(for: object, variables)) })
    }
  }
}

extension Formula: CustomStringConvertible {
  /// As the format of a predicate would have it.
  var description: String {
    switch self {
    case .object: "SELF"
    case .path(let path): path
    case .variable(let name, let path): "$" + name + (path.map { "." + $0 } ?? "")
    case .constant(let value): Self.text(of: value)
    case .list(let formulas): "{" + formulas.map(\.description).joined(separator: ", ") + "}"
    case .call(let function, let arguments):
      function.rawValue + "(" + arguments.map(\.description).joined(separator: ", ") + ")"
    }
  }

  private static func text(of value: Any?) -> String {
    switch ValueConversion.unwrapped(value) {
    case nil, is NSNull: "nil"
    case let text as String: "\"\(text)\""
    case let flag as Bool: flag ? "1" : "0"
    case let values as [Any]: "{" + values.map { self.text(of: $0) }.joined(separator: ", ") + "}"
    case let number as Double where number == number.rounded() && abs(number) < 1e15:
      "\(Int(number))"
    case let other?: "\(other)"
    }
  }
}
