@_spi(XcodeSources) import ObjCRuntime

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
    guard let (name, bundle) = namedDocument else { return false }
    let builderNib = UINib(nibName: name, bundle: bundle)
    builderNib.instantiate(withOwner: self)
    guard storedView != nil else {
      failure(
        "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded "
          + "the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// As named, else `List` or `ListViewController` for a class `ListViewController`, where there is one.
  ///
  /// - Returns: nil for a bundle where the main one is meant.
  // iOS-BEHAVIOUR: a document that is not named is looked for in the bundle of the class, which is a framework's for a
  // framework's class. Evidence: unmeasured.
  private var namedDocument: (name: String, bundle: Bundle?)? {
    if let nibName { return (nibName, nibBundle) }
    let bundles = nibBundle.map { [$0] } ?? [ClassBundles.of(type(of: self)), .main]
    // The same text as `String(describing:)` has, which would search all conformances for ways to describe a type.
    let name = _typeName(type(of: self), qualified: false)
    let shorter = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    for (place, bundle) in bundles.enumerated() where place == 0 || bundle != bundles[0] {
      for name in [shorter, name].compactMap({ $0 })
      where NibFiles.place(name, extension: "xib", in: bundle) != nil { return (name, bundle) }
    }
    return nil
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
