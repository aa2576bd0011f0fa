import CollectionEngine
import XCTest

@testable import UIKitCore

/// Random changes of all kinds, many of them inside running animations, against plain arrays: what is
/// shown, where, by which cells, what is selected, where the content is. Collection and table views
/// go through the same.
///
/// `TESSERA_UPDATES=1000000` runs as many updates of each instead of the few thousand of every day.
final class UpdateViewModelTests: XCTestCase {
  func test_randomUpdatesOfCollectionViews_agreeWithPlainArrays() {
    agree { CollectionModelFace($0, seed: $1) }
  }

  func test_randomUpdatesOfTableViews_agreeWithPlainArrays() {
    agree { TableModelFace($0, seed: $1) }
  }

  private func agree(_ makeFace: @MainActor @Sendable ([[String]], Int) -> any UpdateModelFace) {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["TESSERA_UPDATES"].flatMap(Int.init) ?? 1_500
    let only = environment["TESSERA_SEED"].flatMap(Int.init)
    onMainActor {
      var done = 0
      var seed = only ?? 0
      while done < wanted {
        done += UpdateModelRun(seed: seed, makeFace).run(updates: min(40, wanted - done))
        if only != nil { break }
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
  private let face: any UpdateModelFace
  private var selected: Set<String> = []
  private var lastName = 0

  init(seed: Int, _ makeFace: @MainActor ([[String]], Int) -> any UpdateModelFace) {
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
    face = makeFace(sections, seed)
  }

  private func fresh() -> String {
    lastName += 1
    return "\(lastName)"
  }

  private var list: any ListView { face.list }

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
      case 60..<75: face.harness.advance(by: Double(int(1...12)) / 60)
      case 75..<87: scroll()
      case 87..<92: select()
      case 92..<95: wrongBatch()
      case 95..<97:
        face.reloadData()
        list.layoutIfNeeded()
        selected = []
      default: UIView.performWithoutAnimation { batch() }
      }
      check()
    }
    face.harness.advance(by: 0.5)
    check()
    XCTAssertEqual(
      face.cellsInView.count, face.visibleCells.count, "seed \(seed): ghosts stay")
    for cell in face.cellsInView {
      XCTAssertEqual(cell.alpha, 1, "seed \(seed)")
      XCTAssertNil(cell.layer.animationKeys(), "seed \(seed)")
    }
    face.harness.close()
    return done
  }

  // MARK: Steps

  private func batch() {
    let change = RandomListChange(of: face.sections, random: &random, fresh: fresh)
    let before = cellsByName()
    let offset = list.contentOffset.y
    let nests = int(0...4) == 0
    face.perform { [self] in
      for (index, operation) in change.operations.enumerated() {
        if nests, index % 2 == 0 {
          face.perform { [self] in face.perform(operation) }
        } else {
          face.perform(operation)
        }
      }
      face.sections = change.after
    }
    took(change.after, reloaded: change.reloaded, before)
    // The offset stays as far as the content goes; estimates that turn out wrong move it.
    guard !face.guesses else { return }
    let lowest = max(0, list.contentSize.height - list.bounds.height)
    XCTAssertEqual(
      list.contentOffset.y, min(offset, lowest), accuracy: 0.01, "seed \(seed): offset")
  }

  /// A change outside of any batch.
  private func single() {
    var sections = face.sections
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
    face.sections = sections
    face.perform(operation)
    took(sections, reloaded: reloaded, before)
  }

  /// Something that cannot be: it is refused in UIKit's words, and nothing has changed.
  private func wrongBatch() {
    let counts = face.sections.map(\.count)
    let noun = list.noun.rawValue
    let (wrong, words) = wrongUpdates(counts, noun)
    do {
      _ = try list.resolve(UpdateBatch(wrong), before: SectionCounts(counts))
      XCTFail("seed \(seed): \(wrong) was taken")
    } catch {
      XCTAssertTrue(error.message.hasPrefix(words), "seed \(seed): \(error.message)")
    }
  }

  private func wrongUpdates(_ counts: [Int], _ noun: String) -> ([UpdateOperation], String) {
    let inconsistent =
      "Invalid batch updates detected: the number of sections and/or \(noun)s returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = { \(counts.count) "
      + "\(counts.count == 1 ? "section" : "sections") with \(noun) counts: \(counts) }"
    let sections = counts.count
    switch int(0...6) {
    case 0:
      let item = counts[0] + int(0...3)
      return (
        [.deleteItem(ItemPath(0, item))],
        "attempt to delete \(noun) \(item) from section 0 which only contains \(counts[0]) "
          + "\(noun)s before the update"
      )
    case 1:
      return (
        [.insertItem(ItemPath(sections, 0))],
        "attempt to insert \(noun) 0 into section \(sections), but there are only \(sections) "
          + "sections after the update"
      )
    case 2: return ([.insertSection(0)], inconsistent)
    case 3:
      return (
        [.moveSection(0, to: sections + 1)],
        "attempt to move section 0 to section \(sections + 1), but there are only \(sections) "
          + "sections after the update"
      )
    case 4:
      let item = counts[0] + int(0...3)
      return (
        [.moveItem(ItemPath(0, item), to: ItemPath(0, 0))],
        "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - \(item)}) that does not "
          + "exist - there are only \(counts[0]) \(noun)s in section 0 before the update"
      )
    case 5 where counts[0] > 0: return ([.deleteItem(ItemPath(0, 0))], inconsistent)
    default:
      return (
        [.deleteSection(0), .reloadSection(0)],
        "attempt to delete and reload the same section (0)"
      )
    }
  }

  private func scroll() {
    let lowest = max(0, list.contentSize.height - list.bounds.height)
    let y = CGFloat(int(0...Int(lowest)))
    list.setContentOffset(CGPoint(x: 0, y: y), animated: int(0...3) == 0)
    list.layoutIfNeeded()
  }

  private func select() {
    guard let path = face.visiblePaths.randomElement(using: &random) else {
      return
    }
    let name = face.sections[path.section][path.item]
    if selected.remove(name) != nil {
      face.deselect(path)
    } else {
      selected.insert(name)
      face.select(path)
    }
  }

  // MARK: Checks

  private func cellsByName() -> [String: any ModelCell] {
    Dictionary(face.visibleCells.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// What was visible and still is keeps its cell, unless it was reloaded; what is gone or was
  /// reloaded is no longer selected.
  private func took(
    _ sections: [[String]], reloaded: Set<String>, _ before: [String: any ModelCell]
  ) {
    let names = Set(sections.joined())
    selected = selected.intersection(names).subtracting(reloaded)
    // Estimates that turn out wrong can take an item out of sight and back within one layout.
    guard !face.guesses else { return }
    for (name, cell) in cellsByName() {
      guard let old = before[name], !reloaded.contains(name) else { continue }
      XCTAssertTrue(old === cell, "seed \(seed): \(name) has another cell")
    }
  }

  private func check() {
    list.layoutIfNeeded()
    let sections = face.sections
    XCTAssertEqual(face.counts, sections.map(\.count))
    XCTAssertEqual(face.visiblePaths.sorted(), face.pathsInSight, "seed \(seed): visible")
    for cell in face.visibleCells {
      guard let path = face.path(of: cell) else {
        XCTFail("seed \(seed): a visible cell has no path")
        continue
      }
      let name = sections[path.section][path.item]
      XCTAssertEqual(cell.name, name, "seed \(seed) at \(path)")
      XCTAssertEqual(cell.frame, face.frame(at: path), "seed \(seed) at \(path)")
      XCTAssertEqual(cell.isSelected, selected.contains(name), "seed \(seed): selection of \(name)")
    }
    let paths = Set(face.selectedPaths.map { sections[$0.section][$0.item] })
    XCTAssertEqual(paths, selected, "seed \(seed): selection")
  }
}
