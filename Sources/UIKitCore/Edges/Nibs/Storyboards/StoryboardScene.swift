import NibDocument
import PlatformInterface

/// One controller's part of a storyboard: kept by the controller, which makes its view of it later.
///
/// In Apple's order: the controller is initialised, with its bar items and the controllers it contains,
/// and all of these are told `awakeFromNib()`; when its view is needed, the view and what else the scene
/// has are made and connected, then `viewDidLoad()`.
@MainActor
final class StoryboardScene {
  let scene: NibScene
  let object: NibObject
  let storyboard: UIStoryboard
  let builder: NibBuilder
  weak var controller: UIViewController?

  init(_ scene: NibScene, _ object: NibObject, _ storyboard: UIStoryboard) {
    self.scene = scene
    self.object = object
    self.storyboard = storyboard
    builder = NibBuilder(document: storyboard.document, bundle: storyboard.bundle, owner: nil)
    builder.ownerID = object.id
  }

  /// Makes the controller and those it contains.
  ///
  /// - Parameter asleep: is given all of them, inner ones first. They are to be told `awakeFromNib()` once
  ///   the outermost is made, so that each finds the containers around it.
  func makeController(
    _ creator: ((NSCoder) -> UIViewController?)?, asleep: inout [UIViewController]
  ) -> UIViewController? {
    let source = NibSource(object, builder)
    let coder = NibCoder(source)
    let made =
      creator?(coder)
      ?? (NibClasses.type(of: object, builder) as? UIViewController.Type)?.init(coder: coder)
    guard let controller = made else {
      builder.tell(.damaged, "init(coder:) of the view controller returned nil.", object)
      return nil
    }
    self.controller = controller
    builder.owner = controller
    controller.madeRare.storyboardScene = self
    addItems(to: controller)
    builder.setRuntimeAttributes(object, controller)
    for connection in object.connections {
      guard case .segue(let segue) = connection.kind else { continue }
      if segue.kind == "relationship" {
        relate(segue, connection, &asleep)
      } else {
        _ = template(for: connection)
      }
    }
    addTemplates()
    finishContainer(controller)
    builder.awaitsMore = object.keyedObjects["view"] != nil
    builder.finish()
    asleep.append(controller)
    return controller
  }

  /// The items of bars belong to the controller, not to its view.
  private func addItems(to controller: UIViewController) {
    if let child = object.keyedObjects["navigationItem"] {
      builder.take(controller.navigationItem, for: child)
      NibElement.read(controller.navigationItem, NibSource(child, builder))
    }
    if let child = object.keyedObjects["tabBarItem"] {
      let source = NibSource(child, builder)
      if let item = NibElement.tabBarItem(source) { controller.tabBarItem = item }
      if let item = controller.tabBarItem {
        builder.take(item, for: child)
        NibElement.read(item, source)
      }
    }
    if let children = object.lists["toolbarItems"], !children.isEmpty {
      controller.toolbarItems = children.compactMap { builder.make($0) as? UIBarButtonItem }
    }
    if let tabs = controller as? UITabBarController { addBar(to: tabs) }
    if let navigation = controller as? UINavigationController { addBars(to: navigation) }
  }

  // MARK: Contained controllers

  private var contained: [UIViewController] = []

  private func relate(
    _ segue: NibSegue, _ connection: NibConnection, _ asleep: inout [UIViewController]
  ) {
    guard let child = storyboard.makeController(connection.destination, asleep: &asleep) else {
      return
    }
    if segue.relationship == "masterViewController" {
      contained.insert(child, at: 0)
    } else {
      contained.append(child)
    }
  }

  private func finishContainer(_ controller: UIViewController) {
    guard !contained.isEmpty else { return }
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(contained, animated: false)
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = contained
    } else if let split = controller as? UISplitViewController {
      split.viewControllers = contained
    } else {
      Unsupported.report("contained view controllers of \(type(of: controller)) in storyboards")
    }
    contained = []
  }

  // MARK: The view

  /// Makes the view and everything else in the scene; nil where the scene has no view of its own.
  func loadView(into controller: UIViewController, assign: (UIView) -> Void) -> Bool {
    guard let source = object.keyedObjects["view"] else { return false }
    for guide in object.lists["layoutGuides"] ?? [] { guides.append(guide) }
    guard let view = builder.view(source) else { return false }
    let others = builder.makeTop(
      scene.objects.filter { $0.id != object.id && $0.sceneMember != "viewController" })
    assign(view)
    for guide in guides {
      builder.setObject(
        controller.supportGuide(isAtTop: guide.string("type") == "top"), guide.id)
    }
    builder.awaitsMore = false
    controller.madeRare.isConnecting = true
    builder.finish(connecting: (object, controller))
    controller.madeRare.isConnecting = false
    for template in controller.rare?.segueTemplates ?? [] { template.takeAnchor(from: builder) }
    builder.forget()
    // What the scene holds beside the view lives as long as the controller.
    controller.madeRare.storyboardObjects = others
    return true
  }

  private var guides: [NibObject] = []

  // MARK: Segues

  /// Makes the segues of all that the scene's view will hold, of cells that nobody has asked for, too:
  /// code may perform each by its name.
  // iOS-BEHAVIOUR: the segues of prototypes belong to the controller from its beginning. Evidence: unmeasured.
  private func addTemplates() {
    for source in scene.objects
    where source.id == object.id || source.sceneMember != "viewController" {
      source.forEach { part in
        guard part.id != object.id else { return }
        for connection in part.connections { _ = template(for: connection) }
      }
    }
  }

  /// The segue of a connection that somebody will trigger.
  func template(for connection: NibConnection) -> SegueTemplate? {
    guard case .segue(let segue) = connection.kind, let controller else { return nil }
    if let known = controller.rare?.segueTemplates.first(where: { $0.id == connection.id }) {
      return known
    }
    let template = SegueTemplate(segue, connection, storyboard: storyboard, source: controller)
    controller.madeRare.segueTemplates.append(template)
    return template
  }
}
