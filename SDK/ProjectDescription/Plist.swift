/// Property lists that are written into a manifest.
public enum Plist {
  /// What a property list holds.
  public indirect enum Value: Codable, Hashable, ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
  {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case dictionary([String: Value])
    case array([Value])

    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .integer(value) }

    public init(floatLiteral value: Double) { self = .real(value) }

    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    public init(dictionaryLiteral elements: (String, Value)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }

    public init(arrayLiteral elements: Value...) { self = .array(elements) }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        self = .real(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Value].self) {
        self = .array(value)
      } else {
        self = .dictionary(try container.decode([String: Value].self))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .string(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .real(let value): try container.encode(value)
      case .boolean(let value): try container.encode(value)
      case .dictionary(let value): try container.encode(value)
      case .array(let value): try container.encode(value)
      }
    }
  }
}

/// A target's `Info.plist`: a file, or what is written into one.
public enum InfoPlist: Codable, Equatable, ExpressibleByStringInterpolation {
  public typealias Value = Plist.Value

  case file(path: Path)
  case dictionary([String: Plist.Value])
  case extendingDefault(with: [String: Plist.Value])
  case variable(String)

  public static var `default`: InfoPlist { .extendingDefault(with: [:]) }

  public var path: Path? { if case .file(let path) = self { path } else { nil } }

  public init(stringLiteral value: String) {
    self = value.hasPrefix("$(") ? .variable(value) : .file(path: Path(value))
  }
}

/// What a target may do on a device; nothing asks for it here.
public enum Entitlements: Codable, Equatable, ExpressibleByStringInterpolation {
  case file(path: Path)
  case dictionary([String: Plist.Value])
  case variable(String)

  public var path: Path? { if case .file(let path) = self { path } else { nil } }

  public init(stringLiteral value: String) {
    self = value.hasPrefix("$(") ? .variable(value) : .file(path: Path(value))
  }

  public static func relativeToRoot(_ path: String) -> Self { .file(path: .relativeToRoot(path)) }

  public static func relativeToManifest(_ path: String) -> Self {
    .file(path: .relativeToManifest(path))
  }
}
