import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// One list and its plain double, driven by one seed.
@MainActor
final class UpdateModelRun {
  let seed: Int
  var random: SeededGenerator
  let face: any UpdateModelFace
  var selected: Set<String> = []
  var placeholders: [PlaceholderItem] = []
  /// Where the content is; nil where that is not for the updates to say.
  var offset: CGFloat?
  /// How long an animated scroll may still go on.
  private var scrolling = 0.0
  private var lastName = 0

  init(seed: Int, _ makeFace: @MainActor ([[String]], Int) -> any UpdateModelFace) {
    self.seed = seed
    var random = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9 &+ 17)
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
    offset = list.contentOffset.y
  }

  func fresh() -> String {
    lastName += 1
    return "\(lastName)"
  }

  var list: any ListView { face.list }

  func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// - Returns: the number of updates.
  func run(updates: Int) -> Int {
    var done = 0
    while done < updates {
      switch int(0...99) {
      case 0..<40:
        batch()
        done += 1
      case 40..<55:
        for _ in 0...int(0...4) { single() }
        done += 1
      case 55..<69: advance(by: Double(int(1...12)) / 60)
      case 69..<79: scroll()
      case 79..<83: select()
      case 83..<88:
        wrong()
        done += 1
      case 88..<90: reload()
      case 90..<92: changeLayout()
      case 92..<95: moveInteractively()
      case 95..<98: placehold()
      default: UIView.performWithoutAnimation { batch() }
      }
      check()
    }
    finish()
    return done
  }

  private func finish() {
    offset = nil
    list.endMovement(cancelled: true)
    face.setGap(nil)
    for placeholder in placeholders { _ = face.remove(placeholder) }
    placeholders = []
    face.harness.advance(by: 0.5)
    check()
    XCTAssertEqual(
      face.cellsInView.count, face.visibleCells.count, "seed \(seed): ghosts stay")
    for cell in face.cellsInView {
      XCTAssertEqual(cell.alpha, 1, "seed \(seed)")
      XCTAssertNil(cell.layer.animationKeys(), "seed \(seed)")
    }
    face.harness.close()
  }

  // MARK: Updates

  private func batch() {
    let change = RandomListChange(of: face.sections, random: &random, fresh: fresh)
    let before = ModelView(face)
    let nests = int(0...4) == 0
    let reconfigures = int(0...2) == 0
    face.perform { [self] in
      for (index, operation) in change.operations.enumerated() {
        if nests, index % 2 == 0 {
          face.perform { [self] in face.perform(operation) }
        } else {
          face.perform(operation)
        }
      }
      if reconfigures {
        for (name, _) in change.reconfigured { face.versions[name, default: 0] += 1 }
        face.reconfigure(change.reconfigured.map { IndexPath($0.path) })
      }
      face.sections = change.after
    }
    took(reloaded: change.reloaded, before)
  }

  /// A change outside of any batch.
  private func single() {
    var sections = face.sections
    let before = ModelView(face)
    let section = int(0...(sections.count - 1))
    let count = sections[section].count
    var reloaded: Set<String> = []
    let operation: UpdateOperation
    switch int(0...13) {
    case 0..<5:
      let item = int(0...count)
      sections[section].insert(fresh(), at: item)
      operation = .insertItem(ItemPath(section, item))
    case 5..<8 where count > 0:
      let item = int(0...(count - 1))
      sections[section].remove(at: item)
      operation = .deleteItem(ItemPath(section, item))
    case 8 where count > 0:
      let item = int(0...(count - 1))
      reloaded = [sections[section][item]]
      operation = .reloadItem(ItemPath(section, item))
    case 9 where sections.count < 4:
      sections.insert([fresh(), fresh()], at: section)
      operation = .insertSection(section)
    case 10 where count > 0:
      let old = ItemPath(section, int(0...(count - 1)))
      let name = sections[section].remove(at: old.item)
      let target = int(0...(sections.count - 1))
      let new = ItemPath(target, int(0...sections[target].count))
      sections[target].insert(name, at: new.item)
      operation = .moveItem(old, to: new)
    case 11 where sections.count > 1:
      if int(0...1) == 0 {
        sections.remove(at: section)
        operation = .deleteSection(section)
      } else {
        let moved = sections.remove(at: section)
        let target = int(0...sections.count)
        sections.insert(moved, at: target)
        operation = .moveSection(section, to: target)
      }
    case 12:
      reloaded = Set(sections[section])
      if int(0...1) == 0 { sections[section].append(fresh()) }
      operation = .reloadSection(section)
    case 13 where count > 0:
      let item = int(0...(count - 1))
      face.versions[sections[section][item], default: 0] += 1
      return face.reconfigure([[section, item]])
    default: return
    }
    face.sections = sections
    face.perform(operation)
    took(reloaded: reloaded, before)
  }

  /// Something that cannot be: it is refused in UIKit's words, and leaves the list as it was.
  private func wrong() {
    let sections = face.sections
    let change = RandomListChange(of: sections, random: &random, fresh: fresh)
    let wrong = WrongUpdate(sections, change, list.elementName, random: &random)
    list.layoutIfNeeded()
    let before = ListSnapshot(list)
    do {
      if wrong.operations.count == 1, int(0...1) == 0 {
        face.sections = wrong.after
        try list.attempt(wrong.operations)
      } else {
        try list.attemptBatch { [self] in
          face.sections = wrong.after
          for operation in wrong.operations { face.perform(operation) }
        }
      }
      XCTFail("seed \(seed): \(wrong.operations) was taken")
    } catch {
      let text = flattened(list.text(of: error))
      XCTAssertTrue(text.hasPrefix(wrong.text), "seed \(seed): \(text); not \(wrong.text)")
      XCTAssertEqual(
        error.namesView, text.contains(flattened("\(list.elementName.viewName): \(list)")))
    }
    face.sections = sections
    let after = ListSnapshot(list)
    XCTAssertEqual(
      before, after, "seed \(seed): \(wrong.text) changed\n\(before.changes(to: after))")
  }

  // MARK: What else happens to lists

  private func scroll() {
    guard list.movement == nil else { return }
    let lowest = max(0, list.contentSize.height - list.bounds.height)
    let y = CGFloat(int(0...Int(lowest)))
    let isAnimated = int(0...3) == 0
    list.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated)
    list.layoutIfNeeded()
    scrolling = isAnimated ? 0.6 : 0
    keepOffset()
  }

  private func advance(by time: Double) {
    face.harness.advance(by: time)
    scrolling -= time
  }

  /// From now on the content is to stay where it is; what is moved near an edge scrolls it.
  private func keepOffset() {
    offset = scrolling > 0 || list.movement != nil ? nil : list.contentOffset.y
  }

  private func select() {
    guard let path = face.visiblePaths.randomElement(using: &random) else { return }
    let name = face.sections[path.section][path.item]
    if selected.remove(name) != nil {
      face.deselect(path)
    } else {
      selected.insert(name)
      face.select(path)
    }
  }

  private func reload() {
    face.reloadData()
    list.layoutIfNeeded()
    selected = []
    placeholders = []
    keepOffset()
  }

  private func changeLayout() {
    let before = ModelView(face)
    guard face.changeLayout(&random) else { return }
    list.layoutIfNeeded()
    keepOffset()
    before.checkCells(ModelView(face), reloaded: [], "seed \(seed), a layout")
  }

  /// Takes an item up, carries it on, lets it go.
  private func moveInteractively() {
    guard face.canMoveInteractively else { return }
    offset = nil
    guard let movement = list.movement, !movement.isGap else {
      guard placeholders.isEmpty else { return }
      face.setGap(nil)
      if let path = face.visiblePaths.randomElement(using: &random) {
        _ = list.beginMovement(ofItemAt: path)
      }
      return
    }
    guard int(0...2) == 0 else {
      let y = list.contentOffset.y + CGFloat(int(0...240))
      return list.moveInteractively(to: CGPoint(x: CGFloat(int(0...320)), y: y))
    }
    let isCancelled = int(0...2) == 0
    var expected = face.sections
    if !isCancelled {
      let (old, new) = (movement.original, movement.current)
      let name = expected[old.section].remove(at: old.item)
      expected[new.section].insert(name, at: new.item)
    }
    list.endMovement(cancelled: isCancelled)
    XCTAssertEqual(face.sections, expected, "seed \(seed): carried")
  }

  /// Places that the data source knows nothing of come, go, and become items.
  private func placehold() {
    guard list.movement == nil else { return }
    let section = int(0...(face.sections.count - 1))
    let path = IndexPath(item: int(0...face.sections[section].count), section: section)
    let isBatch = int(0...2) == 0
    func inBatch(_ change: @escaping () -> Void) {
      if isBatch { face.perform(batch: change) } else { change() }
    }
    let placeholder = placeholders.randomElement(using: &random)
    switch int(0...4) {
    case 0: face.setGap(path)
    case 1: face.setGap(nil)
    case 2:
      inBatch { [self] in
        if let new = face.insertPlaceholder(at: path) { placeholders.append(new) }
      }
    case 3:
      guard let placeholder else { return }
      inBatch { [self] in
        let name = fresh()
        let isDone = face.commit(placeholder) { path in
          face.sections[path.section].insert(name, at: path.item)
        }
        XCTAssertTrue(isDone, "seed \(seed): a placeholder was lost")
      }
      placeholders.removeAll { $0 === placeholder }
    default:
      guard let placeholder else { return }
      inBatch { [self] in
        XCTAssertTrue(face.remove(placeholder), "seed \(seed): a placeholder was lost")
      }
      placeholders.removeAll { $0 === placeholder }
    }
    offset = nil
  }
}
