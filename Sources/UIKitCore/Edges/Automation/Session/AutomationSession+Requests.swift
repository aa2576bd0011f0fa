import AutomationScript
import PlatformInterface

// What a controller asks for.
extension AutomationSession {
  /// Replies to a line, or begins what will be replied to when its script is over.
  func take(_ line: Data) {
    do throws(SessionRequest.Failure) {
      let request = try SessionRequest(line)
      begin(request.action, request.id)
    } catch {
      fail(error.id, error.reason)
    }
  }

  private func begin(_ action: SessionRequest.Action, _ id: JSONText) {
    switch action {
    case .quit:
      succeed(id)
      return end()
    case .log: return succeed(id, .array(newLogLines().map { .string($0) }))
    case .script(let text): return run(text, id)
    case .settle:
      runner.settle(from: PlatformServices.current.application.currentTime)
      running = id
      return
    default: break
    }
    guard let scene = SceneRegistry.front else {
      return fail(id, "The app has no window.")
    }
    switch action {
    case .elements(let fillsRows):
      ViewDump.withStack(for: scene) { succeed(id, tree.json(of: scene, fillsRows: fillsRows)) }
    case .dump:
      let log = capture?.lines() ?? []
      ViewDump.withStack(for: scene) { succeed(id, ViewDump.json(of: scene, log: log)) }
    case .audit:
      let audit = AuditRecorder()
      audit.inspect(scene)
      succeed(id, audit.json)
    case .shot(let path): shoot(scene, path, id)
    case .openURL(let url):
      guard ApplicationLifeCycle.open([url], in: scene) else {
        return fail(id, "The app's delegate does not open \(url.absoluteString).")
      }
      runFrame(id)
    case .background:
      scene.host.receive(.visibilityChanged(isVisible: false))
      succeed(id)
    case .foreground:
      scene.host.receive(.visibilityChanged(isVisible: true))
      scene.host.receive(.focusChanged(isKey: true))
      runFrame(id)
    case .set(let appearance, let textSize, let locale):
      change(appearance, textSize, locale)
      runFrame(id)
    case .perform(let action, let handle):
      guard tree.perform(action, on: handle, in: scene) else {
        return fail(id, "There is no element \(handle) that can do that.")
      }
      runFrame(id)
    case .adjust(let share, let handle):
      guard let object = tree.object(handle), let range = AccessibilityParts.range(of: object),
        tree.perform(
          .setValue(range.minimum + (range.maximum - range.minimum) * share), on: handle, in: scene)
      else { return fail(id, "Element \(handle) is no slider that can be moved.") }
      runFrame(id)
    case .touches(let points, let count):
      runner.tap(at: points, count: count, from: PlatformServices.current.application.currentTime)
      running = id
    case .pick(let title, let handle):
      guard let wheel = tree.object(handle) as? PickerWheel else {
        return fail(id, "Element \(handle) is no wheel of a picker.")
      }
      guard PickerChoice(wheel.picker).choose(title, in: wheel.component) else {
        return fail(id, "The wheel has no row \"\(title)\".")
      }
      runFrame(id)
    case .quit, .log, .script, .settle: return
    }
  }

  private func run(_ text: String, _ id: JSONText) {
    do throws(ScriptError) {
      runner.run(try Script(name: "script", text: text))
      running = id
    } catch {
      reply(.object(["id": id, "error": .string(error.reason), "line": .int(error.line)]))
    }
  }

  /// Replies once a frame has shown what was done.
  private func runFrame(_ id: JSONText) {
    runner.run(
      Script(name: "script", lines: []), after: PlatformServices.current.application.currentTime)
    running = id
  }

  private func shoot(_ scene: UIWindowScene, _ path: String?, _ id: JSONText) {
    guard let frame = scene.host.loop.lastFrame else {
      return fail(id, "There is no picture yet: the window has shown no frame.")
    }
    if let path {
      if let reason = Picture.write(frame, to: path) { return fail(id, reason) }
      return succeed(id)
    }
    guard let data = Picture.data(of: frame) else {
      return fail(id, "A picture of the window could not be made into a PNG.")
    }
    succeed(id, .string(data.base64EncodedString()))
  }

  private func change(
    _ appearance: PlatformEnvironment.Appearance?, _ textSize: String?, _ locale: String?
  ) {
    let application = PlatformServices.current.application
    var options = LaunchOptions()
    options.appearance = appearance
    options.textSize = textSize
    options.localeIdentifier = locale
    application.setEnvironment(options.applied(to: application.environment))
  }

  /// What was printed and reported since it was last asked for.
  private func newLogLines() -> [String] {
    let printed = capture?.lines() ?? []
    let written = Log.recentLines
    defer {
      printedLines = printed.count
      writtenLines = written.count
    }
    // Where old lines were forgotten meanwhile, all that are left are handed over.
    return Array(printed.dropFirst(printedLines <= printed.count ? printedLines : 0))
      + Array(written.dropFirst(writtenLines <= written.count ? writtenLines : 0))
  }
}
