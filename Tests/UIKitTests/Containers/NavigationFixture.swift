import UIKit
import UIKitTestSupport
import XCTest

/// A screen that notes what it hears.
@MainActor
final class NotingController: UIViewController {
  let name: String
  let note: (String) -> Void
  var color = UIColor.systemBackground

  init(_ name: String, _ note: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    note("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("\(name) willAppear \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("\(name) didAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("\(name) willDisappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("\(name) didDisappear \(animated)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

/// A navigation controller on a phone, and what was heard.
@MainActor
final class NavigationFixture: NSObject, UINavigationControllerDelegate {
  var log: [String] = []
  private(set) var navigation: UINavigationController!
  private(set) var harness: Harness!
  let root: NotingController

  override init() {
    var note: (String) -> Void = { _ in }
    root = NotingController("root") { note($0) }
    super.init()
    note = { [unowned self] in log.append($0) }
    navigation = UINavigationController(rootViewController: root)
    navigation.delegate = self
    harness = Harness(device: "iphone-se", root: navigation)
    harness.advance(by: 0.2)
  }

  func make(_ name: String) -> NotingController {
    NotingController(name) { [unowned self] in log.append($0) }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("willShow \(viewController.title!) \(animated)") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("didShow \(viewController.title!) \(animated)") }
}
