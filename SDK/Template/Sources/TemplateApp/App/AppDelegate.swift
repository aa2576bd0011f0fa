import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let list = ItemListViewController(store: ItemStore())
    window = UIWindow(windowScene: scene)
    window?.tintColor = UIColor(named: "AccentColor")
    window?.rootViewController = UINavigationController(rootViewController: list)
    window?.makeKeyAndVisible()
  }
}
