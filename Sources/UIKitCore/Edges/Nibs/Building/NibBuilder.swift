@_spi(XcodeSources) import ObjCRuntime

import NibDocument
import PlatformInterface

/// Makes the objects of one document, once.
///
/// In the order of Apple's documentation: every object is initialised with its properties, outer ones
/// first; then constraints, runtime attributes and connections; then all are told `awakeFromNib()`.
@MainActor
final class NibBuilder: NibBuilding {
  let document: NibDocument
  let bundle: Bundle
  /// Stands for the object `-1`, or for a scene's controller.
  weak var owner: AnyObject?
  /// The id of the owner where it is an object of the document.
  var ownerID: String?
  /// Stand for placeholders by their identifiers.
  var externals: [String: AnyObject] = [:]
  /// Objects around a prototype.
  var surroundings: [String: NibPrototype.WeakObject] = [:]
  /// What the prototypes of the document want of it.
  var links: [NibLinks] = []
  let traits: UITraitCollection
  /// Views that a variation leaves out.
  private(set) var leftOut: Set<ObjectIdentifier> = []
  private var absent: [AnyObject] = []

  private(set) var objects: [String: AnyObject] = [:]
  /// In the order they were begun.
  private(set) var made: [(source: NibObject, object: AnyObject)] = []
  /// Whether more of the document is made later, for which connections wait that lead there: the items of a
  /// controller's bars come before its view.
  var awaitsMore = false
  var waiting: [(source: NibObject, object: AnyObject, connection: NibConnection)] = []
  /// While documents are finished: the elements of objects.
  private(set) var byObject: [ObjectIdentifier: NibObject] = [:]

  init(document: NibDocument, bundle: Bundle, owner: AnyObject?) {
    self.document = document
    self.bundle = bundle
    self.owner = owner
    traits =
      (owner as? any UITraitEnvironment)?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Makes the objects and everything in them; returns those that are no placeholders.
  func build(_ sources: [NibObject]) -> [Any] {
    let tops = makeTop(sources)
    finish()
    return tops
  }

  func makeTop(_ sources: [NibObject]) -> [Any] {
    var tops: [Any] = []
    for source in sources {
      if source.element == "placeholder" || source.element == "exit" {
        takePlaceholder(source)
      } else if let object = make(source) {
        tops.append(object)
      }
    }
    return tops
  }

  /// Constraints, attributes, connections and `awakeFromNib()` of what was made since the last time.
  ///
  /// - Parameter owner: an object whose connections are set too; its segues were before.
  func finish(connecting owner: (source: NibObject, object: AnyObject)? = nil) {
    let made = made
    self.made = []
    for links in links { links.take(from: self) }
    byObject.merge(made.map { (ObjectIdentifier($0.object), $0.source) }) { first, _ in first }
    for (source, object) in made {
      for constraint in source.constraints { add(constraint, of: source, to: object) }
    }
    for (source, object) in made { setRuntimeAttributes(source, object) }
    for (source, object) in made { connect(source, object) }
    if !awaitsMore {
      let waiting = waiting
      self.waiting = []
      for (source, object, connection) in waiting { connect([connection], of: source, object) }
    }
    if let owner { connect(owner.source, owner.object, withSegues: false) }
    for (_, object) in made where object !== self.owner { NibBuilder.awake(object) }
    byObject = [:]
  }

  /// Lets go of everything; who holds it now is its owner.
  func forget() {
    objects = [:]
    externals = [:]
  }

  static func awake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
      return
    }
    let awake = Selector("awakeFromNib")
    if awake.isUnderstood(by: object) { awake.perform(on: object) }
  }

  // MARK: Objects

  /// The placeholder's own connections count, its object is somebody else's.
  private func takePlaceholder(_ source: NibObject) {
    let object: AnyObject?
    switch source.string("placeholderIdentifier") {
    case "IBFilesOwner": object = owner
    case "IBFirstResponder": object = NibFirstResponder.shared
    case let name?: object = externals[name]
    case nil: object = source.element == "exit" ? NibExit.shared : nil
    }
    guard let object else { return }
    objects[source.id] = object
    made.append((source, object))
  }

  /// Makes an object through `init(coder:)`; nil, and a line in the log, where that is not possible.
  func make(_ source: NibObject) -> AnyObject? {
    guard let type = NibClasses.type(of: source, self) else { return nil }
    let coder = NibCoder(NibSource(source, self))
    let place = made.count
    let object: AnyObject?
    switch type {
    case let type as UIView.Type: object = type.init(coder: coder)
    case let type as UIViewController.Type: object = type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: object = type.init(coder: coder)
    case let type as UILayoutGuide.Type: object = type.init(coder: coder)
    case let type as UIBarItem.Type: object = type.init(coder: coder)
    case let type as UINavigationItem.Type:
      object = type.init(coder: coder)
      if let item = object as? UINavigationItem { NibElement.read(item, coder.source) }
    case let type as NSObject.Type:
      object = ObjectFactory.make(type)
      if let recognizer = object as? UIGestureRecognizer {
        NibElement.read(recognizer, coder.source)
      }
    default: object = nil
    }
    guard let object else {
      tell(.damaged, "init(coder:) of \(type) returned nil; the object is left out.", source)
      return nil
    }
    // Those inside were begun after it.
    remember(object, source, at: place)
    if let controller = object as? UIViewController { makeView(of: controller, source) }
    return object
  }

  /// Makes the view of a controller that a nib has among its objects, which is loaded as soon as somebody asks for
  /// it; outlets may name what is in it before that.
  private func makeView(of controller: UIViewController, _ source: NibObject) {
    guard let view = source.keyedObjects["view"].flatMap({ self.view($0) }) else { return }
    controller.madeRare.documentView = view
    for guide in source.lists["layoutGuides"] ?? [] {
      let support = LayoutSupportGuide(isAtTop: guide.string("type") == "top", of: view)
      controller.madeRare.supportGuides.append(support)
      setObject(support, guide.id)
    }
  }

  /// Takes an object that is there already for one of the document: a cell's content view.
  func take(_ object: AnyObject, for source: NibObject) { remember(object, source, at: made.count) }

  private func remember(_ object: AnyObject, _ source: NibObject, at place: Int) {
    if !source.id.isEmpty { objects[source.id] = object }
    made.insert((source, object), at: min(place, made.count))
  }

  /// The object of an id: of this document, its owner, or what is around a prototype.
  func object(_ id: String) -> AnyObject? {
    if id == ownerID { return owner }
    return objects[id] ?? surroundings[id]?.object
  }

  func setObject(_ object: AnyObject, _ id: String) { objects[id] = object }

  func leave(out object: AnyObject) {
    leftOut.insert(ObjectIdentifier(object))
    // Nobody else holds it until all outlets are set.
    absent.append(object)
  }

  func prototype(_ object: NibObject) -> AnyObject {
    UINib(prototype: NibPrototype(object, of: self))
  }

  func isView(_ source: NibObject) -> Bool { NibClasses.isView(source) }

  // MARK: Problems

  func tell(_ kind: NibProblem.Kind, _ message: String, _ source: NibObject, line: Int?) {
    Log.write(problem(kind, message, source, line: line))
  }

  func problem(
    _ kind: NibProblem.Kind, _ message: String, _ source: NibObject, line: Int? = nil
  ) -> String {
    NibProblem(
      kind: kind, file: document.fileName, line: line ?? source.line, element: source.element,
      message: message
    ).description
  }
}

/// Stands for whoever is first responder when an action is sent.
@MainActor
final class NibFirstResponder: NSObject {
  static let shared = NibFirstResponder()
}

/// Stands for the way back to an earlier controller.
@MainActor
final class NibExit: NSObject {
  static let shared = NibExit()
}
