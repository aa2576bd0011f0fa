import Foundation

/// A picture that a search found.
struct Photo: Hashable, Sendable {
  let id: String
  let title: String
  let thumbnail: URL
  let large: URL
}

/// A search and its section.
struct Search: Hashable, Sendable {
  let number: Int
  let text: String
}

/// A place in the list: one photo may be found twice, and stay itself when it is moved elsewhere.
struct Item: Hashable, Sendable {
  let search: Int
  let photo: Photo
}
