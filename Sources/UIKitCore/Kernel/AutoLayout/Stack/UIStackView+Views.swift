import Failures

/// Which views are arranged, and when the arrangement is made again.
extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    var index = index
    if let old = arranged.firstIndex(where: { $0 === view }) {
      // One that is arranged already goes to its new place, at most behind the others.
      if index == arranged.count { index -= 1 }
      guard old != index else { return }
      arranged.remove(at: old)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // `addSubview` may have been overridden to arrange it.
    guard !arranged.contains(where: { $0 === view }) else { return }
    guard index >= 0, index <= arranged.count else {
      failure(
        "NSInternalInconsistencyException: stackIndex out of bounds for arrangedSubviews: "
          + "\(index), expected 0...\(arranged.count). \(self)")
    }
    arranged.insert(view, at: index)
    view.flags.insert(.isArranged)
    setNeedsUpdateConstraints()
  }

  func disarrange(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.flags.remove([.isArranged, .isStretchedLater])
    for (key, constraint) in built where constraint.names(view) {
      constraint.isActive = false
      built[key] = nil
    }
    setNeedsUpdateConstraints()
  }

  func change<Value: Equatable>(
    _ path: WritableKeyPath<StackArrangement, Value>, to value: Value
  ) {
    guard arrangement[keyPath: path] != value else { return }
    arrangement[keyPath: path] = value
    setNeedsUpdateConstraints()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    let new = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(view)] != new else { return }
    customSpacings[ObjectIdentifier(view)] = new
    setNeedsUpdateConstraints()
  }

  /// An arranged view's intrinsic size may be another one.
  func contentDidChange(of view: UIView) {
    if arrangement.distribution == .fillProportionally { setNeedsUpdateConstraints() }
    // A stack around this one shares its space by what is in this one, too.
    if let outer = storedSuperview as? UIStackView { outer.contentDidChange(of: self) }
  }

  /// The length that counts where views are shared in proportion: what a view's contents ask for.
  ///
  /// iOS-BEHAVIOUR: of a stack view it is what its own views ask for together. Evidence: constraint-18.
  static func ownLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let stack = view as? UIStackView else { return view.intrinsicContentSize.length(axis) }
    let inner = stack.arranged.filter { !$0.isHidden }
    let lengths = inner.map { max(0, ownLength(of: $0, axis)) }
    guard lengths.contains(where: { $0 > 0 }) else { return 0 }
    guard axis == stack.arrangement.axis else { return lengths.max() ?? 0 }
    let gaps = inner.dropLast().reduce(0) {
      $0 + (stack.customSpacings[ObjectIdentifier($1)] ?? stack.arrangement.spacing)
    }
    guard stack.arrangement.distribution == .fillEqually else { return lengths.reduce(gaps, +) }
    return (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps
  }

  /// iOS-BEHAVIOUR: inside an animation block, hiding an arranged view and showing it animates the
  /// layout. Evidence: constraint-8.
  func visibilityDidChange(of view: UIView) {
    setNeedsUpdateConstraints()
    AnimationContext.layOutAtEnd(storedWindow ?? rootView)
  }

  /// Where the views lie side by side, the highest one speaks for all.
  func baselineView(isFirst: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    guard arrangement.axis == .horizontal else { return isFirst ? visible.first : visible.last }
    func height(_ view: UIView) -> CGFloat {
      max(view.bounds.height, view.intrinsicContentSize.height)
    }
    return visible.max { height($0) < height($1) }
  }

  /// Brings the constraints in line with the arrangement; those that stay are kept.
  func rebuild() {
    var plan = StackPlan(stack: self)
    plan.make()
    var old = built
    built = [:]
    var fresh: [(StackRule.Key, NSLayoutConstraint)] = []
    for rule in plan.rules {
      if let kept = old.removeValue(forKey: rule.key) {
        kept.constant = rule.constant
        built[rule.key] = kept
      } else if built[rule.key] == nil {
        let constraint = rule.makeConstraint()
        built[rule.key] = constraint
        fresh.append((rule.key, constraint))
      }
    }
    for constraint in old.values { constraint.isActive = false }
    useGuides(of: plan)
    for (_, constraint) in fresh { constraint.isActive = true }
    rankLabels()
  }

  /// iOS-BEHAVIOUR: of several labels that hug alike the last is stretched. Evidence: constraint-16.
  private func rankLabels() {
    let axis = arrangement.axis
    var last: [UILayoutPriority: UIView] = [:]
    if arrangement.distribution == .fill {
      for view in arranged where !view.isHidden && view is UILabel {
        last[view.contentHuggingPriority(for: axis)] = view
      }
    }
    for view in arranged where view is UILabel {
      let stretched = last[view.contentHuggingPriority(for: axis)]
      let isLater = !view.isHidden && stretched != nil && stretched !== view
      guard isLater != view.flags.contains(.isStretchedLater) || isLater && rankedAxis != axis
      else { continue }
      if isLater {
        view.flags.insert(.isStretchedLater)
      } else {
        view.flags.remove(.isStretchedLater)
      }
      for axis in Set([axis, rankedAxis ?? axis]) {
        view.autoLayout?.contentPriorityDidChange(axis)
      }
    }
    rankedAxis = axis
  }

  private func useGuides(of plan: StackPlan) {
    if plan.usesSpanner {
      addLayoutGuide(spanner)
    } else if spanner.owningView != nil {
      removeLayoutGuide(spanner)
    }
    for (index, gap) in gaps.enumerated() {
      if index < plan.gapCount {
        addLayoutGuide(gap)
      } else if gap.owningView != nil {
        removeLayoutGuide(gap)
      }
    }
  }

  func gap(_ index: Int) -> StackGuide {
    while gaps.count <= index { gaps.append(StackGuide("UISV-gap-\(gaps.count)")) }
    return gaps[index]
  }
}
