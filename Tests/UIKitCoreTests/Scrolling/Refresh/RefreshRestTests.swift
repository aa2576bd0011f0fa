import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Content that was refreshed rests where it rested before, whenever the refreshing ended.
final class RefreshRestTests: XCTestCase {
  func test_refreshedContent_restsAtItsTop_whateverTheTiming() {
    onMainActor {
      withEverySeed(0..<120) { seed in
        var random = SeededGenerator(seed: seed)
        let scenario = RefreshScenario(&random)
        let flaw = scenario.run(&random)
        XCTAssertNil(flaw, "\(flaw ?? ""), \(scenario)")
      }
    }
  }

  func test_keyboardRefresh_keepsTheTitle_andShowsTheControlBelowIt() {
    onMainActor {
      for bar in RefreshSetting.Bar.allCases {
        for content in RefreshSetting.Content.allCases {
          for key in ["f5", "r with ctrl"] {
            let setting = RefreshSetting(content, bar)
            defer { setting.close() }
            setting.harness.run("key \(key)")
            setting.step(60)
            XCTAssertTrue(setting.wasAsked)
            let flaw = setting.flawWhileRefreshing()
            XCTAssertNil(flaw, "\(content) \(bar) \(key), while it refreshes")
            setting.control.endRefreshing()
            setting.step(60)
            XCTAssertNil(setting.flaw(), "\(content) \(bar) \(key), afterwards")
          }
        }
      }
    }
  }

  func test_contentThatFits_hasNoIndicatorWhileItRefreshes() {
    onMainActor {
      for (rows, isShown) in [(2, false), (40, true)] {
        let setting = RefreshSetting(.table, .none, rows: rows)
        defer { setting.close() }
        setting.harness.run("key f5")
        setting.step(10)
        XCTAssertEqual(setting.scroll.storedBars?.geometry(.vertical) != nil, isShown, "\(rows)")
      }
    }
  }

  func test_refreshBegunByCode_leavesContentAndTitleWhereTheyAre() {
    onMainActor {
      for bar in RefreshSetting.Bar.allCases {
        for rows in [0, 40] {
          let setting = RefreshSetting(.table, bar, rows: rows)
          defer { setting.close() }
          let (offset, collapsed) = (setting.scroll.contentOffset, setting.navigation?.collapsed)
          setting.control.beginRefreshing()
          setting.step(30)
          XCTAssertEqual(setting.scroll.contentOffset, offset, "\(bar)")
          XCTAssertEqual(setting.navigation?.collapsed, collapsed, "\(bar)")
          setting.control.endRefreshing()
          setting.step(30)
          XCTAssertEqual(setting.scroll.contentOffset, offset, "\(bar)")
          XCTAssertNil(setting.flaw(), "\(bar)")
        }
      }
    }
  }

  func test_insetSetWhileRefreshing_holdsAfterwards() {
    onMainActor {
      let setting = RefreshSetting(.table, .large)
      defer { setting.close() }
      setting.harness.run("key f5")
      setting.step(60)
      let keyboard = UIEdgeInsets(top: 8, left: 0, bottom: 300, right: 0)
      setting.scroll.contentInset = keyboard
      setting.step(30)
      XCTAssertNil(setting.flawWhileRefreshing())
      setting.control.endRefreshing()
      setting.step(60)
      XCTAssertEqual(setting.scroll.contentInset, keyboard)
      XCTAssertEqual(
        setting.scroll.contentOffset.y, -setting.scroll.adjustedContentInset.top, accuracy: 0.5)
    }
  }

  func test_dragUnderWhichARefreshEnds_goesOnWithoutAJump() {
    onMainActor {
      let setting = RefreshSetting(.table, .large)
      defer { setting.close() }
      setting.harness.finger(.began, 200, 200)
      for step in 1...30 { setting.harness.finger(.changed, 200, 200 + CGFloat(step) * 10) }
      XCTAssertTrue(setting.control.isRefreshing)
      let held = setting.scroll.contentOffset.y
      setting.control.endRefreshing()
      setting.step()
      XCTAssertEqual(setting.scroll.contentOffset.y, held)
      setting.harness.finger(.changed, 200, 501)
      XCTAssertEqual(setting.scroll.contentOffset.y, held, accuracy: 2)
      setting.harness.finger(.ended, 200, 501)
      setting.step(120)
      XCTAssertNil(setting.flaw())
    }
  }
}

/// How a refresh goes, chosen at random.
@MainActor
private struct RefreshScenario: CustomStringConvertible {
  enum Beginning: CaseIterable {
    case finger, touchpad, wheel, f5, controlR, code, codeAndScroll, scrollAndCode, codeAndAnimation
  }
  enum Change: CaseIterable { case none, insertion, reload, ownInset }

  let content: RefreshSetting.Content
  let bar: RefreshSetting.Bar
  let insetTop: CGFloat
  let rows: Int
  let beginning: Beginning
  let change: Change
  /// Points that a pull goes down, and its frames.
  let pull: CGFloat
  let pullFrames: Int
  /// Frames that the fingers rest at the end of their pull.
  let restFrames: Int
  /// Frames from the beginning, or from the control's question, to the end.
  let endFrame: Int
  let endsAfterQuestion: Bool
  let endsTwice: Bool
  /// A second pull begins so many frames after the end; nil for none.
  let secondPull: Int?

  nonisolated var description: String {
    MainActor.assumeIsolated {
      "\(beginning) \(bar) \(content) of \(rows) rows, inset \(insetTop), pulled \(pull) in "
        + "\(pullFrames) frames, held \(restFrames), ended \(endsTwice ? "twice " : "")"
        + "\(endFrame) frames after \(endsAfterQuestion ? "the question" : "the beginning") "
        + "with \(change), pulled again after \(secondPull.map(String.init) ?? "no") frames"
    }
  }

  init(_ random: inout SeededGenerator) {
    content = RefreshSetting.Content.allCases.randomElement(using: &random)!
    bar = RefreshSetting.Bar.allCases.randomElement(using: &random)!
    insetTop = [0, 0, 20].randomElement(using: &random)!
    rows = [0, 3, 40].randomElement(using: &random)!
    beginning =
      ([.finger, .finger, .finger, .touchpad] + Beginning.allCases).randomElement(using: &random)!
    change = Change.allCases.randomElement(using: &random)!
    pull = CGFloat(Int.random(in: 20...420, using: &random))
    pullFrames = Int.random(in: 3...40, using: &random)
    restFrames = [0, 0, 1, 2, 30].randomElement(using: &random)!
    endFrame = Int.random(in: 0...70, using: &random)
    endsAfterQuestion = Bool.random(using: &random)
    endsTwice = Int.random(in: 0..<4, using: &random) == 0
    secondPull =
      Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 0...30, using: &random) : nil
  }

  /// - Returns: what is wrong in the end; nil for nothing.
  func run(_ random: inout SeededGenerator) -> String? {
    let setting = RefreshSetting(content, bar, insetTop: insetTop, rows: rows)
    defer { setting.close() }
    var actions: [(frame: Int, run: () -> Void)] = []
    var frame = 0
    var hasPulledAgain = false
    // Points a frame; nothing that was thrown is faster than the fingers were.
    let fastest = max(36, 1.3 * pull / CGFloat(pullFrames))
    var last = setting.scroll.contentOffset.y
    var jump: String?
    func end() {
      if change == .ownInset {
        setting.scroll.contentInset = setting.scroll.contentInset
      }
      setting.control.endRefreshing()
      switch change {
      case .insertion: setting.insertRows(3)
      case .reload: setting.reload()
      case .none, .ownInset: break
      }
      if endsTwice { actions.append((frame + endFrame % 9, { setting.control.endRefreshing() })) }
      if let secondPull, !hasPulledAgain {
        hasPulledAgain = true
        let start = max(frame + secondPull, pullFrames + restFrames + 3)
        actions += pullActions(setting, from: start, id: 2, finger: true)
      }
    }
    if endsAfterQuestion {
      setting.onRefresh = {
        if endFrame < 3 { end() } else { actions.append((frame + endFrame, end)) }
      }
    } else {
      actions.append((endFrame, end))
    }
    actions += begin(setting)
    while frame < 120 || !actions.isEmpty {
      let due = actions.filter { $0.frame <= frame }
      actions.removeAll { $0.frame <= frame }
      for action in due { action.run() }
      setting.step()
      frame += 1
      let seen = setting.scroll.layer.presentation()?.bounds.minY ?? setting.scroll.contentOffset.y
      if abs(seen - last) > fastest, beginning != .codeAndScroll {
        jump = jump ?? "what is seen jumped by \(seen - last) points in frame \(frame)"
      }
      last = seen
    }
    setting.onRefresh = nil
    setting.control.endRefreshing()
    setting.harness.settle()
    setting.step(40)
    return jump ?? setting.flaw()
  }

  private func begin(_ setting: RefreshSetting) -> [(frame: Int, run: () -> Void)] {
    let scroll = setting.scroll
    let control = setting.control
    func key(_ key: KeyInput.Key, _ text: String = "", _ modifiers: KeyModifiers = []) -> () -> Void
    {
      {
        setting.harness.window.windowScene?.host.receive(
          .key(
            KeyInput(
              key: key, characters: "", charactersIgnoringModifiers: text, modifiers: modifiers,
              time: setting.time)))
      }
    }
    switch beginning {
    case .finger: return pullActions(setting, from: 1, id: 1, finger: true)
    case .touchpad: return pullActions(setting, from: 1, id: 1, finger: false)
    case .wheel:
      return (0..<6).map { turn in (1 + turn * 3, { setting.scroll(.wheel, .changed, dy: -40) }) }
    case .f5: return [(1, key(.function(5)))]
    case .controlR: return [(1, key(.character, "r", .control))]
    case .code: return [(1, { control.beginRefreshing() })]
    case .codeAndScroll, .codeAndAnimation:
      let isAnimated = beginning == .codeAndAnimation
      return [
        (
          1,
          {
            control.beginRefreshing()
            scroll.setContentOffset(
              CGPoint(x: 0, y: scroll.contentOffset.y - control.frame.height),
              animated: isAnimated)
          }
        )
      ]
    case .scrollAndCode:
      return [
        (
          1,
          {
            scroll.setContentOffset(
              CGPoint(x: 0, y: scroll.contentOffset.y - control.frame.height), animated: true)
            control.beginRefreshing()
          }
        )
      ]
    }
  }

  /// A pull by a finger or on a touchpad.
  private func pullActions(
    _ setting: RefreshSetting, from start: Int, id: Int, finger: Bool
  ) -> [(frame: Int, run: () -> Void)] {
    var actions: [(frame: Int, run: () -> Void)] = []
    let top: CGFloat = 230
    let step = pull / CGFloat(pullFrames)
    for index in 0...pullFrames {
      actions.append(
        (
          start + index,
          {
            if finger {
              setting.touch(id, index == 0 ? .began : .changed, y: top + step * CGFloat(index))
            } else {
              setting.scroll(
                .touchpad, index == 0 ? .began : .changed, dy: index == 0 ? 0 : -step)
            }
          }
        ))
    }
    actions.append(
      (
        start + pullFrames + 1 + restFrames,
        {
          if finger {
            setting.touch(id, .ended, y: top + pull)
          } else {
            setting.scroll(.touchpad, .ended, dy: 0)
          }
        }
      ))
    return actions
  }
}

extension RefreshSetting {
  fileprivate var time: TimeInterval { PlatformServices.current.application.currentTime }

  fileprivate func touch(_ id: Int, _ phase: InputPhase, y: CGFloat) {
    harness.window.windowScene?.host.receive(
      .touch(TouchInput(id: id, phase: phase, location: CGPoint(x: 200, y: y), time: time)))
  }

  fileprivate func scroll(_ source: ScrollInput.Source, _ phase: InputPhase, dy: CGFloat) {
    harness.window.windowScene?.host.receive(
      .scroll(
        ScrollInput(
          source: source, phase: phase, location: CGPoint(x: 200, y: 400),
          delta: CGVector(dx: 0, dy: dy), time: time)))
  }
}
