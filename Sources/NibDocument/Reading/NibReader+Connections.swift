/// Constraints and connections.
extension NibReader {
  mutating func constraint(_ element: XMLElement) -> NibConstraint? {
    guard element.name == "constraint" else {
      unknown(element, in: "constraints")
      return nil
    }
    guard let attribute = element["firstAttribute"] else {
      tell(.damaged, "A constraint should have a firstAttribute.", element)
      return nil
    }
    var constraint = NibConstraint(
      id: element["id"] ?? "", firstAttribute: attribute, line: element.line)
    constraint.firstItem = element["firstItem"]
    constraint.secondItem = element["secondItem"]
    constraint.secondAttribute = element["secondAttribute"]
    if let text = element["relation"] {
      if let relation = NibConstraint.Relation(rawValue: text) {
        constraint.relation = relation
      } else {
        tell(.damaged, "The relation \(text) is not known.", element)
      }
    }
    if let text = element["multiplier"] {
      if let multiplier = NibReader.ratio(text) {
        constraint.multiplier = multiplier
      } else {
        tell(.damaged, "The multiplier should be a number or a ratio; found \"\(text)\".", element)
      }
    }
    constraint.constant = number(element, "constant") ?? 0
    constraint.priority = number(element, "priority") ?? 1000
    constraint.isSymbolic = bool(element, "symbolic") ?? false
    constraint.isPlaceholder = bool(element, "placeholder") ?? false
    constraint.identifier = element["identifier"]
    for child in element.children {
      if child.name == "variation" {
        if let variation = variation(child, object: "constraint") {
          constraint.variations.append(variation)
        }
      } else if !NibSchema.ignored.contains(child.name), child["key"] != "userComments" {
        unknown(child, in: "a constraint")
      }
    }
    return constraint
  }

  /// The quotient of `3:2` and `1/3`, or the number itself; nil for other texts and without limit.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double(String($0).trimmed)
    }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? $0 : nil }
    case 2:
      guard let a = parts[0], let b = parts[1], b != 0, (a / b).isFinite else { return nil }
      return a / b
    default: return nil
    }
  }

  mutating func connection(_ element: XMLElement) -> NibConnection? {
    let kind: NibConnection.Kind
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return missing("property", element) }
      kind = .outlet(property: property)
    case "outletCollection":
      guard let property = element["property"] else { return missing("property", element) }
      kind = .outletCollection(property: property, appends: bool(element, "appends") ?? false)
    case "action":
      guard let selector = element["selector"] else { return missing("selector", element) }
      kind = .action(selector: selector, event: element["eventType"])
    case "segue":
      guard let segue = segue(element) else { return nil }
      kind = .segue(segue)
    default:
      unknown(element, in: "connections")
      return nil
    }
    guard let destination = element["destination"] ?? (element["kind"] == nil ? nil : "") else {
      return missing("destination", element)
    }
    return NibConnection(
      id: element["id"] ?? "", kind: kind, destination: destination, line: element.line)
  }

  private mutating func missing(_ attribute: String, _ element: XMLElement) -> NibConnection? {
    tell(.damaged, "A connection should have a \(attribute).", element)
    return nil
  }

  private mutating func segue(_ element: XMLElement) -> NibSegue? {
    guard let kind = element["kind"] ?? element["inheritsFrom"] else {
      tell(.damaged, "A segue should have a kind.", element)
      return nil
    }
    var segue = NibSegue(kind: kind)
    segue.identifier = element["identifier"]
    segue.relationship = element["relationship"]
    segue.customClass = className(element)
    segue.modalPresentationStyle = element["modalPresentationStyle"]
    segue.modalTransitionStyle = element["modalTransitionStyle"]
    segue.animates = bool(element, "animates") ?? true
    segue.creationSelector = element["destinationCreationSelector"]
    segue.unwindAction = element["unwindAction"]
    segue.popoverAnchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    segue.splitViewTarget = element["splitViewControllerTargetIndex"]
    segue.trigger = element["trigger"]
    for child in element.children {
      switch child.name {
      case "popoverArrowDirection":
        segue.popoverDirections = Set(child.attributes.filter { $0.value == "YES" }.map(\.name))
      case "segue":
        // What a preview takes from the segue around it has a way of its own to no place.
        if child["inheritsFrom"] != nil, child["destination"] == nil { continue }
        if let key = child["key"], let inner = connection(child) { segue.nested[key] = inner }
      case "nil": break
      default: unknown(child, in: "a segue")
      }
    }
    return segue
  }
}
