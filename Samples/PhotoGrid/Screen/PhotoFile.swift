import Foundation

/// One picture on disk, known by its path and date alone: nothing is read from the file until a cell
/// shows it.
struct PhotoFile: Hashable, Sendable {
  let url: URL
  let modified: Date

  var name: String { url.lastPathComponent }

  static let extensions: Set<String> = ["jpg", "jpeg", "png", "webp", "gif", "svg"]
}

/// A heading with the pictures below it.
struct PhotoSection: Sendable {
  let title: String
  var photos: [PhotoFile]
}

/// What a section stands for.
enum PhotoGrouping: Sendable {
  case folder
  case month
}
