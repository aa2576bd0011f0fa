import Foundation

/// A store of Apple's Core Data, which an app brings along filled or was given by another device.
///
/// Stores are read whole, by the system's SQLite, and written as Tessera's from then on. Evidence: what is in such
/// files is nowhere documented; the tables and columns are those of stores that apps bring along.
struct SQLiteStore {
  private let file: URL
  private let database: SQLiteFile
  /// The names of entities by the numbers that rows have for them.
  private var names: [Int64: String] = [:]
  /// The rows of each entity that has none above it, with the objects that they are.
  private var objects: [String: [(id: NSManagedObjectID, row: SQLiteRow)]] = [:]
  /// The same objects by their keys.
  private var ids: [String: [Int64: NSManagedObjectID]] = [:]

  /// Reads a file; nil for one that is none of Core Data's.
  ///
  /// - Complexity: O(size of the file).
  init?(_ file: URL, _ model: NSManagedObjectModel) {
    guard let database = SQLiteFile(file), database.tables["Z_PRIMARYKEY"] != nil else {
      return nil
    }
    (self.file, self.database) = (file, database)
    for row in database.rows(of: "Z_PRIMARYKEY") {
      if let number = row.integer("Z_ENT"), let name = row.text("Z_NAME") { names[number] = name }
    }
    for root in model.entities where root.superentity == nil {
      guard let name = root.name else { continue }
      for row in database.rows(of: "Z" + name.uppercased()) {
        // Keys are counted from 1; new objects go on after the highest.
        guard let key = row.integer("Z_PK"), (1..<1 << 48).contains(key) else { continue }
        // A store that was moved to another model may have kept the entity's former name.
        let own = row.integer("Z_ENT").flatMap { names[$0] }
        let entity = root.family.first { $0.name == own } ?? root
        let id = NSManagedObjectID(entity, Int(key), isTemporary: false)
        ManagedObjects.reserve(upTo: Int(key))
        objects[name, default: []].append((id, row))
        ids[name, default: [:]][key] = id
      }
    }
  }

  /// What the objects have.
  func rows() -> [NSManagedObjectID: ManagedValues] {
    var rows: [NSManagedObjectID: ManagedValues] = [:]
    for (id, row) in objects.values.joined() {
      var values: ManagedValues = [:]
      for property in id.entity.properties where !property.isTransient {
        let column = "Z" + property.name.uppercased()
        if let attribute = property as? NSAttributeDescription {
          values[property.name] = row[column].flatMap { value($0, of: attribute) }
        } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany
        {
          values[property.name] = row.integer(column).flatMap { self.id($0, of: relationship) }
        }
      }
      rows[id] = values
    }
    for (id, _) in objects.values.joined() {
      for case let relationship as NSRelationshipDescription in id.entity.properties
      where relationship.isToMany {
        rows[id]?[relationship.name] = [NSManagedObjectID]()
      }
    }
    addBacks(to: &rows)
    addPairs(to: &rows)
    return rows
  }

  // MARK: Relationships

  private func root(of entity: NSEntityDescription?) -> String {
    var entity = entity
    while let above = entity?.superentity { entity = above }
    return entity?.name ?? ""
  }

  private func id(_ key: Int64, of relationship: NSRelationshipDescription) -> NSManagedObjectID? {
    ids[root(of: relationship.destinationEntity)]?[key]
  }

  /// Relationships to many whose way back leads to one: what leads there, by the place that it has where there is an
  /// order.
  private func addBacks(to rows: inout [NSManagedObjectID: ManagedValues]) {
    var found: [NSManagedObjectID: [String: [(place: Int64, id: NSManagedObjectID)]]] = [:]
    for (id, row) in objects.values.joined() {
      for case let back as NSRelationshipDescription in id.entity.properties where !back.isToMany {
        guard let relationship = back.inverseRelationship, relationship.isToMany,
          let target = rows[id]?[back.name] as? NSManagedObjectID
        else { continue }
        let place = row.integer("Z_FOK_" + back.name.uppercased()) ?? Int64(id.number)
        found[target, default: [:]][relationship.name, default: []].append((place, id))
      }
    }
    for (target, lists) in found {
      for (name, list) in lists {
        rows[target]?[name] = list.sorted { $0.place < $1.place }.map(\.id)
      }
    }
  }

  /// Relationships to many in both directions, which have tables of their own: `Z_1TAGS`, whose columns are `Z_1ITEMS`
  /// and `Z_2TAGS`.
  private func addPairs(to rows: inout [NSManagedObjectID: ManagedValues]) {
    for (number, name) in names {
      for case let relationship as NSRelationshipDescription in entity(name)?.own ?? []
      where relationship.isToMany {
        let table = "Z_\(number)" + relationship.name.uppercased()
        guard let all = database.tables[table], let back = relationship.inverseRelationship,
          back.isToMany
        else { continue }
        let columns = all.filter { $0.hasPrefix("Z_") && !$0.hasPrefix("Z_FOK_") }
        let own = columns.first { $0 == "Z_\(number)" + back.name.uppercased() } ?? columns.first
        guard let own, let other = columns.first(where: { $0 != own }) else { continue }
        let pairs = database.rows(of: table).compactMap { row in
          row.integer(own).flatMap { id($0, of: back) }.flatMap { mine in
            row.integer(other).flatMap { id($0, of: relationship) }.map { theirs in
              (
                mine, theirs, row.integer("Z_FOK_" + other.dropFirst(2)) ?? 0,
                row.integer("Z_FOK_" + own.dropFirst(2)) ?? 0
              )
            }
          }
        }
        for pair in pairs.sorted(by: { $0.2 < $1.2 }) {
          append(pair.1, to: relationship.name, of: pair.0, in: &rows)
        }
        for pair in pairs.sorted(by: { $0.3 < $1.3 }) {
          append(pair.0, to: back.name, of: pair.1, in: &rows)
        }
      }
    }
  }

  private func entity(_ name: String) -> NSEntityDescription? {
    ids.values.lazy.flatMap(\.values).map(\.entity).first { $0.name == name }
  }

  private func append(
    _ other: NSManagedObjectID, to name: String, of id: NSManagedObjectID,
    in rows: inout [NSManagedObjectID: ManagedValues]
  ) {
    let others = rows[id]?[name] as? [NSManagedObjectID] ?? []
    rows[id]?[name] = others + [other]
  }

  // MARK: Values

  private func value(_ value: SQLiteRow.Value, of attribute: NSAttributeDescription) -> Any? {
    switch (attribute.attributeType, value) {
    case (.dateAttributeType, .real(let time)): Date(timeIntervalSinceReferenceDate: time)
    case (.dateAttributeType, .integer(let time)):
      Date(timeIntervalSinceReferenceDate: Double(time))
    case (.booleanAttributeType, .integer(let number)): NSNumber(value: number != 0)
    case (.decimalAttributeType, .integer(let number)): NSDecimalNumber(value: number)
    case (.decimalAttributeType, .real(let number)): NSDecimalNumber(string: "\(number)")
    case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (.UUIDAttributeType, .data(let data)) where data.count == 16:
      NSUUID(uuidBytes: [UInt8](data)) as UUID
    case (.binaryDataAttributeType, .data(let data)):
      attribute.allowsExternalBinaryDataStorage ? external(data) : data
    case (.transformableAttributeType, .data(let data)): StoredValue.decoded(data, of: attribute)
    case (_, .integer(let number)): NSNumber(value: number)
    case (_, .real(let number)): NSNumber(value: number)
    case (_, .text(let text)): text
    case (_, .data(let data)): data
    }
  }

  /// Data that may lie in a file of its own: the first byte says whether it is here, or its file's name.
  private func external(_ data: Data) -> Data? {
    guard data.first == 2 else { return data.dropFirst() }
    let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    // The name is the store's: one that leads elsewhere names no file.
    guard !name.hasPrefix("."), !name.contains("/") else { return nil }
    let folder = ".\(file.deletingPathExtension().lastPathComponent)_SUPPORT/_EXTERNAL_DATA/"
    return try? Data(
      contentsOf: file.deletingLastPathComponent().appendingPathComponent(folder + name))
  }
}
