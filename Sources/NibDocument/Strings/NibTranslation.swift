/// The texts of a document in another language, from the `.strings` file that Xcode keeps beside it.
///
/// A key is an object's id and the property that shows the text: `"abc-12-xyz.normalTitle"`,
/// `"abc-12-xyz.segmentTitles[0]"`. Objects that the file does not name keep the document's texts.
package struct NibTranslation: Equatable, Sendable {
  /// By the object's id, texts by property.
  private(set) var texts: [String: [String: String]] = [:]

  /// Reads the file's table; nil where it is none.
  ///
  /// - Parameter problems: what is wrong in it.
  package static func read(
    _ bytes: some Collection<UInt8>, file: String, problems: inout [NibProblem]
  ) -> NibTranslation? {
    func tell(_ line: Int, _ message: String) {
      problems.append(
        NibProblem(kind: .syntax, file: file, line: line, element: "", message: message))
    }
    var mistakes: [XMLProblem] = []
    do throws(XMLProblem) {
      let list = try PropertyList.read(bytes, problems: &mistakes)
      for mistake in mistakes { tell(mistake.line, mistake.message) }
      return list.dictionary.map { NibTranslation($0.compactMapValues(\.string)) }
    } catch {
      tell(error.line, error.message)
      return nil
    }
  }

  package init(_ table: [String: String]) {
    // A key that is its own text comes from a catalog that does not translate it.
    for (key, text) in table where key != text {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
  }

  /// The document with these texts in place of its own.
  package func applied(to document: NibDocument) -> NibDocument {
    guard !texts.isEmpty else { return document }
    var result = document
    for index in result.objects.indices { apply(to: &result.objects[index]) }
    for scene in result.scenes.indices {
      for index in result.scenes[scene].objects.indices {
        apply(to: &result.scenes[scene].objects[index])
      }
    }
    return result
  }

  private func apply(to object: inout NibObject) {
    if let own = texts[object.id] {
      for (property, text) in own { NibTranslation.set(property, text, of: &object) }
    }
    for key in object.keyedObjects.keys { apply(to: &object.keyedObjects[key]!) }
    for key in object.lists.keys {
      for index in object.lists[key]!.indices { apply(to: &object.lists[key]![index]) }
    }
  }

  // MARK: Properties

  private static let stateTitles = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled", "focusedTitle": "focused",
  ]
  private static let accessibilityTexts = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
    "accessibilityIdentifier": "identifier",
  ]

  private static func set(_ property: String, _ text: String, of object: inout NibObject) {
    let value = NibValue.string(text)
    if let state = stateTitles[property] {
      object.change("states", where: { $0.key == state }) { $0.values["title"] = value }
    } else if let name = accessibilityTexts[property] {
      object.keyedObjects["accessibilityConfiguration"]?.values[name] = value
    } else if let (list, index) = element(property) {
      set(list, index, text, of: &object)
    } else if let dot = property.firstIndex(of: "."), property[..<dot] == "configuration" {
      let name = String(property[property.index(after: dot)...])
      object.keyedObjects["configuration"]?.values[name] = value
    } else {
      object.values[property] = value
    }
  }

  /// The parts of `segmentTitles[2]`.
  private static func element(_ property: String) -> (list: Substring, index: Int)? {
    guard property.last == "]", let bracket = property.firstIndex(of: "["),
      let index = Int(property[property.index(after: bracket)...].dropLast())
    else { return nil }
    return (property[..<bracket], index)
  }

  private static func set(
    _ list: Substring, _ index: Int, _ text: String, of object: inout NibObject
  ) {
    switch list {
    case "segmentTitles":
      guard object.lists["segments"]?.indices.contains(index) ?? false else { return }
      object.lists["segments"]?[index].values["title"] = .string(text)
    case "scopeButtonTitles":
      guard case .strings(var titles)? = object.values["scopeButtonTitles"],
        titles.indices.contains(index)
      else { return }
      titles[index] = text
      object.values["scopeButtonTitles"] = .strings(titles)
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      // Counted among those that are translated.
      let places = object.runtimeAttributes.indices.filter {
        object.runtimeAttributes[$0].isLocalized
      }
      guard places.indices.contains(index) else { return }
      object.runtimeAttributes[places[index]].value = .string(text)
    default: break
    }
  }
}

extension NibObject {
  fileprivate mutating func change(
    _ list: String, where matches: (NibObject) -> Bool, _ body: (inout NibObject) -> Void
  ) {
    for index in lists[list, default: []].indices where matches(lists[list]![index]) {
      body(&lists[list]![index])
    }
  }
}
