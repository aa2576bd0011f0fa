import Foundation
import Yams

/// A value of a specification in YAML or JSON. Numbers and truth values keep how they are written, since a
/// version such as 5.10 is a text to those who read it.
indirect enum SpecificationValue: Equatable {
  case text(String, isQuoted: Bool)
  case list([SpecificationValue])
  case map([String: SpecificationValue])

  /// - Parameter file: as messages call it.
  static func read(_ text: String, file: String) throws(Failure) -> SpecificationValue {
    do {
      guard let node = try Yams.compose(yaml: text) else { return .map([:]) }
      // Names that stand for values which stand for values may come to more than any memory holds.
      var rest = maximumCount
      guard let value = SpecificationValue(node, &rest) else {
        throw Failure.usage(
          "\(file): The specification should have at most \(maximumCount) values; names that stand for others "
            + "make it more.")
      }
      return value
    } catch let failure as Failure {
      throw failure
    } catch let error as YamlError {
      switch error {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        throw .usage("\(file):\(mark.line): The specification should be YAML; \(problem).")
      default: throw .usage("\(file): The specification should be YAML; \(error).")
      }
    } catch {
      throw .usage("\(file): The specification should be YAML; \(error).")
    }
  }

  private static let maximumCount = 1_000_000

  /// - Parameter rest: how many values may come; nil is made where there are more.
  private init?(_ node: Node, _ rest: inout Int) {
    rest -= 1
    guard rest >= 0 else { return nil }
    switch node {
    case .scalar(let scalar):
      self = .text(scalar.string, isQuoted: scalar.style != .plain && scalar.style != .any)
    case .sequence(let sequence):
      var list: [SpecificationValue] = []
      for node in sequence {
        guard let value = SpecificationValue(node, &rest) else { return nil }
        list.append(value)
      }
      self = .list(list)
    case .mapping(let mapping):
      var map: [String: SpecificationValue] = [:]
      for (key, node) in mapping {
        guard let name = key.scalar?.string else { continue }
        guard let value = SpecificationValue(node, &rest) else { return nil }
        // `<<: *name` puts in what the map does not say itself.
        if name == "<<" {
          for more in value.list ?? [value] { map.merge(more.map ?? [:]) { own, _ in own } }
        } else {
          map[name] = value
        }
      }
      self = .map(map)
    case .alias: self = .text("", isQuoted: false)
    }
  }

  // MARK: Kinds

  /// The text of a plain value; nil for lists, maps and what is left empty.
  var text: String? {
    guard case .text(let text, let isQuoted) = self else { return nil }
    return !isQuoted && ["", "~", "null"].contains(text) ? nil : text
  }

  var list: [SpecificationValue]? { if case .list(let list) = self { list } else { nil } }

  var map: [String: SpecificationValue]? { if case .map(let map) = self { map } else { nil } }

  var truth: Bool? {
    switch text?.lowercased() {
    case "true"?, "yes"?, "on"?: true
    case "false"?, "no"?, "off"?: false
    default: nil
    }
  }

  subscript(_ key: String) -> SpecificationValue? { map?[key] }

  /// One text or a list of them.
  var texts: [String] { text.map { [$0] } ?? (list ?? []).compactMap(\.text) }

  /// As a build setting has it.
  var setting: String? {
    switch self {
    case .text(let text, let isQuoted):
      if !isQuoted, let truth { return truth ? "YES" : "NO" }
      return text
    case .list(let list): return list.compactMap(\.text).joined(separator: " ")
    case .map: return nil
    }
  }

  /// As a property list has it.
  var property: Any {
    switch self {
    case .list(let list): return list.map(\.property)
    case .map(let map): return map.mapValues(\.property)
    case .text(let text, true): return text
    case .text(let text, false):
      if let truth { return truth }
      if let number = Int(text) { return number }
      if let number = Double(text) { return number }
      return text
    }
  }

  // MARK: Changes

  /// What XcodeGen makes of two specifications: maps are merged, lists joined, anything else replaced, as is
  /// all below a key that ends in `:REPLACE`.
  func merged(over base: SpecificationValue) -> SpecificationValue {
    switch (base, self) {
    case (.list(let old), .list(let new)): return .list(old + new)
    case (.map(var result), .map(let new)):
      for (key, value) in new {
        if key.hasSuffix(Self.replacing) {
          result[String(key.dropLast(Self.replacing.count))] = value
        } else {
          result[key] = result[key].map { value.merged(over: $0) } ?? value
        }
      }
      return .map(result)
    default: return self
    }
  }

  private static let replacing = ":REPLACE"

  /// With `${NAME}` replaced in keys and values where there is a value of that name.
  func filled(_ values: [String: String]) -> SpecificationValue {
    func filled(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return text.replacing(/\$\{(\w+)\}/) { match in
        values[String(match.1)] ?? String(match.0)
      }
    }
    switch self {
    case .text(let text, let isQuoted): return .text(filled(text), isQuoted: isQuoted)
    case .list(let list): return .list(list.map { $0.filled(values) })
    case .map(let map):
      return .map(
        Dictionary(map.map { (filled($0.key), $0.value.filled(values)) }) { first, _ in first })
    }
  }
}

extension SpecificationValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .text("", isQuoted: false)
    } else if let text = try? value.decode(String.self) {
      self = .text(text, isQuoted: true)
    } else if let map = try? value.decode([String: SpecificationValue].self) {
      self = .map(map)
    } else if let list = try? value.decode([SpecificationValue].self) {
      self = .list(list)
    } else if let truth = try? value.decode(Bool.self) {
      self = .text("\(truth)", isQuoted: false)
    } else if let number = try? value.decode(Int.self) {
      self = .text("\(number)", isQuoted: false)
    } else {
      self = .text("\(try value.decode(Double.self))", isQuoted: false)
    }
  }
}
