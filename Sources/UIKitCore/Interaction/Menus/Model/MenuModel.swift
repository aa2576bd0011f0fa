/// What one menu shows: its visible elements in groups, as they are laid out.
@MainActor
struct MenuModel {
  /// How the entries of a group are placed.
  enum Layout {
    case rows
    /// Pictures over titles, side by side.
    case medium
    /// Pictures, side by side.
    case small
    /// Pictures side by side without lines between them.
    case palette

    var columns: Int {
      switch self {
      case .rows: 1
      case .medium: 3
      case .small: 4
      case .palette: 6
      }
    }
  }

  /// One element that can be seen.
  struct Entry {
    enum Kind {
      case leaf(any UIMenuLeaf)
      case submenu(UIMenu)
      /// Its elements are not there yet.
      case loading
    }
    var element: UIMenuElement
    var kind: Kind
    /// The menu it belongs to, which may be an inline one.
    var parent: UIMenu
  }

  /// Entries between two separators.
  struct Group {
    var title = ""
    var layout: Layout
    var entries: [Entry] = []
  }

  var title: String
  var groups: [Group] = []

  /// Answers for the elements of a menu that only who shows it can give.
  struct Resolver {
    /// The elements that stand for a deferred one; nil while they are loading.
    var elements: @MainActor (UIDeferredMenuElement) -> [UIMenuElement]?
    /// The command as it is to be shown; nil leaves it out.
    var command: @MainActor (UICommand) -> UIMenuElement?
  }

  /// - Parameter isReversed: the last element comes first, for menus that open upwards and are to
  ///   have their first element next to what opened them.
  init(_ menu: UIMenu, resolver: Resolver, isReversed: Bool = false) {
    title = menu.title
    append(menu, resolver)
    groups.removeAll(where: \.entries.isEmpty)
    guard isReversed else { return }
    groups.reverse()
    for index in groups.indices where groups[index].layout == .rows {
      groups[index].entries.reverse()
    }
  }

  var entries: [Entry] { groups.flatMap(\.entries) }

  private mutating func append(_ menu: UIMenu, _ resolver: Resolver) {
    let layout = Self.layout(of: menu)
    var group = Group(title: groups.isEmpty ? "" : menu.title, layout: layout)
    func flush(_ groups: inout [Group]) {
      if !group.entries.isEmpty { groups.append(group) }
      group = Group(layout: layout)
    }
    for child in Self.expanded(menu.children, resolver) {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        flush(&groups)
        let first = groups.count
        append(inner, resolver)
        // The first of all groups has the menu's own title above it, and may have one of its own.
        if groups.count > first { groups[first].title = inner.title }
      } else if let entry = Self.entry(child, in: menu, resolver) {
        group.entries.append(entry)
      }
    }
    flush(&groups)
  }

  private static func layout(of menu: UIMenu) -> Layout {
    if menu.options.contains(.displayAsPalette) { return .palette }
    return switch menu.preferredElementSize {
    case .small: .small
    case .medium: .medium
    case .large, .automatic: .rows
    }
  }

  /// Deferred elements replaced by what they stand for.
  private static func expanded(
    _ elements: [UIMenuElement], _ resolver: Resolver
  ) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      guard let deferred = element as? UIDeferredMenuElement else { return [element] }
      return resolver.elements(deferred).map { expanded($0, resolver) } ?? [element]
    }
  }

  private static func entry(
    _ element: UIMenuElement, in parent: UIMenu, _ resolver: Resolver
  ) -> Entry? {
    if element is UIDeferredMenuElement {
      return Entry(element: element, kind: .loading, parent: parent)
    }
    if let menu = element as? UIMenu {
      return Entry(element: menu, kind: .submenu(menu), parent: parent)
    }
    var shown = element
    if let command = element as? UICommand {
      guard let resolved = resolver.command(command) else { return nil }
      shown = resolved
    }
    guard let leaf = shown as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else {
      return nil
    }
    return Entry(element: shown, kind: .leaf(leaf), parent: parent)
  }
}

@MainActor
extension MenuModel.Entry {
  var title: String {
    if case .loading = kind { return "Loading…" }
    return element.title
  }

  var isEnabled: Bool {
    switch kind {
    case .leaf(let leaf): !leaf.attributes.contains(.disabled)
    case .submenu: true
    case .loading: false
    }
  }

  var isDestructive: Bool {
    switch kind {
    case .leaf(let leaf): leaf.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .loading: false
    }
  }

  var state: UIMenuElement.State {
    if case .leaf(let leaf) = kind { return leaf.state }
    return .off
  }

  var isSubmenu: Bool {
    if case .submenu = kind { return true }
    return false
  }

  /// The picture for the state it is in.
  var image: UIImage? {
    if case .leaf(let leaf) = kind, leaf.state == .on, let selected = leaf.selectedImage {
      return selected
    }
    return element.image
  }
}
