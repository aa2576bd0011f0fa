/// A constraint that a stack view wants, before there is one.
@MainActor
struct StackRule {
  struct Key: Hashable {
    var first: ObjectIdentifier
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var other: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var priority: Float
    var identifier: String
  }

  let first: AnyObject
  let second: AnyObject?
  let key: Key
  let constant: CGFloat

  init(
    _ identifier: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    self.first = first
    self.second = second
    self.constant = constant
    key = Key(
      first: ObjectIdentifier(first), attribute: attribute, relation: relation,
      second: second.map(ObjectIdentifier.init), other: other, multiplier: multiplier,
      priority: priority, identifier: identifier)
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: key.attribute, relatedBy: key.relation, toItem: second,
      attribute: key.other, multiplier: key.multiplier, constant: constant)
    constraint.priority = UILayoutPriority(key.priority)
    constraint.identifier = "UISV-" + key.identifier
    return constraint
  }
}

/// The constraints of a stack view's present arrangement.
///
/// iOS-BEHAVIOUR: which constraints there are, with their names and priorities. Evidence: constraint-6.
@MainActor
struct StackPlan {
  private let stack: UIStackView
  private let settings: StackArrangement
  private let views: [UIView]
  private let visible: [UIView]
  private(set) var rules: [StackRule] = []
  private(set) var usesSpanner = false
  private(set) var gapCount = 0

  init(stack: UIStackView) {
    self.stack = stack
    settings = stack.arrangement
    views = stack.arranged
    visible = stack.arranged.filter { !$0.isHidden }
  }

  // MARK: Attributes along and across

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { settings.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// What the views fill.
  private var canvas: AnyObject { settings.isWithinMargins ? stack.layoutMarginsGuide : stack }

  mutating func make() {
    guard let first = views.first, let last = views.last else { return }
    rules.append(StackRule("canvas-connection", canvas, start, .equal, first, start))
    rules.append(StackRule("canvas-connection", canvas, end, .equal, last, end))
    for view in views where view.isHidden {
      rules.append(StackRule("hiding", view, length, .equal))
    }
    addSpacing()
    distribute()
    disambiguateText()
    align()
  }

  // MARK: Along the axis

  private func spacing(after view: UIView) -> CGFloat {
    let spacing = stack.customSpacings[ObjectIdentifier(view)] ?? settings.spacing
    return spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacing
  }

  /// Hidden views stay in the row without length; the distance is that after the last visible view,
  /// put before the next one.
  private mutating func addSpacing() {
    let isSpread =
      settings.distribution == .equalSpacing || settings.distribution == .equalCentering
    let isByBaselines = !isRow && settings.isByBaselines
    var lastVisible = views.first.flatMap { $0.isHidden ? nil : $0 }
    for (previous, next) in zip(views, views.dropFirst()) {
      var distance: CGFloat = 0
      if !next.isHidden {
        if let lastVisible { distance = spacing(after: lastVisible) }
        lastVisible = next
      }
      let isBetweenVisible = !previous.isHidden && !next.isHidden
      rules.append(
        StackRule(
          "spacing", next, isByBaselines ? .firstBaseline : start,
          isSpread && isBetweenVisible ? .greaterThanOrEqual : .equal, previous,
          isByBaselines ? .lastBaseline : end, constant: distance))
    }
  }

  private mutating func distribute() {
    switch settings.distribution {
    case .fill: break
    case .fillEqually:
      guard let first = visible.first else { return }
      for view in visible.dropFirst() {
        rules.append(StackRule("fill-equally", view, length, .equal, first, length))
      }
    case .fillProportionally: shareInProportion()
    case .equalSpacing, .equalCentering: spread()
    }
  }

  private mutating func shareInProportion() {
    let lengths = visible.map { UIStackView.ownLength(of: $0, settings.axis) }
    let known = lengths.filter { $0 > 0 }
    guard !known.isEmpty, visible.count > 1 else {
      // iOS-BEHAVIOUR: views without sizes of their own get the same length, but for those whose length constraints say.
      // Evidence: constraint-15.
      if let first = visible.first {
        for view in visible.dropFirst() {
          rules.append(
            StackRule("fill-equally", view, length, .equal, first, length, priority: 999))
        }
      }
      return
    }
    let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + spacing(after: $1.0) }
    let total = known.reduce(0, +) + gaps
    guard total > 0 else { return }
    for (index, (view, own)) in zip(visible, lengths).enumerated() where own > 0 {
      rules.append(
        StackRule(
          "fill-proportionally", view, length, .equal, stack, length, multiplier: own / total,
          priority: Float(max(999 - index, 1))))
    }
  }

  /// Gaps of equal length between the views, or between their centres.
  private mutating func spread() {
    let isCentering = settings.distribution == .equalCentering
    for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = stack.gap(index)
      gapCount = index + 1
      rules.append(
        StackRule(
          "distributing-edge", gap, start, .equal, previous, isCentering ? center : end))
      rules.append(
        StackRule("distributing-edge", gap, end, .equal, next, isCentering ? center : start))
      if index > 0 {
        rules.append(
          StackRule(
            "fill-equally", gap, length, .equal, stack.gap(0), length,
            priority: isCentering ? 149 : 1000))
      }
    }
  }

  /// iOS-BEHAVIOUR: labels that wrap would all take the width they can get; each is to have the same
  /// share, a little more urgently than its compression resistance. Here only where there are two.
  /// Evidence: constraint-7.
  private mutating func disambiguateText() {
    guard isRow, settings.distribution == .fill else { return }
    let texts = visible.filter(\.wrapsContent)
    guard texts.count > 1 else { return }
    let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + spacing(after: $1.0) }
    let count = CGFloat(visible.count)
    for view in texts {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      rules.append(
        StackRule(
          "text-width-disambiguation", view, .width, .equal, stack, .width,
          multiplier: 1 / count, constant: -gaps / count, priority: min(resistance + 10, 999)))
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    guard let first = views.first else { return }
    var alignment = settings.alignment
    if !isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    let attributes: [Attribute] =
      switch alignment {
      case .fill: [crossStart, crossEnd]
      case .leading: [crossStart]
      case .trailing: [crossEnd]
      case .center: [crossCenter]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    for view in views.dropFirst() {
      for attribute in attributes {
        rules.append(StackRule("alignment", first, attribute, .equal, view, attribute))
      }
    }
    if alignment == .fill {
      rules.append(StackRule("canvas-connection", canvas, crossStart, .equal, first, crossStart))
      rules.append(StackRule("canvas-connection", canvas, crossEnd, .equal, first, crossEnd))
      return
    }
    for view in views {
      rules.append(
        StackRule("ambiguity-suppression", view, crossLength, .equal, priority: 25))
    }
    if views.count == 1 {
      connectSingle(first, alignment)
    } else {
      connectSpanner(first, alignment)
    }
  }

  private mutating func connectSingle(_ view: UIView, _ alignment: UIStackView.Alignment) {
    let isAtStart = alignment == .leading
    let isAtEnd = alignment == .trailing
    rules.append(
      StackRule(
        "canvas-connection", canvas, crossStart, isAtStart ? .equal : .lessThanOrEqual, view,
        crossStart))
    rules.append(
      StackRule(
        "canvas-connection", canvas, crossEnd, isAtEnd ? .equal : .greaterThanOrEqual, view,
        crossEnd))
    if alignment == .center {
      rules.append(StackRule("canvas-connection", canvas, crossCenter, .equal, view, crossCenter))
    }
    rules.append(StackRule("canvas-fit", stack, crossLength, .equal, priority: 49))
  }

  /// A guide around all views, as small as they allow, is as large as the canvas.
  private mutating func connectSpanner(_ first: UIView, _ alignment: UIStackView.Alignment) {
    usesSpanner = true
    let spanner = stack.spanner
    let isAtStart = alignment == .leading
    let isAtEnd = alignment == .trailing
    for view in views {
      rules.append(
        StackRule(
          "spanning-boundary", spanner, crossStart, isAtStart ? .equal : .lessThanOrEqual, view,
          crossStart, priority: isAtStart ? 999.5 : 1000))
      rules.append(
        StackRule(
          "spanning-boundary", spanner, crossEnd, isAtEnd ? .equal : .greaterThanOrEqual, view,
          crossEnd, priority: isAtEnd ? 999.5 : 1000))
    }
    rules.append(StackRule("spanning-fit", spanner, crossLength, .equal, priority: 51))
    let top: AnyObject = isAtStart ? first : spanner
    let bottom: AnyObject = isAtEnd ? first : spanner
    rules.append(StackRule("canvas-connection", canvas, crossStart, .equal, top, crossStart))
    rules.append(StackRule("canvas-connection", canvas, crossEnd, .equal, bottom, crossEnd))
    switch alignment {
    case .center:
      rules.append(
        StackRule("canvas-connection", canvas, crossCenter, .equal, first, crossCenter))
    case .firstBaseline, .lastBaseline:
      rules.append(StackRule("canvas-fit", stack, crossLength, .equal, priority: 49))
    default: break
    }
  }
}
