import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Random wishes of several recognisers against a model that knows nothing of touches, events and
/// deadlines.
final class ArenaModelTests: XCTestCase {
  func test_randomWishes_becomeWhatTheModelSays() {
    onMainActor {
      withEverySeed(0..<1500) { seed in
        var random = SeededGenerator(seed: Int(seed))
        let plan = Plan(&random)
        var model = Model(plan)
        XCTAssertEqual(Self.play(plan), model.run(), "\(plan)")
      }
    }
  }

  @MainActor
  private static func play(_ plan: Plan) -> [String] {
    let fixture = TouchFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    fixture.window.addSubview(view)
    let judge = GestureJudge()
    let scripted = (0..<plan.count).map { index in
      let made = fixture.watch(ScriptedRecognizer(), "\(index)", on: view)
      made.wishes = plan.wishes[index]
      made.delegate = judge
      return made
    }
    @MainActor func number(_ recognizer: UIGestureRecognizer) -> Int { Int(recognizer.name!)! }
    judge.begins = { !plan.refused.contains(number($0)) }
    judge.simultaneous = { plan.simultaneous.contains(Plan.Pair(number($0), number($1))) }
    judge.requiresFailure = { plan.dynamic.contains(Plan.Pair(number($0), number($1))) }
    for pair in plan.required { scripted[pair.a].require(toFail: scripted[pair.b]) }
    fixture.down(50, 50)
    for step in 1..<plan.steps { fixture.move(50 + CGFloat(step), 50) }
    fixture.up()
    fixture.close()
    return fixture.take()
  }
}

/// Which recognisers there are, what they require of each other and what they want when.
private struct Plan: CustomStringConvertible {
  struct Pair: Hashable {
    var a: Int
    var b: Int
    init(_ a: Int, _ b: Int) { (self.a, self.b) = (a, b) }
  }

  var count: Int
  var steps: Int
  /// For each recogniser, what it wants at each event; nil for nothing.
  var wishes: [[UIGestureRecognizer.State?]] = []
  /// a requires b to fail.
  var required: [Pair] = []
  var dynamic: Set<Pair> = []
  var simultaneous: Set<Pair> = []
  var refused: Set<Int> = []

  init(_ random: inout SeededGenerator) {
    count = Int.random(in: 1...5, using: &random)
    steps = Int.random(in: 2...6, using: &random)
    for _ in 0..<count {
      var row: [UIGestureRecognizer.State?] = []
      for _ in 0..<steps {
        let all: [UIGestureRecognizer.State?] = [nil, nil, .began, .changed, .ended, .failed]
        row.append(all.randomElement(using: &random)!)
      }
      // Everybody decides by the end.
      row.append([.failed, .ended, .cancelled].randomElement(using: &random)!)
      wishes.append(row)
    }
    // Requirements lead from higher numbers to lower ones, so that nobody waits for himself.
    for a in 0..<count {
      for b in 0..<a {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: required.append(Pair(a, b))
        case 1: dynamic.insert(Pair(a, b))
        default: break
        }
      }
      for b in 0..<count where a != b && Int.random(in: 0..<4, using: &random) == 0 {
        simultaneous.insert(Pair(a, b))
      }
      if Int.random(in: 0..<8, using: &random) == 0 { refused.insert(a) }
    }
  }

  func requires(_ a: Int, _ b: Int) -> Bool {
    required.contains(Pair(a, b)) || dynamic.contains(Pair(a, b))
  }

  func excludes(_ a: Int, _ b: Int) -> Bool {
    !simultaneous.contains(Pair(a, b)) && !simultaneous.contains(Pair(b, a))
  }

  var description: String {
    "\(count) recognisers, required \(required.map { "\($0.a)>\($0.b)" }), dynamic "
      + "\(dynamic.map { "\($0.a)>\($0.b)" }), simultaneous "
      + "\(simultaneous.map { "\($0.a)+\($0.b)" }), refused \(refused.sorted()), wishes "
      + "\(wishes.map { $0.map { $0?.word ?? "-" } })"
  }
}

/// Wants what its plan says at each event it gets.
private final class ScriptedRecognizer: UIGestureRecognizer {
  var wishes: [UIGestureRecognizer.State?] = []
  private var next = 0

  private func wish() {
    guard next < wishes.count else { return }
    defer { next += 1 }
    if let wish = wishes[next] { state = wish }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
}

/// The rules of facts gesture-1 to gesture-3 as plainly as possible: one touch, nobody leaves or joins.
private struct Model {
  enum Life: Equatable {
    case possible
    case waiting(UIGestureRecognizer.State)
    /// Recognised, with what happened after the beginning while that was not told.
    case recognizing, ended, failed
    /// Reset; takes no part in the rest of the touch.
    case out
  }

  private let plan: Plan
  private var life: [Life]
  /// How it ended while it was waiting.
  private var late: [Int: UIGestureRecognizer.State] = [:]
  /// Who has to be told, in order, with all that is to be said.
  private var news: [(who: Int, words: [String])] = []
  private var log: [String] = []

  init(_ plan: Plan) {
    self.plan = plan
    life = Array(repeating: .possible, count: plan.count)
  }

  mutating func run() -> [String] {
    for step in 0...plan.steps {
      for who in 0..<plan.count {
        if let wish = plan.wishes[who][step] { take(wish, of: who) }
      }
      // Whoever has more to say than a beginning says it when all others were heard.
      while !news.isEmpty {
        let item = news.removeFirst()
        log.append("\(item.who) \(item.words[0])")
        if item.words.count > 1 { news.append((item.who, Array(item.words.dropFirst()))) }
      }
      for who in life.indices where life[who] == .ended || life[who] == .failed { life[who] = .out }
    }
    return log
  }

  private func isUndecided(_ who: Int) -> Bool {
    switch life[who] {
    case .possible, .waiting: true
    default: false
    }
  }

  private mutating func take(_ wish: UIGestureRecognizer.State, of who: Int) {
    switch (life[who], wish) {
    case (.possible, .failed), (.possible, .cancelled), (.waiting, .failed), (.waiting, .cancelled):
      fail(who)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      let wanted: UIGestureRecognizer.State = wish == .ended ? .ended : .began
      if plan.refused.contains(who) {
        fail(who)
      } else if isHeldUp(who) {
        life[who] = .waiting(wanted)
      } else {
        recognize(who, wanted)
      }
    case (.waiting(.began), .ended): late[who] = .ended
    case (.recognizing, .began), (.recognizing, .changed): say("changed", who)
    case (.recognizing, .ended): end(who, "ended")
    case (.recognizing, .failed), (.recognizing, .cancelled): end(who, "cancelled")
    default: break
    }
  }

  private func isHeldUp(_ who: Int) -> Bool {
    life.indices.contains { $0 != who && isUndecided($0) && plan.requires(who, $0) }
  }

  private mutating func recognize(_ who: Int, _ state: UIGestureRecognizer.State) {
    let isBeaten = life.indices.contains { other in
      (life[other] == .recognizing || life[other] == .ended) && plan.excludes(other, who)
    }
    if isBeaten { return fail(who) }
    life[who] = state == .ended ? .ended : .recognizing
    say(state.word, who)
    for other in life.indices where other != who && isUndecided(other) {
      if plan.requires(other, who) || plan.excludes(who, other) { fail(other) }
    }
    if let late = late[who], state == .began { end(who, late.word) }
  }

  private mutating func fail(_ who: Int) {
    guard isUndecided(who) else { return }
    life[who] = .failed
    late[who] = nil
    for other in life.indices {
      guard case .waiting(let state) = life[other], !isHeldUp(other) else { continue }
      recognize(other, state)
    }
  }

  private mutating func end(_ who: Int, _ word: String) {
    // Until it was told of its beginning it still counts as recognising.
    if let index = news.firstIndex(where: { $0.who == who }) {
      let last = news[index].words.last ?? ""
      if last == "changed" { news[index].words.removeLast() }
      if !["ended", "cancelled"].contains(last) { news[index].words.append(word) }
    } else {
      news.append((who, [word]))
    }
    life[who] = .ended
  }

  private mutating func say(_ word: String, _ who: Int) {
    guard let index = news.firstIndex(where: { $0.who == who }) else {
      return news.append((who, [word]))
    }
    // What changes before the beginning is told is part of it.
    if word != "changed" { news[index].words.append(word) }
  }
}

/// Random fingers on recognisers of every kind: whatever they do, each gesture and each touch has one
/// beginning and one end.
final class GestureFuzzTests: XCTestCase {
  func test_randomFingers_leaveNothingUnfinished() {
    onMainActor {
      withEverySeed(0..<150) { seed in
        var random = SeededGenerator(seed: Int(seed))
        let fixture = TouchFixture()
        let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 400, height: 600))
        let inner = fixture.view(
          "inner", CGRect(x: 100, y: 100, width: 200, height: 300), in: outer)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        outer.addSubview(scroll)
        let content = fixture.view(
          "content", CGRect(x: 0, y: 0, width: 400, height: 900), in: scroll)
        let all = Self.makeRecognizers(fixture, on: [outer, inner, content], &random)
        for a in all {
          for b in all where a !== b && Int.random(in: 0..<6, using: &random) == 0 {
            a.require(toFail: b)
          }
        }
        Self.playRandomly(fixture, all, &random)
        fixture.settle()
        XCTAssertTrue(fixture.host.arena.active.isEmpty, "\(fixture.host.arena.active)")
        for recognizer in all { XCTAssertEqual(recognizer.state, .possible) }
        Self.check(fixture.take())
        fixture.close()
      }
    }
  }

  @MainActor
  private static func makeRecognizers(
    _ fixture: TouchFixture, on views: [UIView], _ random: inout SeededGenerator
  ) -> [UIGestureRecognizer] {
    (0..<6).map { index in
      let made: UIGestureRecognizer
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        made = tap
      case 1:
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        press.minimumPressDuration = [0, 0.2, 0.5].randomElement(using: &random)!
        made = press
      case 2:
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
        pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
        made = pan
      case 3: made = UIPinchGestureRecognizer()
      case 4: made = UIRotationGestureRecognizer()
      case 5: made = UISwipeGestureRecognizer()
      default: made = UIScreenEdgePanGestureRecognizer()
      }
      made.delaysTouchesBegan = Bool.random(using: &random)
      made.delaysTouchesEnded = Bool.random(using: &random)
      made.cancelsTouchesInView = Bool.random(using: &random)
      return fixture.watch(made, "g\(index)", on: views.randomElement(using: &random)!)
    }
  }

  @MainActor
  private static func playRandomly(
    _ fixture: TouchFixture, _ all: [UIGestureRecognizer], _ random: inout SeededGenerator
  ) {
    var fingers: [Int: CGPoint] = [:]
    for _ in 0..<60 {
      let id = Int.random(in: 1...3, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...1: fixture.wait([0.02, 0.1, 0.4].randomElement(using: &random)!)
      case 2...3 where fingers[id] == nil:
        let point = CGPoint(
          x: CGFloat.random(in: 0...400, using: &random),
          y: CGFloat.random(in: 0...600, using: &random))
        fingers[id] = point
        fixture.down(point.x, point.y, id: id)
      case 4 where fingers[id] != nil:
        fingers[id] = nil
        if Int.random(in: 0..<5, using: &random) == 0 {
          fixture.cancel(id: id)
        } else {
          fixture.up(id: id)
        }
      case 5 where Int.random(in: 0..<6, using: &random) == 0:
        let one = all.randomElement(using: &random)!
        one.isEnabled.toggle()
        one.isEnabled = true
      default:
        guard let point = fingers[id] else { continue }
        let reach: CGFloat = [3, 15, 80].randomElement(using: &random)!
        let next = CGPoint(
          x: point.x + CGFloat.random(in: -reach...reach, using: &random),
          y: point.y + CGFloat.random(in: -reach...reach, using: &random))
        fingers[id] = next
        fixture.queue(next.x, next.y, id: id)
        if Bool.random(using: &random) { fixture.flush() }
      }
    }
    for id in fingers.keys.sorted() { fixture.up(id: id) }
  }

  private static func check(_ log: [String]) {
    var open: [String: Int] = [:]
    for line in log {
      let words = line.split(separator: " ").map(String.init)
      let (who, what) = (words[0], words[1])
      let count = words.count > 2 ? Int(words[2].dropFirst()) ?? 1 : 1
      switch what {
      case "touchesBegan": open[who, default: 0] += count
      case "touchesMoved": XCTAssertGreaterThanOrEqual(open[who] ?? 0, count, line)
      case "touchesEnded", "touchesCancelled":
        open[who, default: 0] -= count
        XCTAssertGreaterThanOrEqual(open[who] ?? 0, 0, line)
      case "began":
        XCTAssertEqual(open[who] ?? 0, 0, line)
        open[who] = 1
      case "changed": XCTAssertEqual(open[who], 1, line)
      case "ended": open[who] = 0
      case "cancelled":
        XCTAssertEqual(open[who], 1, line)
        open[who] = 0
      default: XCTFail(line)
      }
    }
    XCTAssertTrue(open.values.allSatisfy { $0 == 0 }, "\(open) in \(log)")
  }
}
