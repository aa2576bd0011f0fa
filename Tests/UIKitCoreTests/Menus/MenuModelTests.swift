import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What menus show and where, without a screen.
final class MenuModelTests: XCTestCase {
  @MainActor private static let all = MenuModel.Resolver(
    elements: { _ in nil }, command: { $0 })

  // MARK: Groups

  func test_inlineMenus_becomeGroups() {
    onMainActor {
      @MainActor func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
      let hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
      let menu = UIMenu(
        title: "Root",
        children: [
          action("a"), hidden,
          UIMenu(title: "Inner", options: .displayInline, children: [action("b"), action("c")]),
          UIMenu(options: .displayInline, children: [hidden]),
          action("d"), UIMenu(title: "Sub", children: [action("e")]),
        ])
      let model = MenuModel(menu, resolver: Self.all)
      XCTAssertEqual(
        model.groups.map { $0.entries.map(\.title) }, [["a"], ["b", "c"], ["d", "Sub"]])
      XCTAssertEqual(model.groups.map(\.title), ["", "Inner", ""])
      XCTAssertEqual(model.title, "Root")
      let reversed = MenuModel(menu, resolver: Self.all, isReversed: true)
      XCTAssertEqual(
        reversed.groups.map { $0.entries.map(\.title) }, [["Sub", "d"], ["c", "b"], ["a"]])
    }
  }

  func test_deferredElements_areReplacedOrLoading() {
    onMainActor {
      let late = UIDeferredMenuElement { _ in }
      let now = UIDeferredMenuElement { $0([UIAction(title: "came") { _ in }]) }
      let answers = DeferredElements()
      let menu = UIMenu(children: [late, now])
      let model = MenuModel(
        menu, resolver: .init(elements: { answers.elements(for: $0) }, command: { $0 }))
      XCTAssertEqual(model.entries.map(\.title), ["Loading…", "came"])
      XCTAssertEqual(model.entries.map(\.isEnabled), [false, true])
    }
  }

  func test_cachedElements_areAskedForOnce_uncachedEachTime() {
    onMainActor {
      var counts = [0, 0]
      let cached = UIDeferredMenuElement { done in
        counts[0] += 1
        done([])
      }
      let uncached = UIDeferredMenuElement.uncached { done in
        counts[1] += 1
        done([])
      }
      for _ in 0..<3 {
        let answers = DeferredElements()
        for element in [cached, uncached, cached, uncached] {
          XCTAssertNotNil(answers.elements(for: element))
        }
      }
      XCTAssertEqual(counts, [1, 3])
    }
  }

  func test_selectedElements_lookIntoInlineMenus() {
    onMainActor {
      let on = UIAction(title: "on", state: .on) { _ in }
      let menu = UIMenu(children: [
        UIMenu(options: .displayInline, children: [on]),
        UIMenu(title: "sub", children: [UIAction(title: "x", state: .on) { _ in }]),
        UIAction(title: "mixed", state: .mixed) { _ in },
      ])
      XCTAssertEqual(menu.selectedElements, [on])
      let copy = menu.replacingChildren([on])
      XCTAssertEqual(copy.identifier, menu.identifier)
      XCTAssertEqual(copy.children, [on])
      XCTAssertEqual(menu.children.count, 3)
    }
  }

  // MARK: Typing

  func test_typeAhead_findsBeginnings() {
    let titles = ["Copy", "Cut", "Paste", "Customise"]
    let all = [0, 1, 2, 3]
    var typing = MenuTypeAhead()
    XCTAssertEqual(typing.type("c", at: 0, titles: titles, enabled: all, current: nil), 0)
    XCTAssertEqual(typing.type("u", at: 0.3, titles: titles, enabled: all, current: 0), 1)
    XCTAssertEqual(typing.type("s", at: 0.6, titles: titles, enabled: all, current: 1), 3)
    XCTAssertNil(typing.type("x", at: 0.9, titles: titles, enabled: all, current: 3))
    XCTAssertEqual(typing.type("P", at: 3, titles: titles, enabled: all, current: 3), 2)
    typing = MenuTypeAhead()
    var seen: [Int?] = []
    var current: Int?
    for step in 0..<4 {
      current = typing.type(
        "c", at: Double(step) / 10, titles: titles, enabled: [0, 1, 3], current: current)
      seen.append(current)
    }
    XCTAssertEqual(seen, [0, 1, 3, 0], "one letter again and again")
  }

  // MARK: Places

  /// Whatever the screen, the preview and the menu: both stay on it, and apart where that is possible.
  func test_places_stayOnTheScreen() {
    withEverySeed(0..<2000) { seed in
      var random = SeededGenerator(seed: Int(seed))
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let area = CGRect(
        x: number(0...40), y: number(0...60), width: number(280...1400), height: number(280...1400))
      let size = CGSize(width: min(250, area.width), height: number(44...1500))
      let isRightToLeft = Bool.random(using: &random)
      let point = CGPoint(x: number(-50...1500), y: number(-50...1500))
      let beside = MenuPlacement.menu(size, at: point, in: area, isRightToLeft: isRightToLeft)
      XCTAssertTrue(area.contains(beside), "seed \(seed): \(beside) in \(area)")
      let preview = CGRect(
        x: number(-100...1400), y: number(-300...1500), width: number(20...1200),
        height: number(20...1600))
      let place = MenuPlacement.menu(size, of: preview, in: area, isRightToLeft: isRightToLeft)
      XCTAssertTrue(area.insetBy(dx: -0.5, dy: -0.5).contains(place.menu), "seed \(seed)")
      XCTAssertTrue(area.insetBy(dx: -0.5, dy: -0.5).contains(place.preview), "seed \(seed)")
      let isApart = !place.menu.insetBy(dx: 0.5, dy: 0.5).intersects(place.preview)
      XCTAssertTrue(isApart, "seed \(seed): \(place) in \(area)")
      XCTAssertEqual(
        place.preview.width / place.preview.height, preview.width / preview.height,
        accuracy: 0.01 * preview.width / preview.height, "seed \(seed): keeps its shape")
      let control = CGRect(
        x: area.minX + number(0...200), y: number(0...1300), width: 60, height: 40)
      let under = MenuPlacement.menu(size, under: control, alignedAt: control.midX, in: area)
      XCTAssertTrue(area.contains(under.menu), "seed \(seed)")
    }
  }

  func test_previewThatFits_isNotMoved() {
    let area = CGRect(x: 0, y: 20, width: 375, height: 640)
    let preview = CGRect(x: 20, y: 100, width: 100, height: 100)
    let size = CGSize(width: 250, height: 200)
    let below = MenuPlacement.menu(size, of: preview, in: area, isRightToLeft: false)
    XCTAssertEqual(below.preview, preview)
    XCTAssertEqual(below.menu, CGRect(x: 20, y: 214, width: 250, height: 200))
    let low = preview.offsetBy(dx: 220, dy: 400)
    let above = MenuPlacement.menu(size, of: low, in: area, isRightToLeft: false)
    XCTAssertTrue(above.isMenuAbove)
    XCTAssertEqual(above.preview, low)
    XCTAssertEqual(above.menu.maxX, low.maxX)
  }
}
