import Foundation

/// What a tool gives back: a text or a picture.
enum MCPContent {
  case text(String)
  case png(Data)

  var json: [String: Any] {
    switch self {
    case .text(let text): ["type": "text", "text": text]
    case .png(let data):
      ["type": "image", "data": data.base64EncodedString(), "mimeType": "image/png"]
    }
  }
}

/// A tool of the server: what clients are told of it, and what it does.
struct MCPTool: Sendable {
  struct Property: Sendable {
    enum Kind: String, Sendable { case string, number, integer, boolean, array, object }

    var name: String
    var kind: Kind
    var description: String
    var isRequired = false
    var choices: [String] = []

    var json: [String: Any] {
      var value: [String: Any] = ["type": kind.rawValue, "description": description]
      if !choices.isEmpty { value["enum"] = choices }
      if kind == .array { value["items"] = ["type": "string"] }
      if kind == .object { value["additionalProperties"] = ["type": "string"] }
      return value
    }
  }

  var name: String
  var description: String
  var properties: [Property] = []
  /// Whether nothing is changed by it.
  var isReadOnly = false
  var run: @Sendable (MCPArguments, MCPWorkbench) throws(Failure) -> [MCPContent]

  /// As `tools/list` tells it.
  var json: [String: Any] {
    var schema: [String: Any] = ["type": "object"]
    var all: [String: Any] = [:]
    for property in properties { all[property.name] = property.json }
    schema["properties"] = all
    let required = properties.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = required }
    return [
      "name": name, "description": description, "inputSchema": schema,
      "annotations": ["readOnlyHint": isReadOnly, "openWorldHint": false] as [String: Any],
    ]
  }

  /// The same tool under a name by which another server knows it.
  func named(_ name: String, _ description: String? = nil) -> MCPTool {
    var tool = self
    tool.name = name
    tool.description = description ?? "\(self.description) (The same as \(self.name).)"
    return tool
  }
}

/// The arguments of a call, each read with a sentence for a wrong one.
struct MCPArguments {
  let values: [String: Any]

  func has(_ name: String) -> Bool { values[name] != nil && !(values[name] is NSNull) }

  func text(_ name: String) throws(Failure) -> String? {
    guard has(name) else { return nil }
    guard let text = values[name] as? String else { throw wrong(name, "a string") }
    return text
  }

  func requiredText(_ name: String) throws(Failure) -> String {
    guard let text = try text(name) else { throw missing(name) }
    return text
  }

  /// A number; texts that are one will do, as some clients send them.
  func number(_ name: String) throws(Failure) -> Double? {
    guard has(name) else { return nil }
    let value = (values[name] as? NSNumber)?.doubleValue ?? Double(values[name] as? String ?? "")
    guard let value, value.isFinite, abs(value) <= 1_000_000 else { throw wrong(name, "a number") }
    return value
  }

  func requiredNumber(_ name: String) throws(Failure) -> Double {
    guard let number = try number(name) else { throw missing(name) }
    return number
  }

  func truth(_ name: String) throws(Failure) -> Bool? {
    guard has(name) else { return nil }
    guard let value = values[name] as? Bool else { throw wrong(name, "true or false") }
    return value
  }

  func texts(_ name: String) throws(Failure) -> [String] {
    guard has(name) else { return [] }
    guard let list = values[name] as? [String] else { throw wrong(name, "a list of strings") }
    return list
  }

  func numbers(_ name: String) throws(Failure) -> [Double] {
    guard let list = values[name] as? [NSNumber] else { throw wrong(name, "a list of numbers") }
    return list.map(\.doubleValue)
  }

  func variables(_ name: String) throws(Failure) -> [String: String] {
    guard has(name) else { return [:] }
    guard let map = values[name] as? [String: String] else {
      throw wrong(name, "an object of strings")
    }
    return map
  }

  private func wrong(_ name: String, _ expected: String) -> Failure {
    let found = values[name].map { JSONLine.text($0) } ?? "nothing"
    return .usage("\(name) should be \(expected); found \(found.prefix(100)).")
  }

  private func missing(_ name: String) -> Failure { .usage("\(name) should be given and is not.") }
}
