import Foundation
import NibDocument

/// What Xcode makes of a target's models of Core Data: classes for their entities, and files for the app's bundle.
struct DataModelClasses {
  /// Files for the target's resources, by name: `Model.momd`, which is the model as Xcode keeps it.
  private(set) var files: [String: Data] = [:]
  private var entities: [DataModel.Entity] = []

  /// - Parameter paths: a target's files; those that are no models are passed over.
  init(_ paths: [String]) {
    for path in paths where Self.isModel(path) {
      guard let contents = DataModel.contents(ofModelAt: path),
        let data = FileManager.default.contents(atPath: contents), let model = DataModel(data)
      else { continue }
      let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      files[stem + ".momd"] = data
      entities += model.entities
    }
  }

  static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  // MARK: Text

  /// Swift that declares the classes that the models ask for; nil where they ask for none.
  var text: String? {
    let wanted = entities.filter {
      $0.className != nil && ["class", "category"].contains($0.generation)
    }
    guard !wanted.isEmpty else { return nil }
    // Not imports of this file's, for whoever reads the lines.
    let word = "import"
    let lines =
      ["@_spi(XcodeSources) \(word) CoreData", "\(word) Foundation", ""]
      + ["// What Xcode makes of the entities of data models."] + wanted.flatMap(lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ entity: DataModel.Entity) -> [String] {
    let name = entity.className ?? ""
    var lines: [String] = []
    if entity.generation == "class" {
      let parent = entity.parent.map(type(ofEntity:)) ?? "NSManagedObject"
      lines.append("public class \(name): \(parent) {}")
    }
    lines.append("extension \(name) {")
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: "
        + "\(entity.name.quoted)) }")
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relationship in entity.relationships {
      let other = type(ofEntity: relationship.destination)
      guard relationship.isToMany else {
        lines.append(property(relationship.name, other + "?"))
        continue
      }
      let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append(property(relationship.name, set + "?"))
      lines += accessors(relationship, of: other, set)
    }
    lines.append("}")
    lines.append("extension \(name): Identifiable {}")
    return lines
  }

  private func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { managedValue(\(name.quoted)) } "
      + "set { setManagedValue(newValue, \(name.quoted)) } }"
  }

  private func accessors(
    _ relationship: DataModel.Relationship, of other: String, _ set: String
  ) -> [String] {
    let (name, key) = (relationship.name, relationship.name.quoted)
    let word = name.prefix(1).uppercased() + name.dropFirst()
    var lines: [String] = []
    for (label, type) in [("value", other), ("values", set)] {
      lines += [
        "  public func addTo\(word)(_ \(label): \(type)) { addManaged(\(label), to: \(key)) }",
        "  public func removeFrom\(word)(_ \(label): \(type)) { removeManaged(\(label), from: \(key)) }",
      ]
    }
    guard relationship.isOrdered else { return lines }
    return lines + [
      "  public func insertInto\(word)(_ value: \(other), at idx: Int) "
        + "{ insertManaged(value, into: \(key), at: idx) }",
      "  public func removeFrom\(word)(at idx: Int) { removeManaged(idx, from: \(key)) }",
      "  public func replace\(word)(at idx: Int, with value: \(other)) "
        + "{ replaceManaged(idx, of: \(key), with: value) }",
      "  public func insertInto\(word)(_ values: [\(other)], at indexes: NSIndexSet) "
        + "{ insertManaged(values, into: \(key), at: indexes) }",
      "  public func removeFrom\(word)(at indexes: NSIndexSet) "
        + "{ removeManaged(indexes, from: \(key)) }",
      "  public func replace\(word)(at indexes: NSIndexSet, with values: [\(other)]) "
        + "{ replaceManaged(indexes, of: \(key), with: values) }",
    ]
  }

  private func type(ofEntity name: String) -> String {
    entities.first { $0.name == name }?.className ?? "NSManagedObject"
  }

  /// Numbers are plain where the model says so; all else may be nil, whatever the model says.
  private func type(of attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    return switch attribute.type {
    case "String": "String?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    default: (attribute.className.flatMap(\.typeName) ?? "NSObject") + "?"
    }
  }
}

extension String {
  /// The type that a model names for an attribute, as it stands in Swift: `[String]`, `Kit.Color`. A dot at the
  /// beginning means the program's own module. Nil for what is no type, which a file of others may say, too.
  fileprivate var typeName: String? {
    let name = hasPrefix(".") ? String(dropFirst()) : self
    return name.wholeMatch(of: /[A-Za-z_\[][A-Za-z0-9_.\[\]<>:,? ]*/) == nil ? nil : name
  }
}
