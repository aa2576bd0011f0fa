import CoreGraphics
import UIKitTestSupport
import XCTest

@testable import UIKitCore
@testable import UIKitSymbols

/// Symbols by families: that their outlines can be read, are filled as they say, and what they look like together.
final class SymbolFamilyTests: XCTestCase {
  static let families: [SymbolFamily] = [
    .weather, .devices, .things, .papers, .signs, .pairs, .marks, .home,
  ]

  func test_everyOutline_isAPath_onTheGrid() {
    let grid = CGRect(x: -1, y: -1, width: 26, height: 26)
    for family in Self.families {
      for (name, outlines) in family.strokes {
        for outline in outlines {
          XCTAssertFalse(outline.path.isEmpty, name)
          XCTAssertTrue(grid.contains(outline.path.boundingBox), name)
        }
      }
      for (name, other) in family.same { XCTAssertNotNil(family.strokes[other], name) }
    }
  }

  func test_stacks_ofEveryKind_areThere() {
    for name in ["film.stack", "photo.stack", "play.square.stack", "rectangle.stack"] {
      XCTAssertNotNil(SymbolShapes.shape(named: name), name)
      XCTAssertNotNil(SymbolShapes.shape(named: name + ".fill"), name)
    }
  }

  func test_circles_areFilledByHalves() {
    for half in ["top", "bottom", "left", "right"] {
      XCTAssertNotNil(SymbolShapes.shape(named: "circle.\(half)half.filled"), half)
    }
    XCTAssertNotNil(SymbolShapes.shape(named: "list.bullet.below.rectangle"))
  }

  func test_arrowShapes_areFilledByTheirName() {
    for name in [
      "arrowshape.turn.up.left", "arrowshape.turn.up.backward", "hands.sparkles",
      "tray.and.arrow.down", "tray.and.arrow.up",
    ] {
      let (shape, filled) = (
        SymbolShapes.shape(named: name), SymbolShapes.shape(named: name + ".fill")
      )
      XCTAssertNotNil(shape, name)
      XCTAssertTrue(
        filled?.steps.contains { if case .fill = $0 { true } else { false } } ?? false, name)
    }
  }

  func test_filledOnes_haveABody() {
    for family in Self.families {
      for name in family.solid.union(family.cut) {
        XCTAssertNotNil(family.strokes[name], name)
        let shape = SymbolShapes.shape(named: name + ".fill")
        XCTAssertTrue(
          shape?.steps.contains { if case .fill = $0 { true } else { false } } ?? false, name)
      }
      for (name, places) in family.outside {
        XCTAssertTrue(family.cut.contains(name), name)
        XCTAssertLessThan(places.max() ?? 0, family.strokes[name]?.count ?? 0, name)
      }
    }
  }

  /// A house has its eaves, and the whole of its door cut out.
  func test_aFilledHouse_isAsWideAsItsOutline() throws {
    let house = try XCTUnwrap(DrawnSymbol.named("house"))
    let filled = try XCTUnwrap(DrawnSymbol.named("house.fill"))
    func width(_ shape: SymbolShape) -> CGFloat {
      shape.steps.reduce(CGRect.null) { bounds, step in
        switch step {
        case .stroke(let path), .fill(let path): bounds.union(path.boundingBoxOfPath)
        case .cutStroke, .cutFill: bounds
        }
      }.width
    }
    XCTAssertEqual(width(filled.shape), width(house.shape), accuracy: 0.5)
    let door = CGPoint(x: 12, y: 18)
    XCTAssertFalse(
      filled.shape.steps.contains { step in
        if case .fill(let path) = step { path.contains(door) } else { false }
      })
  }

  func test_aPhotoOnARectangle_isNotAPhotoAlone() {
    let (one, two) = (
      SymbolShapes.shape(named: "photo"), SymbolShapes.shape(named: "photo.on.rectangle.angled")
    )
    XCTAssertEqual(two?.steps.count, (one?.steps.count ?? 0) + 1)
  }

  /// As are the same names with `.fill`, where that is what is asked for.
  func test_namesOfSeveralParts_areDrawnWithAllOfThem() throws {
    let parts = [
      ("plus.square.on.square", "plus.square"), ("square.on.square", "square"),
      ("person.fill.checkmark", "person.fill"), ("goforward.15", "goforward"),
      ("envelope.badge", "envelope"), ("star.bubble", "star"), ("plus.viewfinder", "plus"),
      ("bolt.shield.fill", "shield.fill"), ("building.2.crop.circle", "building.2"),
      ("person.fill.viewfinder", "person.fill"), ("leaf.arrow.circlepath", "leaf"),
      ("dot.circle.fill", "circle.fill"), ("clock.arrow.circlepath", "clock"),
      ("character.book.closed.fill", "book.closed.fill"),
    ]
    for (name, part) in parts {
      let whole = try XCTUnwrap(SymbolShapes.shape(named: name), name)
      let alone = try XCTUnwrap(SymbolShapes.shape(named: part), part)
      XCTAssertNotEqual(whole.steps.count, alone.steps.count, name)
      XCTAssertNil(SymbolCatalog.themeIcon(for: name), name)
    }
  }

  func test_namesOfOtherVersions_areDrawn() {
    for name in SymbolNames.known {
      XCTAssertNotNil(SymbolShapes.shape(named: name), name)
    }
  }

  func test_namesOfOneFamily_areOfNoOther() {
    var seen = Set(SymbolOutlines.strokes.keys).union(SymbolOutlines.mixed.keys)
    seen.formUnion(SymbolOutlines.filledParts.keys)
    for family in Self.families {
      for name in Array(family.strokes.keys) + Array(family.same.keys) {
        XCTAssertTrue(seen.insert(name).inserted, "\(name) is drawn twice")
        XCTAssertNil(SymbolCatalog.themeIcon(for: name), "\(name) is drawn, and in the catalog")
      }
    }
  }

  func test_picture() {
    onMainActor {
      let names = Self.families.flatMap { family in
        family.strokes.keys.flatMap { name -> [String] in
          family.solid.union(family.cut).contains(name) ? [name, name + ".fill"] : [name]
        }
      }
      let shown = (names + Array(SymbolOutlines.filledParts.keys)).sorted()
      let size = CGSize(width: 30 * 28, height: (shown.count + 29) / 30 * 26)
      let sheet = UIView(frame: CGRect(origin: .zero, size: size))
      sheet.backgroundColor = .white
      for (place, name) in shown.enumerated() {
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame = CGRect(x: place % 30 * 28, y: place / 30 * 26, width: 28, height: 26)
        view.contentMode = .center
        sheet.addSubview(view)
      }
      let controller = UIViewController()
      controller.view.addSubview(sheet)
      let harness = Harness(size: size, root: controller)
      assertGolden(png: harness.picture(), named: "images/symbol-families", reducedBy: 2)
    }
  }
}
