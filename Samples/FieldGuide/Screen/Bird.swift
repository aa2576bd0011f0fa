import Foundation

/// A bird of the guide.
struct Bird {
  /// By which links and activities name it.
  let id: String
  let name: String
  let latin: String
  let symbol: String
  let text: String

  static let all = [
    Bird(
      id: "robin", name: "Robin", latin: "Erithacus rubecula", symbol: "leaf",
      text:
        "Sings the whole year, also at night under street lamps. The red breast warns other robins off."
    ),
    Bird(
      id: "wren", name: "Wren", latin: "Troglodytes troglodytes", symbol: "music.note",
      text:
        "Ten grams, and louder than birds ten times its size. Its nest is a ball of moss with a door."
    ),
    Bird(
      id: "kingfisher", name: "Kingfisher", latin: "Alcedo atthis", symbol: "drop",
      text: "A blue line above the water. It dives from a branch, and beats its catch on it."),
    Bird(
      id: "swift", name: "Swift", latin: "Apus apus", symbol: "wind",
      text: "Sleeps in the air. A young one that leaves its nest may not land for two years."),
    Bird(
      id: "tawny-owl", name: "Tawny Owl", latin: "Strix aluco", symbol: "moon",
      text: "The call that films use for every night. He hoots, she answers."),
    Bird(
      id: "starling", name: "Starling", latin: "Sturnus vulgaris", symbol: "sparkles",
      text: "Imitates other birds, doors and telephones. In autumn flocks of thousands move as one."
    ),
    Bird(
      id: "crane", name: "Crane", latin: "Grus grus", symbol: "cloud",
      text: "Flies south in wedges, and can be heard before it is seen. Pairs dance in spring."),
    Bird(
      id: "nuthatch", name: "Nuthatch", latin: "Sitta europaea", symbol: "arrow.down",
      text: "The only one here that runs down a trunk head first."),
  ]
}
