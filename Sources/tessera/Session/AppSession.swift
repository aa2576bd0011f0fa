import Foundation
import PlatformInterface

/// An app that runs and is driven from here: the controller's end of its session.
///
/// The app connects to a socket in a folder of this process; each request is a line of JSON, and each has
/// one line in reply (`LaunchOptions.sessionPath`).
final class AppSession {
  /// What the app says of itself once it has launched.
  struct Launch {
    var process: pid_t
    var name: String
    /// Points.
    var size: CGSize
    var scale: Double
  }

  private(set) var launch: Launch
  private let process: pid_t
  private let slot: Int?
  private let folder: String
  private let connection: LineConnection
  private var ending: Subprocess.Ending?
  private var lastID = 0
  private var readOfLog = 0

  /// Real seconds in which an app connects, and in which it answers.
  static let secondsToLaunch = 120.0
  static let secondsToAnswer = 300.0

  /// Starts a program and waits until it has launched.
  init(
    program: AppProgram.Built, _ options: LaunchOptions, arguments: [String],
    environment more: [String: String] = [:]
  ) throws(Failure) {
    folder = try Cleanup.makeFolder("session")
    let socket = try ListeningSocket(path: folder + "/app.sock")
    var options = options
    options.sessionPath = socket.path
    options.networkLibrary = program.networkLibrary
    options.lastWordsPath = folder + "/last-words"
    var environment = more.merging(options.environment) { $1 }
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] = "registers=none,images=none,interactive=no,color=no"
    }
    let command = Subprocess(
      program: program.path, arguments: arguments, environment: environment,
      output: .file(folder + "/output"), isGroup: true)
    (process, slot) = try command.start()
    CommandLock.releaseAll()
    launch = Launch(process: process, name: program.name, size: .zero, scale: 1)

    var connected: LineConnection?
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.secondsToLaunch)
    while connected == nil, clock.now < end {
      connected = socket.accept(within: 100)
      if connected == nil {
        ending = Subprocess.ending(of: process, isWaited: false)
        if ending != nil { break }
      }
    }
    guard let connected else {
      // Nothing is kept of what cannot be driven; the last words are read before the folder goes.
      connection = LineConnection(descriptor: -1)
      let failure = Self.notLaunched(program.name, ending, folder)
      stop()
      throw failure
    }
    connection = connected
    guard case .line(let line) = connection.receive(within: Self.secondsToLaunch),
      let value = JSONLine.object(line), value["event"] as? String == "launched"
    else {
      let failure = Failure.failed("\(program.name) should say that it has launched and did not.")
      stop()
      throw failure
    }
    launch.name = value["app"] as? String ?? program.name
    let size = value["size"] as? [Double] ?? []
    if size.count == 2 { launch.size = CGSize(width: size[0], height: size[1]) }
    launch.scale = value["scale"] as? Double ?? 1
  }

  deinit { stop() }

  private static func notLaunched(
    _ name: String, _ ending: Subprocess.Ending?, _ folder: String
  ) -> Failure {
    let output = (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? ""
    let words = output.isEmpty ? "" : "\nIt printed:\n" + output.suffix(4000)
    switch ending {
    case nil:
      return .failed(
        "\(name) should launch within \(Int(secondsToLaunch)) seconds and did not: an app is expected to "
          + "start with UIApplicationMain or @main.\(words)")
    case .exited(let status):
      return .failed("\(name) ended with status \(status) before it had launched.\(words)")
    case .signalled(let signal):
      let last = try? String(contentsOfFile: folder + "/last-words", encoding: .utf8)
      return .failed(AppProgram.sentence(for: name, endedBy: signal, lastWords: last) + words)
    }
  }

  // MARK: Requests

  /// Whether the app still runs.
  var isRunning: Bool {
    if ending == nil { ending = Subprocess.ending(of: process, isWaited: false) }
    return ending == nil
  }

  /// Asks the app and waits for its reply.
  ///
  /// - Returns: the whole reply.
  @discardableResult
  func request(_ what: String, _ values: [String: Any] = [:]) throws(Failure) -> [String: Any] {
    lastID += 1
    var all = values
    all["id"] = lastID
    all["do"] = what
    guard connection.send(JSONLine.text(all)) else { throw ended() }
    switch connection.receive(within: Self.secondsToAnswer) {
    case .closed: throw ended()
    case .late:
      stop()
      throw .failed(
        "\(launch.name) should answer within \(Int(Self.secondsToAnswer)) seconds and did not; it was "
          + "ended.")
    case .line(let line):
      guard let reply = JSONLine.object(line) else {
        throw .failed("\(launch.name) should answer in JSON; found \(line.prefix(200)).")
      }
      if let error = reply["error"] as? String { throw .failed(error) }
      return reply
    }
  }

  /// Runs lines of the script language.
  func script(_ text: String) throws(Failure) { try request("script", ["text": text]) }

  /// Lets time pass until nothing moves, or for as long as an app that never rests is waited for.
  func settle() throws(Failure) {
    do {
      try script("idle")
    } catch {
      // Spinners and repeating timers go on; what is on the screen is what there is.
      guard isRunning, error.sentence.contains("idle") else { throw error }
    }
  }

  func elements() throws(Failure) -> AppElement {
    let reply = try request("elements")
    guard let root = AppElement(json: reply["result"]) else {
      throw .failed("\(launch.name) should tell its elements; found \(reply).")
    }
    return root
  }

  /// The screen as a PNG.
  func picture() throws(Failure) -> Data {
    let reply = try request("shot")
    guard let text = reply["result"] as? String, let data = Data(base64Encoded: text) else {
      throw .failed("\(launch.name) should send a picture and did not.")
    }
    return data
  }

  // MARK: What it prints

  /// What the app has printed since it was asked last.
  func newOutput() -> String {
    let data = FileManager.default.contents(atPath: folder + "/output") ?? Data()
    let new = data.dropFirst(readOfLog)
    readOfLog = data.count
    return String(decoding: new, as: UTF8.self)
  }

  // MARK: The end

  /// Ends the app; nothing is left of it.
  func stop() {
    if ending == nil {
      // An app ends by itself when its session does.
      connection.finish()
      ending = Subprocess.ending(of: process, within: 1)
      if ending == nil {
        kill(-process, SIGTERM)
        ending = Subprocess.ending(of: process, within: 3)
      }
      if ending == nil {
        kill(-process, SIGKILL)
        ending = Subprocess.ending(of: process, isWaited: true)
      }
    }
    RunningProcesses.remove(slot)
    Cleanup.remove(folder)
  }

  /// Why an app that was driven is gone.
  private func ended() -> Failure {
    if ending == nil { ending = Subprocess.ending(of: process, within: 5) }
    if RunningProcesses.isSignalled {
      stop()
      RunningProcesses.endIfSignalled()
    }
    let last = try? String(contentsOfFile: folder + "/last-words", encoding: .utf8)
    let words = newOutput().suffix(4000)
    let printed = words.isEmpty ? "" : "\nIt printed:\n" + words
    switch ending {
    case .signalled(let signal):
      return .failed(
        AppProgram.sentence(for: launch.name, endedBy: signal, lastWords: last) + printed)
    case .exited(let status):
      return .failed("\(launch.name) has ended with status \(status).\(printed)")
    case nil: return .failed("\(launch.name) has closed its session.\(printed)")
    }
  }
}

/// Objects of JSON, one a line.
enum JSONLine {
  static func object(_ line: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
  }

  /// - Parameter value: what JSON can hold.
  static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: data ?? Data("null".utf8), as: UTF8.self)
  }
}
