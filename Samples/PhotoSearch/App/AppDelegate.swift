import PhotoSearchScreen
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.tintColor = .systemGreen
    window?.rootViewController = UINavigationController(
      rootViewController: PhotoSearchViewController())
    window?.makeKeyAndVisible()
    return true
  }
}
