import Foundation
import PlatformInterface

/// The process that holds an app's session between two calls of `tessera simctl`: it ends with the app.
enum DeviceProcess {
  /// The word by which the command starts itself as one.
  static let word = "__hold"

  /// What it is started with.
  struct Launch: Codable {
    var device: SimulatedDevice
    var app: AppBundle
    var arguments: [String]
    var environment: [String: String]
  }

  /// Starts an app in a process of its own and waits until it has launched.
  static func start(_ launch: Launch) throws(Failure) -> DeviceState.Running {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else {
      throw .failed("A pipe could not be made: \(String(cString: strerror(errno))).")
    }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which Swift does not see: what ends the terminal does not end it.
    posix_spawnattr_setflags(&attributes, 0x80)
    let text: String
    do {
      text = String(decoding: try JSONEncoder().encode(launch), as: UTF8.self)
    } catch {
      throw .failed("The app could not be started: \(error).")
    }
    var variables = ProcessInfo.processInfo.environment
    variables["TESSERA_HOLD"] = text
    var words: [UnsafeMutablePointer<CChar>?] = [
      strdup("tessera"), strdup("simctl"), strdup(word), nil,
    ]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, "/proc/self/exe", &actions, &attributes, &words, &environment)
    close(pipe[1])
    defer { close(pipe[0]) }
    guard error == 0 else {
      throw .failed("The device could not be started: \(String(cString: strerror(error))).")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while bytes.last != UInt8(ascii: "\n") {
      let count = read(pipe[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let answer = JSONLine.object(String(decoding: bytes, as: UTF8.self)) ?? [:]
    guard let socket = answer["socket"] as? String, let app = answer["app"] as? Int else {
      _ = Subprocess.ending(of: process, within: 10)
      throw .failed(answer["error"] as? String ?? "\(launch.app.name) could not be started.")
    }
    return DeviceState.Running(
      identifier: launch.app.identifier, process: process, app: pid_t(app), socket: socket)
  }

  /// What the process does: starts the app, says so on standard output, and passes on what others ask until
  /// the app ends.
  static func run() throws(Failure) {
    let text = ProcessInfo.processInfo.environment["TESSERA_HOLD"] ?? ""
    unsetenv("TESSERA_HOLD")
    guard let launch = try? JSONDecoder().decode(Launch.self, from: Data(text.utf8)) else {
      throw .usage("\(word) is for the command itself.")
    }
    // Who has started the command may wait until nobody holds what it has left open.
    for descriptor in 3..<Int32(1024) {
      close(descriptor)
    }
    signal(SIGPIPE) { _ in }
    func say(_ value: [String: Any]) {
      let line = Array((JSONLine.text(value) + "\n").utf8)
      _ = write(1, line, line.count)
      // Nobody waits for more.
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(nowhere, 1)
      close(nowhere)
    }
    do throws(Failure) {
      let folder = try Cleanup.makeFolder("device")
      defer { Cleanup.remove(folder) }
      let socket = try ListeningSocket(path: folder + "/device.sock")
      var built = AppProgram.Built(name: launch.app.name, path: launch.app.program)
      let options = launch.device.launchOptions()
      if options.network == .replay || options.network == .record {
        built.networkLibrary = try NetworkLibrary.path(progress: BuildSteps())
      }
      let session = try AppSession(
        program: built, options, arguments: launch.arguments, environment: launch.environment)
      try session.settle()
      say(["socket": socket.path, "app": Int(session.launch.process)])
      serve(session, socket)
    } catch {
      say(["error": error.sentence])
      throw error
    }
  }

  private static func serve(_ session: AppSession, _ socket: ListeningSocket) {
    while session.isRunning, !RunningProcesses.isSignalled {
      guard let connection = socket.accept(within: 200) else { continue }
      while case .line(let line) = connection.receive(within: 60) {
        guard var request = JSONLine.object(line), let name = request["do"] as? String else {
          _ = connection.send(#"{"error":"A request should be an object with a name."}"#)
          continue
        }
        if name == "terminate" {
          session.stop()
          _ = connection.send(#"{"ok":true}"#)
          return
        }
        request["do"] = nil
        do throws(Failure) {
          let reply =
            name == "settle" ? try settle(session) : try session.request(name, request)
          _ = connection.send(JSONLine.text(reply))
        } catch {
          _ = connection.send(JSONLine.text(["error": error.sentence]))
        }
      }
    }
    session.stop()
    RunningProcesses.endIfSignalled()
  }

  private static func settle(_ session: AppSession) throws(Failure) -> [String: Any] {
    try session.settle()
    return ["ok": true]
  }

  /// Asks the process of a device something; nil where it is gone, and with it the app.
  static func ask(
    _ running: DeviceState.Running, _ name: String, _ values: [String: Any] = [:]
  ) throws(Failure) -> [String: Any]? {
    guard let connection = LineConnection.connect(to: running.socket) else { return nil }
    var request = values
    request["do"] = name
    guard connection.send(JSONLine.text(request)),
      case .line(let line) = connection.receive(within: AppSession.secondsToAnswer),
      let reply = JSONLine.object(line)
    else { return nil }
    if let error = reply["error"] as? String { throw .failed(error) }
    return reply
  }
}
