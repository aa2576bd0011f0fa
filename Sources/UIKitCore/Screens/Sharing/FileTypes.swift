import PlatformInterface
import UniformTypeIdentifiers

/// Types of files by their names.
package enum FileTypes {
  /// Whether a file of this name conforms to one of the types.
  package static func file(_ file: URL, isOneOf allowed: [UTType]) -> Bool {
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    let all = UTType.types(
      tag: file.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
    return allowed.contains { allowed in
      type.conforms(to: allowed) || all.contains { $0.conforms(to: allowed) }
    }
  }

  /// Whether it is a film. Sounds are not, though some of their types conform to those of films.
  package static func isMovie(_ url: URL) -> Bool {
    file(url, isOneOf: [.movie])
      && UTType(filenameExtension: url.pathExtension)?.conforms(to: .audio) != true
  }
}

extension FileChoice {
  /// A choice among files of the types.
  init(_ purpose: Purpose, folder: URL?, types: [UTType]) {
    self.init(purpose, folder: folder)
    let tags = types.map(\.tags)
    // A type that no file name tells lets all be chosen.
    guard !tags.contains(where: \.isEmpty) else { return }
    mimeTypes = tags.flatMap { $0[.mimeType] ?? [] }.map { String($0.prefix { $0 != ";" }) }
    suffixes = tags.flatMap { $0[.filenameExtension] ?? [] }
  }
}
