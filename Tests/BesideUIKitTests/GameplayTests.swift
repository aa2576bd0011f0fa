import Foundation
import GameplayKit
import XCTest

/// Random numbers and machines of states, as games use them.
final class GameplayTests: XCTestCase {
  private static func sources() -> [(GKRandomSource, GKRandomSource)] {
    [
      (GKARC4RandomSource(seed: Data("seed".utf8)), GKARC4RandomSource(seed: Data("seed".utf8))),
      (GKLinearCongruentialRandomSource(seed: 7), GKLinearCongruentialRandomSource(seed: 7)),
      (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)),
    ]
  }

  func test_sourcesOfTheSameSeed_haveTheSameNumbers_andTheirCopiesGoOn() throws {
    for (one, other) in Self.sources() {
      let numbers = (0..<1000).map { _ in one.nextInt() }
      XCTAssertEqual(numbers, (0..<1000).map { _ in other.nextInt() })
      XCTAssertGreaterThan(Set(numbers).count, 990)
      let copy = try XCTUnwrap(one.copy() as? GKRandomSource)
      XCTAssertEqual((0..<100).map { _ in copy.nextInt() }, (0..<100).map { _ in one.nextInt() })
    }
  }

  // The first numbers of MT19937 for the seed 5489 are those of its authors' program.
  func test_theMersenneTwister_isItsAuthors() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    let numbers = (0..<3).map { _ in UInt32(bitPattern: Int32(source.nextInt())) }
    XCTAssertEqual(numbers, [3_499_211_612, 581_869_302, 3_890_346_734])
  }

  // RFC 6229: the key stream of the key 01 02 03 04 05.
  func test_rc4_isThatOfItsTestVectors() {
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    XCTAssertEqual(UInt32(bitPattern: Int32(source.nextInt())), 0xb239_6305)
    let dropped = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    dropped.dropValues(4)
    XCTAssertEqual(dropped.nextInt(), source.nextInt())
  }

  func test_numbersAreWithinTheirBounds_andAllOfThemCome() {
    for (source, _) in Self.sources() + [(GKRandomSource.sharedRandom(), GKRandomSource())] {
      XCTAssertEqual(Set((0..<500).map { _ in source.nextInt(upperBound: 5) }), [0, 1, 2, 3, 4])
      XCTAssertEqual(source.nextInt(upperBound: 0), 0)
      XCTAssertTrue((0..<500).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
      XCTAssertEqual(Set((0..<100).map { _ in source.nextBool() }), [true, false])
    }
    let die = GKRandomDistribution.d6()
    XCTAssertEqual(Set((0..<500).map { _ in die.nextInt() }), Set(1...6))
    XCTAssertEqual(die.numberOfPossibleOutcomes, 6)
    XCTAssertTrue((0..<500).allSatisfy { _ in (1..<4).contains(die.nextInt(upperBound: 4)) })
  }

  func test_shuffling_keepsTheObjects() throws {
    let cards = Array(0..<52)
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let shuffled = try XCTUnwrap(source.arrayByShufflingObjects(in: cards) as? [Int])
    XCTAssertNotEqual(shuffled, cards)
    XCTAssertEqual(shuffled.sorted(), cards)
    let again = NSArray(array: cards).shuffled(using: GKMersenneTwisterRandomSource(seed: 1))
    XCTAssertEqual(again as? [Int], shuffled)
  }

  func test_shuffledNumbers_comeOnceARound_andNeverTwiceInARow() {
    let deck = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 1, highestValue: 5)
    var last = 0
    for _ in 0..<200 {
      let round = (0..<5).map { _ in deck.nextInt() }
      XCTAssertEqual(Set(round), Set(1...5))
      XCTAssertNotEqual(round[0], last)
      last = round[4]
    }
  }

  func test_theBellCurve_hasItsMeanAndItsDeviation() {
    let bell = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 3), mean: 50, deviation: 10)
    let numbers = (0..<20_000).map { _ in Double(bell.nextInt()) }
    let mean = numbers.reduce(0, +) / 20_000
    let variance = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 20_000
    XCTAssertEqual(mean, 50, accuracy: 0.5)
    XCTAssertEqual(variance.squareRoot(), 10, accuracy: 0.3)
    XCTAssertTrue(numbers.allSatisfy { (20...80).contains($0) })
  }

  private final class Log { var lines: [String] = [] }
  private class Noting: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) {
      let before = previousState.map { "\(type(of: $0))" } ?? "none"
      log.lines.append("\(type(of: self)) from \(before)")
    }
    override func willExit(to nextState: GKState) {
      log.lines.append("\(type(of: self)) to \(type(of: nextState))")
    }
    override func update(deltaTime seconds: TimeInterval) {
      log.lines.append("\(type(of: self)) \(seconds)")
    }
  }
  private final class Idle: Noting {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
  }
  private final class Running: Noting {}
  private final class Over: Noting {}

  func test_machines_goWhereTheirStatesAllow() {
    let log = Log()
    let idle = Idle(log)
    let machine = GKStateMachine(states: [idle, Running(log)])
    XCTAssertNil(machine.currentState)
    XCTAssertTrue(idle.stateMachine === machine)
    XCTAssertTrue(machine.enter(Idle.self))
    XCTAssertFalse(machine.enter(Idle.self))
    XCTAssertFalse(machine.canEnterState(Over.self))
    XCTAssertTrue(machine.enter(Running.self))
    machine.update(deltaTime: 0.5)
    XCTAssertTrue(machine.currentState === machine.state(forClass: Running.self))
    XCTAssertEqual(
      log.lines, ["Idle from none", "Idle to Running", "Running from Idle", "Running 0.5"])
  }
}
