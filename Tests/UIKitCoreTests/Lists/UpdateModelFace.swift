import CollectionEngine
import UIKitTestSupport

@testable import UIKitCore

/// What the model test of updates needs of a list, in words that both kinds of list have.
@MainActor
protocol UpdateModelFace: AnyObject {
  var harness: Harness { get }
  var list: any ListView { get }
  /// What the data source has.
  var sections: [[String]] { get set }
  /// Sizes of what was never seen are guessed, so the content may turn out to be elsewhere.
  var guesses: Bool { get }
  /// Random choices of its own, as which animation rows have.
  var random: SeededGenerator { get set }

  func perform(_ operation: UpdateOperation)
  func perform(batch: @escaping () -> Void)
  func reconfigure(_ paths: [IndexPath])
  /// How often what is shown by a name changed.
  var versions: [String: Int] { get set }
  func reloadData()
  func select(_ path: IndexPath)
  func deselect(_ path: IndexPath)

  /// As the list's public methods tell.
  var counts: [Int] { get }
  var visiblePaths: [IndexPath] { get }
  var visibleCells: [any ModelCell] { get }
  func path(of cell: any ModelCell) -> IndexPath?
  func frame(at path: IndexPath) -> CGRect?
  var selectedPaths: [IndexPath] { get }

  // MARK: What only some lists have; false or nil where there is none

  /// Other sizes or another layout, at once or with an animation.
  func changeLayout(_ random: inout SeededGenerator) -> Bool
  var canMoveInteractively: Bool { get }
  /// A placeholder before an item of the data source.
  func insertPlaceholder(at path: IndexPath) -> PlaceholderItem?
  func commit(_ placeholder: PlaceholderItem, _ update: (IndexPath) -> Void) -> Bool
  func remove(_ placeholder: PlaceholderItem) -> Bool
  /// The gap of a drag, or none.
  func setGap(_ path: IndexPath?)
}

extension UpdateModelFace {
  func changeLayout(_ random: inout SeededGenerator) -> Bool { false }
  var canMoveInteractively: Bool { false }
  func insertPlaceholder(at path: IndexPath) -> PlaceholderItem? { nil }
  func commit(_ placeholder: PlaceholderItem, _ update: (IndexPath) -> Void) -> Bool { false }
  func remove(_ placeholder: PlaceholderItem) -> Bool { false }
  func setGap(_ path: IndexPath?) {}
}

/// A cell that shows a name.
@MainActor
protocol ModelCell: ListCellView {
  var name: String { get }
  /// Of what is shown by that name.
  var version: Int { get }
}

extension NameCell: ModelCell {}

extension UpdateModelFace {
  /// All cells in the view, also those on their way off the screen.
  var cellsInView: [any ModelCell] { list.subviews.compactMap { $0 as? any ModelCell } }

  /// What the layout has in the visible part, as the data source counts; also what is moved.
  var pathsInSight: [IndexPath] {
    let bounds = list.bounds
    let elements = list.storedLayout?.layoutAttributesForElements(in: bounds) ?? []
    var paths: Set<IndexPath> = []
    for attributes in elements
    where attributes.representedElementCategory == .cell && attributes.frame.overlaps(bounds) {
      guard let path = ItemPath(attributes.indexPath), list.placeholders.item(at: path) == nil
      else { continue }
      paths.insert(list.sourcePath(attributes.indexPath))
    }
    if let movement = list.movement { paths.insert(IndexPath(movement.original)) }
    return paths.sorted()
  }

  /// The height a name's element wants to have.
  static func height(of name: String) -> CGFloat { 20 + CGFloat((Int(name) ?? 0) % 4) * 15 }

  /// How far that is from what layouts guess, at most.
  static var largestError: CGFloat { 25 }
}

/// A collection view under a flow layout.
@MainActor
final class CollectionModelFace: UpdateModelFace {
  private let fixture: UpdateFixture
  let guesses: Bool
  var random: SeededGenerator

  init(_ sections: [[String]], seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    guesses = seed % 5 == 4
    let layout = seed % 2 == 0 ? UICollectionViewFlowLayout() : UpdateRecordingFlow()
    UpdateFixture.configure(layout, header: seed % 3 == 0 ? 16 : 0)
    if seed % 5 < 2 { layout.itemSize = CGSize(width: 80, height: 60) }
    if seed % 3 == 0, seed % 2 == 0 { layout.sectionHeadersPinToVisibleBounds = true }
    fixture = UpdateFixture(sections, layout: layout, size: CGSize(width: 320, height: 240))
    fixture.view.allowsMultipleSelection = true
    if seed % 5 == 3 {
      fixture.source.heights = Self.height
      layout.invalidateLayout()
    }
    if seed % 5 < 3, seed % 7 == 6 {
      fixture.view.setCollectionViewLayout(ModelRows(random: &random), animated: false)
    }
    if guesses {
      layout.estimatedItemSize = CGSize(width: 320, height: 40)
      fixture.source.configure = { $0.preferredHeight = Self.height(of: $1) }
      fixture.view.reloadData()
    }
    fixture.view.layoutIfNeeded()
  }

  var harness: Harness { fixture.harness }
  var list: any ListView { fixture.view }
  var sections: [[String]] {
    get { fixture.source.sections }
    set { fixture.source.sections = newValue }
  }

  func perform(_ operation: UpdateOperation) {
    let view = fixture.view
    switch operation {
    case .deleteSection(let section): view.deleteSections([section])
    case .insertSection(let section): view.insertSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let old, let new): view.moveSection(old, toSection: new)
    case .deleteItem(let path): view.deleteItems(at: [IndexPath(path)])
    case .insertItem(let path): view.insertItems(at: [IndexPath(path)])
    case .reloadItem(let path): view.reloadItems(at: [IndexPath(path)])
    case .moveItem(let old, let new): view.moveItem(at: IndexPath(old), to: IndexPath(new))
    }
  }

  func perform(batch: @escaping () -> Void) { fixture.view.performBatchUpdates(batch) }
  func reconfigure(_ paths: [IndexPath]) { fixture.view.reconfigureItems(at: paths) }
  var versions: [String: Int] {
    get { fixture.source.versions }
    set { fixture.source.versions = newValue }
  }

  func changeLayout(_ random: inout SeededGenerator) -> Bool {
    let view = fixture.view
    let isAnimated = Bool.random(using: &random)
    let current = view.collectionViewLayout as? UICollectionViewFlowLayout
    switch Int.random(in: 0...3, using: &random) {
    case 0: view.collectionViewLayout.invalidateLayout()
    case 1 where current != nil && !guesses:
      current?.itemSize = CGSize(width: Int.random(in: 1...4, using: &random) * 80, height: 50)
    case 2 where fixture.source.heights == nil && !guesses:
      view.setCollectionViewLayout(ModelRows(random: &random), animated: isAnimated)
    default:
      let new = UICollectionViewFlowLayout()
      UpdateFixture.configure(new, header: CGFloat(Int.random(in: 0...1, using: &random) * 20))
      if guesses { new.estimatedItemSize = CGSize(width: 320, height: 40) }
      view.setCollectionViewLayout(new, animated: isAnimated)
    }
    return true
  }

  var canMoveInteractively: Bool { true }

  func insertPlaceholder(at path: IndexPath) -> PlaceholderItem? {
    let placeholder = UICollectionViewPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "name")
    placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
    return fixture.view.insert(placeholder)
  }
  func commit(_ placeholder: PlaceholderItem, _ update: (IndexPath) -> Void) -> Bool {
    fixture.view.commit(placeholder, update)
  }
  func remove(_ placeholder: PlaceholderItem) -> Bool { fixture.view.remove(placeholder) }
  func setGap(_ path: IndexPath?) {
    if let path { fixture.view.insertGap(at: path) } else { fixture.view.removeGap() }
  }

  func reloadData() { fixture.view.reloadData() }
  func select(_ path: IndexPath) {
    fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
  }
  func deselect(_ path: IndexPath) { fixture.view.deselectItem(at: path, animated: false) }

  var counts: [Int] {
    (0..<fixture.view.numberOfSections).map(fixture.view.numberOfItems(inSection:))
  }
  var visiblePaths: [IndexPath] { fixture.view.indexPathsForVisibleItems }
  var visibleCells: [any ModelCell] {
    fixture.view.visibleCells.compactMap { $0 as? any ModelCell }
  }
  func path(of cell: any ModelCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(fixture.view.indexPath)
  }
  func frame(at path: IndexPath) -> CGRect? {
    fixture.view.attributesOfItem(at: fixture.view.shownPath(path))?.frame
  }
  var selectedPaths: [IndexPath] { fixture.view.indexPathsForSelectedItems ?? [] }
}

/// A table view, of all styles and with all ways to tell heights.
@MainActor
final class TableModelFace: UpdateModelFace {
  private let fixture: TableFixture
  private let source: NameTable
  var random: SeededGenerator
  let guesses: Bool

  init(_ sections: [[String]], seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    let source = NameTable(sections)
    self.source = source
    if seed % 3 == 0 { source.headerText = { "Section of \($0)" } }
    if seed % 4 == 1 { source.footerText = { "\($0) rows" } }
    let heights = seed % 5
    guesses = heights == 2 || heights == 4
    switch heights {
    case 2, 3: source.heights = Self.height
    case 4: source.configure = { $0.preferredHeight = Self.height(of: $1) }
    default: break
    }
    let styles: [UITableView.Style] = [.plain, .plain, .grouped, .insetGrouped]
    fixture = TableFixture(
      source, delegate: source, style: styles[seed % 4], size: CGSize(width: 320, height: 240)
    ) { table in
      table.contentInsetAdjustmentBehavior = .never
      table.allowsMultipleSelection = true
      table.register(NameRow.self, forCellReuseIdentifier: "name")
      if heights < 2 { table.rowHeight = 40 }
      if heights == 3 { table.estimatedRowHeight = 0 }
      if heights == 4 { table.estimatedRowHeight = 40 }
    }
  }

  var harness: Harness { fixture.harness }
  var list: any ListView { fixture.table }
  var sections: [[String]] {
    get { source.rows }
    set { source.rows = newValue }
  }

  func perform(_ operation: UpdateOperation) {
    let table = fixture.table
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let animation = animations[Int.random(in: 0..<animations.count, using: &random)]
    switch operation {
    case .deleteSection(let section): table.deleteSections([section], with: animation)
    case .insertSection(let section): table.insertSections([section], with: animation)
    case .reloadSection(let section): table.reloadSections([section], with: animation)
    case .moveSection(let old, let new): table.moveSection(old, toSection: new)
    case .deleteItem(let path): table.deleteRows(at: [IndexPath(path)], with: animation)
    case .insertItem(let path): table.insertRows(at: [IndexPath(path)], with: animation)
    case .reloadItem(let path): table.reloadRows(at: [IndexPath(path)], with: animation)
    case .moveItem(let old, let new): table.moveRow(at: IndexPath(old), to: IndexPath(new))
    }
  }

  func perform(batch: @escaping () -> Void) {
    guard Bool.random(using: &random) else { return fixture.table.performBatchUpdates(batch) }
    fixture.table.beginUpdates()
    batch()
    fixture.table.endUpdates()
  }

  func reconfigure(_ paths: [IndexPath]) { fixture.table.reconfigureRows(at: paths) }
  var versions: [String: Int] {
    get { source.versions }
    set { source.versions = newValue }
  }

  func reloadData() { fixture.table.reloadData() }
  func select(_ path: IndexPath) {
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
  }
  func deselect(_ path: IndexPath) { fixture.table.deselectRow(at: path, animated: false) }

  var counts: [Int] {
    (0..<fixture.table.numberOfSections).map(fixture.table.numberOfRows(inSection:))
  }
  var visiblePaths: [IndexPath] { fixture.table.indexPathsForVisibleRows ?? [] }
  var visibleCells: [any ModelCell] {
    fixture.table.visibleCells.compactMap { $0 as? any ModelCell }
  }
  func path(of cell: any ModelCell) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(fixture.table.indexPath)
  }
  func frame(at path: IndexPath) -> CGRect? { fixture.table.rectForRow(at: path) }
  var selectedPaths: [IndexPath] { fixture.table.indexPathsForSelectedRows ?? [] }
}

@MainActor
final class NameRow: UITableViewCell, ModelCell {
  var name = ""
  var version = 0
  var preferredHeight: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredHeight.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}

/// Sections of names as a table's data.
@MainActor
final class NameTable: TableSource, UITableViewDelegate {
  /// By the number of rows.
  var headerText: ((Int) -> String)?
  var footerText: ((Int) -> String)?
  var heights: ((String) -> CGFloat)?
  var versions: [String: Int] = [:]
  var configure: (NameRow, String) -> Void = { _, _ in }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    if let cell = cell as? NameRow {
      cell.name = rows[indexPath.section][indexPath.row]
      cell.version = versions[cell.name, default: 0]
      configure(cell, cell.name)
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headerText?(rows[section].count) }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footerText?(rows[section].count) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights else {
      OptionalMethod.markMissing(.heightForRow)
      return tableView.rowHeight
    }
    return heights(rows[indexPath.section][indexPath.row])
  }
}
