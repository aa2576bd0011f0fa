import PlatformInterface

/// The texts by which UI tests know an element.
@MainActor
enum ElementTexts {
  /// What the program gave the element for tests.
  ///
  /// iOS-BEHAVIOUR: a navigation bar without one has its title. Evidence: unmeasured.
  static func identifier(of object: NSObject) -> String? {
    let own = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    if own == nil, let bar = object as? UINavigationBar { return bar.topItem?.title }
    return own
  }

  /// What it is called: of a container what the program said alone, of a field not its placeholder.
  static func label(of object: NSObject) -> String? {
    switch object {
    case is UITextField, is any ListCellView: AccessibilityRecord.of(object)?.label.text
    case let action as ActionButton: action.accessibilityLabel ?? action.contextualAction.title
    case let alert as AlertView: alert.accessibilityLabel ?? alert.titleText
    default: object.accessibilityLabel
    }
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
