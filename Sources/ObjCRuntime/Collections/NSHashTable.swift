/// A set of objects that need not be held by it, such as observers.
///
/// Objects come out in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var table: ObjectTable<Void>

  /// Makes an empty table. The capacity is a hint, which nothing here needs.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    table = ObjectTable(options)
  }

  /// Makes an empty table.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// Makes an empty table that holds its objects.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Makes an empty table that does not hold its objects: they leave it once nobody else holds them.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory, capacity: 0)
  }

  /// The object in the table that is equal to the one given.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.found($0 as AnyObject)?.object as? ObjectType }
  }
  /// Whether the table has the object, or one that is equal.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object where none is equal to it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set(object as AnyObject, ())
  }
  /// Takes an object away.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }
  /// Empties the table.
  open func removeAllObjects() { table = ObjectTable(options) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { table.live.compactMap { $0.object as? ObjectType } }
  /// One of the objects; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects are still there.
  open var count: Int { table.live.count }
  /// The objects as a set, by what they are equal to.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.live.compactMap { $0.object as? AnyHashable })
  }
  /// Hands out the objects that are there now, one after the other.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(table.live.map(\.object)) }

  // MARK: Other tables

  /// Whether an object of this table is in the other one.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }
  /// Whether all objects of this table are in the other one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }
  /// Takes the objects away that the other table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Adds the other table's objects.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }
  /// Takes the other table's objects away.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
}
