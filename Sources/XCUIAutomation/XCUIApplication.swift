import CoreGraphics
import Foundation
import PlatformInterface
import UIKitCore

/// The app under test: started, ended and searched.
///
/// All applications that a test makes stand for one process of it. Tests wait for the app by its clock and not
/// by that of the machine: what tests sleep or wait passes in the app as well.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// What the app does, as far as tests know.
  public enum State: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It is out of sight and held.
    case runningBackgroundSuspended = 2
    /// It is out of sight.
    case runningBackground = 3
    /// It is in front.
    case runningForeground = 4
  }

  /// Nil for the app under test.
  private let bundleIdentifier: String?

  /// Makes what stands for the app under test.
  public override init() {
    bundleIdentifier = nil
    super.init()
  }

  /// Makes what stands for an app by its identifier: the app under test, but for Apple's own, which never run.
  public init(bundleIdentifier: String) {
    self.bundleIdentifier = bundleIdentifier
    super.init()
  }

  /// Arguments that the app gets when it is launched.
  open var launchArguments: [String] = []
  /// Variables that the app's environment gets when it is launched.
  open var launchEnvironment: [String: String] = [:]

  // MARK: The process

  /// The process of the app under test; nil while it does not run.
  static var process: AppProcess?

  private var isForeign: Bool { bundleIdentifier?.hasPrefix("com.apple.") ?? false }

  var running: AppProcess? { isForeign ? nil : Self.process }

  var isAlive: Bool { running?.isAlive ?? false }

  /// As messages call it.
  var name: String {
    if isForeign { return bundleIdentifier ?? "" }
    return (try? AppProgram.find().name) ?? "under test"
  }

  func process() throws(UITestFailure) -> AppProcess {
    guard let running else { throw UITestFailure("Application \"\(name)\" is not running.") }
    return running
  }

  /// Ends the process that runs, starts another one, and waits until nothing moves.
  open func launch() {
    guard !UITestFailures.isStopped else { return }
    do {
      guard !isForeign else {
        throw UITestFailure("there is no other app than the one under test here.")
      }
      Self.end()
      let process = try AppProcess(
        AppProgram.find(), arguments: launchArguments, environment: launchEnvironment,
        home: UITestObserver.shared.home)
      Self.process = process
      try process.ask(["do": "settle"])
    } catch {
      UITestFailures.record("Failed to launch \(name): \(error)")
    }
  }

  static func end() {
    process?.end()
    process = nil
  }

  /// Ends the app; nothing where it does not run.
  open func terminate() { if !isForeign { Self.end() } }

  /// Brings the app to the front, or launches it where it does not run.
  open func activate() {
    guard !isForeign else { return }
    guard let running, running.isAlive else { return launch() }
    guard running.isInBackground else { return }
    running.isInBackground = false
    attempt("activate") { () throws(UITestFailure) in try perform(["do": "foreground"]) }
  }

  /// Has the app open a link, launching it where it does not run.
  open func open(_ url: URL) {
    if !isAlive { launch() }
    attempt("open \(url.absoluteString) in") { () throws(UITestFailure) in
      try perform(["do": "openURL", "url": url.absoluteString])
    }
  }

  private func attempt(_ verb: String, _ body: () throws(UITestFailure) -> Void) {
    do { try body() } catch { UITestFailures.record("Failed to \(verb) \(name): \(error)") }
  }

  /// What the app does now.
  open var state: State {
    guard let running, running.isAlive else { return .notRunning }
    return running.isInBackground ? .runningBackground : .runningForeground
  }

  /// Lets the app's time pass until it is in a state, at most `timeout` seconds of it.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    wait(atMost: timeout) { self.state == state }
  }

  /// Forgets what the user allowed; nobody is asked for permission here.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}

  // MARK: For elements

  func tree() throws(UITestFailure) -> ElementNode { try process().tree() }

  /// The elements with the contents of rows that are off the screen, for which data sources are asked for cells.
  func filledTree() throws(UITestFailure) -> ElementNode { try process().tree(fillsRows: true) }

  /// How often tests look while they wait, in seconds of the app's time.
  private static let interval: TimeInterval = 0.1

  func wait(atMost timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    var left = timeout.isFinite ? min(max(timeout, 0), 86_400) : 86_400
    while true {
      if condition() { return true }
      guard !UITestFailures.isStopped else { return false }
      guard left > 1e-6, let running, running.isAlive else { return false }
      let step = min(left, Self.interval)
      left -= step
      do { try running.wait(step) } catch { return condition() }
    }
  }

  /// Runs lines of a script and waits until nothing moves.
  func run(_ lines: String) throws(UITestFailure) {
    try process().ask(["do": "script", "text": lines])
    try process().ask(["do": "settle"])
  }

  /// Makes a request and waits until nothing moves.
  func perform(_ request: [String: Any]) throws(UITestFailure) {
    try process().ask(request)
    try process().ask(["do": "settle"])
  }

  /// Scrolls an element on the screen.
  ///
  /// - Returns: the element as it is then.
  func brought(_ node: ElementNode, onScreen path: ElementPath) throws(UITestFailure) -> ElementNode
  {
    do throws(UITestFailure) {
      try perform(["do": "perform", "action": "scrollToVisible", "handle": node.handle])
    } catch {
      // Nothing scrolls around it.
    }
    let found = try path.node()
    guard found.isHittable else {
      let root = try tree()
      let alert = root.descendants.first { $0.elementType == .alert || $0.elementType == .sheet }
      throw UITestFailure(
        "Not hittable: \(found.line)"
          + (alert.map { "; in front of it is \($0.line)" } ?? "; it is off the screen or covered.")
      )
    }
    return found
  }

  func screenshot(of rect: CGRect?) -> XCUIScreenshot {
    do throws(UITestFailure) {
      let reply = try process().ask(["do": "shot"])
      guard let text = reply["result"] as? String, let data = Data(base64Encoded: text) else {
        throw UITestFailure("the application sent no picture.")
      }
      return XCUIScreenshot(data, of: rect, screen: try tree().frame)
    } catch {
      UITestFailures.record("Failed to take a picture of \(name): \(error)")
      return XCUIScreenshot()
    }
  }

  var interruptions: Interruptions { UITestObserver.shared.interruptions }
}

/// What an app must ask for.
public enum XCUIProtectedResource: Int, Sendable {
  /// The address book.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// Reminders.
  case reminders = 3
  /// Photos.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The library of media.
  case mediaLibrary = 7
  /// The home.
  case homeKit = 8
  /// Bluetooth.
  case bluetooth = 9
  /// The keyboard's network.
  case keyboardNetwork = 10
  /// Where the device is.
  case location = 11
  /// Health.
  case health = 12
  /// Tracking.
  case userTracking = 13
  /// Focus.
  case focus = 14
  /// The local network.
  case localNetwork = 15
}
