import PlatformInterface

/// What kind of element a view is to UI tests, by the names of `XCUIElement.ElementType`.
@MainActor
enum ElementType {
  /// The kind of a view or of an element that the program lists.
  static func name(of object: NSObject) -> String {
    if let view = object as? UIView, let name = ownName(of: view) { return name }
    if let label = object as? UILabel, label.accessibilityRecord?.ownIsElement != false {
      return name(of: label.accessibilityTraits)
    }
    guard object.isAccessibilityElement else { return "other" }
    return name(of: object.accessibilityTraits)
  }

  /// The kind that a view's class has, whatever its traits; nil where they decide.
  private static func ownName(of view: UIView) -> String? {
    switch view {
    case is UIWindow: "window"
    case let field as UITextField: name(of: field)
    case is UITextView: "textView"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UIStepper: "stepper"
    case is UISegmentedControl: "segmentedControl"
    case is UIPageControl: "pageIndicator"
    case is UIDatePicker: "datePicker"
    case is UIPickerView: "picker"
    case is PickerWheel: "pickerWheel"
    case is UIProgressView: "progressIndicator"
    case is UIActivityIndicatorView: "activityIndicator"
    case is UINavigationBar: "navigationBar"
    case is UITabBar: "tabBar"
    case is UIToolbar: "toolbar"
    case let alert as AlertView: alert.isAlert ? "alert" : "sheet"
    case is MenuPanel: "menu"
    case is UITableView: "table"
    case is UICollectionView, is DayGrid: "collectionView"
    case is any ListCellView: "cell"
    case is UIImageView: "image"
    case is UIButton, is AlertRow, is UITabBarButton, is BarBackButton, is SegmentView,
      is StepperHalf,
      is ActionButton, is CellEditControl, is MenuItemView:
      "button"
    default: nameByClass(of: view)
    }
  }

  private static func name(of field: UITextField) -> String {
    if AccessibilityParts.role(of: field, []) == .searchField { return "searchField" }
    return field.isSecureTextEntry ? "secureTextField" : "textField"
  }

  private static let besideUIKit = [
    "WKWebView": "webView", "UIWebView": "webView", "MKMapView": "map",
  ]

  /// The kinds of classes whose modules this one does not know.
  private static func nameByClass(of view: UIView) -> String? {
    guard !view.isAccessibilityElement else { return nil }
    if view is UIScrollView { return "scrollView" }
    return besideUIKit[String(describing: type(of: view))]
  }

  /// iOS-BEHAVIOUR: the first of these traits decides. Evidence: unmeasured.
  private static func name(of traits: UIAccessibilityTraits) -> String {
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.link, "link"), (.searchField, "searchField"),
      (.textEntry, "textField"), (.keyboardKey, "key"), (.button, "button"),
      (.adjustable, "slider"), (.image, "image"), (.tabBar, "tabBar"),
      (.staticText, "staticText"), (.header, "staticText"),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? "other"
  }

  /// Whether the views inside an accessible element of this class are elements, too, to UI tests.
  static func showsContents(of element: NSObject) -> Bool {
    if element is any ListCellView { return AccessibilityRecord.of(element)?.ownIsElement != true }
    return element is UIButton || element is UITextField || element is DayButton
      || !element.isAccessibilityElement
  }
}
