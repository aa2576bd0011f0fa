import FieldGuideScreen
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Guide", sessionRole: connectingSceneSession.role)
  }
}

/// One window: the list of birds, and the page of one where it shows that.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let guide = GuideController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = guide
    window.makeKeyAndVisible()
    self.window = window
    // What the window is opened for, else what it showed when the program last ended.
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    if let link = connectionOptions.urlContexts.first?.url {
      guide.open(link)
    } else if let activity {
      guide.show(activity)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let link = URLContexts.first?.url { guide.open(link) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { guide.activity }
}
