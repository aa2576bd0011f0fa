@_spi(XcodeSources) import ObjCRuntime

import NibDocument
import PlatformInterface

/// Which class an element stands for.
@MainActor
enum NibClasses {
  /// UIKit's own, by the name of the element.
  private static let known: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "control": UIControl.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewCellContentView": UIView.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "refreshControl": UIRefreshControl.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "navigationBar": UINavigationBar.self,
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "tabBarItem": UITabBarItem.self,
    "visualEffectView": UIVisualEffectView.self, "layoutGuide": UILayoutGuide.self,
    "customObject": NSObject.self, "searchDisplayController": UISearchDisplayController.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
  ]

  /// Classes of modules that a program may leave out, by the name of the element.
  private static let beside = [
    "wkWebView": "WebKit.WKWebView", "webView": "WebKit.UIWebView", "mapView": "MapKit.MKMapView",
  ]

  private static func standard(_ element: String) -> AnyClass? {
    known[element] ?? beside[element].flatMap { NSClassFromString($0) }
  }

  /// UIKit's own, by their names: a plain view may be made a control or a header.
  private static let ownByName: [String: AnyClass] = Dictionary(
    known.values.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

  /// The custom class, or the element's own where that is missing or of another kind, which is logged
  /// as UIKit does; nil where there is neither.
  ///
  /// A document says which class an object has, not which its element would have: a `<tableViewController>` may be any
  /// view controller, whose view is the table then, and a `<label>` any view, which takes of it what a view has.
  // iOS-BEHAVIOUR: objects are made of the custom class, whatever they are in Interface Builder. Evidence: unmeasured.
  static func type(of source: NibObject, _ builder: NibBuilder) -> AnyClass? {
    let own: AnyClass? = standard(source.element) ?? substitute(for: source, builder)
    guard let name = source.customClass else { return own }
    guard let type = type(named: name) else {
      builder.tell(
        .damaged,
        "Unknown class \(name.name)\(name.module.map { " of the module \($0)" } ?? "") in Interface "
          + "Builder file"
          + (own.map { "; a \($0) is made instead." } ?? "; the object is left out."), source)
      return own
    }
    if let own, !isKind(type, of: own), !areOfOneKind(type, own) {
      builder.tell(
        .damaged,
        "The class \(name.name) should be a subclass of \(own), for which <\(source.element)> stands; "
          + "a \(own) is made instead.", source)
      return own
    }
    return type
  }

  /// A class of the program or of UIKit by the name that a document has; nil where there is none.
  static func type(named name: NibClassName) -> AnyClass? {
    ObjCMembers.classNamed(name.name, module: module(name)) ?? ownByName[name.name]
      ?? ofTarget(name)
  }

  /// Whether the element stands for a view.
  static func isView(_ source: NibObject) -> Bool { standard(source.element) is UIView.Type }

  /// A class as property lists name it: `$(PRODUCT_MODULE_NAME).SceneDelegate`, `App.SceneDelegate`.
  static func named(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    let short = parts.last.map(String.init) ?? name
    return module(NibClassName(name: short, module: nil, isOfTarget: true))
      .flatMap { ObjCMembers.classNamed(short, module: $0) }
      ?? ObjCMembers.classNamed(name, module: nil)
  }

  /// The target's own module may be called otherwise here than in Xcode.
  private static func module(_ name: NibClassName) -> String? {
    if let module = name.module, ObjCMembers.classNamed(name.name, module: module) != nil {
      return module
    }
    guard name.isOfTarget || name.module != nil, let delegate = UIApplication.shared.delegate else {
      return name.module
    }
    return String(reflecting: Swift.type(of: delegate)).split(separator: ".").first.map(String.init)
  }

  /// A class of the target that the document is in, whichever module the document names: Interface Builder writes
  /// the module's name when the document is saved, and a target may be renamed.
  private static func ofTarget(_ name: NibClassName) -> AnyClass? {
    // iOS-BEHAVIOUR: ibtool fills in the module of the target that it compiles a document for. Evidence: unmeasured.
    name.isOfTarget ? ObjCMembers.classNamedInAnyModule(name.name) : nil
  }

  /// A plain view in the place of one that is not there yet, so that the others keep theirs.
  private static func substitute(for source: NibObject, _ builder: NibBuilder) -> AnyClass? {
    Unsupported.report("<\(source.element)> of Interface Builder")
    if case .rect? = source.values["frame"] { return UIView.self }
    return source.element.hasSuffix("Controller") ? UIViewController.self : nil
  }

  /// Whether both are view controllers, views, layouts or gesture recognizers, which are made alike.
  private static func areOfOneKind(_ type: AnyClass, _ own: AnyClass) -> Bool {
    type is UIViewController.Type && own is UIViewController.Type
      || type is UIView.Type && own is UIView.Type
      || type is UICollectionViewLayout.Type && own is UICollectionViewLayout.Type
      || type is UIGestureRecognizer.Type && own is UIGestureRecognizer.Type
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if type == base { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
