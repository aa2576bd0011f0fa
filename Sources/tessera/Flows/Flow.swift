import Foundation

/// A flow of Maestro's, read and checked.
struct Flow {
  /// Absolute.
  var path: String
  var name: String
  var appID: String?
  var environment: [String: String] = [:]
  var steps: [FlowStep] = []
  var onStart: [FlowStep] = []
  var onComplete: [FlowStep] = []
}

/// A command of a flow, and where it stands.
struct FlowStep {
  var file: String
  var line: Int
  /// As messages call it: `tapOn "Save"`.
  var shown: String
  var isOptional = false
  var command: FlowCommand
}

/// What a step does. Texts may hold `${…}`, filled in when it runs. Times are seconds of the app's clock.
indirect enum FlowCommand {
  case launchApp(FlowLaunch)
  case stopApp
  case clearState
  case tap(FlowPlace, FlowTouch)
  case inputText(String)
  case eraseText(Int?)
  case pressKey(String)
  case copyText(FlowSelector)
  case pasteText
  case assertVisible(FlowSelector, timeout: Double)
  case assertNotVisible(FlowSelector, timeout: Double)
  case assertTrue(String)
  case scroll
  case scrollUntilVisible(FlowScroll)
  case swipe(FlowSwipe)
  case back
  case rotate
  case settle
  case openLink(String)
  case screenshot(String)
  case run([FlowStep], when: FlowCondition?, environment: [String: String])
  case `repeat`([FlowStep], times: String?, while: FlowCondition?)
  case retry([FlowStep], times: Int)
  case evaluate(String)
  /// Said once.
  case ignored(String)
}

struct FlowLaunch {
  var clearsState = false
  var stopsApp = true
  var arguments: [String: String] = [:]
}

/// Which element is meant: all that is said has to be so.
struct FlowSelector {
  /// A regular expression for the whole of a text.
  var text: String?
  /// The same for the identifier.
  var identifier: String?
  var index: Int?
  var isEnabled: Bool?
  var isSelected: Bool?
  var hasFocus: Bool?
  var isChecked: Bool?
  /// Places relative to others.
  var relations: [(FlowRelation, FlowSelectorBox)] = []
}

enum FlowRelation: String { case below, above, leftOf, rightOf, containsChild, childOf }

/// A selector inside another.
final class FlowSelectorBox {
  let selector: FlowSelector
  init(_ selector: FlowSelector) { self.selector = selector }
}

/// Where a finger goes: an element, or a point of the screen, in points or per cent.
enum FlowPlace {
  case element(FlowSelector)
  case point(String)
}

struct FlowTouch {
  enum Kind { case tap, doubleTap, longPress }

  var kind = Kind.tap
  var times = 1
  /// Seconds between two.
  var pause = 0.1
}

enum FlowDirection: String { case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT" }

struct FlowScroll {
  var element: FlowSelector
  var direction = FlowDirection.down
  var timeout = 20.0
  /// Of the element, from 0 to 1.
  var visible = 1.0
}

struct FlowSwipe {
  var direction: FlowDirection?
  var from: FlowSelector?
  var start: String?
  var end: String?
  var duration = 0.4
}

struct FlowCondition {
  var visible: FlowSelector?
  var notVisible: FlowSelector?
  var expression: String?
  /// False for flows of other systems.
  var isForIOS = true
}
