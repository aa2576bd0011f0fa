import NibDocument

/// A cell or other view that a document holds for its list to make any number of.
@MainActor
struct NibPrototype {
  let document: NibDocument
  let object: NibObject
  let bundle: Bundle
  /// Objects of the surrounding document that connections of the prototype may name: the controller.
  private(set) var surroundings: [String: WeakObject] = [:]

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ object: NibObject, of builder: NibBuilder) {
    document = builder.document
    bundle = builder.bundle
    self.object = object
    surroundings = builder.surroundings
    if let owner = builder.owner, let id = builder.ownerID {
      surroundings[id] = WeakObject(object: owner)
    }
  }

  func instantiate(owner: AnyObject?) -> [Any] {
    let builder = NibBuilder(document: document, bundle: bundle, owner: owner)
    builder.surroundings = surroundings
    return builder.build([object])
  }
}
