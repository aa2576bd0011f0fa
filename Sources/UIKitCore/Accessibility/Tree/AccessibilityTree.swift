import CollectionEngine
import PlatformInterface

/// The accessible elements of a scene as values: what a screen reader goes through, in its order.
///
/// Made when somebody asks and not kept; nothing on the way of a frame knows of it. Lists contribute the items
/// that have views, and say how many there are in all.
///
/// - Complexity: O(visible views · their depth).
@MainActor
package struct AccessibilityTree {
  private let numbers: AccessibilityNumbers
  private let inFocus: AnyObject?
  /// Containers on the way from the root, so that elements which contain each other end.
  private var path: Set<ObjectIdentifier> = []
  /// Of a tree for the keyboard: what Tab stops at, by number; nil in a tree for readers.
  private(set) var stops: [Int: AccessibilityStop]?

  init(_ numbers: AccessibilityNumbers, scene: UIWindowScene) {
    self.numbers = numbers
    let keyWindow = scene.keyWindow ?? scene.windows.first
    inFocus =
      scene.host.menu?.highlightedItem ?? AccessibilityFocus.element
      ?? keyWindow?.focusSystem.current?.accessibleObject ?? keyWindow?.firstResponder
  }

  /// A tree for the keyboard: nodes have no texts, and what can have the focus is there also where readers have
  /// no element for it.
  init(forKeys numbers: AccessibilityNumbers) {
    self.numbers = numbers
    inFocus = nil
    stops = [:]
  }

  /// The nodes of what lies in a view, in the order of readers.
  mutating func contents(of view: UIView) -> [AccessibilityNode] {
    ordered(contents(of: view, AccessibilitySurroundings(in: view)), view)
  }

  /// The nodes that a view stands for, itself included.
  mutating func nodes(with view: UIView) -> [AccessibilityNode] {
    nodes(of: view, AccessibilitySurroundings(in: view.superview ?? view))
  }

  /// The visible windows of a scene, the front one last.
  package static func windows(of scene: UIWindowScene) -> [AccessibilityNode] {
    let numbers = scene.host.accessibilityNumbers
    numbers.begin()
    defer { numbers.end() }
    let windows = scene.windows.filter { !$0.isHidden && $0.alpha > 0.01 }
    let modal = windows.lastIndex { $0.accessibilityViewIsModal }
    return windows[(modal ?? windows.startIndex)...].map { window in
      var tree = AccessibilityTree(numbers, scene: scene)
      return tree.node(of: window)
    }
  }

  private mutating func node(of window: UIWindow) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: numbers.number(of: window), role: .window, frame: window.accessibilityFrame,
      activationPoint: .zero, isElement: false)
    node.label = window.accessibilityLabel ?? ""
    node.identifier = window.accessibilityIdentifier
    node.states = [.enabled, .showing]
    let surroundings = AccessibilitySurroundings(clip: node.frame)
    node.children = ordered(contents(of: window, surroundings), window)
    return node
  }

  // MARK: What is in an object

  /// The nodes that a view stands for: itself, a container, or those of its subviews.
  private mutating func nodes(of view: UIView, _ around: AccessibilitySurroundings)
    -> [AccessibilityNode]
  {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden,
      !view.flags.contains(.isBehindPresented), (view as? PresentationContainer)?.isLeaving != true
    else { return [] }
    var inner = around
    inner.enter(view)
    if let element = view as? any ListElementView { inner.enter(element) }
    if view.isAccessibilityElement || AccessibilityParts.isRow(view)
      || stops != nil && AccessibilityStop.canHaveFocus(view, inner)
    {
      return stops == nil ? element(view, inner) : elementForKeys(view, inner)
    }
    if view.clipsToBounds { inner.clip = inner.clip.overlap(with: view.toScreen(view.bounds)) }
    if let scrollView = view as? UIScrollView { inner.enter(scrollView) }
    let found = DeepRecursion.run { contents(of: view, inner) }
    guard let role = AccessibilityParts.containerRole(of: view) else { return found }
    guard !found.isEmpty || view is any ListView else { return [] }
    return [container(view, role, ordered(found, view), inner)]
  }

  /// What lies in an object: as the program lists it, else in a view's subviews.
  private mutating func contents(of object: NSObject, _ around: AccessibilitySurroundings)
    -> [AccessibilityNode]
  {
    guard path.insert(ObjectIdentifier(object)).inserted else { return [] }
    defer { path.remove(ObjectIdentifier(object)) }
    if let listed = AccessibilityParts.listedElements(of: object) {
      var around = around
      around.isInDataTable = object is any UIAccessibilityContainerDataTable
      return listed.flatMap { nodes(ofListed: $0, around) }
    }
    guard let view = object as? UIView else { return [] }
    let children = view.subviews
    let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden }
    if let modal { return nodes(of: modal, around) }
    var found: [AccessibilityNode] = []
    for child in children {
      if let overlay = child as? SearchOverlay, overlay.coversBelow, !overlay.isHidden {
        found = AccessibilityParts.uncovered(found, by: overlay)
      }
      found += nodes(of: child, around)
    }
    return found
  }

  private mutating func nodes(ofListed listed: Any, _ around: AccessibilitySurroundings)
    -> [AccessibilityNode]
  {
    if let view = listed as? UIView { return nodes(of: view, around) }
    guard let object = listed as? NSObject, !object.accessibilityElementsHidden else { return [] }
    if object.isAccessibilityElement { return [plainElement(object, around)] }
    return DeepRecursion.run { contents(of: object, around) }
  }

  /// Sorts what lies in a container, unless the program has said an order.
  private func ordered(_ nodes: [AccessibilityNode], _ container: UIView) -> [AccessibilityNode] {
    if AccessibilityParts.listedElements(of: container) != nil { return nodes }
    let sorted = AccessibilityOrder.sorted(nodes, in: container)
    guard container is any ListView,
      let place = sorted.firstIndex(where: { numbers.object($0.id) is SectionIndexView })
    else { return sorted }
    // iOS-BEHAVIOUR: the index beside a table comes after its rows. Evidence: unmeasured.
    var rest = sorted
    let index = rest.remove(at: place)
    return rest + [index]
  }

  // MARK: Nodes

  private func container(
    _ view: UIView, _ role: AccessibilityRole, _ children: [AccessibilityNode],
    _ around: AccessibilitySurroundings
  ) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: numbers.number(of: view, row: around.item?.position), role: role,
      frame: view.accessibilityFrame,
      activationPoint: view.accessibilityActivationPoint, isElement: false)
    node.label = view.accessibilityLabel ?? AccessibilityParts.title(of: view, children) ?? ""
    node.identifier = view.accessibilityIdentifier
    node.states = [.enabled, .showing]
    if view.accessibilityViewIsModal || role == .alert { node.states.insert(.modal) }
    if let list = view as? any ListView { node.count = list.state.counts?.itemCount }
    node.children = children
    guard role == .list || role == .table, let table = AccessibilityTables.table(of: view) else {
      return node
    }
    node.table = table
    guard view is any ListView else { return node }
    for index in children.indices {
      guard let position = children[index].position else { continue }
      node.children[index].place = AccessibilityTables.place(ofItem: position, in: table)
    }
    return node
  }

  /// A view that readers stop at, and after it those inside that are used by themselves.
  private mutating func element(_ view: UIView, _ around: AccessibilitySurroundings)
    -> [AccessibilityNode]
  {
    var node = plainElement(view, around)
    guard AccessibilityParts.isRow(view) else { return isOutOfReach(node, around) ? [] : [node] }
    // A row speaks for all it holds; what is used by itself in it comes behind.
    let parts = AccessibilityOrder.sorted(
      DeepRecursion.run { contents(of: view, around) }, in: view)
    var used = parts.flatMap(\.elements).filter { $0.role != .text && $0.states.contains(.enabled) }
      .filter(AccessibilityParts.isUsedByItself)
    if node.label.isEmpty {
      node.label = parts.flatMap(\.elements).filter { !used.contains($0) }
        .map(AccessibilityParts.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if used.count == 1, AccessibilityParts.standsForRow(used[0]),
      ["", node.label].contains(used[0].label)
    {
      // One switch or field without a name of its own is what the row is for.
      var part = used.removeFirst()
      part.label = node.label
      part.frame = node.frame
      part.identifier = part.identifier ?? node.identifier
      (part.position, part.count) = (node.position, node.count)
      part.states.formUnion(node.states.intersection(.focused))
      return [part]
    }
    if node.label.isEmpty, !used.isEmpty {
      // The keyboard stops at the row for the first of them.
      used[0].states.formUnion(node.states.intersection(.focused))
      return used
    }
    if isOutOfReach(node, around) { return [] }
    return [node] + used
  }

  /// As `element`, for the keyboard: with all that can be used in a row, and with what can have the focus in an
  /// element that cannot.
  private mutating func elementForKeys(_ view: UIView, _ around: AccessibilitySurroundings)
    -> [AccessibilityNode]
  {
    let node = plainElement(view, around)
    let isRow = AccessibilityParts.isRow(view)
    if !isRow, stops?[node.id] != nil { return isOutOfReach(node, around) ? [] : [node] }
    var around = around
    around.isInElement = around.isInElement || !isRow
    let parts = AccessibilityOrder.sorted(
      DeepRecursion.run { contents(of: view, around) }, in: view)
    return (isOutOfReach(node, around) ? [] : [node]) + parts
  }

  private func isOutOfReach(_ node: AccessibilityNode, _ around: AccessibilitySurroundings) -> Bool
  {
    node.frame.isEmpty || (!node.states.contains(.showing) && !around.scrolls)
  }

  private mutating func plainElement(_ object: NSObject, _ around: AccessibilitySurroundings)
    -> AccessibilityNode
  {
    if stops != nil { return plainElementForKeys(object, around) }
    let traits = object.accessibilityTraits
    let frame = object.accessibilityFrame.accessible
    let row = AccessibilityParts.isRow(object) ? around.item : nil
    // What lies in a cell that shows another item is another thing, too.
    var node = AccessibilityNode(
      id: numbers.number(of: object, row: around.item?.position),
      role: AccessibilityParts.role(of: object, traits), frame: frame,
      activationPoint: object.accessibilityActivationPoint, isElement: true)
    node.label = object.accessibilityLabel ?? ""
    node.value = object.accessibilityValue
    node.hint = object.accessibilityHint
    node.language = object.accessibilityLanguage
    addContent(of: object, to: &node)
    node.identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    node.traits = traits.names
    node.customActions = (object.accessibilityCustomActions ?? []).map(\.name)
    if let row { (node.position, node.count) = (row.position, row.count) }
    if around.isInDataTable { node.place = AccessibilityTables.place(of: object) }
    node.range = AccessibilityParts.range(of: object)
    node.text = AccessibilityParts.text(of: object)
    if let label = object as? UILabel { node.showsLabel = label.text == node.label }
    node.states = AccessibilityParts.states(of: object, traits)
    if around.shows(frame), !isUnseen(object) { node.states.insert(.showing) }
    if object === inFocus { node.states.insert(.focused) }
    return node
  }

  /// What waits above a list to be pulled down has a place and is not seen there.
  private func isUnseen(_ object: NSObject) -> Bool {
    (object as? UIRefreshControl)?.isAtRest ?? false
  }

  private mutating func plainElementForKeys(_ object: NSObject, _ around: AccessibilitySurroundings)
    -> AccessibilityNode
  {
    let frame = object.accessibilityFrame.accessible
    var node = AccessibilityNode(
      id: numbers.number(of: object), role: .text, frame: frame, activationPoint: .zero,
      isElement: true)
    if around.shows(frame), !isUnseen(object) { node.states.insert(.showing) }
    stops?[node.id] = AccessibilityStop(object, around)
    return node
  }

  /// Content of high importance is said with the value, other content with the hint, as there is no place to ask
  /// for more.
  private func addContent(of object: NSObject, to node: inout AccessibilityNode) {
    guard let provider = object as? any AXCustomContentProvider,
      let content = provider.accessibilityCustomContentBlock?()
        ?? provider.accessibilityCustomContent
    else { return }
    func text(_ first: String?, _ importance: AXCustomContent.Importance) -> String? {
      let more = content.filter { $0.importance == importance }.map { "\($0.label), \($0.value)" }
      let all = [first].compactMap { $0 } + more
      return all.isEmpty ? nil : all.joined(separator: ", ")
    }
    node.value = text(node.value, .high)
    node.hint = text(node.hint, .default)
  }
}

/// What is known on the way to a node of what lies around it.
@MainActor
struct AccessibilitySurroundings {
  /// What of the screen is not cut off, in its points.
  var clip: CGRect
  /// Whether a scroll view is around, so that what is cut off can be brought on screen.
  var scrolls = false
  /// Whether it is listed by a data table, whose cells say where they stand.
  var isInDataTable = false
  /// The item of a list that this is, or lies in.
  var item: (position: Int, count: Int)?
  /// The innermost view.
  var view: UIView?
  /// Whether touches reach it.
  var takesTouches = true
  /// Whether an element is around that readers do not go into.
  var isInElement = false

  init(clip: CGRect) { self.clip = clip }

  /// What is around the contents of a view in a window.
  init(in view: UIView) {
    let all = sequence(first: view, next: \.superview).reversed()
    self.init(clip: all[0].accessibilityFrame)
    for view in all {
      enter(view)
      if view.clipsToBounds { clip = clip.overlap(with: view.toScreen(view.bounds)) }
      if let scrollView = view as? UIScrollView { enter(scrollView) }
    }
  }

  mutating func enter(_ view: UIView) {
    self.view = view
    takesTouches = takesTouches && view.isUserInteractionEnabled
  }

  /// Whether some of a box is seen; what touches an edge from without is not, unless it has no area anyway.
  func shows(_ frame: CGRect) -> Bool {
    guard frame.meets(clip) else { return false }
    let seen = frame.overlap(with: clip)
    return (seen.width > 0 || frame.width == 0) && (seen.height > 0 || frame.height == 0)
  }

  mutating func enter(_ scrollView: UIScrollView) {
    scrolls = scrolls || scrollView.isScrollEnabled
    item = nil
  }

  mutating func enter(_ element: any ListElementView) {
    item = nil
    guard element is any ListCellView,
      let list = sequence(first: element.superview, next: { $0?.superview }).lazy
        .compactMap({ $0 as? any ListView }).first,
      let shown = list.settledDisplay.path(of: element), let counts = list.state.counts
    else { return }
    let path = ItemPath(list.sourcePath(shown))
    guard let path, counts.contains(path) else { return }
    item = (counts.globalIndex(of: path), counts.itemCount)
  }
}

extension CGRect {
  /// The rectangle, or none at its origin where a number of it is not finite.
  var accessible: CGRect {
    guard minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return .zero }
    return self
  }
}
