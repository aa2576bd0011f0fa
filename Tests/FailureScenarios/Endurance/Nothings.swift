import UIKit
import UIKitTestSupport

extension Scenario {
  /// What has nothing in it.
  static let nothings: [Scenario] = [
    Scenario("a keyframe animation without values") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let harness = show(view)
      for values in [[], [1]] as [[Any]] {
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = values
        frames.keyTimes = []
        frames.duration = 1
        view.layer.add(frames, forKey: "\(values.count)")
        harness.advance(by: 0.2)
      }
    },
    Scenario("menus, actions and bars without anything in them") {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItems = []
      controller.toolbarItems = []
      let navigation = UINavigationController(rootViewController: controller)
      let harness = show(navigation)
      navigation.setViewControllers([], animated: false)
      navigation.popViewController(animated: true)
      navigation.popToRootViewController(animated: true)
      harness.settle()
      UITabBarController().viewControllers = []
      UISplitViewController(style: .doubleColumn).viewControllers = []
      let bar = UINavigationBar()
      bar.popItem(animated: false)
      bar.setItems([], animated: false)
      let stack = UIStackView()
      stack.removeArrangedSubview(UIView())
      UIView().removeConstraint(NSLayoutConstraint())
    },
    Scenario("pictures from data that is none") {
      _ = UIImage(data: Data())
      _ = UIImage(data: Data(repeating: 7, count: 100))
      _ = UIImage.animatedImage(with: [], duration: 0)
      _ = UIImage.gifOfNothing
      let view = UIImageView()
      view.animationImages = []
      view.startAnimating()
      show(view)
    },
  ]
}

extension UIImage {
  fileprivate static var gifOfNothing: UIImage? { UIImage(data: Data("GIF89a".utf8)) }
}
