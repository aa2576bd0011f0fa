import Failures
import NibDocument
import PlatformInterface

extension UIViewController {
  /// The view of the scene, of the nib that the controller is an object of, of the named document, or of one named
  /// as the class.
  ///
  /// - Returns: false where there is no document, and the view is a plain one.
  func loadViewFromDocument() -> Bool {
    if let scene = rare?.storyboardScene, scene.loadView(into: self, assign: { self.setView($0) }) {
      return true
    }
    if let view = rare?.documentView {
      rare?.documentView = nil
      setView(view)
      return true
    }
    guard let name = documentName else { return false }
    let builderNib = UINib(nibName: name, bundle: nibBundle)
    builderNib.instantiate(withOwner: self)
    guard storedView != nil else {
      failure(
        "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded "
          + "the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// As named, else `List` or `ListViewController` for a class `ListViewController`, where there is one.
  private var documentName: String? {
    if let nibName { return nibName }
    let bundle = nibBundle ?? .main
    // The same text as `String(describing:)` has, which would search all conformances for ways to describe a type.
    let name = _typeName(type(of: self), qualified: false)
    let shorter = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [shorter, name].compactMap { $0 }.first {
      NibFiles.place($0, extension: "xib", in: bundle) != nil
    }
  }

  func performNow(segue identifier: String, sender: Any?) {
    loadViewIfNeeded()
    guard let template = rare?.segueTemplates.first(where: { $0.segue.identifier == identifier })
    else {
      failure(
        "NSInvalidArgumentException: Receiver (\(self)) has no segue with identifier "
          + "'\(identifier)'")
    }
    template.perform(sender: sender, asks: false)
  }
}
