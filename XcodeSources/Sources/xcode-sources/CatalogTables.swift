import Foundation
import LoweringDocuments

/// A string catalog as the tables that Foundation reads.
enum CatalogTables {
  /// Why a catalog gives no tables, as a sentence.
  struct Unreadable: Error, CustomStringConvertible { var description: String }

  /// Writes two tables for each language, which may be empty: the plugin has said that they will be there.
  static func write(_ catalog: String, for languages: [String], to folder: String) throws {
    let file = URL(filePath: catalog)
    let read: StringCatalog
    do {
      read = try StringCatalog.read(
        try Data(contentsOf: file), file: file.lastPathComponent)
    } catch let problem as NibProblem {
      throw Unreadable(description: "\(catalog):\(problem.line): error: \(problem.message)")
    }
    for problem in read.problems {
      FileHandle.standardError.write(Data("\(catalog): warning: \(problem.message)\n".utf8))
    }
    let stem = file.deletingPathExtension().lastPathComponent
    for language in languages {
      let table = read.tables[language]
      let place = URL(filePath: folder).appending(path: language + ".lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (list, ending) in [
        (table?.strings as Any? ?? [:], "strings"),
        (table?.pluralList as Any? ?? [:], "stringsdict"),
      ] {
        let data = try PropertyListSerialization.data(
          fromPropertyList: list, format: .xml, options: 0)
        try XcodeSources.write(data, to: place.appending(path: "\(stem).\(ending)"))
      }
    }
  }
}
