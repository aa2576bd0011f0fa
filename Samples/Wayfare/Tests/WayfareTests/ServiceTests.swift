import XCTest

@testable import Wayfare

/// What waits, on a clock that jumps to what is due.
final class ServiceTests: XCTestCase {
  private func temporaryFile() -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Wayfare-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder.appendingPathComponent("trips.json")
  }

  private var trips: [Trip] {
    SampleTrips.make(now: Fixture.morning, calendar: Fixture.calendar)
  }

  func testTripsComeBackAsTheyWereSaved() async throws {
    let url = temporaryFile()
    let file = LibraryFile(url: url)
    let before = try await file.load()
    XCTAssertNil(before)
    let trips = trips
    await file.save(trips)
    await file.settle()
    let loaded = try await LibraryFile(url: url).load()
    XCTAssertEqual(loaded, trips)
  }

  func testSavesThatComeQuicklyAreWrittenOnce() async {
    let file = LibraryFile(url: temporaryFile())
    let trips = trips
    for count in 0..<5 { await file.save(Array(trips.prefix(count))) }
    await file.settle()
    let writes = await file.writes
    XCTAssertEqual(writes, 1)
  }

  func testAFileOfANewerVersionIsLeftAlone() async throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"version": 2, "trips": []}"#.utf8).write(to: url)
    do {
      _ = try await LibraryFile(url: url).load()
      XCTFail("A newer version should not be read.")
    } catch LibraryFile.Failure.newerVersion(let version) {
      XCTAssertEqual(version, 2)
    }
  }

  func testADebouncerRunsTheLastActionAlone() async {
    let debouncer = await Debouncer(delay: .milliseconds(250))
    let last = await withCheckedContinuation { continuation in
      Task { @MainActor in
        for number in 1...3 { debouncer.call { continuation.resume(returning: number) } }
      }
    }
    XCTAssertEqual(last, 3)
  }

  func testIdeasAreFoundByTheirRegions() async throws {
    let ideas = try await IdeaService().ideas(matching: "japan")
    XCTAssertEqual(ideas.map(\.title), ["Cedars and Shrines"])
  }

  func testOnlyTheLastRequestIsShown() async {
    let service = IdeaService()
    let feed = await IdeaFeed(service) {}
    async let first: Void = feed.load()
    async let second: Void = feed.load()
    _ = await (first, second)
    let count = await feed.ideas.count
    XCTAssertEqual(count, 10)
  }
}
