import Foundation
import UIKitCore

/// The device that the app under test runs on: a screen without a display.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// The device.
  public static let shared = XCUIDevice()

  /// A button of the device.
  public enum Button: Int, Sendable {
    /// Home: the app goes out of sight.
    case home = 1
    /// Louder.
    case volumeUp = 2
    /// Softer.
    case volumeDown = 3
    /// The action button.
    case action = 4
    /// The camera's button.
    case camera = 5
  }

  /// Light or dark.
  public enum Appearance: Int, Sendable {
    /// As the device comes.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  override init() { super.init() }

  private var process: AppProcess? { XCUIApplication.process }

  private func attempt(_ purpose: String, _ body: () throws -> Void) {
    do { try body() } catch { UITestFailures.record("Failed to \(purpose): \(error)") }
  }

  /// How the device is held. Turning it upside down changes nothing, as on most phones.
  open var orientation: UIDeviceOrientation {
    get { storedOrientation }
    set {
      storedOrientation = newValue
      guard let process, newValue.isPortrait || newValue.isLandscape,
        newValue.isLandscape != process.isLandscape
      else { return }
      process.isLandscape = newValue.isLandscape
      attempt("turn the device") {
        try process.ask(["do": "script", "text": "rotate-device"])
        try process.ask(["do": "settle"])
      }
    }
  }
  private var storedOrientation = UIDeviceOrientation.portrait

  /// Whether the device is light or dark.
  open var appearance: Appearance {
    get { storedAppearance }
    set {
      storedAppearance = newValue
      guard let process else { return }
      attempt("change the appearance") {
        try process.ask(["do": "set", "appearance": newValue == .dark ? "dark" : "light"])
        try process.ask(["do": "settle"])
      }
    }
  }
  private var storedAppearance = Appearance.unspecified

  /// Forgets how it is held before another test.
  func reset() {
    storedOrientation = .portrait
    storedAppearance = .unspecified
  }

  /// Presses a button; home alone does something.
  open func press(_ button: XCUIDevice.Button) {
    guard button == .home, let process, process.isAlive, !process.isInBackground else { return }
    attempt("press home") {
      try process.ask(["do": "background"])
      process.isInBackground = true
    }
  }

  /// Whether the device has a button.
  open func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool { button == .home }

  /// What opens links for whoever wants to.
  open var system: XCUISystem { XCUISystem() }
}

/// The system around the app under test.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  override init() { super.init() }

  /// Opens a link: the app under test gets it.
  open func open(_ url: URL) { XCUIApplication().open(url) }
}
