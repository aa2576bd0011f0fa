import Failures
import PlatformInterface

/// Where a feature stands among the others of its scene: those of lower values are asked first.
enum EventPriority: Int, Comparable {
  /// What is dragged follows the finger that holds it.
  case drags
  /// Menus that are open, and bars of edit commands.
  case menus
  /// Taps where the device shows its status bar.
  case statusBar
  /// Text for the first responder, and keys that become text.
  case text
  /// Keys that no responder of the chain took: the list that has the focus, pages, what scrolls.
  case focusedItems
  case pages
  case scrolling
  /// Clicks and keys that open the menu of what they meet.
  case menuOpening

  static func < (one: EventPriority, other: EventPriority) -> Bool { one.rawValue < other.rawValue }
}

/// Something of a scene that takes events beside its responders.
///
/// Every scene has one of each kind that `SceneFeatures` names, made with its host and asked in the order
/// of their priorities. Routing events knows this class alone.
@MainActor
class SceneFeature {
  unowned let host: SceneHost
  class var priority: EventPriority { .scrolling }

  required init(host: SceneHost) { self.host = host }

  /// An event that is on its way to recognisers and responders; true ends its way here.
  func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool { false }

  /// A key before shortcuts and presses. True takes it, and the rest of it until it is released.
  ///
  /// - Parameter isPressed: the key went down earlier as a press of a responder, which hears of its end.
  func takeKey(_ input: KeyInput, isPressed: Bool) -> Bool { false }

  /// A key of a press that `responder` was told of, before the responders around it are asked.
  func handleKeyFirst(_ input: KeyInput, by responder: UIResponder?) -> Bool { false }

  /// A key that no responder from `responder` outwards took.
  func handleUnusedKey(_ input: KeyInput, from responder: UIResponder?, in window: UIWindow) -> Bool
  {
    false
  }

  /// A secondary click that no recogniser took, at a point of the window.
  func secondaryClick(at point: CGPoint, in window: UIWindow) -> Bool { false }

  /// A button of the mouse that leads from screen to screen; true where it did.
  func navigate(_ direction: NavigationDirection, in window: UIWindow) -> Bool { false }

  /// Whether the feature does one of the desktop's commands now.
  func canPerform(_ command: DesktopCommand, in window: UIWindow) -> Bool { false }

  /// Does one of the desktop's commands; false leaves it to others.
  func perform(_ command: DesktopCommand, in window: UIWindow) -> Bool { false }

  /// The window goes off the screen.
  func windowWillLeave(_ window: UIWindow) {}

  /// A frame was made; what it shows is where it will be seen.
  func frameWasMade(in scene: UIWindowScene) {}

  /// The scene got the keyboard or lost it.
  func activityDidChange(of scene: UIWindowScene) {}
}

extension SceneHost {
  /// The scene's feature of a kind. Its kind must be one that `SceneFeatures` names.
  ///
  /// - Complexity: O(kinds of features), which are few.
  func feature<Feature: SceneFeature>(_ kind: Feature.Type) -> Feature {
    for feature in features { if let found = feature as? Feature { return found } }
    failure("A scene has no \(kind); SceneFeatures should name it.")
  }
}
