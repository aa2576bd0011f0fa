import UIKit
import UIKitTestSupport

private final class Viewless: UIViewController {
  override func loadView() {}
}

extension Scenario {
  /// Controllers, their views and their children.
  static let controllers: [Scenario] = [
    Scenario("a controller that loads no view") { show(Viewless()) },
    Scenario("a view that two controllers have") {
      let first = UIViewController()
      let second = UIViewController()
      second.view = first.view
    },
    Scenario("a document that does not say what is saved") {
      UIDocument(fileURL: URL(fileURLWithPath: "/tmp/tessera-nothing.txt"))
        .save(to: URL(fileURLWithPath: "/tmp/tessera-nothing.txt"), for: .forCreating)
    },
    Scenario("a controller as its own child") {
      let controller = UIViewController()
      controller.addChild(controller)
    },
    Scenario("a parent as its child's child") {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      child.addChild(parent)
    },
    Scenario("a transition between controllers that are no children") {
      UIViewController().transition(
        from: UIViewController(), to: UIViewController(), duration: 0.1, options: [],
        animations: nil, completion: nil)
    },
    Scenario("traits for a controller that is no child") {
      UIViewController().setOverrideTraitCollection(
        UITraitCollection(userInterfaceStyle: .dark), forChild: UIViewController())
    },
    Scenario("safe area insets that are no numbers") {
      UIViewController().additionalSafeAreaInsets.top = .nan
    },
    Scenario("a layout guide of a controller without a view") {
      final class Losing: UIViewController {
        override func loadView() { view = UIView() }
        override func viewDidLoad() {
          super.viewDidLoad()
          view = nil
        }
      }
      _ = Losing().topLayoutGuide
    },
    Scenario("a property of a controller that no loading of the view sets") {
      final class Forgetful: UIViewController {
        @ViewLoading var label: UILabel
      }
      _ = Forgetful().label
    },
  ]

  /// Navigation, split, page and tab bar controllers.
  static let containers: [Scenario] = [
    Scenario("a navigation controller pushed") {
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UINavigationController(), animated: false)
    },
    Scenario("a controller pushed twice") {
      let controller = UIViewController()
      UINavigationController(rootViewController: controller)
        .pushViewController(controller, animated: false)
    },
    Scenario("popping to a controller that is not on the stack") {
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    },
    Scenario("a column of a split view controller without columns") {
      UISplitViewController().setViewController(UIViewController(), for: .primary)
    },
    Scenario("more controllers than a split view controller has columns") {
      UISplitViewController(style: .doubleColumn).viewControllers =
        [UIViewController(), UIViewController(), UIViewController()]
    },
    Scenario("pages of a number that is not shown") {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
    },
    Scenario("no pages") {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    },
    Scenario("pages around a spine made one-sided") {
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      pages.isDoubleSided = false
    },
    Scenario("a tab that does not exist selected") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      show(tabs)
      tabs.selectedIndex = 7
    },
    Scenario("a controller selected that is no tab") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      show(tabs)
      tabs.selectedViewController = UIViewController()
    },
  ]

  /// Screens above others.
  static let presentation: [Scenario] = [
    Scenario("a controller presented on itself") {
      let controller = UIViewController()
      show(controller)
      controller.present(controller, animated: false)
    },
    Scenario("a controller presented twice") {
      let first = UIViewController()
      let second = UIViewController()
      let shown = UIViewController()
      show(first)
      first.present(shown, animated: false)
      second.present(shown, animated: false)
    },
    Scenario("a child presented") {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      show(parent)
      parent.present(child, animated: false)
    },
    Scenario("a popover without a source") {
      let controller = UIViewController()
      let harness = Harness(device: "ipad-11", root: controller)
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      controller.present(shown, animated: false)
      harness.settle()
    },
    Scenario("an action sheet on a tablet without a source") {
      let controller = UIViewController()
      let harness = Harness(device: "ipad-11", root: controller)
      let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      controller.present(sheet, animated: false)
      harness.settle()
    },
    Scenario("two actions that cancel an alert") {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    },
    Scenario("a preferred action that is not the alert's") {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    },
    Scenario("a text field in an action sheet") {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    Scenario("a document picker for types that exports") {
      _ = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .exportToService)
    },
    Scenario("a document picker for files that opens") {
      _ = UIDocumentPickerViewController(urls: [URL(fileURLWithPath: "/")], in: .open)
    },
    Scenario("pictures from a camera") { UIImagePickerController().sourceType = .camera },
    Scenario("the camera of a picker of the library") {
      UIImagePickerController().cameraCaptureMode = .photo
    },
    Scenario("a preview of a view without a window") { _ = UITargetedPreview(view: UIView()) },
    Scenario("a preview in a container without a window") {
      _ = UIPreviewTarget(container: UIView(), center: .zero)
    },
  ]
}
