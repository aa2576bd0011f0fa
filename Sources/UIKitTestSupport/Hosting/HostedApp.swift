import CVirtualClock
import CairoBackend
import Foundation
import PlatformInterface
import UIKitCore
import XCTest

/// The app around the unit tests of its project: launched without a display before the first of them,
/// alive until the last.
///
/// Around tests of Swift Testing it is launched, too, before the first of them that belongs to the main actor.
///
/// `tessera import` writes the call for test targets that name a host.
public enum HostedApp {
  /// Where a program begins.
  public typealias Program =
    @Sendable (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32

  /// Has `program` run before the first test, up to where its application has launched.
  ///
  /// Called while the process is loaded; of several calls the first counts. The process starts anew
  /// from a folder with the resources of the app and its tests.
  ///
  /// - Parameters:
  ///   - app: the app's target, which the package is named after.
  ///   - tests: the targets of tests whose resources are found in `Bundle.main` beside the app's.
  ///   - program: where the app's program begins.
  public static func startBeforeTests(
    of app: String, in tests: String..., program: @escaping Program
  ) {
    // Tests that use the app from outside start a process of their own, and have no use for one here.
    guard ProcessInfo.processInfo.environment["TESSERA_UI_TEST_APP"] == nil else { return }
    guard lock.withLock({ take(program) }) else { return }
    tellOfTests()
    AppBundle.enter(package: app, targets: [app] + tests)
    XCTestObservationCenter.shared.addTestObserver(starter)
    keepMainThread()
  }

  /// Makes the resources of a program and of its tests those of `Bundle.main`, without launching the
  /// program.
  ///
  /// Called while the process is loaded, which starts anew from a folder with the resources. The plugin
  /// XcodeSources writes the call for tests of a program.
  ///
  /// - Parameters:
  ///   - package: the name of the package.
  ///   - targets: the program's target and that of its tests.
  public static func findResources(ofPackage package: String, targets: [String]) {
    if let program = targets.first, let own = CommandLine.arguments.first {
      // UI tests look for the program beside their own, which will be in the new folder.
      let folder = URL(fileURLWithPath: own).deletingLastPathComponent().path
      let path = folder + "/" + program
      if access(path, X_OK) == 0 { setenv("TESSERA_UI_TEST_APP", path, 0) }
    }
    AppBundle.enter(package: package, targets: targets)
  }

  /// Makes the resources of tests that no app hosts those of `Bundle.main`, which `Bundle(for:)` answers for their
  /// classes as for all others.
  ///
  /// Called while the process is loaded, which starts anew from a folder with the resources. `tessera` writes the call
  /// for test targets of Xcode projects that have resources.
  ///
  /// - Parameters:
  ///   - package: the name of the package.
  ///   - tests: the targets of tests; of two files of the same name that of the earlier target counts.
  public static func findResources(ofPackage package: String, tests: String...) {
    guard ProcessInfo.processInfo.environment["TESSERA_UI_TEST_APP"] == nil else { return }
    AppBundle.enter(package: package, targets: tests, isOfTests: true)
  }

  /// Sets the variable by which programs find out that their unit tests run, as many do. Xcode has it name a file
  /// of its own; here it is the program of the tests.
  static func tellOfTests() {
    setenv("XCTestConfigurationFilePath", CommandLine.arguments.first ?? "xctest", 0)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: Program?
  nonisolated(unsafe) private static var isTaken = false
  nonisolated(unsafe) private static var hasFrames = false
  private static let starter = Starter()

  private static func take(_ program: @escaping Program) -> Bool {
    guard !isTaken else { return false }
    isTaken = true
    waiting = program
    return true
  }

  /// Launches the app where it is not launched yet; on the main thread.
  ///
  /// - Parameter frame: runs one of the first frames, in which controllers appear.
  fileprivate static func start(_ frame: @MainActor (HeadlessApplication) -> Void) {
    let program = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    guard let program else { return }
    MainActor.assumeIsolated {
      ApplicationLifeCycle.isHosted = true
      _ = program(CommandLine.argc, CommandLine.unsafeArgv)
      guard let application = PlatformServices.current.application as? HeadlessApplication else {
        return
      }
      for _ in 0..<3 { frame(application) }
    }
  }

  /// Has frames come while tests wait that no app hosts: views lay out, controllers appear and animations
  /// complete as they do around an app's tests.
  ///
  /// Called while the process is loaded, as often as there are such test targets; `tessera` writes the
  /// calls. A process whose tests an app hosts has that one's frames.
  public static func runFramesDuringTests() {
    let isFirst = lock.withLock {
      defer { hasFrames = true }
      return !hasFrames
    }
    guard isFirst else { return }
    if ProcessInfo.processInfo.environment["TESSERA_UI_TEST_APP"] == nil { tellOfTests() }
    XCTestObservationCenter.shared.addTestObserver(frames)
    keepMainThread()
  }

  /// Has the tests of Swift Testing find the main actor on the main thread, with the app around them where
  /// they have one: their runner gives the main queue to other threads, on which UIKit does not work.
  private static func keepMainThread() {
    tessera_clock_set_main_loop {
      // The runner's own first step waits on the main queue, and tests may begin within it.
      HostedApp.start { $0.stepFrameAlone() }
      MainActor.assumeIsolated { HostedApp.installPhone() }
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }

  /// Brings in the headless platform, whose frames come while the main thread waits, with the screen that an app
  /// around the tests would have.
  @MainActor
  fileprivate static func installPhone() {
    guard !PlatformServices.isInstalled else { return }
    let options = (try? LaunchOptions.fromEnvironment()) ?? LaunchOptions()
    guard let device = options.device ?? DeviceProfile.named("iphone-se") else { return }
    var own = options
    own.device = device
    HeadlessPlatform.install(
      HeadlessApplication.Configuration(
        environment: own.applied(to: PlatformEnvironment()),
        window: WindowConfiguration(title: "", size: device.size, scale: device.scale)))
    SceneRegistry.serveDisplayLinks()
  }

  private static let frames = Frames()

  private final class Frames: NSObject, XCTestObservation, @unchecked Sendable {
    func testBundleWillStart(_ testBundle: Bundle) {
      guard HostedApp.lock.withLock({ !isTaken }) else { return }
      MainActor.assumeIsolated { HostedApp.installPhone() }
    }
  }

  private final class Starter: NSObject, XCTestObservation, @unchecked Sendable {
    func testBundleWillStart(_ testBundle: Bundle) {
      HostedApp.start { $0.stepFrame() }
    }
  }
}
