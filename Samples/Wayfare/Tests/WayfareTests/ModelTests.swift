import Foundation
import Testing

@testable import Wayfare

@Suite struct CountdownTests {
  @Test(arguments: [
    (0.0, [0, 0, 0, 0]), (1, [0, 0, 0, 1]), (0.2, [0, 0, 0, 1]), (61, [0, 0, 1, 1]),
    (3_600, [0, 1, 0, 0]), (90_061, [1, 1, 1, 1]), (-5, [0, 0, 0, 0]),
  ])
  func timeIsDivided(seconds: Double, parts: [Int]) {
    let now = Fixture.morning
    let countdown = Countdown(from: now, to: now.addingTimeInterval(seconds))
    #expect(
      [countdown.days, countdown.hours, countdown.minutes, countdown.seconds] == parts)
    #expect(countdown.isOver == (seconds <= 0))
  }
}

@Suite struct TripFilterTests {
  private let trips = SampleTrips.make(now: Fixture.morning, calendar: Fixture.calendar)

  private func titles(_ filter: TripFilter) -> [String] {
    trips.filter { filter.contains($0, at: Fixture.morning, in: Fixture.calendar) }.map(\.title)
  }

  @Test func wordsAreFoundAtTheirBeginnings() {
    #expect(titles(TripFilter(text: "lis")) == ["A Week in Lisbon"])
    #expect(titles(TripFilter(text: "isbon")).isEmpty)
  }

  @Test func accentsAndCapitalsDoNotMatter() {
    #expect(titles(TripFilter(text: "SAO jor")) == ["A Week in Lisbon"])
  }

  @Test func scopesDivideByTime() {
    #expect(titles(TripFilter(scope: .past)).count == 3)
    #expect(titles(TripFilter(scope: .upcoming)).count == 4)
    #expect(titles(TripFilter(text: "a", scope: .past)).isEmpty)
  }

  @Test func kindsAreAlternatives() {
    #expect(titles(TripFilter(kinds: [.beach, .road])) == ["Island Hopping", "Desert Roads"])
  }
}

@Suite struct TripDraftTests {
  private let calendar = Fixture.calendar
  private var day: Date { calendar.startOfDay(for: Fixture.morning) }
  private func later(_ days: Int) -> Date { calendar.date(byAdding: .day, value: days, to: day)! }

  @Test func anEmptyDraftHasProblemsInTheOrderOfItsFields() {
    var draft = TripDraft(start: day, lastDay: day)
    draft.title = "  "
    #expect(draft.problems(in: calendar) == [.noTitle, .noDestination])
  }

  @Test(arguments: [(59, true), (60, false)]) func sixtyDaysAreTheMost(days: Int, isValid: Bool) {
    var draft = TripDraft(start: day, lastDay: later(days))
    draft.title = "Round the World"
    draft.destination = "Everywhere"
    #expect(draft.problems(in: calendar).isEmpty == isValid)
  }

  @Test func theEndMovesWithTheBeginning() {
    var draft = TripDraft(start: day, lastDay: later(4))
    draft.setStart(later(30), in: calendar)
    #expect(draft.lastDay == later(34))
  }

  @Test func stopsOfDaysThatAreGoneMoveToTheLast() {
    var trip = SampleTrips.make(now: Fixture.morning, calendar: calendar)[0]
    var draft = TripDraft(trip, in: calendar)
    draft.lastDay = calendar.date(byAdding: .day, value: 1, to: trip.start)!
    draft.apply(to: &trip, in: calendar)
    #expect(trip.dayCount == 2)
    #expect(trip.stops.map(\.day).max() == 1)
  }
}

@Suite struct TextTests {
  @Test func eachLanguageHasEveryText() throws {
    let english = try #require(Bundle.main.path(forResource: "en", ofType: "lproj"))
    let german = try #require(Bundle.main.path(forResource: "de", ofType: "lproj"))
    let texts = try #require(Bundle(path: german))
    #expect(FileManager.default.fileExists(atPath: english))
    #expect(texts.localizedString(forKey: "Packing List", value: nil, table: nil) == "Packliste")
  }
}
