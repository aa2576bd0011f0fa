import NibDocument

/// What classes ask of the builder of the document that they are made from.
///
/// `NibBuilder` is the one there is. It stands above every class, so they know it by this protocol.
@MainActor
protocol NibBuilding: AnyObject {
  var document: NibDocument { get }
  /// Where colours, pictures and prototypes of the document are looked for.
  var bundle: Bundle { get }
  /// By which variations and named values are chosen.
  var traits: UITraitCollection { get }

  /// The object with the values of the variations that hold.
  func resolved(_ object: NibObject) -> NibObject
  /// Whether an object of a list of `holder`, such as `subviews`, is there under the traits.
  func isInstalled(_ id: String, _ list: String, of holder: NibObject) -> Bool

  /// Makes an object through `init(coder:)`; nil, and a line in the log, where that is not possible.
  func make(_ source: NibObject) -> AnyObject?
  /// Takes an object that is there already for one of the document: a cell's content view.
  func take(_ object: AnyObject, for source: NibObject)
  /// The object that an id stands for so far.
  func object(_ id: String) -> AnyObject?
  func setObject(_ object: AnyObject, _ id: String)
  /// Keeps an object that a variation leaves out until all outlets are set.
  func leave(out object: AnyObject)
  /// A `UINib` that makes the object each time it is instantiated.
  func prototype(_ object: NibObject) -> AnyObject
  /// Whether the element stands for a view.
  func isView(_ source: NibObject) -> Bool

  /// Writes a problem to the log, with file, line and element.
  func tell(_ kind: NibProblem.Kind, _ message: String, _ source: NibObject, line: Int?)
}

extension NibBuilding {
  func tell(_ kind: NibProblem.Kind, _ message: String, _ source: NibObject) {
    tell(kind, message, source, line: nil)
  }
}
