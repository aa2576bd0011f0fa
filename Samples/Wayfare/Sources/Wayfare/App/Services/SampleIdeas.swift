import Foundation

extension IdeaService {
  /// All that are suggested.
  static var all: [Idea] {
    [
      idea(
        1, "Coast of Cornwall", "England", .road, .coast, 21, 7, 4.7, true,
        "Harbours, cliffs and cream teas along a road with a view behind every bend."),
      idea(
        2, "White Nights", "Finland", .nature, .forest, 6, 5, 4.8, true,
        "A cabin by the lake, a sauna, and an evening that does not end."),
      idea(
        3, "Above the Clouds", "Switzerland", .mountains, .peaks, 17, 4, 4.9, true,
        "Cable cars, glaciers and a railway that climbs where roads give up."),
      idea(
        4, "Night Markets", "Taiwan", .city, .skyline, 14, 8, 4.6, false,
        "Dumplings at midnight, temples in the morning, hot springs between them."),
      idea(
        5, "Silence of the Dunes", "Morocco", .road, .dunes, 12, 6, 4.5, false,
        "From the medina across the Atlas to a tent under more stars than sky."),
      idea(
        6, "Thousand Lagoons", "Maldives", .beach, .islands, 19, 10, 4.4, false,
        "Barefoot from breakfast on, with turtles for company."),
      idea(
        7, "Old Tiles, New Bars", "Porto", .city, .coast, 27, 3, 4.7, false,
        "A weekend of blue tiles, steep lanes and long dinners by the river."),
      idea(
        8, "Cedars and Shrines", "Japan", .nature, .forest, 33, 9, 4.9, false,
        "The old pilgrims' way over mossy steps from village to village."),
      idea(
        9, "Wind and Waves", "Fuerteventura", .beach, .dunes, 30, 7, 4.2, false,
        "Learn to kite where the desert meets the sea."),
      idea(
        10, "Bridges and Bagels", "New York", .city, .skyline, 23, 6, 4.5, false,
        "Five boroughs on foot, by ferry and on the last train home."),
    ]
  }

  private static func idea(
    _ id: Int, _ title: String, _ region: String, _ kind: TripKind, _ scene: Cover.Scene,
    _ seed: UInt32, _ days: Int, _ rating: Double, _ isFeatured: Bool, _ summary: String
  ) -> Idea {
    Idea(
      id: id, title: localized(title), region: localized(region), summary: localized(summary),
      kind: kind, cover: Cover(scene: scene, seed: seed), dayCount: days, rating: rating,
      isFeatured: isFeatured)
  }
}
