import Foundation

/// What the screens share, and what tests replace.
@MainActor
struct AppEnvironment {
  var store: TripStore
  var ideas: any IdeaLoading
  var calendar: Calendar
  /// The time; a function, as it goes on.
  var now: () -> Date
  var settings: AppSettings

  var formats: Formats { Formats(calendar: calendar) }

  /// The app's own, as its launch arguments want it:
  ///
  /// - `-fresh`: forgets what was kept;
  /// - `-empty`: begins without trips;
  /// - `-offline`: the first request for ideas fails;
  /// - `-now SECONDS`: the time at launch, in seconds since 1970, from which it goes on.
  static func launched(with arguments: [String]) -> AppEnvironment {
    let calendar = Calendar.current
    var offset: TimeInterval = 0
    if let place = arguments.firstIndex(of: "-now"), place + 1 < arguments.count,
      let seconds = TimeInterval(arguments[place + 1])
    {
      offset = Date(timeIntervalSince1970: seconds).timeIntervalSinceNow
    }
    let now = { Date().addingTimeInterval(offset) }
    let isFresh = arguments.contains("-fresh") || arguments.contains("-empty")
    let file = LibraryFile.standard()
    let first =
      arguments.contains("-empty") ? [] : SampleTrips.make(now: now(), calendar: calendar)
    let store = TripStore(trips: first, file: file)
    if !isFresh {
      Task {
        if let trips = try? await file.load() { store.replaceAll(with: trips) }
      }
    }
    let settings = AppSettings(defaults: .standard)
    if isFresh { settings.reset() }
    return AppEnvironment(
      store: store, ideas: IdeaService(failures: arguments.contains("-offline") ? 1 : 0),
      calendar: calendar, now: now, settings: settings)
  }

  /// A trip that has nothing but what the draft says, and a packing list to begin with.
  func makeTrip(_ draft: TripDraft) -> Trip {
    var trip = Trip(
      id: UUID(), title: "", destination: "", kind: .city, cover: draft.cover, start: draft.start,
      dayCount: 1, packing: SampleTrips.packing(for: draft.kind, packed: 0))
    draft.apply(to: &trip, in: calendar)
    return trip
  }
}
