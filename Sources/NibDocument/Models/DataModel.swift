import Foundation

/// A model of Core Data's as Xcode keeps it: entities with their attributes and relationships.
package struct DataModel: Equatable, Sendable {
  /// A property that has a value.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    /// As the file spells it: `Integer 32`, `String`, `Date`.
    package var type: String
    package var isOptional: Bool
    package var isTransient: Bool
    /// Whether Xcode's class has a plain number and not an object.
    package var isScalar: Bool
    /// The default as the file writes it.
    package var defaultText: String?
    /// The class that a transformable attribute is said to have.
    package var className: String?
    /// The name of what turns a transformable attribute's values into data.
    package var transformerName: String?
    /// Whether large values may lie in files of their own.
    package var isExternal = false
  }

  /// A property that leads to other objects.
  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var isOptional: Bool
    package var isToMany: Bool
    package var isOrdered: Bool
    /// How many objects a relationship to many has at least, and at most; nil for any number.
    package var minCount: Int?
    package var maxCount: Int?
    /// As the file spells it: `Nullify`, `Cascade`.
    package var deletionRule: String
    package var destination: String
    package var inverse: String?
  }

  package struct Entity: Equatable, Sendable {
    package var name: String
    /// The class that the file names, without its module; nil for `NSManagedObject`.
    package var className: String?
    package var parent: String?
    package var isAbstract: Bool
    /// What Xcode generates: `class`, `category`, or nothing.
    package var generation: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// The names of attributes that no two objects share, together.
    package var uniqueness: [[String]] = []
  }

  package var entities: [Entity]

  /// Reads the file `contents` of a model; nil where it is none. Entities and properties whose names could not
  /// stand in Swift are left out.
  ///
  /// - Complexity: O(bytes).
  package init?(_ data: some Collection<UInt8>) {
    guard let root = XMLReader.read(data).root, root.name == "model" else { return nil }
    entities = root.children.filter { $0.name == "entity" }.map(Self.entity).filter {
      Self.isName($0.name) && $0.className.map(Self.isName) != false
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
  }

  private static func entity(_ element: XMLElement) -> Entity {
    var name = element["representedClassName"]
    // `.Item` is the present module's, `App.Item` that of another.
    name = name.flatMap { $0.split(separator: ".").last.map(String.init) }
    var entity = Entity(
      name: element["name"] ?? "", className: name == "NSManagedObject" ? nil : name,
      parent: element["parentEntity"], isAbstract: element["isAbstract"] == "YES",
      generation: element["codeGenerationType"])
    for child in element.children {
      guard let name = child["name"] ?? (child.name == "uniquenessConstraints" ? "" : nil) else {
        continue
      }
      guard child.name == "uniquenessConstraints" || isName(name) else { continue }
      switch child.name {
      case "attribute":
        entity.attributes.append(
          Attribute(
            name: name, type: child["attributeType"] ?? "String",
            isOptional: child["optional"] == "YES", isTransient: child["transient"] == "YES",
            isScalar: child["usesScalarValueType"] == "YES",
            defaultText: child["defaultValueString"] ?? child["defaultDateTimeInterval"],
            className: child["customClassName"], transformerName: child["valueTransformerName"],
            isExternal: child["allowsExternalBinaryDataStorage"] == "YES"))
      case "relationship":
        entity.relationships.append(
          Relationship(
            name: name, isOptional: child["optional"] == "YES", isToMany: child["toMany"] == "YES",
            isOrdered: child["ordered"] == "YES", minCount: child["minCount"].flatMap { Int($0) },
            maxCount: child["maxCount"].flatMap { Int($0) },
            deletionRule: child["deletionRule"] ?? "Nullify",
            destination: child["destinationEntity"] ?? "", inverse: child["inverseName"]))
      case "uniquenessConstraints":
        entity.uniqueness = child.children.map { $0.children.compactMap { $0["value"] } }
      default: break
      }
    }
    return entity
  }

  /// The path of the file that holds the present version of a model: of `Model.xcdatamodeld` or `Model.xcdatamodel`.
  package static func contents(ofModelAt path: String) -> String? {
    let manager = FileManager.default
    if path.hasSuffix(".xcdatamodel") { return path + "/contents" }
    let list = manager.contents(atPath: path + "/.xccurrentversion")
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    guard let name = versions.first(where: { $0 == current }) ?? versions.last else { return nil }
    return "\(path)/\(name)/contents"
  }
}
