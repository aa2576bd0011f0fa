import CoreGraphics
import UIKitSymbols
import XCTest

@testable import UIKitCore

/// Which symbols are drawn here, and as what.
final class SymbolTests: XCTestCase {
  func test_things_areDrawn() {
    for name in [
      "ticket.fill", "sailboat", "figure.outdoor.cycle", "1.circle", "12.circle.fill", "50.square",
      "dollarsign.circle.fill", "popcorn", "square.stack.3d.up.fill", "plus.app",
      "plus.rectangle.fill", "chart.pie", "die.face.6.fill", "circle.grid.3x3", "circle.dashed",
      "dot.circle.fill", "trophy.fill", "hare", "sparkle.magnifyingglass",
    ] {
      XCTAssertNotNil(SymbolShapes.shape(named: name), name)
    }
    XCTAssertEqual(SymbolShapes.shape(named: "sparkle.magnifyingglass")?.steps.count, 3)
  }

  func test_whatHasMoreWords_isDrawnWithoutThem() {
    for (name, body) in [
      "photo.on.rectangle.angled": "photo.on.rectangle",
      "list.bullet.rectangle.portrait.fill": "list.bullet.rectangle.fill",
      "square.and.arrow.up.trianglebadge.exclamationmark": "square.and.arrow.up",
      "figure.volleyball": "figure.stand", "person.3.sequence": "person.3",
    ] {
      guard let shape = SymbolShapes.shape(named: name) else { XCTFail(name); continue }
      XCTAssertEqual(
        shape.steps.count, SymbolShapes.shape(named: body)?.steps.count, "\(name) as \(body)")
    }
  }

  func test_safariFill_isADiscWithTheNeedleCutOut() throws {
    let filled = try XCTUnwrap(SymbolShapes.shape(named: "safari.fill"))
    XCTAssertNotEqual(
      "\(filled.steps)", "\(try XCTUnwrap(SymbolShapes.shape(named: "safari")).steps)")
  }

  func test_speedometer_isNoTimer() throws {
    let timer = try XCTUnwrap(SymbolShapes.shape(named: "timer"))
    XCTAssertGreaterThan(
      try XCTUnwrap(SymbolShapes.shape(named: "speedometer")).steps.count, timer.steps.count)
  }

  func test_badges_areDrawnOnWhatTheyBelongTo() {
    for (name, body) in [
      "cart.badge.plus": "cart", "folder.badge.minus": "folder",
      "person.fill.badge.plus": "person.fill", "calendar.badge.clock": "calendar",
      "person.crop.circle.badge.questionmark": "person.crop.circle",
      "person.crop.circle.badge.xmark.fill": "person.crop.circle.fill",
    ] {
      guard let shape = SymbolShapes.shape(named: name), let body = SymbolShapes.shape(named: body)
      else { XCTFail(name); continue }
      XCTAssertGreaterThan(shape.steps.count, body.steps.count + 1, name)
      XCTAssertEqual(shape.width, body.width, name)
    }
    XCTAssertNil(SymbolShapes.shape(named: "cart.badge.nonsense"))
  }

  func test_whatIsNoSymbol_isNone() {
    for name in ["", "star.nonsense", "nonsense.fill", "arrow.backword", "circle.of.friends"] {
      XCTAssertNil(SymbolShapes.shape(named: name), name)
    }
  }
}
