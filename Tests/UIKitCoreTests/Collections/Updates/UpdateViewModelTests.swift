import CollectionEngine
import XCTest

@testable import UIKitCore

/// Random changes of all kinds, many of them inside running animations, against plain arrays: what is
/// shown, where, by which cells, what is selected, where the content is.
///
/// `TESSERA_UPDATES=1000000` runs as many updates instead of the few thousand of every day.
final class UpdateViewModelTests: XCTestCase {
  func test_randomUpdates_agreeWithPlainArrays() {
    let wanted = ProcessInfo.processInfo.environment["TESSERA_UPDATES"].flatMap(Int.init) ?? 1_500
    onMainActor {
      var done = 0
      var seed = 0
      while done < wanted {
        done += UpdateModelRun(seed: seed).run(updates: min(40, wanted - done))
        seed += 1
      }
    }
  }
}

/// One list and its plain double.
@MainActor
private final class UpdateModelRun {
  private let seed: Int
  private var random: SeededRandom
  private let stage: UpdateStage
  private var selected: Set<String> = []
  private var lastName = 0

  init(seed: Int) {
    self.seed = seed
    var random = SeededRandom(seed: UInt64(seed) &* 0x9E37_79B9 &+ 17)
    var count = 0
    var sections: [[String]] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let items = Int.random(in: 0...30, using: &random)
      sections.append((count + 1..<count + items + 1).map { "\($0)" })
      count += items
    }
    self.random = random
    lastName = count
    stage = UpdateStage(
      sections, layout: Self.layout(seed), size: CGSize(width: 320, height: 240))
    stage.view.allowsMultipleSelection = true
    if seed % 5 == 3 {
      stage.source.heights = { 20 + CGFloat((Int($0) ?? 0) % 4) * 15 }
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    if seed % 5 == 4 {
      (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize =
        CGSize(width: 320, height: 40)
      stage.source.configure = { $0.preferredHeight = 20 + CGFloat((Int($1) ?? 0) % 4) * 15 }
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
    }
  }

  private static func layout(_ seed: Int) -> UICollectionViewFlowLayout {
    let layout = seed % 2 == 0 ? UICollectionViewFlowLayout() : UpdateRecordingFlow()
    UpdateStage.configure(layout, header: seed % 3 == 0 ? 16 : 0)
    if seed % 5 < 2 { layout.itemSize = CGSize(width: 80, height: 60) }
    if seed % 3 == 0, seed % 2 == 0 { layout.sectionHeadersPinToVisibleBounds = true }
    return layout
  }

  private func fresh() -> String {
    lastName += 1
    return "\(lastName)"
  }

  private func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// - Returns: the number of updates.
  func run(updates: Int) -> Int {
    var done = 0
    while done < updates {
      switch int(0...99) {
      case 0..<45:
        batch()
        done += 1
      case 45..<60:
        for _ in 0...int(0...4) { single() }
        done += 1
      case 60..<75: stage.harness.advance(by: Double(int(1...12)) / 60)
      case 75..<87: scroll()
      case 87..<92: select()
      case 92..<95: wrongBatch()
      case 95..<97:
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        selected = []
      default: UIView.performWithoutAnimation { batch() }
      }
      check()
    }
    stage.harness.advance(by: 0.5)
    check()
    XCTAssertEqual(
      stage.cellsInView.count, stage.view.visibleCells.count, "seed \(seed): ghosts stay")
    for cell in stage.cellsInView {
      XCTAssertEqual(cell.alpha, 1, "seed \(seed)")
      XCTAssertNil(cell.layer.animationKeys(), "seed \(seed)")
    }
    stage.close()
    return done
  }

  // MARK: Steps

  private func perform(_ operation: UpdateOperation) {
    let view = stage.view
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

  private func batch() {
    let change = RandomListChange(of: stage.source.sections, random: &random, fresh: fresh)
    let before = cellsByName()
    let offset = stage.view.contentOffset.y
    let nests = int(0...4) == 0
    stage.view.performBatchUpdates { [self] in
      for (index, operation) in change.operations.enumerated() {
        if nests, index % 2 == 0 {
          stage.view.performBatchUpdates { [self] in perform(operation) }
        } else {
          perform(operation)
        }
      }
      stage.source.sections = change.after
    }
    took(change.after, reloaded: change.reloaded, before)
    // The offset stays as far as the content goes; estimates that turn out wrong move it.
    guard seed % 5 != 4 else { return }
    let lowest = max(0, stage.view.contentSize.height - stage.view.bounds.height)
    XCTAssertEqual(
      stage.view.contentOffset.y, min(offset, lowest), accuracy: 0.01, "seed \(seed): offset")
  }

  /// A change outside of any batch.
  private func single() {
    var sections = stage.source.sections
    let before = cellsByName()
    let section = int(0...(sections.count - 1))
    var reloaded: Set<String> = []
    let operation: UpdateOperation
    switch int(0...9) {
    case 0..<5:
      let item = int(0...sections[section].count)
      sections[section].insert(fresh(), at: item)
      operation = .insertItem(ItemPath(section, item))
    case 5..<8 where !sections[section].isEmpty:
      let item = int(0...(sections[section].count - 1))
      sections[section].remove(at: item)
      operation = .deleteItem(ItemPath(section, item))
    case 8 where !sections[section].isEmpty:
      let item = int(0...(sections[section].count - 1))
      reloaded = [sections[section][item]]
      operation = .reloadItem(ItemPath(section, item))
    case 9 where sections.count < 4:
      sections.insert([fresh(), fresh()], at: section)
      operation = .insertSection(section)
    default: return
    }
    stage.source.sections = sections
    perform(operation)
    took(sections, reloaded: reloaded, before)
  }

  /// Something that cannot be: it is refused in UIKit's words, and nothing has changed.
  private func wrongBatch() {
    let counts = stage.source.sections.map(\.count)
    let total = SectionCounts(counts)
    let wrong: [UpdateOperation] =
      switch int(0...4) {
      case 0: [.deleteItem(ItemPath(0, counts[0] + int(0...3)))]
      case 1: [.insertItem(ItemPath(counts.count, 0))]
      case 2: [.insertSection(0)]
      case 3: [.moveSection(0, to: counts.count + 1)]
      default: [.deleteSection(0), .reloadSection(0)]
      }
    do {
      _ = try stage.view.resolve(UpdateBatch(wrong), before: total)
      XCTFail("seed \(seed): \(wrong) was taken")
    } catch {
      XCTAssertFalse(error.message.isEmpty)
    }
  }

  private func scroll() {
    let lowest = max(0, stage.view.contentSize.height - stage.view.bounds.height)
    let y = CGFloat(int(0...Int(lowest)))
    stage.view.setContentOffset(CGPoint(x: 0, y: y), animated: int(0...3) == 0)
    stage.view.layoutIfNeeded()
  }

  private func select() {
    guard let path = stage.view.indexPathsForVisibleItems.randomElement(using: &random) else {
      return
    }
    let name = stage.source.sections[path.section][path.item]
    if selected.remove(name) != nil {
      stage.view.deselectItem(at: path, animated: false)
    } else {
      selected.insert(name)
      stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  // MARK: Checks

  private func cellsByName() -> [String: NameCell] {
    Dictionary(
      stage.view.visibleCells.compactMap { $0 as? NameCell }.map { ($0.name, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  /// What was visible and still is keeps its cell, unless it was reloaded; what is gone or was
  /// reloaded is no longer selected.
  private func took(
    _ sections: [[String]], reloaded: Set<String>, _ before: [String: NameCell]
  ) {
    let names = Set(sections.joined())
    selected = selected.intersection(names).subtracting(reloaded)
    // Estimates that turn out wrong can take an item out of sight and back within one layout.
    guard seed % 5 != 4 else { return }
    for (name, cell) in cellsByName() {
      guard let old = before[name], !reloaded.contains(name) else { continue }
      XCTAssertTrue(old === cell, "seed \(seed): \(name) has another cell")
    }
  }

  private func check() {
    let view = stage.view
    view.layoutIfNeeded()
    let sections = stage.source.sections
    XCTAssertEqual((0..<view.numberOfSections).map(view.numberOfItems), sections.map(\.count))
    let wanted =
      view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.filter {
        $0.representedElementCategory == .cell && $0.frame.overlaps(view.bounds)
      }.map(\.indexPath).sorted() ?? []
    XCTAssertEqual(view.indexPathsForVisibleItems.sorted(), wanted, "seed \(seed): visible")
    for cell in view.visibleCells.compactMap({ $0 as? NameCell }) {
      guard let path = view.indexPath(for: cell) else {
        XCTFail("seed \(seed): a visible cell has no path")
        continue
      }
      let name = sections[path.section][path.item]
      XCTAssertEqual(cell.name, name, "seed \(seed) at \(path)")
      XCTAssertEqual(
        cell.frame, view.layoutAttributesForItem(at: path)?.frame, "seed \(seed) at \(path)")
      XCTAssertEqual(cell.isSelected, selected.contains(name), "seed \(seed): selection of \(name)")
    }
    let paths = Set(
      (view.indexPathsForSelectedItems ?? []).map { sections[$0.section][$0.item] })
    XCTAssertEqual(paths, selected, "seed \(seed): selection")
  }
}
