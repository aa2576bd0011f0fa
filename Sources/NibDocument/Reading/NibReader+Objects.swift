/// Objects and what is inside them.
extension NibReader {
  mutating func object(_ element: XMLElement) -> NibObject {
    var object = NibObject(element: element.name, id: element["id"] ?? "", line: element.line)
    object.key = element["key"]
    object.sceneMember = element["sceneMemberID"]
    object.customClass = className(element)
    let schema = NibSchema.attributes(of: element.name)
    if schema == nil {
      tell(.unknown, "This kind of object is not supported.", element)
    }
    for attribute in element.attributes where !NibSchema.common.contains(attribute.name) {
      if let value = value(of: attribute, schema?[attribute.name], element, isKnown: schema != nil)
      {
        object.values[attribute.name] = value
      }
    }
    for child in element.children { add(child, to: &object) }
    return object
  }

  func className(_ element: XMLElement) -> NibClassName? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    return NibClassName(
      name: name, module: element["customModule"],
      isOfTarget: element["customModuleProvider"] == "target")
  }

  private mutating func value(
    of attribute: XMLElement.Attribute, _ type: NibSchema.AttributeType?, _ element: XMLElement,
    isKnown: Bool
  ) -> NibValue? {
    guard let type else {
      if isKnown, !NibSchema.ignoredAttributes.contains(attribute.name) {
        tell(.unknown, "The attribute \(attribute.name) is not supported.", element)
      }
      return .string(attribute.value)
    }
    switch type {
    case .bool: return bool(element, attribute.name).map(NibValue.bool)
    case .number: return number(element, attribute.name).map(NibValue.number)
    case .string, .text: return .string(attribute.value)
    case .choice: return .choice(attribute.value)
    case .reference: return .reference(attribute.value)
    case .image: return .image(attribute.value)
    }
  }

  /// One element inside an object.
  private mutating func add(_ child: XMLElement, to object: inout NibObject) {
    switch child.name {
    case "constraints":
      for element in child.children {
        if let constraint = constraint(element) { object.constraints.append(constraint) }
      }
    case "connections":
      for element in child.children {
        if let connection = connection(element) { object.connections.append(connection) }
      }
    case "userDefinedRuntimeAttributes":
      for element in child.children {
        if let attribute = runtimeAttribute(element) { object.runtimeAttributes.append(attribute) }
      }
    case "variation":
      if let variation = variation(child, object: object.element) {
        object.variations.append(variation)
      }
    case "state":
      object.lists["states", default: []].append(self.object(child))
    case "scopeButtonTitles":
      object.values[child.name] = .strings(child.children.map { string($0) })
    case _ where NibSchema.lists.contains(child.name):
      object.lists[child.name, default: []] += child.children.map { self.object($0) }
    case _ where NibSchema.ignored.contains(child.name): break
    case _ where isValue(child.name):
      addValue(child, to: &object.values, in: object.element)
    default:
      // An object that is the value of a property, or the one of its kind.
      let inner = self.object(child)
      object.keyedObjects[child["key"] ?? child.name] = inner
    }
  }

  mutating func addValue(
    _ child: XMLElement, to values: inout [String: NibValue], in element: String
  ) {
    guard let key = child["key"] ?? child["name"] else {
      return tell(.damaged, "This value of <\(element)> should have a key.", child)
    }
    if let value = value(child) { values[key] = value }
  }

  // MARK: Variations

  mutating func variation(_ element: XMLElement, object: String) -> NibVariation? {
    guard let condition = condition(element["key"] ?? "") else {
      tell(.damaged, "The condition \(element["key"] ?? "") is not understood.", element)
      return nil
    }
    var variation = NibVariation(condition: condition)
    let schema = NibSchema.attributes(of: object) ?? NibReader.constraintAttributes
    for attribute in element.attributes where attribute.name != "key" {
      if let value = value(of: attribute, schema[attribute.name], element, isKnown: true) {
        variation.values[attribute.name] = value
      }
    }
    for child in element.children {
      if child.name == "mask", let key = child["key"] {
        for reference in child.children {
          guard let id = reference["reference"] else { continue }
          switch reference.name {
          case "exclude": variation.excluded[key, default: []].append(id)
          case "include": variation.included[key, default: []].append(id)
          default: unknown(reference, in: "a mask")
          }
        }
      } else if isValue(child.name) {
        addValue(child, to: &variation.values, in: element.name)
      } else if !NibSchema.ignored.contains(child.name) {
        unknown(child, in: "a variation")
      }
    }
    return variation
  }

  private static let constraintAttributes: [String: NibSchema.AttributeType] = [
    "constant": .number, "priority": .number, "multiplier": .string, "installed": .bool,
  ]

  /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=regular`,
  /// `userInterfaceIdiom=mac`.
  private func condition(_ text: String) -> NibCondition? {
    if text == "default" { return NibCondition() }
    var condition = NibCondition()
    for part in text.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass": condition.width = NibCondition.SizeClass(rawValue: pair[1])
      case "heightClass": condition.height = NibCondition.SizeClass(rawValue: pair[1])
      case "userInterfaceIdiom": condition.idiom = pair[1]
      case "displayGamut", "layoutDirection", "userInterfaceStyle": break
      default: return nil
      }
    }
    return text.isEmpty ? nil : condition
  }

  // MARK: Runtime attributes

  private mutating func runtimeAttribute(_ element: XMLElement) -> NibRuntimeAttribute? {
    guard let keyPath = element["keyPath"], !keyPath.isEmpty else {
      tell(.damaged, "A runtime attribute should have a keyPath.", element)
      return nil
    }
    guard let value = runtimeValue(element) else {
      tell(.damaged, "The runtime attribute \(keyPath) has no value that is understood.", element)
      return nil
    }
    return NibRuntimeAttribute(
      keyPath: keyPath, value: value, isLocalized: element["type"] == "localizedString",
      line: element.line)
  }

  private mutating func runtimeValue(_ element: XMLElement) -> NibValue? {
    let type = element["type"] ?? ""
    if let child = element.children.first(where: { isValue($0.name) }) {
      return value(child)
    }
    guard let text = element["value"] else {
      switch type {
      case "nil": return .null
      // An empty string has no value at all.
      case "string", "localizedString": return .string("")
      default: return nil
      }
    }
    switch type {
    case "boolean": return bool(element, "value").map(NibValue.bool)
    case "number": return number(element, "value").map(NibValue.number)
    case "image": return .image(text)
    case "string", "localizedString": return .string(text)
    default: return nil
    }
  }
}
