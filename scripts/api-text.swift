import Foundation

/// Prints the public symbols of symbol graphs, one a line, sorted by their path.
struct SymbolGraph: Decodable {
  struct Fragment: Decodable { var spelling: String }
  struct Identifier: Decodable { var precise: String }
  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

@main
enum APIText {
  static func main() throws {
    let graphs = try CommandLine.arguments.dropFirst().map { path in
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
    var names: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    var lines: Set<String> = []
    for symbol in graphs.flatMap(\.symbols) {
      let path = symbol.pathComponents.joined(separator: ".")
      let declaration = symbol.declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      lines.insert("\(path)\t\(declaration)")
    }
    for relationship in graphs.flatMap(\.relationships) {
      guard relationship.kind == "inheritsFrom" || relationship.kind == "conformsTo",
        let source = names[relationship.source],
        let target = names[relationship.target] ?? relationship.targetFallback,
        !["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(target)
      else { continue }
      lines.insert("\(source)\t: \(target)")
    }
    for line in lines.sorted() { print(line) }
  }
}
