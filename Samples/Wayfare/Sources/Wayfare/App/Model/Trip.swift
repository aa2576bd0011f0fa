import Foundation

/// A journey with its days, stops and packing list.
struct Trip: Codable, Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var destination: String
  var kind: TripKind
  var cover: Cover
  /// The first moment of the first day.
  var start: Date
  /// How many days it takes, the first and the last included; at least 1.
  var dayCount: Int
  var isFavourite = false
  /// In the order in which they are visited; those of one day lie together.
  var stops: [Stop] = []
  var packing: [PackingCategory] = []

  func stops(onDay day: Int) -> [Stop] { stops.filter { $0.day == day } }

  func stop(_ id: Stop.ID) -> Stop? { stops.first { $0.id == id } }

  /// The first moment of a day, counted from 0.
  func date(ofDay day: Int, in calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: day, to: start) ?? start
  }

  /// The first moment after the last day.
  func end(in calendar: Calendar) -> Date { date(ofDay: dayCount, in: calendar) }

  func phase(at date: Date, in calendar: Calendar) -> TripPhase {
    if date < start { return .upcoming }
    return date < end(in: calendar) ? .underway : .past
  }

  /// The share of the packing list that is ticked; nil where nothing is on it.
  var packedShare: Double? {
    let items = packing.flatMap(\.items)
    guard !items.isEmpty else { return nil }
    return Double(items.filter(\.isPacked).count) / Double(items.count)
  }
}

/// Where a trip lies in time.
enum TripPhase: Hashable, Sendable { case underway, upcoming, past }

/// What a trip is mostly about. The raw values are kept in files.
enum TripKind: String, Codable, CaseIterable, Hashable, Sendable {
  case city, beach, mountains, road, nature

  var title: String {
    switch self {
    case .city: return localized("City")
    case .beach: return localized("Beach")
    case .mountains: return localized("Mountains")
    case .road: return localized("Road Trip")
    case .nature: return localized("Nature")
    }
  }

  var symbolName: String {
    switch self {
    case .city: return "building.2"
    case .beach: return "umbrella"
    case .mountains: return "mountain.2"
    case .road: return "car"
    case .nature: return "leaf"
    }
  }
}

/// A painted picture: what it shows, and a number that its shapes follow from.
struct Cover: Codable, Hashable, Sendable {
  enum Scene: String, Codable, CaseIterable, Hashable, Sendable {
    case coast, peaks, skyline, dunes, islands, forest

    var title: String {
      switch self {
      case .coast: return localized("Coast")
      case .peaks: return localized("Peaks")
      case .skyline: return localized("Skyline")
      case .dunes: return localized("Dunes")
      case .islands: return localized("Islands")
      case .forest: return localized("Forest")
      }
    }
  }

  var scene: Scene
  var seed: UInt32 = 1
}
