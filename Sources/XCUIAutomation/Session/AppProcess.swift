import AutomationScript
import CVirtualClock
import Foundation
import PlatformInterface

/// A running app: its process, the session with it, and its clock, which goes with the tests' own.
@MainActor
final class AppProcess {
  private let socket: ControllerSocket
  private let folder: URL
  let processIdentifier: Int32
  private var lastRequest = 0
  private(set) var isAlive = true
  var isInBackground = false
  var isLandscape = false
  private var lastWordsPath: String { folder.appendingPathComponent("last-words").path }
  /// The tests' time up to which the app's has moved, in nanoseconds.
  private var syncedTime = tessera_clock_elapsed()
  /// The app's time, in seconds.
  private var appTime: TimeInterval = 0
  private var cachedTree: (root: ElementNode, fillsRows: Bool)?

  /// Starts a program and waits until it has launched.
  init(
    _ program: AppProgram, arguments: [String], environment: [String: String], home: String
  ) throws(UITestFailure) {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-ui-\(UUID().uuidString.prefix(8))")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UITestFailure(
        "\(folder.path) should be made for the app's socket, which failed: \(error)")
    }
    let path = folder.appendingPathComponent("session").path
    let listener = try SocketListener(path)
    var options = try AppProgram.options(arguments)
    options.sessionPath = path
    options.lastWordsPath = folder.appendingPathComponent("last-words").path
    var variables = ProcessInfo.processInfo.environment
    for name in [AppProgram.programVariable, AppProgram.homeVariable, "TESSERA_RESULTS"] {
      variables[name] = nil
    }
    variables.merge(AppHome.prepare(home, environment: variables)) { $1 }
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
    variables.merge(environment) { $1 }
    variables.merge(options.environment) { $1 }
    try Orphan.start(program.path, arguments, variables)
    let lastWords = options.lastWordsPath
    guard let socket = listener.accept(seconds: 60), let line = socket.readLine(),
      let event = Self.object(line), let process = event["pid"] as? Int
    else {
      let words = lastWords.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      try? FileManager.default.removeItem(at: folder)
      throw UITestFailure(
        "\(program.name) should launch and did not" + (words.map { ": \($0)" } ?? "."))
    }
    self.socket = socket
    processIdentifier = Int32(process)
    syncedTime = tessera_clock_elapsed()
  }

  private static func object(_ line: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
  }

  // MARK: Requests

  /// Lets the app's time catch up with the tests', asks it, and lets the tests' time catch up with the app's.
  @discardableResult
  func ask(_ request: [String: Any]) throws(UITestFailure) -> [String: Any] {
    UITestObserver.shared.checkAllowance()
    try catchUp()
    let begin = appTime
    cachedTree = nil
    let reply = try send(request)
    note(reply)
    let passed = Int64((appTime - begin) * 1e9)
    if passed > 0, tessera_clock_is_virtual() {
      tessera_clock_move(tessera_clock_elapsed() + passed)
    }
    syncedTime = tessera_clock_elapsed()
    if let error = reply["error"] as? String { throw UITestFailure(error) }
    return reply
  }

  /// What tests slept or waited passes in the app, too.
  private func catchUp() throws(UITestFailure) {
    let now = tessera_clock_elapsed()
    let seconds = Double(now - syncedTime) / 1e9
    syncedTime = now
    guard seconds > 0.001, !isInBackground else { return }
    cachedTree = nil
    note(try send(["do": "script", "text": "wait \(min(seconds, 3600).scriptText)"]))
  }

  private func note(_ reply: [String: Any]) {
    if let time = reply["time"] as? Double { appTime = time }
  }

  private func send(_ request: [String: Any]) throws(UITestFailure) -> [String: Any] {
    guard isAlive else { throw ended() }
    lastRequest += 1
    var request = request
    request["id"] = lastRequest
    guard let data = try? JSONSerialization.data(withJSONObject: request), socket.send(data),
      let line = socket.readLine(), let reply = Self.object(line)
    else {
      isAlive = false
      throw ended()
    }
    return reply
  }

  private func ended() -> UITestFailure {
    let words = (try? String(contentsOfFile: lastWordsPath, encoding: .utf8)) ?? ""
    return UITestFailure(
      words.isEmpty
        ? "the application does not run; it has ended or crashed."
        : "the application was stopped, as UIKit does with an exception: \(words)")
  }

  /// The elements as they are now; read once while nothing happens.
  ///
  /// - Parameter fillsRows: whether rows of tables off the screen have their contents.
  func tree(fillsRows: Bool = false) throws(UITestFailure) -> ElementNode {
    let now = tessera_clock_elapsed()
    if let cachedTree, now - syncedTime < 1_000_000, cachedTree.fillsRows || !fillsRows {
      readings += 1
      // A loop that waits by looking would never end while time stands still.
      guard readings > Self.freeReadings else { return cachedTree.root }
      try wait(0.05)
    } else {
      readings = 0
    }
    let reply = try ask(["do": "elements", "rows": fillsRows])
    guard let result = reply["result"] as? [String: Any] else {
      throw UITestFailure("The application should tell its elements; it says \(reply).")
    }
    let root = ElementNode(result)
    if let keyboard = Keyboard.json(for: root) { root.add(keyboard) }
    cachedTree = (root, fillsRows)
    return root
  }

  private var readings = 0
  private static let freeReadings = 2000

  /// Lets time pass, in the app and the tests alike.
  func wait(_ seconds: TimeInterval) throws(UITestFailure) {
    try ask(["do": "script", "text": "wait \(seconds.scriptText)"])
  }

  /// What it printed since it was last asked; nothing where it has ended.
  var log: [String] { (try? ask(["do": "log"])["result"] as? [String]) ?? [] }

  /// Ends it and waits for that.
  func end() {
    if isAlive { _ = try? send(["do": "quit"]) }
    isAlive = false
    socket.close()
    // It is no child of this process.
    for _ in 0..<2000 where kill(processIdentifier, 0) == 0 { tessera_clock_pause(1_000_000) }
    if kill(processIdentifier, 0) == 0 { kill(processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A process that is no child of this one: time does not pass while it runs, as it does for children.
private enum Orphan {
  static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws(UITestFailure) {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw UITestFailure("\(program) should be the program of the app; there is none.")
    }
    let command = #"shell="$1"; shift; cd "${shell%/*}" && "$shell" "$@" </dev/null >/dev/null &"#
    var words =
      (["/bin/sh", "-c", command, "sh", program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, &words, &variables) == 0 else {
      throw UITestFailure("\(program) could not be started: \(String(cString: strerror(errno))).")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
