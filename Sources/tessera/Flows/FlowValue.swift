import Foundation
import Yams

/// A value of a flow's YAML, and where it stands.
struct FlowValue {
  let node: Node
  /// As messages call the file.
  let file: String

  var line: Int { node.mark?.line ?? 1 }

  /// A failure at this place.
  func wrong(_ sentence: String) -> Failure { .usage("\(file):\(line): \(sentence)") }

  /// All documents of a file, each once.
  static func documents(of text: String, file: String) throws(Failure) -> [FlowValue] {
    do {
      let parser = try Parser(yaml: text)
      var documents: [FlowValue] = []
      while let node = try parser.nextRoot() {
        documents.append(FlowValue(node: node, file: file))
      }
      return documents
    } catch let error as YamlError {
      throw .usage(Self.sentence(error, file))
    } catch {
      throw .usage("\(file): The flow should be YAML; \(error).")
    }
  }

  private static func sentence(_ error: YamlError, _ file: String) -> String {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      "\(file):\(mark.line): The flow should be YAML; \(problem)."
    default: "\(file): The flow should be YAML; \(error)."
    }
  }

  // MARK: Kinds

  /// The text of a plain value; nil for lists and maps.
  var text: String? { node.scalar?.string }

  var list: [FlowValue]? {
    node.sequence.map { $0.map { FlowValue(node: $0, file: file) } }
  }

  /// The entries of a map, in order.
  func map(of what: String) throws(Failure) -> [(key: FlowValue, name: String, value: FlowValue)] {
    guard let mapping = node.mapping else {
      throw wrong("\(what) should be a map of names to values.")
    }
    var entries: [(key: FlowValue, name: String, value: FlowValue)] = []
    for (key, value) in mapping {
      let key = FlowValue(node: key, file: file)
      guard let name = key.text else { throw key.wrong("A name should be a text.") }
      entries.append((key, name, FlowValue(node: value, file: file)))
    }
    return entries
  }

  var isMap: Bool { node.mapping != nil }

  /// Whether nothing is written here.
  var isEmpty: Bool { text.map { $0.isEmpty || $0 == "null" || $0 == "~" } ?? false }

  func requiredText(_ what: String) throws(Failure) -> String {
    guard let text else { throw wrong("\(what) should be a text.") }
    return text
  }

  func number(_ what: String) throws(Failure) -> Double {
    guard let text, let number = Double(text.replacingOccurrences(of: "_", with: "")),
      number.isFinite
    else { throw wrong("\(what) should be a number; found \(text ?? "something else").") }
    return number
  }

  func truth(_ what: String) throws(Failure) -> Bool {
    switch text?.lowercased() {
    case "true"?, "yes"?: return true
    case "false"?, "no"?: return false
    default: throw wrong("\(what) should be true or false; found \(text ?? "something else").")
    }
  }

  func texts(_ what: String) throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for (_, name, value) in try map(of: what) {
      values[name] = try value.requiredText(name)
    }
    return values
  }
}
