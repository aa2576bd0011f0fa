/// A dictionary of objects that need not hold its keys or its values.
///
/// An entry is gone once its key or its value is. Entries come out in the order in which they were made.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var table: ObjectTable<TableReference>

  /// Makes an empty table. The capacity is a hint, which nothing here needs.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    table = ObjectTable(keyOptions)
  }

  /// Makes an empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Makes an empty table that holds its keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// Makes an empty table that holds its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes an empty table that holds its values alone.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty table that holds its keys alone.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty table that holds neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The value of a key that is equal to the one given.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.found($0 as AnyObject)?.value.object as? ObjectType }
  }
  /// Gives a key a value; nil takes the key away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    table.set(aKey as AnyObject, TableReference(anObject as AnyObject, valueOptions))
  }
  /// Takes a key and its value away.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }
  /// Empties the table.
  open func removeAllObjects() { table = ObjectTable(keyOptions) }

  private var live: [(key: AnyObject, value: AnyObject)] {
    table.live.compactMap { key, value in value.object.map { (key, $0) } }
  }

  /// How many entries are still there.
  open var count: Int { live.count }
  /// Hands out the keys that are there now, one after the other.
  open func keyEnumerator() -> NSEnumerator { TableEnumerator(live.map(\.key)) }
  /// Hands out the values that are there now, one after the other.
  open func objectEnumerator() -> NSEnumerator? { TableEnumerator(live.map(\.value)) }
  /// The entries as a dictionary, by what keys are equal to.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var all: [AnyHashable: ObjectType] = [:]
    for (key, value) in live {
      if let key = key as? AnyHashable { all[key] = value as? ObjectType }
    }
    return all
  }
}
