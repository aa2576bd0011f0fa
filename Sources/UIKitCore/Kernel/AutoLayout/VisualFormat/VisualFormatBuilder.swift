import Failures

/// Makes the constraints that a visual format stands for.
@MainActor
struct VisualFormatBuilder {
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  init(
    options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) {
    self.options = options
    self.metrics = metrics ?? [:]
    self.views = views
  }

  mutating func constraints(for format: VisualFormat) throws(VisualFormatError)
    -> [NSLayoutConstraint]
  {
    try checkAlignment(format)
    var items: [AnyObject?] = []
    for element in format.elements { items.append(try item(element)) }
    let sides = Sides(isVertical: format.isVertical, options: options)
    for (index, element) in format.elements.enumerated() {
      if let item = items[index] { try size(item, element.predicates, sides) }
      guard index + 1 < items.count else { continue }
      try connect(
        (element, items[index]), (format.elements[index + 1], items[index + 1]),
        format.connections[index], sides)
    }
    align(items.compactMap { $0 })
    return constraints
  }

  /// The attributes that a row's beginning, end and lengths are.
  private struct Sides {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var startMargin: NSLayoutConstraint.Attribute
    var endMargin: NSLayoutConstraint.Attribute
    var length: NSLayoutConstraint.Attribute
    /// Between neighbours, where baselines are meant.
    var startOfNext: NSLayoutConstraint.Attribute
    var endOfLast: NSLayoutConstraint.Attribute
    /// −1 where the row runs against the coordinates.
    var sign: CGFloat = 1

    init(isVertical: Bool, options: NSLayoutConstraint.FormatOptions) {
      switch options.intersection(.directionMask) {
      case _ where isVertical:
        (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
      case .directionLeftToRight:
        (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
      case .directionRightToLeft:
        (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
        sign = -1
      default:
        (start, end) = (.leading, .trailing)
        (startMargin, endMargin) = (.leadingMargin, .trailingMargin)
      }
      length = isVertical ? .height : .width
      let isByBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
      startOfNext = isByBaselines ? .firstBaseline : start
      endOfLast = isByBaselines ? .lastBaseline : end
    }
  }

  // MARK: Looking up

  private func item(_ element: VisualFormat.Element) throws(VisualFormatError) -> AnyObject? {
    guard let name = element.name else { return nil }
    guard let view = views[name] else {
      throw VisualFormatError(
        message: "\(name) is not a key in the views dictionary.", position: element.position)
    }
    let object = view as AnyObject
    guard object is UIView || object is UILayoutGuide else {
      throw VisualFormatError(
        message: "\(name) is not a view or layout guide.", position: element.position)
    }
    return object
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name, let position):
      switch metrics[name] {
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let number as CGFloat: return number
      case let number as any BinaryFloatingPoint: return CGFloat(Double(number))
      case let number as any BinaryInteger: return CGFloat(Int(number))
      case let text as String:
        if let number = Double(text) { return CGFloat(number) }
      default: break
      }
      throw VisualFormatError(
        message: "\(name) is not a key in the metrics dictionary.", position: position)
    }
  }

  // MARK: Making

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: CGFloat?
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
    constraints.append(constraint)
  }

  private mutating func size(
    _ item: AnyObject, _ predicates: [VisualFormat.Predicate], _ sides: Sides
  ) throws(VisualFormatError) {
    for predicate in predicates {
      let priority = try predicate.priority.map { (value) throws(VisualFormatError) in
        try number(value)
      }
      if case .name(let name, _) = predicate.value, metrics[name] == nil, let other = views[name] {
        add(item, sides.length, predicate.relation, other as AnyObject, sides.length, 0, priority)
      } else {
        let constant = try number(predicate.value)
        add(item, sides.length, predicate.relation, nil, .notAnAttribute, constant, priority)
      }
    }
  }

  private mutating func connect(
    _ a: (element: VisualFormat.Element, item: AnyObject?),
    _ b: (element: VisualFormat.Element, item: AnyObject?), _ connection: VisualFormat.Connection,
    _ sides: Sides
  ) throws(VisualFormatError) {
    var predicates = connection.predicates
    if predicates.isEmpty {
      let isMargin = connection.isStandard && (a.item == nil || b.item == nil)
      let distance = connection.isStandard && !isMargin ? SystemSpacing.standard : 0
      if isMargin { return try connectToMargin(a, b, sides) }
      predicates = [VisualFormat.Predicate(value: .number(distance))]
    }
    for predicate in predicates {
      let distance = try number(predicate.value)
      let priority = try predicate.priority.map { (value) throws(VisualFormatError) in
        try number(value)
      }
      // A distance is measured forwards; against the coordinates a larger one is a smaller place.
      let relation =
        sides.sign > 0
        ? predicate.relation : NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue)
      let (later, laterSide, earlier, earlierSide) = try ends(a, b, sides)
      add(
        later, laterSide, relation ?? .equal, earlier, earlierSide, distance * sides.sign,
        priority)
    }
  }

  private func ends(
    _ a: (element: VisualFormat.Element, item: AnyObject?),
    _ b: (element: VisualFormat.Element, item: AnyObject?), _ sides: Sides
  ) throws(VisualFormatError) -> (
    AnyObject, NSLayoutConstraint.Attribute, AnyObject, NSLayoutConstraint.Attribute
  ) {
    if let first = a.item, let second = b.item {
      return (second, sides.startOfNext, first, sides.endOfLast)
    }
    if let second = b.item {
      return (second, sides.start, try superview(of: second, a.element), sides.start)
    }
    guard let first = a.item else {
      throw VisualFormatError(message: "Expected a view", position: b.element.position)
    }
    return (try superview(of: first, b.element), sides.end, first, sides.end)
  }

  /// iOS-BEHAVIOUR: the standard distance from a superview is its margin. Evidence: constraint-2.
  private mutating func connectToMargin(
    _ a: (element: VisualFormat.Element, item: AnyObject?),
    _ b: (element: VisualFormat.Element, item: AnyObject?), _ sides: Sides
  ) throws(VisualFormatError) {
    if let second = b.item {
      let parent = try superview(of: second, a.element)
      add(second, sides.start, .equal, parent, sides.startMargin, 0, nil)
    } else if let first = a.item {
      let parent = try superview(of: first, b.element)
      add(parent, sides.endMargin, .equal, first, sides.end, 0, nil)
    }
  }

  private func superview(
    of item: AnyObject, _ element: VisualFormat.Element
  ) throws(VisualFormatError) -> UIView {
    let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let parent else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview", position: element.position)
    }
    return parent
  }

  // MARK: Alignment

  private static let alignments:
    [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  /// One view alone has nothing to be aligned with, whatever the options say.
  private func checkAlignment(_ format: VisualFormat) throws(VisualFormatError) {
    guard format.elements.count(where: { $0.name != nil }) > 1 else { return }
    for (option, attribute) in Self.alignments where options.contains(option) {
      let isAlong = (attribute.axis == .vertical) == format.isVertical
      guard isAlong else { continue }
      let (edge, way) =
        format.isVertical ? ("vertical", "vertical") : ("horizontal", "horizontal")
      throw VisualFormatError(
        message: "Options mask required views to be aligned on a \(edge) edge, which is not "
          + "allowed for layout that is also \(way).", position: 0)
    }
  }

  private mutating func align(_ items: [AnyObject]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (first, second) in zip(items, items.dropFirst()) {
        add(first, attribute, .equal, second, attribute, 0, nil)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Constraints that place views in a row or a column as drawn, for example
  /// `"H:|-[name(>=80)]-8-[value(==name)]-|"`.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      var builder = VisualFormatBuilder(options: opts, metrics: metrics, views: views)
      return try builder.constraints(for: parsed)
    } catch {
      failure("NSInvalidArgumentException: \(error.text(format))")
    }
  }
}
