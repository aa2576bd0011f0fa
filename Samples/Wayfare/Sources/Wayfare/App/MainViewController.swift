import UIKit

/// The tabs of the app.
class MainViewController: UITabBarController {
  init(_ environment: AppEnvironment) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      tab(TripsSplitViewController(environment), "Trips", "suitcase", "trips"),
      tab(
        UINavigationController(rootViewController: DiscoverViewController(environment)), "Discover",
        "binoculars", "discover"),
      tab(
        UINavigationController(rootViewController: SettingsViewController(environment)), "Settings",
        "gearshape", "settings"),
    ]
  }

  required init?(coder: NSCoder) { fatalError("The tabs are made in code.") }

  private func tab(
    _ controller: UIViewController, _ title: String, _ symbol: String, _ identifier: String
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(
      title: localized(title), image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill"))
    controller.tabBarItem.accessibilityIdentifier = "tab-" + identifier
    return controller
  }
}
