import UIKit

/// A window with the insets of a device.
final class SnapshotWindow: UIWindow {
  private var safeArea: UIEdgeInsets

  private init(_ config: ViewImageConfig, around controller: UIViewController, size: CGSize) {
    safeArea = config.safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    // Bars that reach below the status bar or the home indicator add its height to their own: what such a
    // controller shows is as high as the rest of the screen.
    let tabs = controller as? UITabBarController
    if tabs != nil {
      frame.size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if (tabs?.selectedViewController ?? controller) is UINavigationController {
      frame.size.height -= safeArea.top
      safeArea.top = 0
    }
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets {
    let isStatusBarAlone = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return isStatusBarAlone && rootViewController?.prefersStatusBarHidden == true ? .zero : safeArea
  }

  /// A controller in a window until it is taken down.
  @MainActor
  struct Stand {
    private let window: UIWindow
    private let root: UIViewController
    private let controller: UIViewController

    init(
      _ view: UIView, in controller: UIViewController, on config: ViewImageConfig,
      _ traits: UITraitCollection, inKeyWindow: Bool
    ) {
      self.controller = controller
      let size = config.size ?? controller.view.frame.size
      view.frame.size = size
      if view !== controller.view {
        controller.view.bounds = view.bounds
        controller.view.addSubview(view)
      }
      let own = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows).first(where: \.isKeyWindow)
      if inKeyWindow, let own {
        window = own
        window.frame.size = size
      } else {
        window = SnapshotWindow(config, around: controller, size: size)
      }
      root = Self.root(around: controller, in: window)
      root.setOverrideTraitCollection(
        UITraitCollection(traitsFrom: [config.traits, traits]), forChild: controller)
      controller.didMove(toParent: root)
      window.rootViewController = root
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      for each in [root, controller] {
        each.view.setNeedsLayout()
        each.view.layoutIfNeeded()
      }
      if size.width == 0 || size.height == 0 {
        view.sizeToFit()
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }

    /// A controller as large as the window, with the one to be looked at as its child.
    private static func root(
      around controller: UIViewController, in window: UIWindow
    ) -> UIViewController {
      if window.rootViewController === controller { return controller }
      let root = UIViewController()
      let (outer, inner): (UIView, UIView) = (root.view, controller.view)
      outer.backgroundColor = .clear
      outer.frame = window.frame
      outer.translatesAutoresizingMaskIntoConstraints =
        inner.translatesAutoresizingMaskIntoConstraints
      root.preferredContentSize = outer.frame.size
      inner.frame = outer.frame
      outer.addSubview(inner)
      if inner.translatesAutoresizingMaskIntoConstraints {
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
      }
      root.addChild(controller)
      return root
    }

    func takeDown() {
      root.beginAppearanceTransition(false, animated: false)
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      controller.didMove(toParent: nil)
      root.endAppearanceTransition()
      window.rootViewController = nil
    }
  }
}
