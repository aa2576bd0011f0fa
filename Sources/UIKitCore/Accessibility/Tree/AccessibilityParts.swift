import PlatformInterface

/// What the standard classes are to readers, beside what they answer themselves.
@MainActor
enum AccessibilityParts {
  /// Containers that report more elements than anybody would go through are read up to here.
  private static let mostListed = 10_000

  /// Whether a view is the row of a list that speaks for all it holds.
  ///
  /// iOS-BEHAVIOUR: rows of tables and list cells are one element with the texts of their contents, unless the
  /// program says otherwise; other cells are where the program says so. Evidence: unmeasured.
  static func isRow(_ object: NSObject) -> Bool {
    guard let cell = object as? any ListCellView else { return false }
    guard let own = cell.accessibilityRecord?.ownIsElement else {
      // A list cell may be a header or a footer, too.
      let isRow =
        cell is UITableViewCell
        || cell is UICollectionViewListCell && cell.elementState.reuseKind == ElementKind.cell
      return isRow && listedElements(of: cell) == nil
    }
    return own
  }

  /// The elements that the program lists for a container, in its order; nil where it lists none.
  static func listedElements(of object: NSObject) -> [Any]? {
    if let elements = object.accessibilityElements { return Array(elements.prefix(mostListed)) }
    if let table = object as? any UIAccessibilityContainerDataTable { return cells(of: table) }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<min(count, mostListed)).compactMap { object.accessibilityElement(at: $0) }
  }

  private static func cells(of table: any UIAccessibilityContainerDataTable) -> [Any] {
    let columns = min(max(table.accessibilityColumnCount(), 0), 100)
    let rows = min(max(table.accessibilityRowCount(), 0), 100)
    return (0..<rows).flatMap { row -> [Any] in
      (0..<columns).compactMap { table.accessibilityDataTableCellElement(forRow: row, column: $0) }
    }
  }

  /// What a view that is no element is as a container; nil where its elements belong to what is around.
  static func containerRole(of view: UIView) -> AccessibilityRole? {
    switch view {
    case is any ListView: return .list
    case is UINavigationBar: return .navigationBar
    case is UITabBar: return .tabBar
    case is UIToolbar: return .toolbar
    case is AlertView: return .alert
    case is MenuPanel: return .menu
    case is UISegmentedControl, is UIStepper, is UIPickerView, is UIDatePicker: return .group
    default: break
    }
    switch view.accessibilityContainerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark, .semanticGroup: return .group
    case .none: break
    }
    if view is any UIAccessibilityContainerDataTable { return .table }
    if view.accessibilityTraits.contains(.tabBar) { return .tabBar }
    if view.shouldGroupAccessibilityChildren || view.accessibilityViewIsModal
      || view.accessibilityElements != nil
    {
      return .group
    }
    return view is UIScrollView ? .scrollArea : nil
  }

  /// What a container without a label is called.
  static func title(of view: UIView, _ children: [AccessibilityNode]) -> String? {
    switch view {
    // Readers say what is around before what has the focus: the title, which says it itself, would come twice.
    case let bar as UINavigationBar:
      children.lazy.flatMap(\.elements).contains { $0.role == .heading } ? nil : bar.topItem?.title
    case is AlertView: children.lazy.flatMap(\.elements).first?.label
    default: nil
    }
  }

  /// Those of some nodes that a view which lies over them leaves in sight.
  static func uncovered(_ nodes: [AccessibilityNode], by view: UIView) -> [AccessibilityNode] {
    let covered = view.accessibilityFrame
    return nodes.compactMap { node in
      let isCovered = covered.contains(CGPoint(x: node.frame.midX, y: node.frame.midY))
      if node.isElement { return isCovered ? nil : node }
      var node = node
      node.children = uncovered(node.children, by: view)
      return isCovered && node.children.isEmpty ? nil : node
    }
  }

  // MARK: Elements

  static func role(of object: NSObject, _ traits: UIAccessibilityTraits) -> AccessibilityRole {
    switch object {
    case is UISwitch: return .toggle
    case is UISlider: return .slider
    case is UIProgressView: return .progress
    case is UIActivityIndicatorView: return .activity
    case is UIPageControl: return .pageControl
    case is PickerWheel: return .picker
    case is SegmentView: return .segment
    case is MenuItemView: return .menuItem
    case is UITabBarButton: return .tab
    case is UISearchTextField: return .searchField
    case let field as UITextField: return field.isSecureTextEntry ? .secureField : .textField
    case let text as UITextView: return text.isEditable ? .textArea : .text
    default: break
    }
    if isRow(object) { return .listItem }
    let kinds: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.tabBarItem, .tab), (.toggleButton, .toggle), (.searchField, .searchField),
      (.textEntry, .textField), (.adjustable, .slider), (.header, .heading), (.link, .link),
      (.button, .button), (.keyboardKey, .button), (.image, .image),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? .text
  }

  static func states(of object: NSObject, _ traits: UIAccessibilityTraits) -> AccessibilityStates {
    var states: AccessibilityStates = []
    let view = object as? UIView
    if !traits.contains(.notEnabled) { states.insert(.enabled) }
    if traits.contains(.selected) || (view as? any ListCellView)?.isSelected == true
      || isTicked(object)
    {
      states.insert(.selected)
    }
    if object is SegmentView || object is UITabBarButton || staysSelected(object, states) {
      states.insert(.selectable)
    }
    if object is UISwitch || traits.contains(.toggleButton) {
      states.insert(.checkable)
      if (object as? UISwitch)?.isOn ?? (object.accessibilityValue == "1") {
        states.insert(.checked)
      }
    }
    if (object as? MenuItemView) != nil, traits.contains(.selected) {
      states.formUnion([.checkable, .checked])
    }
    if let cell = object as? UICollectionViewListCell, cell.outline != nil {
      states.insert(.expandable)
      if cell.isExpanded { states.insert(.expanded) }
    }
    if traits.contains(.adjustable) { states.insert(.adjustable) }
    if traits.contains(.updatesFrequently) { states.insert(.updatesFrequently) }
    if (object as? UITextField)?.isEnabled ?? (object as? UITextView)?.isEditable ?? false {
      states.formUnion([.editable, .focusable])
      if object is UITextView { states.insert(.multiline) }
    }
    if object.accessibilityRespondsToUserInteraction || isRow(object) { states.insert(.focusable) }
    return states
  }

  /// iOS-BEHAVIOUR: a row with a tick at its end is read as selected. Evidence: unmeasured.
  private static func isTicked(_ object: NSObject) -> Bool {
    guard let cell = object as? UITableViewCell else { return false }
    return (cell.isEditing ? cell.editingAccessoryType : cell.accessoryType) == .checkmark
  }

  /// Whether a row is one that is chosen and stays so: other rows lead somewhere, and readers would say of
  /// each that it is not selected.
  private static func staysSelected(_ object: NSObject, _ states: AccessibilityStates) -> Bool {
    guard isRow(object), let cell = object as? any ListCellView else { return false }
    if states.contains(.selected) { return true }
    return (cell.focusPlace?.list as? any ListView)?.selectsSeveral ?? false
  }

  /// Whether choosing a row does anything.
  static func isChosen(_ object: NSObject) -> Bool {
    guard isRow(object), let cell = object as? any ListCellView else { return false }
    return (cell.focusPlace?.list as? any ListView)?.selectsItems ?? true
  }

  static func range(of object: NSObject) -> AccessibilityRange? {
    switch object {
    case let slider as UISlider:
      AccessibilityRange(
        value: Double(slider.value), minimum: Double(slider.minimumValue),
        maximum: Double(slider.maximumValue))
    case let progress as UIProgressView:
      AccessibilityRange(value: Double(progress.progress), minimum: 0, maximum: 1)
    case let pages as UIPageControl:
      AccessibilityRange(
        value: Double(pages.currentPage), minimum: 0,
        maximum: Double(max(pages.numberOfPages - 1, 0))
      )
    default: nil
    }
  }

  /// The text of a view that is edited.
  static func text(of object: NSObject) -> AccessibilityText? {
    guard let typing = object as? any TextTyping else { return nil }
    let isSecret = (object as? UITextField)?.isSecureTextEntry ?? false
    let text = typing.session.text
    let selection = typing.session.selection
    let length = text.utf16.count
    let start = min(max(min(selection.anchor, selection.head), 0), length)
    let end = min(max(max(selection.anchor, selection.head), start), length)
    return AccessibilityText(
      content: isSecret ? String(repeating: "\u{2022}", count: length) : text,
      selection: start..<end)
  }

  /// Whether a part of a row is reached by itself, beside the row.
  static func isUsedByItself(_ node: AccessibilityNode) -> Bool {
    switch node.role {
    case .button, .toggle, .slider, .picker, .link, .textField, .secureField, .searchField,
      .textArea,
      .pageControl, .segment, .tab, .menuItem, .listItem:
      true
    default: false
    }
  }

  /// Whether a row that holds nothing else to be used is this part, with the row's name.
  static func standsForRow(_ node: AccessibilityNode) -> Bool {
    switch node.role {
    case .toggle, .slider, .textField, .secureField: true
    default: false
    }
  }

  /// What a part adds to the label of the row around it.
  static func spoken(_ node: AccessibilityNode) -> String {
    [node.label, node.role == .text || node.role == .image ? "" : node.value ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
