import UIKit

/// An app that tests drive by the desktop's own ways: what it shows is named by the first argument, and what
/// happens to it is written to standard output, a line each.
@main
final class DesktopProgram: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen(CommandLine.arguments.dropFirst().first ?? "")
    window.makeKeyAndVisible()
    self.window = window
    say("launched")
    return true
  }

  private func screen(_ name: String) -> UIViewController {
    switch name {
    case "menus": MenuScreen()
    case "list": UINavigationController(rootViewController: ListScreen())
    case "drag": DragScreen()
    case "share": ShareScreen()
    case "alert": AlertScreen()
    case "text": TextScreen()
    case "web": WebScreen()
    case "notifications": NotificationScreen()
    case "portals": PortalScreen()
    case "scale": ScaleScreen()
    case "defaults": DefaultsScreen()
    default: UIViewController()
    }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
  func applicationWillResignActive(_ application: UIApplication) { say("inactive") }
  func applicationWillTerminate(_ application: UIApplication) { say("terminated") }
}

/// Writes a line at once: who reads it waits for it.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A screen that tells its size whenever that changes.
class MeasuredScreen: UIViewController {
  private var known = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != known else { return }
    known = view.bounds.size
    say("size \(Int(known.width)) \(Int(known.height))")
  }
}
