import CollectionEngine
import PlatformInterface

/// What UI tests find in a scene: its windows, views and accessible elements, nested as they are.
///
/// It differs from `AccessibilityTree`, which has what a reader stops at: every view in sight is a node, plain
/// ones of the type "other"; rows have the texts in them as children; rows of tables that are off the screen
/// are nodes without children, as on iOS.
///
/// iOS-BEHAVIOUR: what lies behind an alert, a popover or a sheet is there, too, though no finger reaches it; what
/// a presentation of the whole screen took away is not.
/// Evidence: https://github.com/theappbusiness/TABTestKit/issues/41
@MainActor
final class ElementTree {
  private let numbers = AccessibilityNumbers()
  /// Rows of the last tree that have no view, by their numbers.
  private var rows: [Int: (table: UITableView, path: IndexPath)] = [:]
  private var hits: ElementHits?
  /// Containers on the way from the root, so that elements which contain each other end.
  private var path: Set<ObjectIdentifier> = []
  /// Rows off the screen get the contents of cells that are made for them.
  private var fillsRows = false
  /// The number of the row off the screen that is gone through now, which everything in it has.
  private var hiddenRow: Int?
  /// Of a table, how many rows without views have nodes, and how many of them contents.
  private static let mostRows = 1000, mostFilledRows = 300

  /// The node of the application, which holds those of the windows.
  ///
  /// - Parameter fillsRows: whether rows of tables off the screen have their contents, too, for which data sources are
  ///   asked for their cells.
  /// - Complexity: O(visible views · their depth).
  func json(of scene: UIWindowScene, fillsRows: Bool = false) -> JSONText {
    numbers.begin()
    defer { numbers.end() }
    rows = [:]
    self.fillsRows = fillsRows
    hits = ElementHits(scene)
    let screen = CGRect(origin: .zero, size: scene.host.size)
    let windows = scene.windows.filter { !$0.isHidden && $0.alpha > 0.01 }
    let modal = windows.lastIndex { $0.accessibilityViewIsModal } ?? windows.startIndex
    return .object([
      "type": .string("application"), "label": .string(ProcessInfo.processInfo.processName),
      "frame": .rect(screen), "enabled": .bool(true), "hittable": .bool(true),
      "activationPoint": .point(CGPoint(x: screen.midX, y: screen.midY)),
      "handle": .int(0),
      "children": .array(windows[modal...].flatMap { nodes(of: $0, clip: screen) }),
    ])
  }

  /// What readers do with an element of the last tree; false where it is gone or nothing was done.
  func perform(_ action: AccessibilityAction, on handle: Int, in scene: UIWindowScene) -> Bool {
    if let row = rows[handle] {
      guard case .scrollToVisible = action, row.path.section < row.table.numberOfSections,
        row.path.row < row.table.numberOfRows(inSection: row.path.section)
      else { return false }
      row.table.scrollToRow(at: row.path, at: .none, animated: false)
      row.table.layoutIfNeeded()
      return true
    }
    return AccessibilityPerforming(scene, numbers: numbers).perform(action, on: handle)
  }

  /// The object of a number of the last tree; nil where it is gone or has no view.
  func object(_ handle: Int) -> NSObject? { rows[handle] == nil ? numbers.object(handle) : nil }

  // MARK: Views

  /// - Parameter clip: what of the screen is not cut off, in its points.
  private func nodes(of view: UIView, clip: CGRect) -> [JSONText] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    let type = ElementType.name(of: view)
    let inner = view.clipsToBounds ? clip.overlap(with: view.toScreen(view.bounds)) : clip
    let children =
      ElementType.showsContents(of: view)
      ? DeepRecursion.run { contents(of: view, clip: inner) } : []
    if isPassedThrough(view, type) { return children }
    return [node(of: view, type, clip: clip, children)]
  }

  /// Parts of standard views that nobody would look for.
  private func isPassedThrough(_ view: UIView, _ type: String) -> Bool {
    guard view.accessibilityIdentifier == nil else { return false }
    if let label = view as? UILabel { return (label.accessibilityLabel ?? "").isEmpty }
    if let image = view as? UIImageView {
      return image.image == nil && image.accessibilityLabel == nil
    }
    guard type == "other", view.accessibilityLabel == nil else { return false }
    return isWithinControl
  }

  /// A button or a field is gone through now, of which only the texts and pictures are nodes.
  private var isWithinControl = false

  /// What lies in an object: as the program lists it, else in a view's subviews.
  private func contents(of object: NSObject, clip: CGRect) -> [JSONText] {
    guard path.insert(ObjectIdentifier(object)).inserted else { return [] }
    let outer = isWithinControl
    isWithinControl =
      object is UIButton || object is UITextField || object is DayButton
      || outer && !(object is any ListView)
    defer {
      path.remove(ObjectIdentifier(object))
      isWithinControl = outer
    }
    if let listed = AccessibilityParts.listedElements(of: object) {
      return listed.flatMap { nodes(ofListed: $0, clip: clip) }
    }
    guard let view = object as? UIView else { return [] }
    if let list = view as? any ListView { return items(of: list, clip: clip) }
    if let alert = view as? AlertView { return parts(of: alert, clip: clip) }
    var children = view.subviews
    if let field = view as? UITextField {
      children = children.filter {
        $0 is UIControl || $0 === field.leftView || $0 === field.rightView
      }
    }
    if let modal = children.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return nodes(of: modal, clip: clip)
    }
    return children.flatMap { nodes(of: $0, clip: clip) }
  }

  private func nodes(ofListed listed: Any, clip: CGRect) -> [JSONText] {
    if let view = listed as? UIView { return nodes(of: view, clip: clip) }
    guard let object = listed as? NSObject, !object.accessibilityElementsHidden else { return [] }
    let children =
      object.isAccessibilityElement ? [] : DeepRecursion.run { contents(of: object, clip: clip) }
    return [node(of: object, ElementType.name(of: object), clip: clip, children)]
  }

  // MARK: Alerts

  /// Texts and fields in one scroll view, choices in another one.
  ///
  /// iOS-BEHAVIOUR: choices lie in plain views of a scroll view, fields in cells of a collection besides.
  /// Evidence: unmeasured; recorded tests of strangers ask for them so.
  private func parts(of alert: AlertView, clip: CGRect) -> [JSONText] {
    var number = 0
    func around(_ type: String, _ children: [JSONText]) -> JSONText {
      number += 1
      let frame = alert.accessibilityFrame
      return .object([
        "type": .string(type), "frame": .rect(frame), "enabled": .bool(true),
        "hittable": .bool(true), "handle": .int(numbers.number(of: alert, row: number)),
        "activationPoint": .point(CGPoint(x: frame.midX, y: frame.midY)),
        "children": .array(children),
      ])
    }
    var texts = [alert.title, alert.message].flatMap { nodes(of: $0, clip: clip) }
    if !alert.fields.isEmpty {
      let cells = alert.fields.map { around("cell", [around("other", nodes(of: $0, clip: clip))]) }
      texts.append(around("collectionView", cells))
    }
    let choices = (alert.rows + [alert.cancelRow].compactMap { $0 }).flatMap {
      nodes(of: $0, clip: clip)
    }
    return [
      around("scrollView", [around("other", texts)]),
      around("scrollView", [around("other", [around("other", choices)])]),
    ].map { around("other", [$0]) }
  }

  // MARK: Lists

  /// Headers, rows and footers from the first to the last, then what else lies in the list.
  private func items(of list: any ListView, clip: CGRect) -> [JSONText] {
    let display = list.settledDisplay
    var items: [(order: [Int], node: [JSONText])] = []
    var others: [JSONText] = []
    for view in list.subviews {
      let nodes = nodes(of: view, clip: clip)
      if let element = view as? any ListElementView, let shown = display.path(of: element) {
        items.append((order(of: element, shown, in: list), nodes))
      } else {
        others += nodes
      }
    }
    if let table = list as? UITableView { items += hiddenRows(of: table) }
    items.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return items.flatMap(\.node) + others
  }

  private func order(
    of element: any ListElementView, _ shown: IndexPath, in list: any ListView
  ) -> [Int] {
    if element is any ListCellView { return [shown.section, 1] + shown.dropFirst() }
    let isFooter =
      element.elementState.reuseKind == UICollectionView.elementKindSectionFooter
    return [shown.section, isFooter ? 2 : 0] + shown.dropFirst()
  }

  /// iOS-BEHAVIOUR: UI tests find the rows of a table that are off the screen by the texts in them, too, and none of
  /// those of a collection. Evidence: unmeasured; recorded tests of strangers tap rows so.
  private func hiddenRows(of table: UITableView) -> [(order: [Int], node: [JSONText])] {
    guard let counts = table.state.counts, counts.itemCount > 0 else { return [] }
    let shown = Set(table.settledDisplay.itemPaths.map { table.sourcePath($0) })
    var filled = fillsRows ? Self.mostFilledRows : 0
    return (0..<min(counts.itemCount, Self.mostRows)).compactMap { index in
      guard let path = counts.path(atGlobalIndex: index).map({ IndexPath($0) }),
        !shown.contains(path)
      else { return nil }
      let handle = numbers.number(of: table, row: index)
      rows[handle] = (table, path)
      filled -= 1
      if filled >= 0, let nodes = nodes(ofHiddenRow: path, handle, in: table) {
        return ([path.section, 1, path.row], nodes)
      }
      let frame = table.toScreen(table.rectForRow(at: path))
      let node = JSONText.object([
        "type": .string("cell"), "frame": .rect(frame), "enabled": .bool(true),
        "unfilled": .bool(true),
        "activationPoint": .point(CGPoint(x: frame.midX, y: frame.midY)), "handle": .int(handle),
      ])
      return ([path.section, 1, path.row], [node])
    }
  }

  /// Those of a cell that is made for a row, and goes back to the pool at once; nil where there is none.
  private func nodes(
    ofHiddenRow path: IndexPath, _ handle: Int, in table: UITableView
  ) -> [JSONText]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: table.shownPath(path))
    attributes.frame = table.rectForRow(at: path)
    guard let cell = table.requestCell(attributes) as? UITableViewCell else { return nil }
    cell.frame = attributes.frame
    table.addSubview(cell)
    cell.layoutIfNeeded()
    hiddenRow = handle
    let nodes = nodes(of: cell, clip: .zero)
    hiddenRow = nil
    cell.removeFromSuperview()
    table.recycle(cell)
    return nodes
  }

  // MARK: Nodes

  private func node(
    of object: NSObject, _ type: String, clip: CGRect, _ children: [JSONText]
  ) -> JSONText {
    let traits = object.accessibilityTraits
    let frame = object.accessibilityFrame
    let view = object as? UIView
    let visible = frame.overlap(with: clip)
    let wished = object.accessibilityActivationPoint
    let point =
      visible.isNull || visible.contains(wished)
      ? wished : CGPoint(x: visible.midX, y: visible.midY)
    let isOnScreen = !visible.isNull && visible.width > 0 && visible.height > 0
    let isHittable = isOnScreen && hits?.reaches(view, at: point) != false
    let isEnabled = (view as? UIControl)?.isEnabled ?? !traits.contains(.notEnabled)
    let isSelected = traits.contains(.selected) || (view as? any ListCellView)?.isSelected == true
    func text(_ text: String?) -> JSONText? { text.flatMap { $0.isEmpty ? nil : .string($0) } }
    return .object([
      "type": .string(type), "identifier": text(ElementTexts.identifier(of: object)),
      "label": text(ElementTexts.label(of: object)),
      "value": text(ElementTexts.value(of: object)),
      "placeholder": text(ElementTexts.placeholder(of: object)),
      "traits": traits.names.isEmpty ? nil : .array(traits.names.map { .string($0) }),
      "frame": .rect(frame),
      "enabled": .bool(isEnabled), "selected": isSelected ? .bool(true) : nil,
      "focused": view?.isFirstResponder == true ? .bool(true) : nil,
      "returnKey": ElementTexts.returnKey(of: object).map { .string($0) },
      "hittable": .bool(isHittable), "activationPoint": .point(point),
      "actions": (object.accessibilityCustomActions ?? []).isEmpty
        ? nil : .array((object.accessibilityCustomActions ?? []).map { .string($0.name) }),
      "handle": .int(hiddenRow ?? numbers.number(of: object)),
      "children": children.isEmpty ? nil : .array(children),
    ])
  }
}
