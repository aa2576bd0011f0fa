/// What a file dialog of the desktop asks the user for.
package struct FileChoice: Sendable {
  package enum Purpose: Sendable, Equatable {
    case open(isMultiple: Bool)
    case openFolder(isMultiple: Bool)
    /// A place for a new file; the dialog asks before one that is there is replaced.
    case save(name: String)
  }

  package var purpose: Purpose
  /// Where the dialog begins; nil leaves it to the desktop.
  package var folder: URL?
  /// Files that can be chosen: those of one of the types or with one of the suffixes, without a dot.
  /// All where both are empty.
  package var mimeTypes: [String]
  package var suffixes: [String]

  package init(
    _ purpose: Purpose, folder: URL? = nil, mimeTypes: [String] = [], suffixes: [String] = []
  ) {
    self.purpose = purpose
    self.folder = folder
    self.mimeTypes = mimeTypes
    self.suffixes = suffixes
  }
}

/// A file dialog that is open. It goes with its last reference, without an answer.
@MainActor
package protocol FileDialog: AnyObject {}
