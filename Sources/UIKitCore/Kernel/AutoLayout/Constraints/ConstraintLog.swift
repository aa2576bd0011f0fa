import ConstraintSolver
import PlatformInterface

/// What logs say of constraints, in UIKit's words and forms.
extension NSLayoutConstraint {
  /// As `<NSLayoutConstraint:0x600 H:|-(16)-[UILabel:0x7f8'Name']   (active, names: '|':UIView:0x7f9 )>`.
  final var logText: String {
    var text =
      "<\(String(describing: type(of: self))):\(Unmanaged.passUnretained(self).toOpaque())"
    if let identifier { text += " '\(identifier)'" }
    // One that was made by init() compares nothing.
    guard firstAttribute != .notAnAttribute else { return text + " (inactive)>" }
    let (rule, names) = ruleText
    text += " \(rule)"
    if priority != .required { text += " priority:\(CGFloat(priority.rawValue).short)" }
    text += isActive ? "   (active" : "   (inactive"
    if let names { text += ", names: \(names) " }
    return text + ")>"
  }

  private var ruleText: (rule: String, names: String?) {
    if let rule = edgeText ?? spacingText { return rule }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.logText) \(sign) "
    guard let second else { return (text + constant.short, nil) }
    if multiplier != 1 { text += "\(multiplier.short)*" }
    text += second.logText
    if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
    return (text, nil)
  }

  private var distanceText: String {
    switch relation {
    case .equal: constant.short
    case .lessThanOrEqual: "<=\(constant.short)"
    case .greaterThanOrEqual: ">=\(constant.short)"
    }
  }

  /// A distance from the superview's edge: `H:|-(16)-[view]` or `V:[view]-(16)-|`.
  private var edgeText: (String, String?)? {
    guard multiplier == 1, !first.isDistance, let second, !second.isDistance,
      first.attribute == second.attribute, let a = first.item as? UIView,
      let b = second.item as? UIView
    else { return nil }
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    switch first.attribute {
    case .leading, .left, .top:
      guard a.storedSuperview === b else { return nil }
      return ("\(axis):|-(\(distanceText))-[\(a.logName)]", "'|':\(b.logName)")
    case .trailing, .right, .bottom:
      guard b.storedSuperview === a else { return nil }
      return ("\(axis):[\(b.logName)]-(\(distanceText))-|", "'|':\(a.logName)")
    default: return nil
    }
  }

  /// A distance between siblings: `H:[a]-(8)-[b]`.
  private var spacingText: (String, String?)? {
    guard multiplier == 1, !first.isDistance, let second, !second.isDistance,
      let after = first.item as? UIView, let before = second.item as? UIView,
      after.storedSuperview === before.storedSuperview
    else { return nil }
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right):
      return ("H:[\(before.logName)]-(\(distanceText))-[\(after.logName)]", nil)
    case (.top, .bottom):
      return ("V:[\(before.logName)]-(\(distanceText))-[\(after.logName)]", nil)
    default: return nil
    }
  }
}

extension LayoutOperand {
  var logText: String {
    func text(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let name =
        (item as? UIView)?.logName
        ?? (item as? UILayoutGuide).map {
          "\(type(of: $0)):\(Unmanaged.passUnretained($0).toOpaque())'\($0.identifier)'"
        } ?? "(null)"
      return "\(name).\(attribute.name)"
    }
    guard let startAttribute else { return text(item, attribute) }
    return "(\(text(item, attribute)) - \(text(startItem, startAttribute)))"
  }
}

extension UIView {
  /// Class, address and, of texts, what they say.
  final var logName: String {
    let name = "\(String(describing: type(of: self))):\(Unmanaged.passUnretained(self).toOpaque())"
    guard let text = (self as? UILabel)?.text, !text.isEmpty else { return name }
    return name + "'\(text.count > 27 ? text.prefix(24) + "..." : text[...])'"
  }
}

// MARK: - Conflicts

extension LayoutEngine {
  /// Tells what could not hold, as UIKit does.
  func report() {
    guard !solver.conflicts.isEmpty else { return }
    let conflicts = solver.conflicts
    solver.conflicts = []
    for conflict in conflicts {
      let lines = conflict.constraints.compactMap(logText(of:))
      guard let broken = logText(of: conflict.broken) else { continue }
      var text = "Unable to simultaneously satisfy constraints.\n"
      text +=
        "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      text += "\tTry this: \n"
      text +=
        "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      text +=
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      if lines.contains(where: { $0.hasPrefix("<NSAutoresizingMask") }) {
        text +=
          "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n"
      }
      text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
      text += "Will attempt to recover by breaking constraint \n\(broken)\n\n"
      text +=
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.\n"
      text +=
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful."
      Log.write(text)
    }
  }

  /// Nil for what logs do not name.
  private func logText(of relation: SolverConstraint) -> String? {
    switch meaning(of: relation) {
    case .constraint(let constraint): constraint.logText
    case .frame(let item, let part): item.view.map { frameText(of: $0, part) }
    case .content(let item, let axis):
      item.view.map { contentText(of: $0, item.contentRelations.natural, axis) }
    case .rootSize(let item, let axis): item.view.map { rootText(of: $0, axis) }
    case .hidden, nil: nil
    }
  }

  private func frameText(of view: UIView, _ part: RelationMeaning.FramePart) -> String {
    let frame = view.frame
    let (name, value) =
      switch part {
      case .x: ("minX", frame.minX)
      case .y: ("minY", frame.minY)
      case .width: ("width", frame.width)
      case .height: ("height", frame.height)
      }
    return maskText(of: view, "\(name) == \(value.short)")
  }

  /// A fixed distance or size is a dash, one that gives way an ampersand.
  private func maskText(of view: UIView, _ rule: String) -> String {
    let mask = view.autoresizingMask
    func symbol(_ option: UIView.AutoresizingMask) -> String { mask.contains(option) ? "&" : "-" }
    var (left, right) = (symbol(.flexibleLeftMargin), symbol(.flexibleRightMargin))
    var (top, bottom) = (symbol(.flexibleTopMargin), symbol(.flexibleBottomMargin))
    // Without any of an axis the far distance gives way.
    let horizontal: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    ]
    let vertical: UIView.AutoresizingMask = [
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    if mask.isDisjoint(with: horizontal) { (left, right) = ("-", "&") }
    if mask.isDisjoint(with: vertical) { (top, bottom) = ("-", "&") }
    let h = left + symbol(.flexibleWidth) + right
    let v = top + symbol(.flexibleHeight) + bottom
    return "<NSAutoresizingMaskLayoutConstraint:\(Unmanaged.passUnretained(view).toOpaque()) "
      + "h=\(h) v=\(v) \(view.logName).\(rule)   (active)>"
  }

  private func contentText(
    of view: UIView, _ natural: CGSize, _ axis: NSLayoutConstraint.Axis
  ) -> String {
    let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue).short
    let resistance =
      CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).short
    let name = axis == .horizontal ? "width" : "height"
    return "<NSContentSizeLayoutConstraint:\(Unmanaged.passUnretained(view).toOpaque()) "
      + "\(view.logName).\(name) == \(natural.length(axis).short) Hug:\(hugging) "
      + "CompressionResistance:\(resistance)   (active)>"
  }

  /// What holds the root: its frame, or the window or list it fills.
  private func rootText(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let name = axis == .horizontal ? "width" : "height"
    let rule = "\(name) == \(view.storedLayer.bounds.size.length(axis).short)"
    if view.storedSuperview != nil, view.superview as? UICollectionReusableView == nil {
      return maskText(of: view, rule)
    }
    let identifier =
      axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    return "<NSLayoutConstraint:\(Unmanaged.passUnretained(view).toOpaque()) '\(identifier)' "
      + "\(view.logName).\(rule)   (active)>"
  }

  // MARK: Questions

  /// Some other frame would do as well.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    solve(during: nil)
    let variables =
      switch item.role {
      case .root, .content: [item.width, item.height]
      case .frame, .guide: [item.x, item.y, item.width, item.height]
      }
    // What has a size rest is no constraint of the program's.
    var plain = solver
    for relation in item.restingSizes.all { plain.remove(relation) }
    plain.solve()
    return variables.contains { !plain.isDetermined($0) }
  }

  /// Goes to another frame that would do as well.
  func exerciseAmbiguity(of item: LayoutItem) {
    solve(during: nil)
    for variable in [item.x, item.y, item.width, item.height] where !solver.isDetermined(variable) {
      if !solver.moveAmongEquals(variable, rising: true) {
        solver.moveAmongEquals(variable, rising: false)
      }
    }
    item.container?.setNeedsLayout()
  }

  func constraints(determining item: LayoutItem, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    solve(during: nil)
    var found: [NSLayoutConstraint] = []
    for variable in [item.origin(axis), item.size(axis)] {
      for relation in solver.relations(determining: variable) {
        guard case .constraint(let constraint) = meaning(of: relation),
          !found.contains(where: { $0 === constraint })
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }

  /// Whether some constraint, or a guide, names the unknown.
  func isUsed(_ variable: SolverVariable) -> Bool { solver.isUsed(variable) }
}
