import Foundation
import PlatformInterface

/// Runs the steps of a flow against an app.
final class FlowRunner {
  private let program: AppProgram.Built
  private let device: SimulatedDevice
  /// Where pictures go that the flow takes.
  private let pictures: String
  private(set) var session: AppSession?
  private var values: FlowValues
  /// The home of the app: what it keeps is gone with the flow.
  private var home: String
  private var copied = ""
  private var ignored: Set<String> = []
  /// The app's clock.
  var time = 0.0
  private let say: (String) -> Void

  init(
    _ program: AppProgram.Built, _ device: SimulatedDevice, values: [String: String],
    pictures: String, say: @escaping (String) -> Void
  ) throws(Failure) {
    self.program = program
    self.device = device
    self.pictures = pictures
    self.say = say
    self.values = FlowValues(values: values)
    self.values.values["maestro.platform"] = "ios"
    home = try Cleanup.makeFolder("home")
  }

  deinit { Cleanup.remove(home) }

  /// - Throws: with file, line and command for a step that failed.
  func run(_ flow: Flow) throws(Failure) {
    for (name, value) in flow.environment where values.values[name] == nil {
      values.values[name] = value
    }
    var failure: Failure?
    do throws(Failure) { try run(flow.onStart + flow.steps) } catch { failure = error }
    do throws(Failure) { try run(flow.onComplete) } catch { failure = failure ?? error }
    if let failure { throw failure }
  }

  func stop() {
    session?.stop()
    session = nil
  }

  func run(_ steps: [FlowStep]) throws(Failure) {
    for step in steps {
      do throws(Failure) {
        try run(step)
      } catch {
        // Where a flow inside failed, its own step is named.
        guard !error.sentence.hasPrefix("\(step.file):"), !isNested(step) else { throw error }
        if step.isOptional {
          say("\(step.file):\(step.line): \(step.shown) was left out: \(error.sentence)")
          continue
        }
        throw .failed("\(step.file):\(step.line): \(step.shown): \(error.sentence)")
      }
    }
  }

  private func isNested(_ step: FlowStep) -> Bool {
    switch step.command {
    case .run, .repeat, .retry: true
    default: false
    }
  }

  private func run(_ step: FlowStep) throws(Failure) {
    func fill(_ text: String) throws(Failure) -> String { try values.filled(text, at: step) }
    switch step.command {
    case .launchApp(let launch): try start(launch, fill)
    case .stopApp: stop()
    case .clearState:
      stop()
      try clearHome()
    case .tap(let place, let touch): try tap(place, touch, step, fill)
    case .inputText(let text): try driver().type(try fill(text))
    case .eraseText(let count): try erase(count)
    case .pressKey(let name): try press(try fill(name))
    case .copyText(let selector):
      let element = try find(selector, 17, fill)
      copied = [element.label, element.title, element.value].first { !$0.isEmpty } ?? ""
      values.values["maestro.copiedText"] = copied
    case .pasteText: try driver().type(copied)
    case .assertVisible(let selector, let timeout):
      _ = try find(selector, step.isOptional ? min(timeout, 7) : timeout, fill)
    case .assertNotVisible(let selector, let timeout): try awaitNone(selector, timeout, fill)
    case .assertTrue(let condition):
      guard FlowValues.isTrue(try fill(bare(condition))) else {
        throw .failed("The condition should be true; it is \(try fill(bare(condition))).")
      }
    case .scroll: try swipe(FlowSwipe(direction: .up), fill)
    case .scrollUntilVisible(let scroll): try scrollUntilVisible(scroll, fill)
    case .swipe(let swipe): try self.swipe(swipe, fill)
    case .back: try driver().act("back")
    case .rotate: try driver().act("rotate-device")
    case .settle: try driver().session.settle()
    case .openLink(let link):
      if session == nil { try start(FlowLaunch(), fill) }
      try driver().session.request("openURL", ["url": try fill(link)])
      try driver().session.settle()
    case .screenshot(let name): try picture(try fill(name))
    case .run(let steps, let condition, let environment):
      if let condition, try !holds(condition, fill) { return }
      let outer = values.values
      for (name, value) in environment { values.values[name] = try fill(value) }
      defer { for name in environment.keys { values.values[name] = outer[name] } }
      try run(steps)
    case .repeat(let steps, let times, let condition):
      let count = try times.map { text throws(Failure) in Int(Double(try fill(text)) ?? 0) }
      var round = 0
      while round < count ?? 1000 {
        if let condition, try !holds(condition, fill) { break }
        try run(steps)
        round += 1
      }
    case .retry(let steps, let times):
      var left = times
      while true {
        do throws(Failure) {
          return try run(steps)
        } catch {
          guard left > 0 else { throw error }
          left -= 1
        }
      }
    case .evaluate(let script): try values.run(script, at: step)
    case .ignored(let name):
      if ignored.insert(name).inserted {
        say("\(step.file):\(step.line): \(name) does nothing here.")
      }
    }
  }

  /// A condition may be written without `${}`.
  func bare(_ text: String) -> String { text.contains("${") ? text : "${\(text)}" }

  func driver() throws(Failure) -> AppDriver {
    guard let session else { throw .failed("An app should run; launchApp comes first.") }
    return AppDriver(session: session)
  }

  // MARK: The app

  private func start(
    _ launch: FlowLaunch, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) {
    if launch.clearsState {
      stop()
      try clearHome()
    }
    if let session, session.isRunning, !launch.stopsApp {
      return _ = try session.request("foreground")
    }
    stop()
    var options = device.launchOptions()
    var arguments: [String] = []
    for (key, value) in launch.arguments.sorted(by: { $0.key < $1.key }) {
      let value = try fill(value)
      options.defaults[key] = value
      arguments += ["-" + key, value]
    }
    let session = try AppSession(
      program: program, options, arguments: arguments,
      environment: AppHome.prepare(home))
    self.session = session
    try session.settle()
  }

  private func clearHome() throws(Failure) {
    Cleanup.remove(home)
    home = try Cleanup.makeFolder("home")
  }

  // MARK: Pictures

  private func picture(_ name: String) throws(Failure) {
    let file = name.lowercased().hasSuffix(".png") ? name : name + ".png"
    let path = file.hasPrefix("/") ? file : pictures + "/" + file
    let data = try driver().session.picture()
    do { try Files.write(data, to: path) } catch {
      throw .failed("\(path) should be written, which failed: \(Files.reason(error)).")
    }
  }

  /// What is on the screen, for a failure: a picture and the tree; nil where no app runs any more.
  func evidence() -> (picture: Data, tree: String)? {
    guard let session, session.isRunning, let picture = try? session.picture(),
      let root = try? session.elements()
    else { return nil }
    return (picture, JSONLine.text(root.described(withChildren: true)))
  }
}
