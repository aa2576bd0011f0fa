import NibDocument

/// What objects of a document are initialised with: the element they come from.
///
/// UIKit's classes read their properties from it at the end of `init(coder:)`, so that a subclass finds
/// them set after `super.init(coder:)`. It has no keys; asked for one it has nothing.
final class NibCoder: NSCoder {
  let source: NibSource

  init(_ source: NibSource) {
    self.source = source
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// An element and the document that is being built.
@MainActor
struct NibSource {
  /// With the values of the variations that hold.
  var object: NibObject
  let builder: any NibBuilding

  /// The source of an object that a document is initialising; nil for coders of other kinds.
  init?(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    self = coder.source
  }

  init(_ object: NibObject, _ builder: any NibBuilding) {
    self.object = builder.resolved(object)
    self.builder = builder
  }
}
