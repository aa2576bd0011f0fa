import CollectionEngine
import XCTest

@testable import UIKitCore

/// What is seen of a list of names at one moment.
@MainActor
struct ModelView {
  let cells: [String: any ModelCell]
  /// Where cells are seen on the screen.
  let places: [String: CGPoint]

  init(_ face: any UpdateModelFace) {
    cells = Dictionary(
      face.visibleCells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let top = (face.list.layer.presentation() ?? face.list.layer).bounds.minY
    places = cells.mapValues { cell in
      let frame = (cell.layer.presentation() ?? cell.layer).frame
      return CGPoint(x: frame.midX, y: frame.midY - top)
    }
  }

  /// What is visible in both keeps its cell, unless it was reloaded.
  func checkCells(_ after: ModelView, reloaded: Set<String>, _ message: String) {
    for (name, cell) in after.cells {
      guard let old = cells[name], !reloaded.contains(name) else { continue }
      XCTAssertTrue(old === cell, "\(message): \(name) has another cell")
    }
  }

  /// At the moment of a change nothing has moved yet.
  func checkPlaces(_ after: ModelView, _ message: String) {
    for (name, new) in after.places where after.cells[name] === cells[name] {
      guard let old = places[name] else { continue }
      XCTAssertEqual(old.x, new.x, accuracy: 0.01, "\(message): \(name) jumped")
      XCTAssertEqual(old.y, new.y, accuracy: 0.01, "\(message): \(name) jumped")
    }
  }
}

extension UpdateModelRun {
  /// The list has taken a change over.
  func took(reloaded: Set<String>, _ before: ModelView) {
    let names = Set(face.sections.joined())
    selected = selected.intersection(names).subtracting(reloaded)
    placeholders.removeAll { !list.placeholders.contains($0) }
    // Before the cells are asked for: single changes wait for that.
    let old = offset
    let after = ModelView(face)
    before.checkCells(after, reloaded: reloaded, "seed \(seed)")
    if UIView.areAnimationsEnabled { before.checkPlaces(after, "seed \(seed)") }
    guard let old else { return }
    // The offset stays as far as the content goes.
    let lowest = max(0, list.contentSize.height - list.bounds.height)
    checkOffset(min(old, lowest))
    offset = face.guesses ? list.contentOffset.y : min(old, lowest)
  }

  /// Of sizes that are guessed those that turn out otherwise move the offset: of what begins above
  /// the visible part and is seen for the first time; or the end of the content behind it, as far as
  /// what is on screen now was guessed wrong.
  private func checkOffset(_ expected: CGFloat) {
    let error = type(of: face).largestError
    XCTAssertEqual(
      list.contentOffset.y, expected,
      accuracy: face.guesses ? max(120, CGFloat(face.visibleCells.count) * error) : 0.01,
      "seed \(seed): offset")
  }

  func check() {
    list.layoutIfNeeded()
    let sections = face.sections
    XCTAssertEqual(list.sourceCounts.itemCounts, sections.map(\.count), "seed \(seed)")
    XCTAssertEqual(list.state.brokenRules(), [], "seed \(seed)")
    if list.state.uncommitted.isNone {
      XCTAssertEqual(face.counts, sections.map(\.count), "seed \(seed)")
    }
    XCTAssertEqual(face.visiblePaths.sorted(), face.pathsInSight, "seed \(seed): visible")
    for cell in face.visibleCells { check(cell, sections) }
    let paths = Set(face.selectedPaths.map { sections[$0.section][$0.item] })
    XCTAssertEqual(paths, selected, "seed \(seed): selection")
    XCTAssertEqual(
      list.placeholders.all.filter { $0.item.provider != nil }.count, placeholders.count,
      "seed \(seed): placeholders")
    if let offset { checkOffset(offset) }
  }

  private func check(_ cell: any ModelCell, _ sections: [[String]]) {
    guard let path = face.path(of: cell) else {
      return XCTFail("seed \(seed): a visible cell has no path")
    }
    let name = sections[path.section][path.item]
    XCTAssertEqual(cell.name, name, "seed \(seed) at \(path)")
    XCTAssertEqual(
      cell.version, face.versions[name, default: 0], "seed \(seed): \(name) shows what was")
    XCTAssertEqual(cell.isSelected, selected.contains(name), "seed \(seed): selection of \(name)")
    // A finger has it.
    if list.movement?.element.view === cell { return }
    XCTAssertEqual(cell.frame, face.frame(at: path), "seed \(seed) at \(path)")
    if face.guesses {
      XCTAssertEqual(
        cell.frame.height, type(of: face).height(of: name), accuracy: 0.01,
        "seed \(seed): the size of \(name)")
    }
  }
}
