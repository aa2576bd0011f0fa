import Failures
import ObjCRuntime

/// What was fetched, in order. It stays as it is; `PHChange` tells how another fetch would differ.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration,
  EnumeratedObjects, @unchecked Sendable
{
  let objects: [ObjectType]
  /// Fetches again what was asked for.
  let query: @Sendable () -> [ObjectType]
  let wantsDetails: Bool

  /// - Parameter all: what there is, without the options.
  convenience init(_ options: PHFetchOptions?, _ all: @escaping @Sendable () -> [ObjectType]) {
    // The program may change its options afterwards.
    let options = options?.copy() as? PHFetchOptions
    let query: @Sendable () -> [ObjectType] = { options?.applied(to: all()) ?? all() }
    self.init(
      query(), query: query, wantsDetails: options?.wantsIncrementalChangeDetails ?? true)
  }

  init(_ objects: [ObjectType], query: @escaping @Sendable () -> [ObjectType], wantsDetails: Bool) {
    self.objects = objects
    self.query = query
    self.wantsDetails = wantsDetails
    super.init()
  }

  /// Makes a result without objects.
  public override convenience init() { self.init([], query: { [] }, wantsDetails: true) }

  /// The result of the same question now.
  func fetchedAgain() -> PHFetchResult {
    PHFetchResult(query(), query: query, wantsDetails: wantsDetails)
  }

  /// Returns the result itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  package var enumeratedObjects: [Any] { objects }

  // MARK: Objects

  /// How many there are.
  open var count: Int { objects.count }
  /// The first one; nil where there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last one; nil where there is none.
  open var lastObject: ObjectType? { objects.last }

  /// Returns the object at a place. A place outside stops the program with Foundation's sentence.
  open func object(at index: Int) -> ObjectType {
    require(
      objects.indices.contains(index),
      "NSRangeException: -[PHFetchResult objectAtIndex:]: index \(index) beyond bounds "
        + (objects.isEmpty ? "for empty result" : "[0 .. \(objects.count - 1)]"))
    return objects[index]
  }
  /// The object at a place, as `object(at:)` returns it.
  open subscript(idx: Int) -> ObjectType { object(at: idx) }

  /// Returns the objects at some places, in order.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }

  /// Returns whether an object is among them.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns the place of an object; `NSNotFound` where it is not among them.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound
  }

  /// Returns the place of an object, if it is one of a range; `NSNotFound` else.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let places = objects.indices.clamped(to: range.location..<(range.location + range.length))
    return places.first { Self.isSame(objects[$0], anObject) } ?? NSNotFound
  }

  private static func isSame(_ a: ObjectType, _ b: ObjectType) -> Bool {
    a === b || (a as? NSObject)?.isEqual(b) == true
  }

  /// Returns how many assets of a kind are among them.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  // MARK: One after the other

  /// Calls the block with each object and its place, until it sets its third parameter.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(Array(objects.indices), block) }

  /// Calls the block with each object and its place, from the last on where the options say so; one after the other
  /// also where they allow several at once.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let places = Array(objects.indices)
    enumerate(opts.contains(.reverse) ? places.reversed() : places, block)
  }

  /// Calls the block with the objects at some places.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(opts.contains(.reverse) ? s.reversed() : Array(s), block) }

  private func enumerate(
    _ places: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for place in places {
      block(object(at: place), place, &stop)
      if stop.boolValue { return }
    }
  }

  open override var description: String { "<PHFetchResult: \(objects.count) objects>" }
}
