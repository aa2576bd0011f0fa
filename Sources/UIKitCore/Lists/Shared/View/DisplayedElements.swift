import CollectionEngine

/// Names one element of a list, cheap to hash.
struct ElementKey: Hashable {
  var category: UInt8
  /// A number for the kind string; 0 for cells.
  var kind: Int32
  var section: Int
  var item: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(
      UInt64(truncatingIfNeeded: item) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(truncatingIfNeeded: section) << 32 ^ UInt64(truncatingIfNeeded: kind) << 2
        ^ UInt64(category))
  }

  static func item(_ path: ItemPath) -> ElementKey {
    ElementKey(category: 0, kind: 0, section: path.section, item: path.item)
  }
}

/// Where attributes put an element, and how it looks there.
@MainActor
struct ElementPlacement {
  let frame: CGRect
  let transform: CATransform3D?
  let alpha: CGFloat
  let zIndex: Int
  let isHidden: Bool

  init(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.plainFrame
    transform = attributes.hasTransform ? attributes.transform3D : nil
    alpha = attributes.alpha
    zIndex = attributes.zIndex
    isHidden = attributes.isHidden
  }

  func isSame(as attributes: UICollectionViewLayoutAttributes) -> Bool {
    frame == attributes.plainFrame && alpha == attributes.alpha && zIndex == attributes.zIndex
      && isHidden == attributes.isHidden && hasTransform(of: attributes)
  }

  func hasTransform(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    (transform != nil) == attributes.hasTransform
      && transform.map { CATransform3DEqualToTransform($0, attributes.transform3D) } != false
  }
}

/// A view on screen and what it stands for.
@MainActor
final class DisplayedElement {
  let view: any ListElementView
  private(set) var key: ElementKey
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// What they said when they were taken: a layout may change its attributes in place.
  private(set) var placement: ElementPlacement
  /// The pass that last found it visible.
  private(set) var pass: Int
  /// The transition that takes it off the screen; 0 while it is to stay.
  private(set) var departure = 0
  /// While it leaves: the data no longer has it, and its key is the last it had.
  private(set) var isGone = false

  /// Where the element is in the data now; after an update ahead of what `attributes` say.
  var indexPath: IndexPath {
    key.section < 0 ? attributes.indexPath : IndexPath(item: key.item, section: key.section)
  }

  init(
    view: any ListElementView, key: ElementKey, attributes: UICollectionViewLayoutAttributes,
    pass: Int
  ) {
    self.view = view
    self.key = key
    self.attributes = attributes
    placement = ElementPlacement(attributes)
    self.pass = pass
  }

  /// A pass found it visible.
  func found(in pass: Int) { self.pass = pass }

  /// What the layout says of it now.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    placement = ElementPlacement(attributes)
  }

  /// An update gave it another place in the data.
  func move(to key: ElementKey) { self.key = key }

  /// Its view is taken off the screen.
  ///
  /// - Parameter isGone: the data has it no more.
  func leave(with transition: Int, isGone: Bool) {
    departure = transition
    self.isGone = isGone
    view.elementState.leave()
  }

  /// While it leaves, the data lost it.
  func lose() { isGone = true }

  /// Its view is wanted again, here or by the program.
  func stopLeaving() { departure = 0 }
}

/// The views on screen by element.
@MainActor
final class DisplayedElements {
  private(set) var byKey: [ElementKey: DisplayedElement] = [:]
  private var kinds: [String: Int32] = [:]
  /// The last pass.
  private(set) var pass = 0

  /// - Returns: the number by which the pass marks what it finds.
  func beginPass() -> Int {
    pass += 1
    return pass
  }

  func key(for attributes: UICollectionViewLayoutAttributes, kind: Int32) -> ElementKey {
    key(attributes.category, kind, attributes.indexPath)
  }

  private func key(
    _ category: ListElementCategory, _ kind: Int32, _ path: IndexPath
  ) -> ElementKey {
    let isPlain = path.count == 2
    return ElementKey(
      category: UInt8(category.rawValue), kind: kind, section: isPlain ? path[0] : -1,
      item: isPlain ? path[1] : path.hashValue)
  }

  /// A number for a kind, the same as long as the view lives.
  func number(ofKind kind: String?) -> Int32 {
    guard let kind else { return 0 }
    if let number = kinds[kind] { return number }
    let number = Int32(kinds.count + 1)
    kinds[kind] = number
    return number
  }

  func add(_ element: DisplayedElement) { byKey[element.key] = element }
  func remove(_ element: DisplayedElement) { byKey[element.key] = nil }

  /// - Returns: all of them, in reading order.
  func takeAll() -> [DisplayedElement] {
    let all = all
    byKey.removeAll(keepingCapacity: true)
    return all
  }

  /// After an update, by their new keys.
  func replace(with elements: [DisplayedElement]) {
    byKey.removeAll(keepingCapacity: true)
    for element in elements { byKey[element.key] = element }
  }

  /// The kinds of supplementary and decoration views that are, or with `more` were, on screen.
  func kinds(of more: [DisplayedElement]) -> [(ListElementCategory, String)] {
    var kinds: [(ListElementCategory, String)] = []
    func note(_ element: DisplayedElement) {
      guard let kind = element.attributes.kind else { return }
      let category = element.attributes.category
      if !kinds.contains(where: { $0 == category && $1 == kind }) { kinds.append((category, kind)) }
    }
    byKey.values.forEach(note)
    more.forEach(note)
    return kinds.sorted { ($0.0.rawValue, $0.1) < ($1.0.rawValue, $1.1) }
  }

  // MARK: Queries, in reading order

  func sorted(_ elements: [DisplayedElement]) -> [DisplayedElement] {
    elements.sorted {
      ($0.key.category, $0.key.section, $0.key.item) < (
        $1.key.category, $1.key.section, $1.key.item
      )
    }
  }

  var all: [DisplayedElement] { sorted(Array(byKey.values)) }

  /// In no order.
  var itemKeys: [ItemPath] {
    byKey.keys.compactMap { $0.category == 0 ? ItemPath($0.section, $0.item) : nil }
  }

  private var items: [DisplayedElement] { sorted(byKey.values.filter { $0.key.category == 0 }) }

  var cells: [any ListElementView] { items.map(\.view) }
  var itemPaths: [IndexPath] { items.map(\.indexPath) }

  func path(of view: UIView) -> IndexPath? {
    byKey.values.first { $0.view === view }?.indexPath
  }

  func element(
    category: ListElementCategory, kind: String?, _ path: IndexPath
  ) -> DisplayedElement? {
    guard let number = kind == nil ? 0 : kinds[kind!] else { return nil }
    return byKey[key(category, number, path)]
  }

  func supplementaries(ofKind kind: String) -> [DisplayedElement] {
    guard let number = kinds[kind] else { return [] }
    return sorted(byKey.values.filter { $0.key.kind == number && $0.key.category == 1 })
  }
}
