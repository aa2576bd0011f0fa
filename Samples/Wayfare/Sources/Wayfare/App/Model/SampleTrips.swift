import Foundation

/// What a new library holds: trips around the present date, always the same for the same date.
enum SampleTrips {
  static func make(now: Date, calendar: Calendar) -> [Trip] {
    let today = calendar.startOfDay(for: now)
    func day(_ offset: Int) -> Date { calendar.date(byAdding: .day, value: offset, to: today)! }
    return [
      Trip(
        id: id(1), title: localized("A Week in Lisbon"), destination: localized("Lisbon, Portugal"),
        kind: .city, cover: Cover(scene: .coast, seed: 3), start: day(12), dayCount: 5,
        isFavourite: true, stops: lisbon, packing: packing(for: .city, packed: 6)),
      Trip(
        id: id(2), title: localized("Hut to Hut"), destination: localized("Dolomites, Italy"),
        kind: .mountains, cover: Cover(scene: .peaks, seed: 11), start: day(47), dayCount: 6,
        stops: dolomites, packing: packing(for: .mountains, packed: 2)),
      Trip(
        id: id(3), title: localized("Autumn in Kyoto"), destination: localized("Kyoto, Japan"),
        kind: .nature, cover: Cover(scene: .forest, seed: 5), start: day(129), dayCount: 9,
        isFavourite: true, packing: packing(for: .nature, packed: 0)),
      Trip(
        id: id(4), title: localized("Island Hopping"), destination: localized("Cyclades, Greece"),
        kind: .beach, cover: Cover(scene: .islands, seed: 8), start: day(88), dayCount: 10,
        packing: packing(for: .beach, packed: 0)),
      Trip(
        id: id(5), title: localized("Desert Roads"), destination: localized("Utah, United States"),
        kind: .road, cover: Cover(scene: .dunes, seed: 2), start: day(-64), dayCount: 8),
      Trip(
        id: id(6), title: localized("New Year's Lights"),
        destination: localized("Copenhagen, Denmark"),
        kind: .city, cover: Cover(scene: .skyline, seed: 9), start: day(-151), dayCount: 4,
        isFavourite: true),
      Trip(
        id: id(7), title: localized("Fjords by Train"), destination: localized("Bergen, Norway"),
        kind: .nature, cover: Cover(scene: .peaks, seed: 4), start: day(-298), dayCount: 7),
    ]
  }

  private static var lisbon: [Stop] {
    [
      stop(101, "Flight to Lisbon", .travel, 0, 8 * 60 + 25, 190, isDone: true),
      stop(102, "Check in at Casa do Jardim", .stay, 0, 14 * 60, 30, "Ring for Dona Teresa."),
      stop(103, "Sunset at Miradouro da Graça", .sight, 0, 20 * 60 + 10, 60),
      stop(104, "Tram 28 to Alfama", .travel, 1, 9 * 60 + 30, 40),
      stop(105, "São Jorge Castle", .sight, 1, 10 * 60 + 30, 120, "Tickets are in the mail."),
      stop(106, "Lunch at the market", .food, 1, 13 * 60, 75),
      stop(107, "Walk along the Tagus", .outdoors, 1, nil, 90),
      stop(108, "Train to Sintra", .travel, 2, 8 * 60 + 50, 45),
      stop(109, "Pena Palace", .sight, 2, 10 * 60, 150),
      stop(110, "Surf lesson in Cascais", .outdoors, 3, 11 * 60, 120),
      stop(111, "Dinner with Inês", .food, 3, 19 * 60 + 30, 120),
      stop(112, "Flight home", .travel, 4, 17 * 60 + 5, 185),
    ]
  }

  private static var dolomites: [Stop] {
    [
      stop(201, "Bus to the trailhead", .travel, 0, 7 * 60 + 40, 55),
      stop(202, "Climb to the first hut", .outdoors, 0, 9 * 60, 300),
      stop(203, "Night in the hut", .stay, 0, 17 * 60, 60),
      stop(204, "Ridge with a rope", .outdoors, 1, 6 * 60 + 30, 360),
    ]
  }

  private static func stop(
    _ number: Int, _ title: String, _ kind: StopKind, _ day: Int, _ minute: Int?, _ duration: Int,
    _ notes: String = "", isDone: Bool = false
  ) -> Stop {
    Stop(
      id: id(number), title: localized(title), kind: kind, day: day, minute: minute,
      duration: duration, notes: notes.isEmpty ? "" : localized(notes), isDone: isDone)
  }

  /// A packing list whose first items are packed.
  static func packing(for kind: TripKind, packed: Int) -> [PackingCategory] {
    var lists: [(String, String, [String])] = [
      ("Documents", "doc.text", ["Passport", "Tickets", "Insurance card"]),
      ("Clothes", "tshirt", ["Shirts", "Warm jumper", "Rain jacket", "Good shoes"]),
      ("Toiletries", "cross.case", ["Toothbrush", "Sunscreen", "Plasters"]),
      ("Devices", "powerplug", ["Charger", "Headphones"]),
    ]
    switch kind {
    case .mountains: lists[1].2 += ["Boots", "Gloves"]
    case .beach: lists[1].2 += ["Swimsuit", "Sun hat"]
    case .road: lists[0].2 += ["Driving licence"]
    case .city, .nature: break
    }
    var rest = packed
    return lists.map { title, symbol, items in
      PackingCategory(
        id: UUID(), title: localized(title), symbolName: symbol,
        items: items.map { item in
          rest -= 1
          return PackingItem(id: UUID(), title: localized(item), isPacked: rest >= 0)
        })
    }
  }

  /// An identifier that is the same in every run.
  static func id(_ number: Int) -> UUID {
    UUID(uuidString: String(format: "00000000-0000-4000-8000-%012d", number))!
  }
}
