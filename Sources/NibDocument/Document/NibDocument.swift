/// A `.xib` or `.storyboard` file, as values.
package struct NibDocument: Equatable, Sendable {
  package enum Kind: Sendable { case xib, storyboard }

  package var kind: Kind
  /// As problems name it.
  package var fileName: String
  /// Of Xcode: `"13122.16"`.
  package var toolsVersion: String?
  package var usesAutoLayout = true
  package var usesTraitCollections = true
  package var usesSafeAreas = false
  package var isLaunchScreen = false
  /// The object of `initialViewController`; nil where the storyboard has none.
  package var initialViewController: String?
  /// The device that the document was last looked at on: `"retina4_7"`.
  package var device: String?
  /// What Xcode calls the global tint; nil where the document sets none.
  package var globalTint: NibColor?
  /// Of a xib; in a storyboard all objects are in scenes.
  package var objects: [NibObject] = []
  package var scenes: [NibScene] = []
  package var resources = NibResources()
  /// Told once per kind of mistake and element.
  package var problems: [NibProblem] = []

  package init(kind: Kind, fileName: String) {
    self.kind = kind
    self.fileName = fileName
  }

  /// Everything at the top: a xib's objects or those of all scenes.
  package var topLevelObjects: [NibObject] { objects + scenes.flatMap(\.objects) }

  /// The object with the id, wherever it is. O(objects).
  package func object(_ id: String) -> NibObject? {
    for object in topLevelObjects {
      if let found = object.descendant(id) { return found }
    }
    return nil
  }

  /// The scene whose view controller has the identifier that code and segues use.
  package func scene(storyboardIdentifier: String) -> NibScene? {
    scenes.first { $0.viewController?.string("storyboardIdentifier") == storyboardIdentifier }
  }
}

/// A view controller of a storyboard and what stands beside it.
package struct NibScene: Equatable, Sendable {
  package var id: String
  package var objects: [NibObject]
  /// Where the scene lies in the editor.
  package var canvasLocation: NibPoint?

  /// The scene's own, or the placeholder for one of another storyboard.
  package var viewController: NibObject? {
    objects.first { $0.sceneMember == "viewController" }
      ?? objects.first {
        $0.element.hasSuffix("Controller") || $0.element == "viewControllerPlaceholder"
      }
  }
}

/// What a document says of things outside it.
package struct NibResources: Equatable, Sendable {
  /// Sizes of images by name, in points.
  package var images: [String: Image] = [:]
  /// Colours of asset catalogs by name, as they were when the document was saved.
  package var namedColors: [String: NibColor] = [:]
  /// The same of the system's colours.
  package var systemColors: [String: NibColor] = [:]
  /// Names of fonts by file.
  package var customFonts: [String: [String]] = [:]

  package struct Image: Equatable, Sendable {
    package var size: NibSize
    /// `"system"` for a symbol.
    package var catalog: String?
  }
}

/// Something in a document that is damaged or not known.
package struct NibProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The XML itself.
    case syntax
    /// An element or attribute that is not supported; the rest of its object is.
    case unknown
    /// A value of another form than it should have, or a reference to nothing.
    case damaged
  }

  package var kind: Kind
  package var file: String
  package var line: Int
  /// The element's name; empty where it is the document itself.
  package var element: String
  package var message: String

  package init(kind: Kind, file: String, line: Int, element: String, message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.element = element
    self.message = message
  }

  /// As compilers write them: `Main.storyboard:12: error: …`.
  package var description: String {
    let severity = kind == .unknown ? "warning" : "error"
    let place = element.isEmpty ? "" : " <\(element)>:"
    return "\(file):\(line): \(severity):\(place) \(message)"
  }
}
