import Foundation

/// A place or an event on one day of a trip.
struct Stop: Codable, Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var kind: StopKind
  /// The day of the trip, counted from 0.
  var day: Int
  /// Minutes since midnight; nil where any time will do.
  var minute: Int?
  /// Minutes that it takes.
  var duration = 60
  var notes = ""
  var isDone = false
}

/// What a stop is. The raw values are kept in files.
enum StopKind: String, Codable, CaseIterable, Hashable, Sendable {
  case travel, stay, sight, food, outdoors

  var title: String {
    switch self {
    case .travel: return localized("Travel")
    case .stay: return localized("Stay")
    case .sight: return localized("Sight")
    case .food: return localized("Food")
    case .outdoors: return localized("Outdoors")
    }
  }

  var symbolName: String {
    switch self {
    case .travel: return "tram.fill"
    case .stay: return "bed.double.fill"
    case .sight: return "building.columns.fill"
    case .food: return "fork.knife"
    case .outdoors: return "figure.walk"
    }
  }

  /// The name of its colour in the asset catalog.
  var colourName: String {
    switch self {
    case .travel: return "Ocean"
    case .stay: return "Plum"
    case .sight: return "Saffron"
    case .food: return "Coral"
    case .outdoors: return "Fern"
    }
  }
}

/// Part of a packing list.
struct PackingCategory: Codable, Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var symbolName: String
  var items: [PackingItem]

  var packedCount: Int { items.filter(\.isPacked).count }
  var isComplete: Bool { !items.isEmpty && packedCount == items.count }
}

struct PackingItem: Codable, Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var isPacked = false
}
