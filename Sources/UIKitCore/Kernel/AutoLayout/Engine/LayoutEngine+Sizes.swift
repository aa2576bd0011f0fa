import ConstraintSolver
import PlatformInterface

/// The equations that no constraint stands for: frames set by hand, the root's size, intrinsic sizes.
extension LayoutEngine {
  // MARK: The root

  /// Holds the root at the size it has. One that is to be sized by its constraints, but lies in
  /// nothing, keeps its size where these leave it open.
  func addRootSize(of item: LayoutItem) {
    guard let view = item.view else { return }
    let size = view.storedLayer.bounds.size
    let priority: Float = view.translatesMask ? 1000 : UILayoutPriority.fittingSizeLevel.rawValue
    item.frameRelations = [
      addRelation(
        .equal([SolverTerm(1, item.width)], Double(size.width.bounded), priority: priority),
        .rootSize(item, .horizontal)),
      addRelation(
        .equal([SolverTerm(1, item.height)], Double(size.height.bounded), priority: priority),
        .rootSize(item, .vertical)),
    ]
    if !view.translatesMask { addContent(of: item) }
  }

  func rootSizeDidChange() {
    guard let root, root.autoLayout?.inside === self else { return }
    let item = insideItem(of: root)
    let size = root.storedLayer.bounds.size
    solver.setConstant(Double(size.width.bounded), of: item.frameRelations[0])
    solver.setConstant(Double(size.height.bounded), of: item.frameRelations[1])
    markDirty()
  }

  // MARK: Frames set by hand

  /// Holds a view where its frame says, or, where its superview is sized by constraints, in the
  /// relation to that which its mask makes of it.
  func addFrame(of item: LayoutItem) {
    guard let view = item.view else { return }
    let parts = frameParts(of: view)
    for (part, variable) in [
      (parts.x, item.x), (parts.y, item.y), (parts.width, item.width), (parts.height, item.height),
    ] {
      var terms = [SolverTerm(1, variable)]
      if part.share != 0, let parent = view.storedSuperview {
        let axis: NSLayoutConstraint.Axis = part.isHorizontal ? .horizontal : .vertical
        terms.append(SolverTerm(-part.share, insideItem(of: parent).size(axis)))
      }
      let number = RelationMeaning.FramePart(rawValue: item.frameRelations.count) ?? .height
      item.frameRelations.append(
        addRelation(.equal(terms, part.constant), .frame(item, number)))
    }
  }

  /// The view's frame was set by hand.
  func frameDidChange(of item: LayoutItem) {
    guard let view = item.view, item.frameRelations.count == 4 else { return }
    let parts = frameParts(of: view)
    let list = [parts.x, parts.y, parts.width, parts.height]
    if view.isSystemRoot {
      for (relation, part) in zip(item.frameRelations, list) {
        solver.setConstant(part.constant, of: relation)
      }
    } else {
      // How much follows the superview may have changed with the distances.
      for relation in item.frameRelations { removeRelation(relation) }
      item.frameRelations = []
      addFrame(of: item)
    }
    markDirty()
  }

  private struct FramePart {
    /// Of the superview's size.
    var share = 0.0
    var constant: Double
    var isHorizontal: Bool
  }

  private func frameParts(of view: UIView) -> (
    x: FramePart, y: FramePart, width: FramePart, height: FramePart
  ) {
    let layer = view.storedLayer
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    let mask = view.autoresizingMask
    // A root's frame does not follow by equations: autoresizing sets it.
    let parent = view.isSystemRoot ? nil : view.storedSuperview?.storedLayer.bounds.size
    let horizontal = AutoresizedSpan(
      start: layer.position.x - anchor.x * size.width, length: size.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      start: layer.position.y - anchor.y * size.height, length: size.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    let x = parts(horizontal, of: parent?.width, isHorizontal: true)
    let y = parts(vertical, of: parent?.height, isHorizontal: false)
    return (x.start, y.start, x.length, y.length)
  }

  private func parts(_ span: AutoresizedSpan, of parent: CGFloat?, isHorizontal: Bool) -> (
    start: FramePart, length: FramePart
  ) {
    var start = FramePart(constant: Double(span.start.bounded), isHorizontal: isHorizontal)
    var length = FramePart(constant: Double(span.length.bounded), isHorizontal: isHorizontal)
    if let parent {
      // What one more point of the superview does.
      let grown = span.resized(from: parent, to: parent + 1)
      start.share = Double(grown.start - span.start)
      length.share = Double(grown.length - span.length)
      start.constant -= start.share * Double(parent)
      length.constant -= length.share * Double(parent)
    }
    return (start, length)
  }

  // MARK: Intrinsic sizes

  func addContent(of item: LayoutItem) {
    guard let view = item.view else { return }
    var relations = ContentRelations()
    relations.wraps = view.wrapsContent
    relations.natural = contentSize(of: view, width: nil)
    item.contentRelations = relations
    addContentRelation(of: item, .horizontal)
    addContentRelation(of: item, .vertical)
    if relations.wraps, !wrapping.contains(where: { $0 === item }) { wrapping.append(item) }
  }

  private func addContentRelation(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    guard let view = item.view else { return }
    let length = item.contentRelations.natural.length(axis)
    guard length >= 0 else { return }
    let relation = LinearRelation(
      [SolverTerm(1, item.size(axis))], Double(length),
      above: Penalty(priority: view.contentHuggingPriority(for: axis).rawValue + rank(view, axis)),
      below: Penalty(priority: view.contentCompressionResistancePriority(for: axis).rawValue))
    item.contentRelations[axis] = addRelation(relation, .content(item, axis))
  }

  /// How much more strongly one of a stack view's labels hugs than its last.
  private func rank(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Float {
    guard view.flags.contains(.isStretchedLater), let stack = view.superview as? UIStackView,
      stack.arrangement.axis == axis
    else { return 0 }
    return 0.01
  }

  /// Less than any priority of a program's own.
  private static let restPriority: Float = 0.25

  /// Wishes sizes small that a relation keeps from growing. Without that the relation would hold with equality, and the
  /// size be as large as it allows.
  ///
  /// iOS-BEHAVIOUR: a size that is limited from above alone is zero. Evidence: constraint-13.
  func restSizes(limitedBy terms: [SolverTerm], _ relation: NSLayoutConstraint.Relation) {
    for term in terms where (term.coefficient > 0) == (relation == .lessThanOrEqual) {
      guard let item = item(of: term.variable), item.role == .frame || item.role == .guide,
        item.view.map({ !$0.translatesMask }) ?? true
      else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
      where item.size(axis) == term.variable && item.restingSizes[axis] == nil
        && item.contentRelations[axis] == nil
      {
        let size = [SolverTerm(1, term.variable)]
        item.restingSizes[axis] = addRelation(
          .equal(size, 0, priority: Self.restPriority), .hidden)
      }
    }
  }

  /// Takes the contents' size anew.
  func updateContent(of item: LayoutItem) {
    guard let view = item.view, item.role == .root || !view.translatesMask else { return }
    let natural = contentSize(of: view, width: nil)
    item.contentRelations.natural = natural
    let wraps = view.wrapsContent
    if wraps != item.contentRelations.wraps {
      item.contentRelations.wraps = wraps
      if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
    }
    item.wrapped = nil
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = natural.length(axis)
      if let relation = item.contentRelations[axis] {
        if length >= 0 {
          solver.setConstant(Double(length), of: relation)
        } else {
          removeRelation(relation)
          item.contentRelations[axis] = nil
        }
      } else {
        addContentRelation(of: item, axis)
      }
    }
    view.autoLayout?.factDidChange(.baseline)
  }

  /// Hugging or compression resistance changed.
  func contentPriorityDidChange(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    if let relation = item.contentRelations[axis] { removeRelation(relation) }
    item.contentRelations[axis] = nil
    if item.role == .root || !(item.view?.translatesMask ?? true) {
      addContentRelation(of: item, axis)
    }
    markDirty()
  }

  /// The frame size that the contents ask for, −1 where they do not; at a width, where they may be
  /// broken into lines.
  func contentSize(of view: UIView, width: CGFloat?) -> CGSize {
    let insets = view.alignmentRectInsets
    let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    let size = view.contentSize(fittingWidth: width.map { $0 - around.width })
    func length(_ value: CGFloat, _ around: CGFloat, _ name: String) -> CGFloat {
      guard value.isFinite else {
        Log.write(
          "intrinsicContentSize's \(name) must be finite; found \(value) in \(view), where the view "
            + "counts as having none.")
        return UIView.noContentMetric
      }
      return value < 0 ? UIView.noContentMetric : max(0, value.bounded + around)
    }
    return CGSize(
      width: length(size.width, around.width, "width"),
      height: length(size.height, around.height, "height"))
  }

  /// As the last solution has it.
  func currentSize(of view: UIView) -> CGSize {
    let item = view === root ? rootOrNil(view) : view.autoLayout?.member
    guard let item, item.engine === self else { return .zero }
    return item.frame(in: solver).size
  }

  private func rootOrNil(_ view: UIView) -> LayoutItem? { insideItem(of: view) }
}

extension CGSize {
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
