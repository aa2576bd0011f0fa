import NibDocument

extension NibBuilder {
  func add(_ source: NibConstraint, of holder: NibObject, to object: AnyObject) {
    guard document.usesAutoLayout, !source.isPlaceholder, let view = object as? UIView else {
      return
    }
    var (constant, priority, multiplier) = (source.constant, source.priority, source.multiplier)
    var isInstalled = isInstalled(source.id, "constraints", of: holder)
    for variation in holding(source.variations) {
      if case .number(let value)? = variation.values["constant"] { constant = value }
      if case .number(let value)? = variation.values["priority"] { priority = value }
      if case .bool(let value)? = variation.values["installed"] { isInstalled = value }
      if case .string(let text)? = variation.values["multiplier"],
        let value = NibReader.ratio(text)
      {
        multiplier = value
      }
    }
    guard let first = item(source.firstItem, holder: view),
      let firstAttribute = NibWords.attributes[source.firstAttribute]
    else { return isMissing(source, holder) }
    var second: Any?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let id = source.secondItem {
      guard let found = item(id, holder: view),
        let attribute = NibWords.attributes[source.secondAttribute ?? source.firstAttribute]
      else { return isMissing(source, holder) }
      second = found
      secondAttribute = attribute
    }
    let relation: NSLayoutConstraint.Relation =
      switch source.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      case .lessThanOrEqual: .lessThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(Float(max(1, min(1000, priority))))
    constraint.identifier = source.identifier
    setObject(constraint, source.id)
    guard isInstalled, isThere(first), second.map(isThere) ?? true else { return keep(constraint) }
    constraint.isActive = true
  }

  /// A constraint that is not installed may be an outlet all the same, which holds it.
  private func keep(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Views that a variation leaves out have no superview, so nothing can relate to them.
  private func isThere(_ item: Any) -> Bool {
    !leftOut.contains(ObjectIdentifier(item as AnyObject))
  }

  /// The object of a constraint's id: nil stands for the view that holds it.
  private func item(_ id: String?, holder: UIView) -> AnyObject? {
    guard let id else { return contents(of: holder) }
    guard let object = object(id) else { return nil }
    return (object as? UIView).map(contents) ?? object
  }

  /// Older documents tie what is in a cell to the cell, not to its content view.
  private func contents(of view: UIView) -> UIView {
    let contents =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
    guard let contents, let source = byObject[ObjectIdentifier(view)],
      source.keyedObjects["contentView"]?.id.isEmpty ?? true
    else { return view }
    return contents
  }

  private func isMissing(_ source: NibConstraint, _ holder: NibObject) {
    // A left out object was told of before.
    tell(
      .damaged,
      "The constraint \(source.id) is left out: \(source.firstItem ?? "its view").\(source.firstAttribute)"
        + (source.secondItem.map { " or \($0).\(source.secondAttribute ?? "")" } ?? "")
        + " is not there.", holder, line: source.line)
  }
}
