import Failures
import NibDocument
import PlatformInterface

/// A storyboard file, from which view controllers are made with all they are connected with.
///
/// Read from the `.storyboard` file itself; see `UINib`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let document: NibDocument
  final let bundle: Bundle
  private let name: String

  /// Opens the file `name.storyboard` of a bundle, nil for the main one. A file that is not there
  /// stops the program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let place = NibFiles.place(name, extension: "storyboard", in: bundle) else {
      failure(
        "NSInvalidArgumentException: Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\(bundle.bundlePath)>")
    }
    do {
      document = try NibFiles.document(at: place)
    } catch {
      failure("NSInvalidArgumentException: Could not read \(place.path): \(error)")
    }
    self.name = name
    self.bundle = bundle
    super.init()
  }

  init(document: NibDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    name = document.fileName
    super.init()
  }

  /// Puts the controller with the arrow into the window that a main storyboard begins in.
  // iOS-BEHAVIOUR: what Xcode calls the global tint is that window's, so that views which set none inherit it; a
  // clear one, in which no button could be seen, counts as none. Evidence: unmeasured.
  final func fill(_ window: UIWindow) {
    if let globalTint, globalTint.cgColor.alpha > 0 { window.tintColor = globalTint }
    window.rootViewController = instantiateInitialViewController()
  }

  private final var globalTint: UIColor? {
    switch document.globalTint {
    case .named(let name, let fallback)?:
      UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? (fallback ?? document.resources.namedColors[name]).flatMap(NibValues.plainColor)
    case let color?: NibValues.plainColor(color)
    case nil: nil
    }
  }

  /// Makes the controller with the arrow; nil, and a line in the log, where there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the controller that the storyboard begins with; nil where it says none.
  ///
  /// - Parameter creator: makes the controller in place of its own `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document.initialViewController else {
      Log.write("The storyboard \(name) has no initial view controller.")
      return nil
    }
    return make(id, creator)
  }

  /// Makes the controller with an identifier and all it is connected with. An identifier that the
  /// storyboard does not have stops the program with UIKit's sentence.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller with an identifier and all it is connected with.
  ///
  /// - Parameter creator: makes the controller in place of its own `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let object = document.scene(storyboardIdentifier: identifier)?.viewController else {
      if let other = namesake(having: identifier) {
        return other.instantiateViewController(identifier: identifier, creator: creator)
      }
      failure(
        "NSInvalidArgumentException: Storyboard (\(self)) doesn't contain a view controller with "
          + "identifier '\(identifier)'")
    }
    guard let controller = make(object.id, creator) else {
      failure(
        "The view controller \(identifier) of the storyboard \(name) should be a "
          + "\(ViewController.self).")
    }
    return controller
  }

  /// The storyboard of a library that is called as the program's own, in `Bundle(for:)`, which here is the main one.
  private func namesake(having identifier: String) -> UIStoryboard? {
    for place in NibFiles.places(name, extension: "storyboard", in: bundle) {
      guard let other = try? NibFiles.document(at: place),
        other.scene(storyboardIdentifier: identifier)?.viewController != nil
      else { continue }
      return UIStoryboard(document: other, bundle: bundle)
    }
    return nil
  }

  private func make<ViewController: UIViewController>(
    _ id: String, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let made = makeController(id, creator: creator.map { creator in { creator($0) } })
    // iOS-BEHAVIOUR: a controller lives until the main loop's turn ends though whoever asked for it keeps it weakly:
    // coordinators hand such controllers on. Evidence: unmeasured.
    if let made, !TurnPool.isTesting { TurnPool.keep(made) }
    return made as? ViewController
  }

  /// The controller of an object's id, or the one of another storyboard that it stands for.
  // iOS-BEHAVIOUR: controllers that the document puts into one another are told `awakeFromNib()` when all are
  // made, and find their containers then. Evidence: unmeasured.
  func makeController(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    var asleep: [UIViewController] = []
    let made = makeController(id, creator: creator, asleep: &asleep)
    for controller in asleep { controller.awakeFromNib() }
    return made
  }

  func makeController(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil,
    asleep: inout [UIViewController]
  ) -> UIViewController? {
    guard
      let scene = document.scenes.first(where: { scene in
        scene.objects.contains { $0.id == id }
      }), let object = scene.objects.first(where: { $0.id == id })
    else {
      Log.write("The storyboard \(name) has no view controller \(id).")
      return nil
    }
    if object.element == "viewControllerPlaceholder" { return makeReferenced(object) }
    return StoryboardScene(scene, object, self).makeController(creator, asleep: &asleep)
  }

  private func makeReferenced(_ object: NibObject) -> UIViewController? {
    let place = object.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? bundle
    let storyboard =
      object.string("storyboardName").map { UIStoryboard(name: $0, bundle: place) } ?? self
    guard let identifier = object.string("referencedIdentifier") else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}
