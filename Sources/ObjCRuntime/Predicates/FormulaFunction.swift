/// The functions that calculations in texts may name, by the selectors that Foundation calls them by.
enum FormulaFunction: String {
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case power = "raise:toPower:"
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case median = "median:"
  case squareRoot = "sqrt:"
  case logarithm = "log:"
  case naturalLogarithm = "ln:"
  case exponential = "exp:"
  case ceiling = "ceiling:"
  case floor = "floor:"
  case truncate = "trunc:"
  case absolute = "abs:"
  case random = "random"
  case lowercase = "lowercase:"
  case uppercase = "uppercase:"
  case now = "now"

  /// The function that a text calls with so many arguments.
  init?(word: String, arguments: Int) {
    if let exact = FormulaFunction(rawValue: word) {
      self = exact
    } else if let one = FormulaFunction(rawValue: word + ":") {
      self = one
    } else {
      return nil
    }
  }

  /// What it gives for values; nil where they are of the wrong kind.
  func value(of values: [Any?]) -> Any? {
    switch self {
    case .now: return Date()
    case .random: return NSNumber(value: Double.random(in: 0..<1))
    case .lowercase, .uppercase:
      guard let text = values.first.flatMap({ $0 }).map({ "\($0)" }) else { return nil }
      return self == .lowercase ? text.lowercased() : text.uppercased()
    case .add, .subtract, .multiply, .divide, .modulus, .power:
      guard values.count == 2, let a = Number(values[0]), let b = Number(values[1]) else {
        return nil
      }
      return operation(a, b).object
    case .sum, .count, .minimum, .maximum, .average, .median: return ofList(values)
    default:
      guard let number = values.first.flatMap({ Number($0) }) else { return nil }
      return ofOne(number).object
    }
  }

  private func operation(_ a: Number, _ b: Number) -> Number {
    if case .whole(let x) = a, case .whole(let y) = b {
      switch self {
      case .add: return Number(x.addingReportingOverflow(y), else: Double(x) + Double(y))
      case .subtract: return Number(x.subtractingReportingOverflow(y), else: Double(x) - Double(y))
      case .multiply:
        return Number(x.multipliedReportingOverflow(by: y), else: Double(x) * Double(y))
      case .divide where y != 0: return Number(x.dividedReportingOverflow(by: y), else: -Double(x))
      case .modulus where y != 0: return .whole(y == -1 ? 0 : x % y)
      default: break
      }
    }
    let (x, y) = (a.double, b.double)
    switch self {
    case .add: return .broken(x + y)
    case .subtract: return .broken(x - y)
    case .multiply: return .broken(x * y)
    case .divide: return .broken(x / y)
    case .modulus: return .broken(x.truncatingRemainder(dividingBy: y))
    default: return .broken(pow(x, y))
    }
  }

  private func ofList(_ values: [Any?]) -> Any? {
    // Either one list, or the elements as they are.
    let elements = values.count == 1 ? (values[0] as? [Any?]) ?? values : values
    if self == .count { return NSNumber(value: elements.count) }
    let numbers = elements.compactMap { Number($0) }
    guard let first = numbers.first else { return self == .sum ? NSNumber(value: 0) : nil }
    switch self {
    case .sum:
      return numbers.dropFirst().reduce(first) { FormulaFunction.add.operation($0, $1) }.object
    case .minimum: return numbers.min { $0.double < $1.double }?.object
    case .maximum: return numbers.max { $0.double < $1.double }?.object
    case .average:
      return NSNumber(value: numbers.reduce(0) { $0 + $1.double } / Double(numbers.count))
    default:
      let sorted = numbers.map(\.double).sorted()
      let middle = sorted.count / 2
      return NSNumber(
        value: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }
  }

  private func ofOne(_ number: Number) -> Number {
    let x = number.double
    switch self {
    case .squareRoot: return .broken(x.squareRoot())
    case .logarithm: return .broken(log10(x))
    case .naturalLogarithm: return .broken(log(x))
    case .exponential: return .broken(exp(x))
    case .ceiling: return .broken(x.rounded(.up))
    case .floor: return .broken(x.rounded(.down))
    case .truncate: return .broken(x.rounded(.towardZero))
    default:
      if case .whole(let value) = number, value != .min { return .whole(abs(value)) }
      return .broken(abs(x))
    }
  }
}

extension FormulaFunction {
  /// A number of a calculation, which stays whole as long as it can.
  private enum Number {
    case whole(Int)
    case broken(Double)

    init?(_ value: Any?) {
      switch value {
      case let number as NSNumber:
        self =
          ["f", "d"].contains(String(cString: number.objCType))
          ? .broken(number.doubleValue) : .whole(number.intValue)
      case let number as Int: self = .whole(number)
      case let number as Double: self = .broken(number)
      default:
        guard let number = try? ValueConversion.convert(value, to: Double.self) else { return nil }
        self = .broken(number)
      }
    }

    init(_ result: (partialValue: Int, overflow: Bool), else other: Double) {
      self = result.overflow ? .broken(other) : .whole(result.partialValue)
    }

    var double: Double {
      switch self {
      case .whole(let value): Double(value)
      case .broken(let value): value
      }
    }

    var object: NSNumber {
      switch self {
      case .whole(let value): NSNumber(value: value)
      case .broken(let value): NSNumber(value: value)
      }
    }
  }
}
