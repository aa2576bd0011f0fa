import Foundation

/// A target of a package's manifest, as `swift package dump-package` writes it.
struct DumpedTarget: Decodable {
  /// What a target needs: another one, a product, or either.
  struct Need: Decodable {
    enum Kind: String, CodingKey { case target, product, byName }

    var kind: Kind
    var name: String
    /// The product's package; nil where the manifest does not say.
    var package: String?
    var condition: DumpedCondition?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      guard let kind = kinds.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A need of some kind."))
      }
      self.kind = kind
      var list = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try list.decode(String.self)
      if kind == .product {
        package = try list.decodeIfPresent(String.self)
        // Names that the target gives to modules.
        _ = try list.decodeIfPresent([String: String].self)
      }
      condition = list.isAtEnd ? nil : try list.decodeIfPresent(DumpedCondition.self)
    }
  }

  struct Resource: Decodable {
    struct Rule: Decodable {
      struct Process: Decodable { var localization: String? }
      struct Empty: Decodable {}
      var process: Process?
      var copy: Empty?
    }
    var path: String
    var rule: Rule
  }

  var name: String
  /// `regular`, `executable`, `test`, `system`, `binary`, `plugin` or `macro`.
  var type: String
  var path: String?
  var sources: [String]?
  var exclude: [String]
  var resources: [Resource]
  var dependencies: [Need]
  var settings: [DumpedSetting]
  var publicHeadersPath: String?
  var pkgConfig: String?
  var pluginUsages: [PluginUsage]?

  /// A plugin that runs when the target is built.
  struct PluginUsage: Decodable {
    var name: String
    /// The plugin's package; nil for one of the same package.
    var package: String?

    private enum Key: String, CodingKey { case plugin }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      var list = try values.nestedUnkeyedContainer(forKey: .plugin)
      name = try list.decode(String.self)
      package = list.isAtEnd ? nil : try list.decodeIfPresent(String.self)
    }
  }
}

/// When a part of a manifest counts.
struct DumpedCondition: Decodable {
  var platformNames: [String]?
  var config: String?
  var traits: [String]?

  /// Whether it holds for an app on iOS whose package has some of its traits on. One for a configuration
  /// holds, too, and stays to be asked.
  func holds(traits enabled: Set<String>) -> Bool {
    let platforms = platformNames ?? []
    let traits = traits ?? []
    return (platforms.isEmpty || platforms.contains("ios"))
      && (traits.isEmpty || !enabled.isDisjoint(with: traits))
  }
}

/// A build setting of a target.
struct DumpedSetting: Decodable {
  /// `swift`, `c`, `cxx` or `linker`.
  var tool: String
  /// As the manifest calls it: `define`.
  var kind: String
  var values: [String]
  var condition: DumpedCondition?

  private enum Key: String, CodingKey { case tool, kind, condition }
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: Key.self)
    tool = try all.decode(String.self, forKey: .tool)
    condition = try all.decodeIfPresent(DumpedCondition.self, forKey: .condition)
    let kinds = try all.nestedContainer(keyedBy: Name.self, forKey: .kind)
    kind = kinds.allKeys.first?.stringValue ?? ""
    values = []
    guard let key = kinds.allKeys.first,
      let value = try? kinds.nestedContainer(keyedBy: Name.self, forKey: key)
    else { return }
    let first = Name(stringValue: "_0")
    if let list = try? value.decode([String].self, forKey: first) {
      values = list
    } else if let text = try? value.decode(String.self, forKey: first) {
      values = [text]
    }
  }
}
