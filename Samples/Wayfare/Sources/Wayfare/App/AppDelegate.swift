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
  private var environment: AppEnvironment?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let environment = AppEnvironment.launched(with: ProcessInfo.processInfo.arguments)
    self.environment = environment
    window = UIWindow(windowScene: scene)
    window?.tintColor = Theme.accent
    window?.rootViewController = MainViewController(environment)
    applySettings()
    window?.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(settingsDidChange(_:)), name: AppSettings.didChange,
      object: environment.settings)
  }

  @objc private func settingsDidChange(_ notification: Notification) { applySettings() }

  private func applySettings() {
    window?.overrideUserInterfaceStyle = environment?.settings.appearance.style ?? .unspecified
  }
}
