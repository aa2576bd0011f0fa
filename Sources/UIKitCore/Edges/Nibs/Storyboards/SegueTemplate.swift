import Failures
@_spi(XcodeSources) import ObjCRuntime

import CSwiftRuntime
import NibDocument
import PlatformInterface

/// A segue as a storyboard describes it: makes the destination and goes there when it is triggered.
@MainActor
final class SegueTemplate: NSObject {
  let id: String
  let segue: NibSegue
  private let connection: NibConnection
  private let storyboard: UIStoryboard
  private weak var source: UIViewController?

  init(
    _ segue: NibSegue, _ connection: NibConnection, storyboard: UIStoryboard,
    source: UIViewController
  ) {
    self.segue = segue
    self.connection = connection
    self.storyboard = storyboard
    self.source = source
    id = connection.id
    super.init()
  }

  /// The selector that controls and bar items send.
  static let action = Selector("tessera_perform:", SegueTemplate.trigger(_:))

  private func trigger(_ sender: Any) { perform(sender: sender, asks: true) }

  /// - Parameter asks: whether `shouldPerformSegue` is asked, as for segues that the user triggers.
  func perform(sender: Any?, asks: Bool) {
    guard let source else { return }
    if asks, !source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) {
      return
    }
    if segue.kind == "unwind" { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination(source, sender) else { return }
    if let style = segue.modalPresentationStyle.flatMap({ NibWords.modalStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap({ NibWords.modalTransitions[$0] }) {
      destination.modalTransitionStyle = style
    }
    if segue.kind.hasPrefix("popover") { point(destination, at: anchor ?? sender) }
    let (kind, animates) = (segue.kind, segue.animates)
    let made = makeSegue(from: source, to: destination) { [weak source] in
      guard let source else { return }
      SegueTemplate.go(kind, from: source, to: destination, animated: animates, sender)
    }
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// A segue of the class that the storyboard names. Where that is a class of the program's own, it decides
  /// what is done; `handler` is what its superclass does.
  private func makeSegue(
    from source: UIViewController, to destination: UIViewController,
    _ handler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    var type: UIStoryboardSegue.Type =
      segue.kind == "popover" ? UIStoryboardPopoverSegue.self : UIStoryboardSegue.self
    if let name = segue.customClass {
      if let own = NibClasses.type(named: name) as? UIStoryboardSegue.Type {
        type = own
      } else {
        Log.write("Unknown class \(name.name) of a segue in Interface Builder file.")
      }
    }
    let made = ObjectFactory.make(
      type, through: tessera_initialiser_segue,
      words: ObjectFactory.ownedWords(segue.identifier)
        + [ObjectFactory.ownedWord(source), ObjectFactory.ownedWord(destination)])
    if segue.kind != "custom" { made.performHandler = handler }
    return made
  }

  // MARK: Popovers

  /// What a popover points at, as soon as the scene's view is there.
  private weak var anchor: AnyObject?

  /// Takes the view or item that the popover points at from a scene's objects.
  func takeAnchor(from builder: NibBuilder) {
    if let id = segue.popoverAnchor, let found = builder.object(id) { anchor = found }
  }

  private func point(_ destination: UIViewController, at anchor: Any?) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover.sourceView = view
    }
    guard let names = segue.popoverDirections else { return }
    let known: [String: UIPopoverArrowDirection] = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    let directions = names.compactMap { known[$0] }
    if !directions.isEmpty {
      popover.permittedArrowDirections = UIPopoverArrowDirection(directions)
    }
  }

  private func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let name = segue.creationSelector else {
      return storyboard.makeController(connection.destination)
    }
    let action = Selector(name)
    return storyboard.makeController(connection.destination) { [segue] coder in
      guard action.isUnderstood(by: source) else { return nil }
      return action.perform(on: source, coder, sender, segue.identifier) as? UIViewController
    }
  }

  private static func go(
    _ kind: String, from source: UIViewController, to destination: UIViewController,
    animated: Bool, _ sender: Any?
  ) {
    switch kind {
    case "show": source.show(destination, sender: sender)
    case "push":
      if let navigation = source.navigationController {
        navigation.pushViewController(destination, animated: animated)
      } else {
        failure(
          "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController.")
      }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    default: source.present(destination, animated: animated)
    }
  }

  /// Puts the destination into a container view, with `prepare(for:sender:)` before.
  func embed(in container: UIView) {
    guard let source else { return }
    checkNumber(around: source)
    guard let child = makeDestination(source, nil) else { return }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: child
    ) { [weak source] in
      guard let source else { return }
      source.addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
      }
      child.didMove(toParent: source)
    }
    source.prepare(for: made, sender: nil)
    made.perform()
  }

  /// Ends where screens contain themselves, or twice the next one each, before stack or memory end.
  private func checkNumber(around source: UIViewController) {
    let (mostLevels, most) = (50, 1000)
    var (root, levels) = (source, 1)
    while let parent = root.parent { (root, levels) = (parent, levels + 1) }
    var (count, waiting) = (0, [root])
    while count <= most, let next = waiting.popLast() {
      count += 1
      waiting += next.children
    }
    require(
      levels <= mostLevels && count <= most,
      "The storyboard \(storyboard.document.fileName) embeds view controllers more than \(mostLevels) "
        + "deep or more than \(most) in one; does one of them contain itself?")
  }

  // MARK: Back

  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    guard let target = SegueTemplate.target(of: action, from: source, sender) else {
      return Log.write("Nobody in the way back from \(source) has the unwind action \(name).")
    }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: target
    ) { [weak source] in
      guard let source else { return }
      SegueTemplate.goBack(from: source, to: target)
    }
    source.prepare(for: made, sender: sender)
    action.perform(on: target, made)
    made.perform()
  }

  /// The nearest controller on the way back that takes the action.
  private static func target(
    of action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let origin = UIStoryboardUnwindSegueSource(
      source: source, sender: sender, unwindAction: action)
    var next = before(source)
    while let controller = next {
      if let found = taker(of: origin, in: controller) { return found }
      next = before(controller)
    }
    return nil
  }

  /// The controller itself, or one of those in it that it allows.
  private static func taker(
    of origin: UIStoryboardUnwindSegueSource, in controller: UIViewController
  ) -> UIViewController? {
    let action = origin.unwindAction
    if action.isUnderstood(by: controller),
      controller.canPerformUnwindSegueAction(
        action, from: origin.source, sender: origin.sender)
    {
      return controller
    }
    for child in controller.allowedChildrenForUnwinding(from: origin) where child !== origin.source
    {
      if let found = taker(of: origin, in: child) { return found }
    }
    return nil
  }

  private static func before(_ controller: UIViewController) -> UIViewController? {
    if let navigation = controller.parent as? UINavigationController,
      let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
    {
      return navigation.viewControllers[index - 1]
    }
    if let parent = controller.parent { return parent }
    guard let presenter = controller.presentingViewController else { return nil }
    return (presenter as? UINavigationController)?.topViewController ?? presenter
  }

  private static func goBack(from source: UIViewController, to target: UIViewController) {
    if source.presentingViewController != nil, !shares(source, target) {
      (target.navigationController ?? target).dismiss(animated: true)
    }
    if let navigation = target.navigationController {
      _ = navigation.popToViewController(target, animated: true)
    }
  }

  private static func shares(_ a: UIViewController, _ b: UIViewController) -> Bool {
    a.navigationController != nil && a.navigationController === b.navigationController
  }
}
