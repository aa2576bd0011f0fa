/// An object of a document: a view, a controller, a bar item, a layout, a recogniser, …
///
/// What its attributes and keyed children say is in `values` under the names of the document, which
/// are not always those of UIKit's properties: `clipsSubviews`, `opaque`.
package struct NibObject: Equatable, Sendable {
  /// The element's name, which stands for a class: `"label"`.
  package var element: String
  /// Unique in the document; empty for objects without identity, such as text traits.
  package var id: String
  package var customClass: NibClassName?
  /// The property of the object around this one that it is the value of: `"view"`, `"contentView"`.
  package var key: String?
  /// `"viewController"`, `"firstResponder"` or `"exit"` for the main objects of a scene.
  package var sceneMember: String?
  package var values: [String: NibValue] = [:]
  /// Objects that are the values of properties.
  package var keyedObjects: [String: NibObject] = [:]
  /// Objects in order by the element around them: `"subviews"`, `"cells"`, `"items"`, `"states"`.
  package var lists: [String: [NibObject]] = [:]
  package var constraints: [NibConstraint] = []
  package var connections: [NibConnection] = []
  package var runtimeAttributes: [NibRuntimeAttribute] = []
  package var variations: [NibVariation] = []
  package var line: Int

  package init(element: String, id: String = "", line: Int = 0) {
    self.element = element
    self.id = id
    self.line = line
  }

  package var subviews: [NibObject] { lists["subviews"] ?? [] }

  package func bool(_ name: String) -> Bool? {
    if case .bool(let value)? = values[name] { value } else { nil }
  }
  package func number(_ name: String) -> Double? {
    if case .number(let value)? = values[name] { value } else { nil }
  }
  package func string(_ name: String) -> String? {
    switch values[name] {
    case .string(let value)?, .choice(let value)?, .reference(let value)?, .image(let value)?: value
    default: nil
    }
  }

  /// This object or one inside it, depth first.
  package func descendant(_ id: String) -> NibObject? {
    if self.id == id { return self }
    for object in children { if let found = object.descendant(id) { return found } }
    return nil
  }

  /// Objects directly inside: first the keyed ones by name, then the lists by name.
  package var children: [NibObject] {
    keyedObjects.sorted { $0.key < $1.key }.map(\.value)
      + lists.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// This object and all inside it.
  package func forEach(_ body: (NibObject) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}

/// A class that a document names.
package struct NibClassName: Equatable, Sendable {
  package var name: String
  /// Nil for classes of Objective-C, and of the target where the document says so with the
  /// provider.
  package var module: String?
  /// Whether the module is that of the target which the document belongs to.
  package var isOfTarget: Bool

  package init(name: String, module: String?, isOfTarget: Bool) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
  }
}

/// A property that a document sets by key-value coding, before `awakeFromNib()`.
package struct NibRuntimeAttribute: Equatable, Sendable {
  package var keyPath: String
  /// `.null` sets nil.
  package var value: NibValue
  package var isLocalized = false
  package var line: Int
}

/// What is different under some conditions.
package struct NibVariation: Equatable, Sendable {
  package var condition: NibCondition
  package var values: [String: NibValue] = [:]
  /// By the names `"subviews"` and `"constraints"`: those that are not there, and those that are
  /// there although another variation excludes them.
  package var excluded: [String: [String]] = [:]
  package var included: [String: [String]] = [:]
}

/// Size classes and device for which a variation counts. The empty condition, which documents call
/// `default`, holds always.
package struct NibCondition: Equatable, Hashable, Sendable {
  package enum SizeClass: String, Sendable { case compact, regular }

  package var width: SizeClass?
  package var height: SizeClass?
  /// `"mac"`, `"pad"`, …
  package var idiom: String?

  package init(width: SizeClass? = nil, height: SizeClass? = nil, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// How many conditions it makes: of two that hold, the one with more counts.
  package var specificity: Int {
    (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  package func holds(width: SizeClass?, height: SizeClass?, idiom: String?) -> Bool {
    (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
      && (self.idiom == nil || self.idiom == idiom)
  }
}
