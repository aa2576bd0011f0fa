import Foundation

/// One picture on disk, known by its path and date alone: nothing is read from the file until a cell
/// shows it.
struct PhotoFile: Sendable {
  let url: URL
  let name: String
  /// The path of the folder it lies in.
  let folder: String
  let modified: Date
  /// In whose order names come as people count: "IMG 2" before "IMG 10".
  private let sortKey: String

  static let extensions: Set<String> = ["jpg", "jpeg", "png", "webp", "gif", "svg"]

  init(url: URL, modified: Date) {
    self.url = url
    self.modified = modified
    name = url.lastPathComponent
    folder = url.deletingLastPathComponent().path
    sortKey = Self.sortKey(name)
  }

  func precedes(_ other: PhotoFile) -> Bool {
    (sortKey, name) < (other.sortKey, other.name)
  }

  /// The name without case and accents and with its numbers filled up to the same length. Made once:
  /// comparing names by language a hundred thousand times would take seconds.
  static func sortKey(_ name: String) -> String {
    let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: .current)
    var key = ""
    var number = ""
    func finishNumber() {
      guard !number.isEmpty else { return }
      key += String(repeating: "0", count: max(0, 20 - number.count)) + number
      number = ""
    }
    for character in plain {
      if character.isASCII, character.isNumber {
        if character != "0" || !number.isEmpty { number.append(character) }
      } else {
        finishNumber()
        key.append(character)
      }
    }
    finishNumber()
    return key
  }
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
