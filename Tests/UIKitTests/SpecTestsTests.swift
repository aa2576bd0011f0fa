import UIKitTestSupport
import XCTest

/// Specs as Quick has them: classes of tests whose tests are made when they are asked for.
final class SpecTestsTests: XCTestCase {
  private class Spec: XCTestCase {}
  private class EmptySpec: XCTestCase {}

  func test_examplesOfSpecs_becomeTestsThatRun() throws {
    nonisolated(unsafe) var ran: [String] = []
    SpecTests.add(Spec.self) {
      ["b", "a, c", "b"].enumerated().map { place, name in
        (name, { _ in ran.append("\(place) \(name)") })
      }
    }
    SpecTests.add(EmptySpec.self) { [] }
    let suites = SpecTests.suites()
    XCTAssertEqual(suites.map(\.name), ["Spec"])
    let tests = try XCTUnwrap(suites.first).tests.compactMap { $0 as? XCTestCase }
    XCTAssertEqual(tests.map(\.name), ["Spec.b", "Spec.a, c", "Spec.b_2"])
    for test in tests { test.invokeTest() }
    XCTAssertEqual(ran, ["0 b", "1 a, c", "2 b"])
    XCTAssertEqual(SpecTests.suites().count, 0)
  }

  func test_patterns_choose() {
    let all = SpecTests.Choice([:])
    XCTAssertTrue(all.has("KitTests.Spec/a b"))
    let some = SpecTests.Choice([
      "TESSERA_TEST_FILTERS": "Spec/a\nOther", "TESSERA_TEST_SKIPS": "slow$",
    ])
    XCTAssertTrue(some.has("KitTests.Spec/a b"))
    XCTAssertTrue(some.has("KitTests.Other/x"))
    XCTAssertFalse(some.has("KitTests.Spec/b"))
    XCTAssertFalse(some.has("KitTests.Spec/a slow"))
  }
}
