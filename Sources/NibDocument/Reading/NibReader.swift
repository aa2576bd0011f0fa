/// Reads a document from its XML.
///
/// What is damaged or not known is told in the document's problems, once for each kind, and left
/// out; the rest is read. Only a text that is no document at all is an error.
package struct NibReader {
  let fileName: String
  private var problems: [NibProblem] = []
  private var reported: Set<String> = []

  init(fileName: String) { self.fileName = fileName }

  /// - Throws: where the text holds no document of Interface Builder for iOS.
  package static func read(
    _ bytes: some Collection<UInt8>, fileName: String
  ) throws(NibProblem) -> NibDocument {
    var reader = NibReader(fileName: fileName)
    let (root, syntax) = XMLReader.read(bytes)
    for problem in syntax {
      reader.tell(.syntax, problem.message, element: "", line: problem.line, once: false)
    }
    guard let root else {
      throw NibProblem(
        kind: .syntax, file: fileName, line: syntax.first?.line ?? 1, element: "",
        message: "A document of Interface Builder is expected; "
          + "\(syntax.first?.message ?? "the file is empty.")")
    }
    return try reader.document(root)
  }

  private mutating func document(_ root: XMLElement) throws(NibProblem) -> NibDocument {
    let type = root["type"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") else {
      throw NibProblem(
        kind: .damaged, file: fileName, line: root.line, element: root.name,
        message:
          "A document of Interface Builder for iOS, saved by Xcode 5 or newer, is expected; found "
          + (type.isEmpty ? "<\(root.name)>." : "one of the type \(type)."))
    }
    var document = NibDocument(
      kind: type.contains("Storyboard") ? .storyboard : .xib, fileName: fileName)
    document.toolsVersion = root["toolsVersion"]
    document.usesAutoLayout = root["useAutolayout"] == "YES"
    document.usesTraitCollections = root["useTraitCollections"] == "YES"
    document.usesSafeAreas = root["useSafeAreas"] == "YES"
    document.isLaunchScreen = root["launchScreen"] == "YES"
    document.initialViewController = root["initialViewController"]
    for child in root.children {
      switch child.name {
      case "objects": document.objects += objects(child)
      case "scenes": document.scenes += child.children.map { scene($0) }
      case "resources": resources(child, &document.resources)
      case "customFonts": document.resources.customFonts = fonts(child)
      case "device": document.device = child["id"]
      case "color" where child["key"] == "tintColor": document.globalTint = color(child)
      case "dependencies", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "classes",
        "color", "accessibilityTraits", "designables", "keyCommand", "accessibilityOverrides":
        break
      default: unknown(child, in: "the document")
      }
    }
    check(document)
    document.problems = problems
    return document
  }

  private mutating func scene(_ element: XMLElement) -> NibScene {
    var scene = NibScene(id: element["sceneID"] ?? "", objects: [])
    for child in element.children {
      switch child.name {
      case "objects": scene.objects += objects(child)
      case "point": scene.canvasLocation = point(child)
      default: unknown(child, in: "a scene")
      }
    }
    return scene
  }

  private mutating func objects(_ element: XMLElement) -> [NibObject] {
    element.children.map { object($0) }
  }

  private mutating func resources(_ element: XMLElement, _ resources: inout NibResources) {
    for child in element.children {
      guard let name = child["name"] else {
        tell(.damaged, "A resource should have a name.", child)
        continue
      }
      switch child.name {
      case "image":
        resources.images[name] = NibResources.Image(
          size: NibSize(width: number(child, "width") ?? 0, height: number(child, "height") ?? 0),
          catalog: child["catalog"])
      case "namedColor": resources.namedColors[name] = child.child("color").flatMap { color($0) }
      case "systemColor": resources.systemColors[name] = child.child("color").flatMap { color($0) }
      default: unknown(child, in: "the resources")
      }
    }
  }

  private func fonts(_ element: XMLElement) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for array in element.children {
      if let file = array["key"] { result[file] = array.children.map(\.text) }
    }
    return result
  }

  // MARK: Problems

  /// Tells a mistake once for each element's name and kind of mistake.
  mutating func tell(_ kind: NibProblem.Kind, _ message: String, _ element: XMLElement) {
    tell(kind, message, element: element.name, line: element.line, once: true)
  }

  mutating func tell(
    _ kind: NibProblem.Kind, _ message: String, element: String, line: Int, once: Bool
  ) {
    if once, !reported.insert("\(element) \(message)").inserted { return }
    problems.append(
      NibProblem(kind: kind, file: fileName, line: line, element: element, message: message))
  }

  mutating func unknown(_ element: XMLElement, in place: String) {
    tell(.unknown, "This element of \(place) is not supported and left out.", element)
  }

  /// Ids that two objects have, and references to objects that are not there.
  private mutating func check(_ document: NibDocument) {
    var lines: [String: Int] = [:]
    var checks: [(String, String, Int)] = []
    for top in document.topLevelObjects {
      top.forEach { object in
        if !object.id.isEmpty {
          if lines[object.id] != nil {
            tell(
              .damaged, "Two objects have the id \(object.id); the first counts.",
              element: object.element, line: object.line, once: true)
          } else {
            lines[object.id] = object.line
          }
        }
        for connection in object.connections where !connection.destination.isEmpty {
          checks.append((connection.destination, object.element, connection.line))
        }
        for constraint in object.constraints {
          lines[constraint.id] = constraint.line
          for item in [constraint.firstItem, constraint.secondItem] {
            if let item { checks.append((item, "constraint", constraint.line)) }
          }
        }
      }
    }
    for (id, element, line) in checks where lines[id] == nil {
      tell(
        .damaged, "The document has no object with the id \(id).", element: element, line: line,
        once: true)
    }
    if let id = document.initialViewController, lines[id] == nil {
      tell(
        .damaged, "The initial view controller \(id) is not in the document.", element: "document",
        line: 1, once: true)
    }
  }
}
