import UIKit

/// Opens the list and starts the measurements.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments
    guard let workload = Workload(rawValue: arguments[1]), let count = Int(arguments[2]) else {
      return false
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ListViewController(workload: workload, count: count)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let script = BenchScript(window: window, controller: controller, itemCount: count)
    Task { @MainActor in
      await script.run()
      exit(0)
    }
    return true
  }
}
