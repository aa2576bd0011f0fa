import Foundation

/// All trips. Posts `didChange` after each change, which can be undone, and keeps them in a file.
@MainActor
final class TripStore {
  static let didChange = Notification.Name("TripStoreDidChange")

  private(set) var trips: [Trip]
  let undoManager = UndoManager()
  private let file: LibraryFile?

  /// - Parameter file: where the trips are kept; nil for nowhere.
  init(trips: [Trip], file: LibraryFile? = nil) {
    self.trips = trips
    self.file = file
    undoManager.groupsByEvent = false
  }

  func trip(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

  /// By their beginning, the next first.
  func upcoming(at date: Date, in calendar: Calendar) -> [Trip] {
    trips.filter { $0.phase(at: date, in: calendar) != .past }.sorted(by: Self.isEarlier)
  }

  /// By their beginning, the last first.
  func past(at date: Date, in calendar: Calendar) -> [Trip] {
    trips.filter { $0.phase(at: date, in: calendar) == .past }.sorted { Self.isEarlier($1, $0) }
  }

  private static func isEarlier(_ one: Trip, _ other: Trip) -> Bool {
    (one.start, one.title) < (other.start, other.title)
  }

  // MARK: Trips

  func add(_ trip: Trip) { change(localized("Add Trip")) { $0.append(trip) } }

  func remove(_ id: Trip.ID) {
    change(localized("Delete Trip")) { $0.removeAll { $0.id == id } }
  }

  func update(_ id: Trip.ID, _ name: String, _ body: (inout Trip) -> Void) {
    change(name) { trips in
      guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
      body(&trips[index])
    }
  }

  func setFavourite(_ isFavourite: Bool, _ id: Trip.ID) {
    update(id, localized("Change Favourite")) { $0.isFavourite = isFavourite }
  }

  /// Puts other trips in place of all of them, such as what was read from a file; this is not undone.
  func replaceAll(with trips: [Trip]) {
    undoManager.removeAllActions()
    set(trips)
  }

  // MARK: Stops

  /// Adds a stop, or changes the one with its identifier. Stops with a time come before those that are later.
  func save(_ stop: Stop, in id: Trip.ID) {
    update(id, localized("Edit Stop")) { trip in
      let old = trip.stop(stop.id)
      if let index = trip.stops.firstIndex(where: { $0.id == stop.id }),
        old?.day == stop.day, old?.minute == stop.minute
      {
        trip.stops[index] = stop
        return
      }
      trip.stops.removeAll { $0.id == stop.id }
      let place = trip.stops.firstIndex { other in
        if other.day != stop.day { return other.day > stop.day }
        guard let minute = stop.minute, let otherMinute = other.minute else { return false }
        return otherMinute > minute
      }
      trip.stops.insert(stop, at: place ?? trip.stops.endIndex)
    }
  }

  func removeStop(_ stop: Stop.ID, in id: Trip.ID) {
    update(id, localized("Delete Stop")) { $0.stops.removeAll { $0.id == stop } }
  }

  func setDone(_ isDone: Bool, stop: Stop.ID, in id: Trip.ID) {
    update(id, localized("Change Stop")) { trip in
      for index in trip.stops.indices where trip.stops[index].id == stop {
        trip.stops[index].isDone = isDone
      }
    }
  }

  /// Puts the stops into the order and onto the days that a list has them in.
  func arrange(_ days: [[Stop.ID]], in id: Trip.ID) {
    update(id, localized("Move Stop")) { trip in
      let known = Dictionary(uniqueKeysWithValues: trip.stops.map { ($0.id, $0) })
      trip.stops = days.enumerated().flatMap { day, ids in
        ids.compactMap { id in
          var stop = known[id]
          stop?.day = day
          return stop
        }
      }
    }
  }

  // MARK: Packing

  func setPacked(_ isPacked: Bool, _ item: PackingItem.ID, in id: Trip.ID) {
    update(id, localized("Change Packing List")) { trip in
      trip.changeItems { if $0.id == item { $0.isPacked = isPacked } }
    }
  }

  func addItem(_ item: PackingItem, to category: PackingCategory.ID, in id: Trip.ID) {
    update(id, localized("Add Item")) { trip in
      for index in trip.packing.indices where trip.packing[index].id == category {
        trip.packing[index].items.append(item)
      }
    }
  }

  func removeItem(_ item: PackingItem.ID, in id: Trip.ID) {
    update(id, localized("Delete Item")) { trip in
      for index in trip.packing.indices { trip.packing[index].items.removeAll { $0.id == item } }
    }
  }

  func unpackAll(in id: Trip.ID) {
    update(id, localized("Unpack All")) { $0.changeItems { $0.isPacked = false } }
  }

  // MARK: Changing

  private func change(_ name: String, _ body: (inout [Trip]) -> Void) {
    var new = trips
    body(&new)
    guard new != trips else { return }
    undoManager.beginUndoGrouping()
    registerUndo(to: trips)
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
    set(new)
  }

  /// Undoing registers the way back, which makes it redoing.
  private func registerUndo(to old: [Trip]) {
    undoManager.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated {
        store.registerUndo(to: store.trips)
        store.set(old)
      }
    }
  }

  private func set(_ new: [Trip]) {
    trips = new
    if let file { Task { await file.save(new) } }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}

extension Trip {
  fileprivate mutating func changeItems(_ body: (inout PackingItem) -> Void) {
    for category in packing.indices {
      for item in packing[category].items.indices { body(&packing[category].items[item]) }
    }
  }
}
