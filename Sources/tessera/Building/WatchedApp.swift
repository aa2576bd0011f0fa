import Foundation
import PlatformInterface

/// An app that is built again after each save, and whose new program takes the place of the old one.
final class WatchedApp {
  private let path: String
  private let app: AppOptions
  private let options: LaunchOptions
  private let hasDisplay = DesktopSession.current.hasDisplay
  private let folder: String
  /// What runs in its window.
  private var process: pid_t?
  private var slot: Int?
  private var name = ""
  private var shows = 0
  private var known: Known?
  /// What the user edits.
  private var sources = ""

  /// Milliseconds between two questions whether the window was closed.
  private static let pause: Int32 = 200

  init(path: String, app: AppOptions, options: LaunchOptions) throws(Failure) {
    self.path = path
    self.app = app
    self.options = options
    folder = try Cleanup.makeFolder("watch")
  }

  /// Goes on until the window is closed, or for ever without a display.
  ///
  /// - Throws: where the app cannot be built the first time, and what ended it otherwise than a user does.
  func run() throws(Failure) {
    defer { Cleanup.remove(folder) }
    sources = try watchedFolder()
    let watch = try SourceWatch([sources])
    let built = try build()
    // The picture may lie among what is watched.
    if !hasDisplay { watch.ownNames = ["\(built.name).png"] }
    try show(built, since: nil)
    Console.say("Watching \(path); a save builds and shows it again.")
    while true {
      if let saved = watch.firstSave(within: Self.pause) { showAgain(since: saved) }
      RunningProcesses.endIfSignalled()
      guard let process, let ending = Subprocess.ending(of: process, isWaited: false) else {
        continue
      }
      forget()
      switch ending {
      case .exited(0): return
      case .exited(let status):
        Console.say("\(name) ended with status \(status); the next save starts it again.")
      case .signalled(let signal):
        let words = try? String(contentsOfFile: folder + "/last-words", encoding: .utf8)
        Console.say(
          AppProgram.sentence(for: name, endedBy: signal, lastWords: words)
            + "\nThe next save starts it again.")
      }
    }
  }

  /// What the user edits: for a project or a program inside a package the whole of it.
  private func watchedFolder() throws(Failure) -> String {
    var place = AppOptions.absolute(path)
    if XcodeProjectFolder.isProject(place) || place.hasSuffix(".xcworkspace") {
      place = (place as NSString).deletingLastPathComponent
    }
    let (package, _) = try PackageFolder.found(at: path, app.project)
    return package.isWritten ? place : package.root
  }

  /// What is the same in the next build while sources alone change.
  private struct Known {
    var listing: SourceListing
    var program: AppProgram
    var build: PackageBuild
    var result: PackageBuild.Result
  }

  private func build() throws(Failure) -> AppProgram.Built {
    let listing = SourceListing(of: sources, except: hasDisplay ? [] : ["\(name).png"])
    if let known, known.listing == listing {
      try known.build.runAgain(known.result)
      return known.program.built(by: known.build, known.result)
    }
    known = nil
    // A project's package is written anew: files may have come and gone.
    let program = try AppProgram.find(at: path, app.project)
    let build = program.packageBuild(app.configuration, for: options)
    let result = try build.run()
    known = Known(listing: listing, program: program, build: build, result: result)
    return program.built(by: build, result)
  }

  private func showAgain(since saved: ContinuousClock.Instant) {
    do throws(Failure) {
      try show(try build(), since: saved)
    } catch {
      Console.say(error.sentence)
      if process != nil { Console.say("\(name) stays as it was before.") }
    }
  }

  /// Ends the old program and starts the new one.
  private func show(
    _ built: AppProgram.Built, since saved: ContinuousClock.Instant?
  ) throws(Failure) {
    name = built.name
    guard hasDisplay else {
      let picture = "\(built.name).png"
      try built.launch(Run.headless(options, picture: picture), arguments: app.arguments)
      return tell("\(picture) is written", since: saved)
    }
    // Two programs of one identity would be one program to the desktop.
    endOld()
    let command = built.command(
      options, arguments: app.arguments, lastWords: folder + "/last-words")
    let new = try command.start()
    (process, slot) = (new.process, new.slot)
    CommandLock.releaseAll()
    tell("\(built.name) is started", since: saved)
  }

  private func tell(_ what: String, since saved: ContinuousClock.Instant?) {
    CommandLock.releaseAll()
    shows += 1
    Report.set("shown", shows)
    guard let saved else { return }
    let time = saved.duration(to: ContinuousClock().now)
    let tenths = Int((time / .milliseconds(100)).rounded())
    Report.set("seconds", Double(tenths) / 10)
    Console.say("\(what), \(tenths / 10).\(tenths % 10) s after the save.")
  }

  private func endOld() {
    guard let process else { return }
    kill(process, SIGTERM)
    if Subprocess.ending(of: process, within: 5) == nil {
      kill(process, SIGKILL)
      _ = Subprocess.ending(of: process, isWaited: true)
    }
    forget()
    try? FileManager.default.removeItem(atPath: folder + "/last-words")
  }

  private func forget() {
    RunningProcesses.remove(slot)
    process = nil
    slot = nil
  }
}
