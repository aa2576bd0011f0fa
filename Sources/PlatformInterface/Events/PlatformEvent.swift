/// What a backend tells a window. Locations are in points from the window's top left.
package enum PlatformEvent: Sendable {
  case touch(TouchInput)
  case scroll(ScrollInput)
  /// Touchpad pinch or Ctrl+scroll; `scale` is relative to the gesture's beginning.
  case magnify(phase: InputPhase, location: CGPoint, scale: CGFloat, time: TimeInterval)
  /// Touchpad rotation in radians since the gesture's beginning.
  case rotate(phase: InputPhase, location: CGPoint, angle: CGFloat, time: TimeInterval)
  case hover(phase: InputPhase, location: CGPoint, time: TimeInterval)
  case key(KeyInput)
  /// Text an input method or the keyboard committed.
  case text(String)
  /// What an input method composes changed, or it ended.
  case composition(TextComposition)
  /// An input method takes text away: `count` of Unicode's characters from the one at `offset` from the caret on.
  case deletion(offset: Int, count: Int)
  case secondaryClick(location: CGPoint, modifiers: KeyModifiers, time: TimeInterval)
  /// The middle button of the mouse, which pastes what is selected anywhere on the desktop.
  case middleClick(location: CGPoint, time: TimeInterval)
  /// A button of the mouse that leads back or forward was pressed.
  case navigation(NavigationDirection)
  /// The button of the title bar that opens the main menu was pressed.
  case mainMenu
  case resized(size: CGSize, scale: CGFloat)
  case environmentChanged(PlatformEnvironment)
  case focusChanged(isKey: Bool)
  /// The window is no longer seen, or seen again.
  case visibilityChanged(isVisible: Bool)
  case closeRequested
  /// The desktop ends the program, or its display is gone: what is to be kept is written now. One window of the
  /// program gets it.
  case programEnds
  case memoryWarning
  /// The desktop started the program while it runs already, to open links or files, or with none to come to the
  /// front. One window of the program gets it.
  case startedAgain([URL])
}

/// The ways on which the further buttons of a mouse lead.
package enum NavigationDirection: Hashable, Sendable { case back, forward }

package enum InputPhase: String, Hashable, Sendable { case began, changed, ended, cancelled }

package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let alt = KeyModifiers(rawValue: 4)
  package static let command = KeyModifiers(rawValue: 8)
  package static let capsLock = KeyModifiers(rawValue: 16)
}

package struct TouchInput: Sendable {
  package enum Kind: Hashable, Sendable { case finger, mouse, stylus }

  /// Stays the same from began to ended; unique among the touches down at once.
  package var id: Int
  package var phase: InputPhase
  package var location: CGPoint
  /// Seconds of the window's frame clock.
  package var time: TimeInterval
  package var kind: Kind
  /// 0…1 where the device tells, else 0.
  package var force: CGFloat
  /// How a pen is held; upright where the device does not tell.
  package var posture: PenPosture
  package var modifiers: KeyModifiers

  package init(
    id: Int, phase: InputPhase, location: CGPoint, time: TimeInterval, kind: Kind = .finger,
    force: CGFloat = 0, posture: PenPosture = .upright, modifiers: KeyModifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.kind = kind
    self.force = force
    self.posture = posture
    self.modifiers = modifiers
  }
}

/// How a pen is held, in radians.
package struct PenPosture: Hashable, Sendable {
  /// Between the pen and the screen: π/2 upright, 0 flat on it.
  package var altitude: CGFloat
  /// Where the pen's far end points, clockwise from the right; 0 for an upright pen.
  package var azimuth: CGFloat

  package static let upright = PenPosture(altitude: .pi / 2, azimuth: 0)

  package init(altitude: CGFloat, azimuth: CGFloat) {
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// From a pen's leanings to the right and towards the user, in radians from upright.
  package init(leaningRight x: CGFloat, down y: CGFloat) {
    // Flat along an axis has no tangent; a hair less does.
    func slope(_ angle: CGFloat) -> CGFloat {
      angle.isFinite ? tan(min(max(angle, -1.57), 1.57)) : 0
    }
    let (right, down) = (slope(x), slope(y))
    let length = hypot(right, down)
    self.init(
      altitude: length < 1e-6 ? .pi / 2 : atan(1 / length),
      azimuth: length < 1e-6 ? 0 : atan2(down, right))
  }
}

package struct ScrollInput: Sendable {
  package enum Source: Hashable, Sendable {
    /// Detents: each of them is one call with `.changed`.
    case wheel
    /// Continuous: began, changed…, ended; `ended` carries the velocity to go on with.
    case touchpad
  }
  package var source: Source
  package var phase: InputPhase
  package var location: CGPoint
  /// Points the content offset should grow by.
  package var delta: CGVector
  /// Points per second at `ended`.
  package var velocity: CGVector
  package var modifiers: KeyModifiers
  package var time: TimeInterval

  package init(
    source: Source, phase: InputPhase, location: CGPoint, delta: CGVector,
    velocity: CGVector = CGVector(dx: 0, dy: 0), modifiers: KeyModifiers = [], time: TimeInterval
  ) {
    self.source = source
    self.phase = phase
    self.location = location
    self.delta = delta
    self.velocity = velocity
    self.modifiers = modifiers
    self.time = time
  }
}

package struct KeyInput: Sendable {
  /// A key that types nothing, or `.character`.
  package enum Key: Hashable, Sendable {
    case character
    case up, down, left, right, pageUp, pageDown, home, end
    case enter, escape, tab, space, backspace, delete, insert, menu
    case function(Int)
  }
  package var key: Key
  /// What it types with the modifiers, and without; empty for keys that type nothing.
  package var characters: String
  package var charactersIgnoringModifiers: String
  package var modifiers: KeyModifiers
  package var isDown: Bool
  package var isRepeat: Bool
  package var time: TimeInterval

  package init(
    key: Key, characters: String = "", charactersIgnoringModifiers: String = "",
    modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false, time: TimeInterval
  ) {
    self.key = key
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.time = time
  }
}
