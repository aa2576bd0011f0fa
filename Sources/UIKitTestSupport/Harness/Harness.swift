import AutomationScript
import Failures
import CairoBackend
import Foundation
import PlatformInterface
import UIKitCore
import XCTest

/// A screen of a device without a display, on a clock that moves when told, driven as a user would.
///
/// ```swift
/// let harness = Harness(device: "iphone-se", root: PhotosController())
/// try harness.perform("""
///   scroll cell 0.0 by 0,400
///   idle
///   tap "Berlin"
///   """)
/// assertGolden(png: harness.picture(), named: "photos-berlin")
/// ```
///
/// It closes by itself when the test of XCTest that made it is over, passed, failed or thrown; a test that shows
/// several, one after the other, closes each.
@MainActor
public final class Harness: TestFixture {
  /// The window that shows the root controller, key and visible.
  public let window: UIWindow
  let application: HeadlessApplication
  /// The screen as it was before, for whoever uses the platform next.
  private let before: HeadlessApplication.Configuration
  private let deviceBefore = ShownDevice.current
  private var localeBefore: String?
  private var isOpen = true

  /// Shows `root` on the device that `tessera --device` calls `device`.
  ///
  /// - Parameter locale: a language and a region, such as `de_DE`, that are the process's until `close()`; nil
  ///   leaves them. Right to left follows the language where `isRightToLeft` is false.
  public convenience init(
    device: String = "iphone-se", appearance: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory = .large, locale: String? = nil,
    isRightToLeft: Bool = false, root: @autoclosure () -> UIViewController
  ) {
    guard let profile = DeviceProfile.named(device) else {
      failure(
        "A device should be one of \(DeviceProfile.all.map(\.name).joined(separator: ", ")); "
          + "found \(device).")
    }
    self.init(profile, appearance, textSize, locale, isRightToLeft, root)
  }

  /// Shows `root` on a screen of this size without bars.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory = .large, locale: String? = nil,
    isRightToLeft: Bool = false, root: @autoclosure () -> UIViewController
  ) {
    self.init(
      .custom(width: size.width, height: size.height, scale: scale), appearance, textSize, locale,
      isRightToLeft, root)
  }

  private init(
    _ device: DeviceProfile, _ appearance: UIUserInterfaceStyle,
    _ textSize: UIContentSizeCategory, _ locale: String?, _ isRightToLeft: Bool,
    _ root: () -> UIViewController
  ) {
    if !PlatformServices.isInstalled { HeadlessPlatform.install() }
    guard let application = PlatformServices.current.application as? HeadlessApplication else {
      failure("A harness drives the headless platform; another one is installed.")
    }
    self.application = application
    before = HeadlessApplication.Configuration(
      environment: application.environment, window: application.defaultWindow)
    var options = LaunchOptions()
    options.device = device
    options.appearance = appearance == .dark ? .dark : .light
    options.textSize = textSize.nameInScripts
    options.localeIdentifier = locale
    if isRightToLeft || locale == nil { options.isRightToLeft = isRightToLeft }
    if let locale {
      localeBefore = Locale.current.identifier
      ProcessLocale.choose(locale)
    }
    application.show(
      HeadlessApplication.Configuration(
        environment: options.applied(to: PlatformEnvironment()),
        window: WindowConfiguration(title: "", size: device.size, scale: device.scale)))
    ShownDevice.current = device
    SceneHost.platformWasConfigured()
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.rootViewController = root()
    window.makeKeyAndVisible()
    application.stepFrame()
    closeAfterTest()
  }

  /// Takes the window off the screen, which becomes what it was before; the controller disappears and
  /// is released with the harness. A second call does nothing.
  ///
  /// Called at the end of a test of XCTest by itself; tests of Swift Testing call it in a `defer`.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    didClose()
    window.isHidden = true
    window.rootViewController = nil
    // Whoever still holds the window keeps it out of the next one's frames.
    window.windowScene = nil
    application.show(before)
    ShownDevice.current = deviceBefore
    if let localeBefore { ProcessLocale.choose(localeBefore) }
    localeBefore = nil
  }

  // MARK: Settings

  /// Light or dark; setting it reaches the views with the next frame, which has passed when it returns.
  public var appearance: UIUserInterfaceStyle {
    get { application.environment.appearance == .dark ? .dark : .light }
    set { change { $0.appearance = newValue == .dark ? .dark : .light } }
  }

  /// The size of texts that the user wants; setting it reaches the views at once.
  public var textSize: UIContentSizeCategory {
    get { UIContentSizeCategory(name: application.environment.textSize) ?? .large }
    set { change { $0.textSize = newValue.nameInScripts } }
  }

  /// The user's language and region, such as `de_DE`. Setting it makes them the process's until `close()`, and
  /// turns the window the way that the language runs; texts that were made before stay as they are.
  public var locale: String {
    get { application.environment.localeIdentifier }
    set {
      localeBefore = localeBefore ?? Locale.current.identifier
      ProcessLocale.choose(newValue)
      let language = Locale.Language(identifier: newValue)
      change {
        $0.localeIdentifier = newValue
        $0.isRightToLeft = language.characterDirection == .rightToLeft
      }
    }
  }

  private func change(_ change: (inout PlatformEnvironment) -> Void) {
    var environment = application.environment
    change(&environment)
    application.setEnvironment(environment)
    application.stepFrame()
  }

  // MARK: Time

  /// Lets virtual time pass, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = application.currentTime + seconds - application.frameDuration / 2
    while application.currentTime < end { application.stepFrame() }
  }

  /// Waits until nothing moves and no other thread works, at most `timeout` virtual seconds.
  public func settle(timeout: TimeInterval = 10) { try? perform("idle", timeout: timeout) }

  // MARK: Driving

  /// Runs commands as `tessera --script` does; see Docs/subsystems/automation.md.
  public func perform(_ script: String, timeout: TimeInterval = 10) throws {
    let session = ScriptSession(
      try Script(name: "script", text: script), timeout: timeout, scene: window.windowScene)
    try session.run(on: application)
  }

  /// Runs commands as `perform(_:timeout:)` does, failing the test with the script's own sentence at its
  /// line.
  public func run(_ script: String, file: StaticString = #filePath, line: UInt = #line) {
    do {
      try perform(script)
    } catch {
      let number = (error as? ScriptError)?.line ?? 0
      XCTFail(
        "\(error)", file: file,
        line: ScriptPlace.line(number, of: script, in: "\(file)", from: line))
    }
  }

  /// Taps a list's cell, which must be in sight; fails the test at the caller's line otherwise.
  public func tap(cell path: IndexPath, file: StaticString = #filePath, line: UInt = #line) {
    run("tap cell \(path.section).\(path.item)", file: file, line: line)
  }

  /// Taps what shows the text or is named by it; fails the test at the caller's line where nothing in
  /// sight does.
  public func tap(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    run("tap \(HarnessTarget.quoted(text))", file: file, line: line)
  }

  /// One finger of a touch screen, as finely as a test wants it: `.began`, `.changed`, `.ended`. A frame
  /// passes after each.
  public func finger(
    _ state: UIGestureRecognizer.State, _ x: CGFloat, _ y: CGFloat, id: Int = 1
  ) {
    let phase: InputPhase =
      switch state {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      default: .cancelled
      }
    window.windowScene?.host.receive(
      .touch(
        TouchInput(
          id: id, phase: phase, location: CGPoint(x: x, y: y), time: application.currentTime)))
    application.stepFrame()
  }

  /// Moves the content under the middle of the window, as a touchpad does.
  public func scroll(by delta: CGVector, file: StaticString = #filePath, line: UInt = #line) {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    run(
      "scroll \(middle.x),\(middle.y) by \(delta.dx),\(delta.dy)", file: file, line: line)
  }

  /// Presses and releases a key by its name in scripts, such as `tab` or `ctrl+a`.
  public func key(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    run("key \(name)", file: file, line: line)
  }

  /// Tells the app that memory is short; it has heard when this returns.
  public func sendMemoryWarning() {
    application.postMemoryWarning()
    application.stepFrame()
  }

  // MARK: Looking

  /// The first visible view that shows, or is labelled with, `text`.
  public func view(showing text: String) -> UIView? {
    window.windowScene.flatMap { ScriptSession.view(.text(text), in: $0) }
  }

  /// What the window shows, as a PNG.
  public func picture() -> Data {
    application.stepFrame()
    guard
      let frame = window.windowScene?.host.loop.lastFrame
    else { failure("The window has shown no frame; is its controller's view hidden?") }
    let services = PlatformServices.current
    let pixels = services.rasterizer.rasterize(
      frame.root, size: frame.size, scale: frame.scale, background: frame.background)
    guard let data = services.imageDecoder.encodePNG(pixels) else {
      failure("A picture of \(pixels.width)×\(pixels.height) could not be encoded.")
    }
    return data
  }

  /// The view tree in the form of `tessera --dump`.
  public func dump() -> String {
    window.windowScene.map { ViewDump.text(of: $0, log: []) } ?? ""
  }
}

extension HeadlessApplication {
  /// Makes windows that are open, and those to come, as the configuration says.
  fileprivate func show(_ configuration: Configuration) {
    configure(configuration)
    let window = configuration.window
    for open in windows { open.resize(to: window.size, scale: window.scale) }
    stepFrame()
  }
}

extension UIContentSizeCategory {
  /// As scripts call it; `large` for what is no size.
  fileprivate var nameInScripts: String {
    TextSize.names.first { UIContentSizeCategory(name: $0) == self } ?? "large"
  }
}
