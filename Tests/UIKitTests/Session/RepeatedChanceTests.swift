import XCTest

/// An app without a display draws the same lots in every run.
final class RepeatedChanceTests: XCTestCase {
  private func draw(_ environment: [String: String] = [:]) throws -> [String] {
    let client = try SessionClient(arguments: ["-draws-lots"], environment: environment)
    let log = try XCTUnwrap(try client.ask(["do": "log"])["result"] as? [String])
    XCTAssertEqual(client.close(), 0)
    XCTAssertEqual(log.count, 5)
    return Array(log.dropFirst())
  }

  func test_numbersAndOrders_areThoseOfTheLastRun_andIdentifiersAreNot() throws {
    let first = try draw()
    let second = try draw()
    XCTAssertEqual(first.prefix(3), second.prefix(3))
    XCTAssertNotEqual(first[3], second[3], "what one run keeps may not meet the next one's")
  }

  func test_anotherSeed_drawsOthers_andTheMachineDrawsItsOwn() throws {
    let usual = try draw()
    let seeded = try draw(["TESSERA_RANDOM": "7"])
    XCTAssertNotEqual(usual[0], seeded[0])
    XCTAssertEqual(seeded.prefix(3), try draw(["TESSERA_RANDOM": "7"]).prefix(3))
    let machine = try draw(["TESSERA_RANDOM": "machine"])
    XCTAssertNotEqual(machine[0], usual[0])
    XCTAssertNotEqual(machine[0], try draw(["TESSERA_RANDOM": "machine"])[0])
  }
}
