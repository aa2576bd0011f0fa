import ObjCRuntime

/// Where a way back begins: what controllers are asked with who might take it.
@preconcurrency @MainActor
public class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// The control or the recogniser that the user touched.
  public let sender: Any?
  /// The method that the target has to have.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.source = source
    self.sender = sender
    self.unwindAction = unwindAction
    super.init()
  }
}

extension UIViewController {
  /// Returns the child in which the way back begins; nil where it begins elsewhere.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let controller = next {
      if controller.parent === self { return controller }
      next = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
}
