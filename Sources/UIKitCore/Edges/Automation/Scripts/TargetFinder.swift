import AutomationScript

/// Finds what a script points at.
@MainActor
struct TargetFinder {
  var scene: UIWindowScene

  /// Why a target is not there; a clause for an error message.
  struct NotFound: Error {
    var reason: String
  }

  /// The middle of the target's visible part, in points of the scene.
  func point(of target: ScriptTarget) throws(NotFound) -> CGPoint {
    if case .point(let point) = target { return point }
    let area = try visible(target).area
    return CGPoint(x: area.midX, y: area.midY)
  }

  /// The target's visible part; for a point a square about it.
  func area(of target: ScriptTarget) throws(NotFound) -> CGRect {
    if case .point(let point) = target {
      return CGRect(x: point.x - 100, y: point.y - 100, width: 200, height: 200)
    }
    return try visible(target).area
  }

  /// The view `target` means; for a point the one that would be touched there.
  func visible(_ target: ScriptTarget) throws(NotFound) -> VisibleView {
    switch target {
    case .point(let point): return try hit(point)
    case .text(let text): return try named(text)
    case .identifier(let name): return try identified(name)
    case .cell(let section, let item, let list):
      let path = IndexPath(item: item, section: section)
      return try element(target, list: list) { $0.cell(at: path) }
    case .header(let section, let list):
      return try supplementary(
        target, kind: UICollectionView.elementKindSectionHeader, section: section, list: list)
    case .footer(let section, let list):
      return try supplementary(
        target, kind: UICollectionView.elementKindSectionFooter, section: section, list: list)
    }
  }

  private func hit(_ point: CGPoint) throws(NotFound) -> VisibleView {
    for window in scene.windows.reversed() where !window.isHidden {
      if let view = window.hitTest(window.fromScreen(point), with: nil) {
        return VisibleView(view: view, area: CGRect(origin: point, size: .zero))
      }
    }
    throw NotFound(reason: "There is no view at \(ScriptTarget.point(point)).")
  }

  /// The front-most view with that text, or else with that text but for upper and lower case.
  private func named(_ text: String) throws(NotFound) -> VisibleView {
    var exact: VisibleView?
    var similar: VisibleView?
    var names: [String] = []
    VisibleView.visit(scene) { found in
      for name in VisibleText.names(of: found.view) {
        names.append(name)
        if name == text { exact = found }
        if name.lowercased() == text.lowercased() { similar = found }
      }
      return false
    }
    if let found = exact ?? similar { return found }
    throw NotFound(
      reason:
        "There is no \(ScriptTarget.text(text)) on the screen; \(Self.nearest(to: text, in: names))"
    )
  }

  private func identified(_ name: String) throws(NotFound) -> VisibleView {
    var result: VisibleView?
    var names: [String] = []
    VisibleView.visit(scene) { found in
      guard let identifier = found.view.accessibilityIdentifier else { return false }
      names.append("#" + identifier)
      if identifier == name { result = found }
      return false
    }
    if let result { return result }
    throw NotFound(
      reason: "There is no #\(name) on the screen; \(Self.nearest(to: "#" + name, in: names))")
  }

  /// How many things that can be seen answer to the target; what lies within one that does is part of it.
  func count(of target: ScriptTarget) -> Int {
    let names: (UIView) -> [String]
    let wanted: String
    switch target {
    case .text(let text): (names, wanted) = (VisibleText.names, text)
    case .identifier(let name):
      (names, wanted) = ({ $0.accessibilityIdentifier.map { [$0] } ?? [] }, name)
    default: return (try? visible(target)) == nil ? 0 : 1
    }
    var found: [(view: UIView, isExact: Bool)] = []
    VisibleView.visit(scene) { part in
      let own = names(part.view)
      let isExact = own.contains(wanted)
      if isExact || own.contains(where: { $0.lowercased() == wanted.lowercased() }) {
        found.append((part.view, isExact))
      }
      return false
    }
    if found.contains(where: \.isExact) { found.removeAll { !$0.isExact } }
    let views = Set(found.map { ObjectIdentifier($0.view) })
    return found.filter { part in
      !sequence(first: part.view, next: { $0.superview }).dropFirst()
        .contains { views.contains(ObjectIdentifier($0)) }
    }.count
  }

  // MARK: Lists

  private func lists(_ name: String?) -> [VisibleView] {
    var lists: [VisibleView] = []
    VisibleView.visit(scene) { found in
      if found.view is any ListView,
        name == nil || found.view.accessibilityIdentifier == name
      {
        lists.append(found)
      }
      return false
    }
    return lists
  }

  private func element(
    _ target: ScriptTarget, list name: String?, find: (any ListView) -> UIView?
  ) throws(NotFound) -> VisibleView {
    let lists = lists(name)
    guard !lists.isEmpty else {
      throw NotFound(
        reason: "There is no \(target): no list\(name.map { " #\($0)" } ?? "") is on "
          + "the screen.")
    }
    for found in lists {
      guard let list = found.view as? any ListView, let view = find(list) else {
        continue
      }
      if let area = VisibleView.area(of: view, in: scene) {
        return VisibleView(view: view, area: area)
      }
      if let cover = VisibleView.cover(of: view, in: scene) {
        throw NotFound(
          reason: "\(target) cannot be seen: \(Self.name(of: cover)) covers it.")
      }
    }
    let shown = lists.compactMap { $0.view as? any ListView }
      .flatMap { list in list.settledDisplay.itemPaths.map { list.sourcePath($0) } }.sorted()
    let range =
      shown.isEmpty
      ? "no cell is"
      : "cells \(Self.text(of: shown[0])) to \(Self.text(of: shown[shown.count - 1])) are"
    throw NotFound(reason: "There is no \(target) on the screen; \(range). Scroll there first.")
  }

  private func supplementary(_ target: ScriptTarget, kind: String, section: Int, list: String?)
    throws(NotFound) -> VisibleView
  {
    try element(target, list: list) {
      $0.settledDisplay.element(
        category: .supplementaryView, kind: kind, IndexPath(item: 0, section: section))?.view
    }
  }

  /// What a message calls a view.
  private static func name(of view: UIView) -> String {
    let name = "a \(type(of: view))"
    return view.accessibilityIdentifier.map { "\(name) #\($0)" } ?? name
  }

  private static func text(of path: IndexPath) -> String { "\(path.section).\(path.item)" }

  // MARK: Messages

  /// Up to three of `names`, the most similar first.
  static func nearest(to text: String, in names: [String]) -> String {
    guard !names.isEmpty else { return "nothing there has a name." }
    var seen: Set<String> = []
    let ranked = names.filter { seen.insert($0).inserted }
      .map { (name: $0, distance: EditDistance.between(text.lowercased(), $0.lowercased())) }
      .sorted { $0.distance < $1.distance }
    let list = ranked.prefix(3).map { $0.name.hasPrefix("#") ? $0.name : "\"\($0.name)\"" }
    return "the nearest are \(list.joined(separator: ", "))."
  }
}
