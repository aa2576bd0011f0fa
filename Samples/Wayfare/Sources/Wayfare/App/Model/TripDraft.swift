import Foundation

/// A trip while it is edited.
struct TripDraft: Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    case noTitle, noDestination, tooLong

    var message: String {
      switch self {
      case .noTitle: return localized("Give the trip a name.")
      case .noDestination: return localized("Say where it goes.")
      case .tooLong: return localized("A trip can take 60 days at most.")
      }
    }
  }

  static let longest = 60

  var title = ""
  var destination = ""
  var kind = TripKind.city
  var cover = Cover(scene: .skyline, seed: 7)
  var start: Date
  /// The first moment of the last day.
  var lastDay: Date

  init(start: Date, lastDay: Date) {
    self.start = start
    self.lastDay = lastDay
  }

  init(_ trip: Trip, in calendar: Calendar) {
    title = trip.title
    destination = trip.destination
    kind = trip.kind
    cover = trip.cover
    start = trip.start
    lastDay = trip.date(ofDay: trip.dayCount - 1, in: calendar)
  }

  func dayCount(in calendar: Calendar) -> Int {
    let from = calendar.startOfDay(for: start)
    let to = calendar.startOfDay(for: lastDay)
    return max(1, (calendar.dateComponents([.day], from: from, to: to).day ?? 0) + 1)
  }

  /// What keeps it from being saved, in the order of its fields.
  func problems(in calendar: Calendar) -> [Problem] {
    var problems: [Problem] = []
    if title.trimmed.isEmpty { problems.append(.noTitle) }
    if destination.trimmed.isEmpty { problems.append(.noDestination) }
    if dayCount(in: calendar) > Self.longest { problems.append(.tooLong) }
    return problems
  }

  /// Moves the last day along, so that it is never before the first.
  mutating func setStart(_ date: Date, in calendar: Calendar) {
    let length = dayCount(in: calendar)
    start = calendar.startOfDay(for: date)
    lastDay = calendar.date(byAdding: .day, value: length - 1, to: start) ?? start
  }

  /// Stops of days that are gone move to the last one.
  func apply(to trip: inout Trip, in calendar: Calendar) {
    trip.title = title.trimmed
    trip.destination = destination.trimmed
    trip.kind = kind
    trip.cover = cover
    trip.start = calendar.startOfDay(for: start)
    trip.dayCount = dayCount(in: calendar)
    for index in trip.stops.indices {
      trip.stops[index].day = min(trip.stops[index].day, trip.dayCount - 1)
    }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
