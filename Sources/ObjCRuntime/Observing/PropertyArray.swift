extension NSObject {
  /// The array under a key as one that can be changed: what is done to it is done to the property, and those who
  /// observe it hear of the elements that come and go.
  ///
  /// - Complexity: O(1); each change of it O(elements), as the property is set anew.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    PropertyArray(of: self, key: key)
  }

  /// The same for the property that a key path ends with.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: "."),
      let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    else { return mutableArrayValue(forKey: keyPath) }
    return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// The elements of an object's property, which changes with it.
private final class PropertyArray: NSMutableArray {
  /// Where the elements are. Foundation may make copies of the class, which have their own.
  private enum Place {
    case property(NSObject, String)
    case own(NSMutableArray)
  }

  private let place: Place

  init(of owner: NSObject, key: String) {
    place = .property(owner, key)
    super.init()
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    place = .own(NSMutableArray(objects: objects, count: count))
    super.init()
  }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(objects: nil, count: 0)
    addObjects(from: elements)
  }

  required convenience init?(coder: NSCoder) { nil }

  private var elements: NSArray {
    switch place {
    case .own(let array): return array
    case .property(let owner, let key):
      let value = owner.value(forKey: key)
      return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
    }
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: index) { $0.removeObject(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: index) { $0.replaceObject(at: index, with: anObject) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let kept = Swift.min(range.length, otherArray.count)
    for index in 0..<kept { replaceObject(at: range.location + index, with: otherArray[index]) }
    for _ in kept..<range.length { removeObject(at: range.location + kept) }
    for index in kept..<otherArray.count {
      insert(otherArray[index], at: range.location + index)
    }
  }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, by body: (NSMutableArray) -> Void
  ) {
    switch place {
    case .own(let array): body(array)
    case .property(let owner, let key):
      let indexes = IndexSet(integer: index)
      owner.willChange(kind, valuesAt: indexes, forKey: key)
      let isObject = owner.value(forKey: key) is NSArray
      let changed = elements.mutableCopy() as! NSMutableArray
      body(changed)
      owner.setValue(isObject ? changed : changed.map { $0 }, forKey: key)
      owner.didChange(kind, valuesAt: indexes, forKey: key)
    }
  }
}
