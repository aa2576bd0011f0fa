import Foundation

/// What the list of trips is narrowed to by the search bar: its text, its scope and its tokens.
struct TripFilter: Hashable, Sendable {
  enum Scope: Int, CaseIterable, Sendable {
    case all, upcoming, past

    var title: String {
      switch self {
      case .all: return localized("All")
      case .upcoming: return localized("Upcoming")
      case .past: return localized("Past")
      }
    }
  }

  var text = ""
  var scope = Scope.all
  /// Nothing means all kinds.
  var kinds: Set<TripKind> = []

  var isActive: Bool { !words.isEmpty || scope != .all || !kinds.isEmpty }

  private var words: [String] {
    text.split(whereSeparator: \.isWhitespace).map { Self.folded(String($0)) }
  }

  /// Whether each word begins a word of the trip's title, destination or stops, and the rest fits.
  func contains(_ trip: Trip, at date: Date, in calendar: Calendar) -> Bool {
    guard kinds.isEmpty || kinds.contains(trip.kind) else { return false }
    let isPast = trip.phase(at: date, in: calendar) == .past
    switch scope {
    case .all: break
    case .upcoming: if isPast { return false }
    case .past: if !isPast { return false }
    }
    let texts = [trip.title, trip.destination] + trip.stops.map(\.title)
    let known = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
      .map { Self.folded(String($0)) }
    return words.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
