import ArgumentParser
import Foundation

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Writes an app as one folder, or as a .deb, that runs on machines without Swift.",
    discussion: """
      Builds the app optimised. The folder has the program, its resources and Swift's libraries; the \
      system's own libraries, GTK 4 among them, have to be there, and a .deb names their packages. The \
      program runs on systems as old as this one, or newer.
      """)

  @OptionGroup var app: BuiltAppOptions

  @Flag(help: "Makes a package of Debian's.")
  var deb = false

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The folder to be made, or the .deb.", valueName: "DIR|FILE.deb"))
  var out: String

  mutating func run() throws {
    let place = try AppOptions.writable(out, for: "--out")
    guard deb == place.hasSuffix(".deb") else {
      throw Failure.usage(
        deb
          ? "--out should name a .deb file with --deb; found \(out)."
          : "--out should name a folder, or a .deb file with --deb; found \(out).")
    }
    var info = stat()
    guard deb || lstat(place, &info) != 0 else {
      throw Failure.usage("--out should name a folder that is made now; \(place) is there already.")
    }
    let folder = try AppFolder(program: try app.build())
    if deb {
      let work = try Cleanup.makeFolder("deb")
      defer { Cleanup.remove(work) }
      try Self.writing(place) { try DebianPackage(folder: folder).write(to: place, in: work) }
    } else {
      try SharedInstall.put(at: place) { unfinished in
        let app = "\(unfinished)/\(folder.name).app"
        let system = try folder.write(to: app)
        try Files.write(
          system.joined(separator: "\n") + "\n", to: unfinished + "/SystemLibraries.txt")
        try Files.link(unfinished + "/" + folder.name, to: "\(folder.name).app/\(folder.name)")
      }
    }
    Report.set("bundle", place)
    Console.say("\(place) is written.")
  }

  private static func writing(_ place: String, _ body: () throws -> Void) throws(Failure) {
    do {
      try body()
    } catch {
      throw (error as? Failure)
        ?? .failed("\(place) should be written, which failed: \(Files.reason(error)).")
    }
  }
}
