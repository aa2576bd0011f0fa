import Foundation
import NibDocument

/// What kinds of objects an app stores, and what properties they have.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }
  /// Texts that tell versions apart; kept.
  open var versionIdentifiers: Set<AnyHashable> = []

  private let lock = NSLock()
  private nonisolated(unsafe) static var known: [NSManagedObjectModel] = []
  private static let knownLock = NSLock()

  /// Makes a model without entities.
  public override init() {
    super.init()
    Self.knownLock.withLock { Self.known.append(self) }
  }

  /// Reads the model at a place in the app's bundle; nil where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let document = DataModel(data) else { return nil }
    self.init()
    fill(document)
  }

  /// Makes one model of all in some bundles, of the main one where nil is given.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap {
      ($0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).map { $0 as URL }
    }
    let models = urls.sorted { $0.path < $1.path }.compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    guard models.count != 1 else { return models[0] }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Makes one model of several.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The entity of a name, or of a class's name with its module: the classes that Xcode makes of models are called
  /// without.
  func entity(named name: String) -> NSEntityDescription? {
    let all = entitiesByName
    return all[name] ?? name.split(separator: ".").last.flatMap { all[String($0)] }
  }

  private func fill(_ document: DataModel) {
    let made = document.entities.map { source -> NSEntityDescription in
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.className ?? "NSManagedObject"
      entity.isAbstract = source.isAbstract
      entity.uniquenessConstraints = source.uniqueness
      entity.own =
        source.attributes.map(NSAttributeDescription.init(_:))
        + source.relationships.map(NSRelationshipDescription.init(_:))
      return entity
    }
    let names = Dictionary(made.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (entity, source) in zip(made, document.entities) {
      entity.superentity = source.parent.flatMap { names[$0] }
      entity.superentity?.subentities.append(entity)
    }
    for (entity, source) in zip(made, document.entities) {
      for relationship in source.relationships {
        let description =
          entity.own.first { $0.name == relationship.name } as? NSRelationshipDescription
        description?.destinationEntity = names[relationship.destination]
        description?.inverseName = relationship.inverse
      }
      for property in entity.own { property.owner = entity }
    }
    entities = made
  }

  /// The entity whose objects have a class, in the newest model that has one.
  static func entity(of type: AnyClass) -> NSEntityDescription? {
    let name = String(describing: type)
    return knownLock.withLock {
      for model in known.reversed() {
        let found = model.entities.first { $0.managedObjectClassName == name || $0.name == name }
        if let found { return found }
      }
      return nil
    }
  }
}

/// One kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  weak var model: NSManagedObjectModel?
  /// The properties without those of the entity above.
  var own: [NSPropertyDescription] = []
  /// The class of the objects, as the last request that named it had it.
  var knownClass: NSManagedObject.Type?

  /// What it is called.
  open var name: String?
  /// The name of its objects' class.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether it has objects of entities below it alone.
  open var isAbstract = false
  /// The entity whose properties it has, too.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The entities that have its properties, too.
  open var subentities: [NSEntityDescription] = []
  /// Attributes that no two objects share.
  open var uniquenessConstraints: [[Any]] = []
  /// Notes of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The model that it belongs to.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  /// Makes an entity without properties.
  public override init() {}

  /// All properties, those of the entities above it first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.owner = self }
    }
  }
  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  func property(_ name: String) -> NSPropertyDescription? {
    own.first { $0.name == name } ?? superentity?.property(name)
  }

  /// Itself and all entities below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// Whether it is an entity or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The entity of a name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  { context.model?.entity(named: entityName) }

  /// Makes an object of the entity of a name and adds it to a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    ManagedObjects.make(ManagedObjects.entity(named: entityName, in: context), in: context)
  }
}
