import PlatformInterface
import UniformTypeIdentifiers

/// What a picker of pictures lets the user choose.
package struct PictureChoice: Sendable {
  /// How many; 0 for any number. A single one is chosen by a tap on it.
  package var limit: Int
  /// Types of files; none of them leaves nothing to choose.
  package var types: [UTType]
  /// Whether chosen ones show their number.
  package var isOrdered = false
  /// Chosen when the picker comes.
  package var preselected: [URL] = []

  /// Makes a choice of at most `limit` pictures or films of some types; a limit of zero is none.
  package init(limit: Int = 1, types: [UTType]) {
    self.limit = limit
    self.types = types
  }

  /// Pictures that `UIImage` reads.
  package static let images: [UTType] = [.png, .jpeg, .gif, .webP]
  /// The types of films that a picker offers.
  package static let movies: [UTType] = [
    .mpeg4Movie, .quickTimeMovie, .mpeg, .avi, .appleProtectedMPEG4Video,
  ]

  /// Whether a file of this name can be chosen.
  func allows(_ file: URL) -> Bool {
    FileTypes.file(file, isOneOf: types.filter { !$0.conforms(to: .movie) })
      || FileTypes.isMovie(file) && FileTypes.file(file, isOneOf: types)
  }

  /// The user's pictures, the newest first, with those in folders.
  var files: [URL] {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    guard
      let names = FileManager.default.enumerator(
        at: UserFolder.pictures, includingPropertiesForKeys: Array(keys),
        options: [.skipsHiddenFiles])
    else { return [] }
    var found: [(file: URL, date: Date)] = []
    for case let file as URL in names where allows(file) {
      let date = (try? file.resourceValues(forKeys: keys))?.contentModificationDate
      found.append((file, date ?? .distantPast))
    }
    return found.sorted { ($0.date, $1.file.path) > ($1.date, $0.file.path) }.map(\.file)
  }
}
