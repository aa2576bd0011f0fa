import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A collection view in a window of a headless screen, over sections of names.
@MainActor
final class UpdateFixture {
  let harness: Harness
  let view: UICollectionView
  let source: NameSource
  private let controller = UIViewController()

  init(
    _ sections: [[String]], layout: UICollectionViewLayout? = nil,
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    let layout = layout ?? Self.flow()
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NameCell.self, forCellWithReuseIdentifier: "name")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        NameHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    source = NameSource(sections)
    view.dataSource = source
    view.delegate = source
    self.view = view
    let controller = self.controller
    harness = Harness(
      size: size,
      root: {
        controller.view = UIView(frame: CGRect(origin: .zero, size: size))
        controller.view.addSubview(view)
        return controller
      }())
    harness.advance(by: 0.05)
    _ = source.record.take()
  }

  /// Rows of 320 by 40 points without gaps, so that item n begins at 40·n.
  static func flow(header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    configure(flow, header: header)
    return flow
  }

  static func configure(_ flow: UICollectionViewFlowLayout, header: CGFloat = 0) {
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: header)
  }

  func cell(_ name: String) -> NameCell? {
    view.visibleCells.compactMap { $0 as? NameCell }.first { $0.name == name }
  }

  /// All cells in the view, also those on their way off the screen.
  var cellsInView: [NameCell] { view.subviews.compactMap { $0 as? NameCell } }

  /// Where a cell is seen, in the view's content.
  func seenFrame(_ name: String) -> CGRect? {
    cell(name).map { ($0.layer.presentation() ?? $0.layer).frame }
  }

  var names: [String] {
    view.visibleCells.compactMap { ($0 as? NameCell)?.name }
  }

  func close() { harness.close() }
}

func names(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

@MainActor
final class NameCell: UICollectionViewCell {
  var name = ""
  /// Of what the source has to show by this name, when it configured the cell.
  var version = 0
  private(set) var preparations = 0
  var preferredHeight: CGFloat?
  private(set) var dragStates: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { dragStates.append(dragState) }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredHeight.map { CGSize(width: size.width, height: $0) } ?? size
  }
}

@MainActor
final class NameHeader: UICollectionReusableView {}

/// Sections of names, and all that is called, in order.
@MainActor
final class NameSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  let record = CallRecord()
  var recordsDisplay = false
  /// By name; nil leaves the size to the layout.
  var heights: ((String) -> CGFloat)?
  /// How often what is shown by a name changed.
  var versions: [String: Int] = [:]
  var configure: (NameCell, String) -> Void = { _, _ in }
  var target: ((CGPoint) -> CGPoint)?
  var moves: [(IndexPath, IndexPath)] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var agreedTarget: (IndexPath, IndexPath, IndexPath) -> IndexPath = { $2 }

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    record.add("cell \(text(path))")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
    let name = sections[path.section][path.item]
    if let cell = cell as? NameCell {
      cell.name = name
      cell.version = versions[name, default: 0]
      configure(cell, name)
    }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    record.add("header \(text(path))")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    record.add("canMove \(text(path))")
    return canMove(path)
  }

  func collectionView(_ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
    record.add("move \(text(old)) \(text(new))")
    let name = sections[old.section].remove(at: old.item)
    sections[new.section].insert(name, at: new.item)
  }

  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    record.add("target of \(text(original)) at \(text(current)) to \(text(proposed))")
    return agreedTarget(original, current, proposed)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { if recordsDisplay { record.add("willDisplay \(text(path))") } }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    if recordsDisplay {
      record.add("didEndDisplaying \(text(path)) \((cell as? NameCell)?.name ?? "")")
    }
  }

  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    record.add("delegate target \(Int(proposed.y))")
    return target?(proposed) ?? proposed
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    guard let heights else {
      OptionalMethod.markMissing(.sizeForItem)
      return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    return CGSize(width: view.bounds.width, height: heights(sections[path.section][path.item]))
  }
}

/// A flow layout that records what it is asked and told in updates and changes of layout.
@MainActor
class UpdateRecordingFlow: UICollectionViewFlowLayout {
  var record: CallRecord?
  var label = ""
  var start: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var end: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var target: ((CGPoint) -> CGPoint)?

  private func add(_ line: String) { record?.add(label + line) }

  override func prepare() {
    add("prepare")
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      let before = item.indexPathBeforeUpdate.map { text($0) } ?? "nil"
      let after = item.indexPathAfterUpdate.map { text($0) } ?? "nil"
      return "\(item.updateAction) \(before) \(after)"
    }
    add("updates \(items.joined(separator: ", "))")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    add("target \(Int(proposed.y))")
    return target?(proposed) ?? proposed
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    add("initial \(text(path))")
    return start?(path) ?? super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    add("final \(text(path))")
    return end?(path) ?? super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("initial header \(text(path))")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("final header \(text(path))")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func finalizeCollectionViewUpdates() { add("finalize updates") }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    add("transition to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    add("transition from")
  }

  override func finalizeLayoutTransition() { add("finalize transition") }
}
