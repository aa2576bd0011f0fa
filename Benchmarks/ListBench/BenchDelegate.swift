import UIKit

/// Opens the list and starts the measurements.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  /// Set by the main program before the application begins.
  static var makeController: @MainActor () -> any ListController = {
    fatalError("set by the main program")
  }
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = Self.makeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let script = BenchScript(
      window: window, controller: controller, itemCount: controller.items.count)
    Task { @MainActor in
      await script.run()
      exit(0)
    }
    return true
  }
}
