import Foundation
import ObjCLowering

/// The command that the plugin runs: lowers all sources of one module into a folder, or writes what else
/// a target needs.
@main
enum XcodeSources {
  static let usage = """
    Lowers the Swift sources of one module, written for Apple's compiler, to what Linux compiles.

    USAGE: xcode-sources --output FOLDER (--list FILE | FILE...) [--no-locations] [--context FILE]...
           xcode-sources --catalog FILE --output FOLDER LANGUAGE...
           xcode-sources --host FILE PACKAGE PROGRAM TESTS

      --output FOLDER   where X.swift becomes X.lowered.swift, and main.swift main.swift
      --list FILE       a file with a path on each line; after the word "context" one that is read
                        for its protocols alone; after "absent" a module, and names of it, that are in
                        Objective-C and left out; after "present" the project's own modules; after
                        "sets" properties that are NSSets, as Author.books;
                        "infers" for what Swift 3 made known to Objective-C
      --context FILE    the same for one file
      --previews        makes entries of the program's list of previews of #Preview
      --no-locations    leaves out the first line that names the original
      --catalog FILE    a string catalog, which becomes LANGUAGE.lproj/Name.strings and .stringsdict
      --host FILE       the source to write that makes the resources of a program's target those of
                        its tests, too
    """

  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      if arguments.isHelp { return print(usage) }
      if let catalog = arguments.catalog {
        try CatalogTables.write(catalog, for: arguments.files, to: arguments.output)
        exit(0)
      }
      if let host = arguments.host {
        guard arguments.files.count == 3 else {
          throw Arguments.Wrong(
            text: "--host should be followed by a file, a package, a program and its tests.")
        }
        try write(TestHost.text(arguments.files), to: URL(filePath: host))
        exit(0)
      }
      exit(try lower(arguments) ? 0 : 1)
    } catch let wrong as Arguments.Wrong {
      say("\(wrong.text)\n\n\(usage)")
      exit(2)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  /// False where a file has something that cannot be lowered.
  private static func lower(_ arguments: Arguments) throws -> Bool {
    let files = try arguments.files.map(read)
    let module = ModuleLowering(
      files: files, context: try arguments.context.map(read), absent: arguments.absent,
      sets: arguments.sets, infers: arguments.infers,
      previews: arguments.previews)
    let folder = URL(filePath: arguments.output, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var isGood = true
    for (number, file) in files.enumerated() {
      let output = module.lower(number)
      for diagnostic in output.diagnostics {
        say(diagnostic.description)
        if diagnostic.severity == .error { isGood = false }
      }
      let text =
        arguments.locates
        ? ModuleLowering.located(output.text, path: file.path) : output.text
      try write(text, to: folder.appending(path: file.loweredName))
    }
    return isGood
  }

  private static func read(_ path: String) throws -> SourceFile {
    let url = URL(filePath: path)
    // Decoded leniently: the compiler says where a file is not UTF-8.
    return SourceFile(
      path: url.standardizedFileURL.path,
      text: String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  /// A file that would say the same stays as it is, so that the compiler leaves it alone too.
  private static func write(_ text: String, to file: URL) throws {
    try write(Data(text.utf8), to: file)
  }

  static func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

private struct Arguments {
  struct Wrong: Error { var text: String }

  var files: [String] = []
  var context: [String] = []
  var absent = AbsentNames()
  var sets: Set<String> = []
  var infers = false
  /// The catalog whose tables are wanted, or the source that starts before tests.
  var catalog: String?
  var host: String?
  var output = ""
  var locates = true
  var previews = false
  var isHelp = false

  init(_ words: ArraySlice<String>) throws {
    var words = words
    func value(_ name: String) throws -> String {
      guard let word = words.popFirst() else {
        throw Wrong(text: "\(name) should be followed by a path.")
      }
      return word
    }
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": isHelp = true
      case "--output": output = try value(word)
      case "--context": context.append(try value(word))
      case "--no-locations": locates = false
      case "--previews": previews = true
      case "--catalog": catalog = try value(word)
      case "--host": host = try value(word)
      case "--list":
        for line in try String(contentsOfFile: value(word), encoding: .utf8).split(separator: "\n")
        {
          if line.hasPrefix("context ") {
            context.append(String(line.dropFirst("context ".count)))
          } else if line.hasPrefix("absent ") {
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            absent.add(module: String(words[1]))
            for name in words.dropFirst(2) { absent.add(String(name), of: String(words[1])) }
          } else if line.hasPrefix("present ") {
            absent.present.formUnion(line.split(separator: " ").dropFirst().map(String.init))
          } else if line == "infers" {
            infers = true
          } else if line.hasPrefix("sets ") {
            sets.formUnion(line.split(separator: " ").dropFirst().map(String.init))
          } else {
            files.append(String(line))
          }
        }
      case _ where word.hasPrefix("-"): throw Wrong(text: "There is no option \(word).")
      default: files.append(word)
      }
    }
    if isHelp || host != nil { return }
    if output.isEmpty {
      throw Wrong(text: "The folder for the lowered files should be given with --output.")
    }
    if files.isEmpty, catalog == nil {
      throw Wrong(text: "At least one Swift file should be given.")
    }
  }
}
