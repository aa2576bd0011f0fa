import PlatformInterface

/// The texts by which UI tests know an element.
@MainActor
enum ElementTexts {
  /// What the program gave the element for tests.
  ///
  /// iOS-BEHAVIOUR: a navigation bar without one has its title, or where that is empty the name of the
  /// controller's class without its ending; swipe actions are numbered from the row's side; pictures have the
  /// name of what they show in the bundle or among the symbols.
  /// Evidence: unmeasured; recorded tests of strangers ask for them so.
  static func identifier(of object: NSObject) -> String? {
    if let own = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier {
      return own
    }
    if let bar = object as? UINavigationBar { return identifier(of: bar) }
    if let view = object as? UIImageView, let shown = view.image?.storage {
      return shown.name ?? shown.symbol?.name
    }
    guard let action = object as? ActionButton,
      let actions = sequence(first: action.superview, next: { $0?.superview }).lazy
        .compactMap({ $0 as? SwipeActionsView }).first,
      let place = actions.buttons.firstIndex(where: { $0 === action })
    else { return nil }
    return "\(actions.isLeading ? "leading" : "trailing")\(place)"
  }

  private static func identifier(of bar: UINavigationBar) -> String? {
    if let title = bar.topItem?.title, !title.isEmpty { return title }
    guard let controller = bar.owner?.topViewController else { return nil }
    let name = String(reflecting: type(of: controller))
    let ending = "Controller"
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// What it is called: of a container what the program said alone, of a field not its placeholder.
  static func label(of object: NSObject) -> String? {
    switch object {
    case is UITextField, is any ListCellView: AccessibilityRecord.of(object)?.label.text
    case let action as ActionButton: action.accessibilityLabel ?? action.contextualAction.title
    // iOS-BEHAVIOUR: bars without a label are called so. Evidence: unmeasured; recorded tests ask for them.
    case let bar as UITabBar: bar.accessibilityLabel ?? "Tab Bar"
    case let bar as UIToolbar: bar.accessibilityLabel ?? "Toolbar"
    case let alert as AlertView: alert.accessibilityLabel ?? alert.title.text
    case let toggle as UISwitch: toggle.accessibilityLabel ?? labelOfRow(around: toggle)
    default: object.accessibilityLabel
    }
  }

  /// What a row says that is there for the switch in it: the label that it was given, or its texts.
  ///
  /// iOS-BEHAVIOUR: a switch in a row that has no label is called as the row is. Evidence: unmeasured; recorded tests
  /// of strangers ask for switches by the titles and by the labels of their rows.
  private static func labelOfRow(around toggle: UISwitch) -> String? {
    let cell = sequence(first: toggle as UIView, next: \.superview).first { $0 is any ListCellView }
    guard let cell, AccessibilityParts.isRow(cell) else { return nil }
    if let own = AccessibilityRecord.of(cell)?.label.text, !own.isEmpty { return own }
    var texts: [String] = []
    func gather(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let label = view as? UILabel, let text = label.accessibilityLabel, !text.isEmpty {
        texts.append(text)
      }
      view.subviews.forEach(gather)
    }
    gather(cell)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// What its value is now; of secret texts a bullet for each character.
  static func value(of object: NSObject) -> String? {
    if let field = object as? UITextField, field.isSecureTextEntry {
      return VisibleText.shown(by: field)
    }
    return object.accessibilityValue
  }

  /// What a keyboard's return key says while the element is edited; nil for what has no keyboard.
  static func returnKey(of object: NSObject) -> String? {
    guard let view = object as? UIView, view.isFirstResponder,
      let typing = view as? any UITextInputTraits
    else { return nil }
    switch typing.returnKeyType {
    case .go: return "go"
    case .google, .search, .yahoo: return "search"
    case .join: return "join"
    case .next: return "next"
    case .route: return "route"
    case .send: return "send"
    case .done: return "done"
    case .continue: return "continue"
    case .emergencyCall: return "emergency call"
    default: return "return"
    }
  }

  /// What a field shows while it is empty.
  static func placeholder(of object: NSObject) -> String? {
    (object as? UIView).flatMap(VisibleText.placeholder)
  }
}

/// Whether a finger at a point reaches a view, or something before it takes it.
@MainActor
struct ElementHits {
  private let windows: [UIWindow]

  init(_ scene: UIWindowScene) {
    windows = scene.windows.reversed().filter { !$0.isHidden }
  }

  /// - Parameters:
  ///   - view: nil for elements that are no views, which are taken to be reached.
  ///   - point: in points of the screen.
  func reaches(_ view: UIView?, at point: CGPoint) -> Bool {
    guard let view else { return true }
    for window in windows {
      guard let hit = window.hitTest(window.fromScreen(point), with: nil) else { continue }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
    return false
  }
}
