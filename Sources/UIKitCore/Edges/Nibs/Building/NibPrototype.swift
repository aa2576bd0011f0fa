import NibDocument

/// A cell or other view that a document holds for its list to make any number of.
@MainActor
struct NibPrototype {
  let document: NibDocument
  let object: NibObject
  let bundle: Bundle
  /// Objects of the surrounding document that connections of the prototype may name: the controller.
  private(set) var surroundings: [String: WeakObject] = [:]

  /// What else they name of it.
  private let links: NibLinks

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ object: NibObject, of builder: NibBuilder) {
    document = builder.document
    bundle = builder.bundle
    self.object = object
    links = NibLinks(from: object)
    builder.links.append(links)
    surroundings = builder.surroundings
    if let owner = builder.owner, let id = builder.ownerID {
      surroundings[id] = WeakObject(object: owner)
    }
  }

  func instantiate(owner: AnyObject?) -> [Any] {
    let builder = NibBuilder(document: document, bundle: bundle, owner: owner)
    builder.surroundings = surroundings.merging(links.objects) { own, _ in own }
    return builder.build([object])
  }
}

/// Objects around a prototype that its connections lead to, such as a label beside the list; they are made after it.
///
/// Evidence: unmeasured; documents are compiled with `UITableViewCellPrototypeNibExternalObjects`.
@MainActor
final class NibLinks {
  private var wanted: Set<String> = []
  private(set) var objects: [String: NibPrototype.WeakObject] = [:]

  init(from prototype: NibObject) {
    var own: Set<String> = []
    var waiting = [prototype]
    while let object = waiting.popLast() {
      own.insert(object.id)
      wanted.formUnion(object.connections.map(\.destination))
      waiting += object.keyedObjects.values
      waiting += object.lists.values.joined()
    }
    wanted.subtract(own)
  }

  /// Takes what a builder has made of it.
  func take(from builder: NibBuilder) {
    for id in wanted {
      guard let object = builder.object(id) else { continue }
      objects[id] = .init(object: object)
      wanted.remove(id)
    }
  }
}
