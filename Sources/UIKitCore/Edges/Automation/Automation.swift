import AutomationScript
import PlatformInterface

/// Drives an app as the command line asks: runs its script, then writes what was asked for.
///
/// Without a display it owns the clock and steps it as fast as the app allows; in a window it is
/// polled by a timer, in real time.
@MainActor
package final class Automation {
  private let options: LaunchOptions
  private let runner: ScriptRunner
  private let recorder: FrameRecorder
  private let audit = AuditRecorder()
  private let capture: OutputCapture?
  private var timer: (any DispatchSourceTimer)?
  private var isDone = false

  /// Nil where the options ask for nothing that takes driving.
  ///
  /// - Throws: `ScriptError` for a script that cannot be read, before anything of the app ran.
  package init?(_ options: LaunchOptions) throws(ScriptError) {
    let paths = [
      options.scriptPath, options.picturePath, options.dumpPath, options.framesDirectory,
      options.statsPath, options.auditPath, options.sessionPath,
    ]
    guard paths.contains(where: { $0 != nil }) else { return nil }
    self.options = options
    let script = try Self.script(options)
    let capture = Self.wantsLog(options, script) ? OutputCapture() : nil
    self.capture = capture
    runner = ScriptRunner(script: script, timeout: options.timeout) { capture?.lines() ?? [] }
    recorder = FrameRecorder(
      directory: options.framesDirectory, keepsStatistics: options.statsPath != nil)
    ShownDevice.current = options.device
    if options.auditPath != nil {
      runner.cameToRest = { [audit] in
        if let scene = SceneRegistry.front { audit.inspect(scene) }
      }
    }
  }

  private static func script(_ options: LaunchOptions) throws(ScriptError) -> Script {
    guard let path = options.scriptPath else { return Script(name: "no script", lines: []) }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ScriptError(
        file: name, line: 0, reason: "The script should be UTF-8 text in \(path); it is not.")
    }
    return try Script(name: name, text: text)
  }

  private static func wantsLog(_ options: LaunchOptions, _ script: Script) -> Bool {
    options.dumpPath != nil || options.sessionPath != nil
      || script.lines.contains {
        if case .dump = $0.command { return true }
        return false
      }
  }

  /// Begins, once the app has launched. Without a display it returns when all is done and the app
  /// was told to stop.
  package func start() {
    recorder.watchNewScenes()
    if let path = options.sessionPath {
      let session = AutomationSession(path, runner: runner, capture: capture) {
        [weak self] reason in
        self?.sessionEnded(reason)
      }
      self.session = session
      session.frameRan = { [recorder] in recorder.watchNewScenes() }
      return session.start()
    }
    if let application = PlatformServices.current.application as? any VirtualTimeApplication {
      drive(application)
    } else {
      poll()
    }
  }

  /// Drives the app in place of a script, where a controller asked for it.
  private var session: AutomationSession?

  /// - Parameter reason: why there was no session; nil where it came to its end.
  private func sessionEnded(_ reason: String?) {
    report(reason)
    finish()
    ApplicationLifeCycle.terminate(status: isFailed ? 1 : 0)
  }

  // MARK: Two clocks

  private func drive(_ application: any VirtualTimeApplication) {
    while runner.outcome == .running {
      runner.tick(at: application.currentTime)
      guard runner.outcome == .running else { break }
      application.stepFrame()
      recorder.watchNewScenes()
    }
    if runner.outcome == .finished, wantsOutput { settle(application) }
    finish()
    let isFailed = isFailed
    ApplicationLifeCycle.terminate(status: isFailed ? 1 : 0)
  }

  /// Waits for an idle app, so that pictures do not show half of what was coming.
  private func settle(_ application: any VirtualTimeApplication) {
    let step = runner.untilIdle(from: application.currentTime)
    while (try? step(application.currentTime)) == false { application.stepFrame() }
  }

  private func poll() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 1.0 / 60)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.pollOnce() }
    }
    timer.resume()
    self.timer = timer
  }

  private func pollOnce() {
    guard !isDone else { return }
    recorder.watchNewScenes()
    runner.tick(at: PlatformServices.current.application.currentTime)
    switch runner.outcome {
    case .running: return
    case .finished where options.scriptPath == nil && options.picturePath == nil:
      // Only recording: goes on until the window is closed.
      return
    case .finished:
      finish()
      if options.picturePath != nil { ApplicationLifeCycle.terminate(status: isFailed ? 1 : 0) }
    case .quit, .failed:
      finish()
      ApplicationLifeCycle.terminate(status: isFailed ? 1 : 0)
    }
  }

  // MARK: The end

  private var isFailed = false

  private var wantsOutput: Bool {
    options.picturePath != nil || options.dumpPath != nil || options.auditPath != nil
  }

  private func report(_ reason: String?) {
    guard let reason else { return }
    isFailed = true
    Log.write(reason)
  }

  /// Writes what was asked for. Called again when the app ended by itself, and then does nothing
  /// more than once.
  package func finish() {
    guard !isDone else { return }
    isDone = true
    timer?.cancel()
    if session == nil {
      if case .failed(let error) = runner.outcome { report("\(error)") }
      report(runner.errorOfEndingNow.map { "\($0)" })
    }
    if let scene = SceneRegistry.front {
      if let path = options.picturePath {
        if let frame = scene.host.loop.lastFrame {
          report(Picture.write(frame, to: path))
        } else {
          report("The app showed nothing: no window was made visible, so \(path) is not written.")
        }
      }
      if let path = options.dumpPath {
        let text = ViewDump.text(of: scene, log: capture?.lines() ?? [])
        report(Files.write(Data(text.utf8), to: path))
      }
      if let path = options.auditPath {
        audit.inspect(scene)
        report(Files.write(Data(audit.text.utf8), to: path))
      }
    } else if wantsOutput {
      report("The app has no window, so there is nothing to write.")
    }
    if let path = options.statsPath {
      report(Files.write(Data(recorder.statisticsText.utf8), to: path))
    }
    report(recorder.failure)
  }

  /// What the process should exit with, given what the app's loop returned.
  package func status(_ status: Int32) -> Int32 { isFailed ? 1 : status }
}
