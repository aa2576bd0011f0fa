import Foundation

/// Reads single commands of flows.
enum FlowCommands {
  static let names = [
    "assertNotVisible", "assertTrue", "assertVisible", "back", "clearState", "copyTextFrom",
    "doubleTapOn", "eraseText", "evalScript", "extendedWaitUntil", "hideKeyboard", "inputText",
    "killApp", "launchApp", "longPressOn", "openLink", "pasteText", "pressKey", "repeat", "retry",
    "runFlow", "scroll", "scrollUntilVisible", "setOrientation", "stopApp", "swipe",
    "takeScreenshot", "tapOn", "waitForAnimationToEnd",
  ]
  private static let ignored = [
    "startRecording", "stopRecording", "setLocation", "travel", "addMedia", "setAirplaneMode",
    "toggleAirplaneMode", "clearKeychain", "setPermissions",
  ]

  /// Seconds that Maestro waits for an element, and for one that need not be there.
  private static let timeout = 17.0

  /// - Parameters:
  ///   - value: what stands behind the name; nil for nothing.
  ///   - place: of the command, for messages.
  static func command(
    _ name: String, _ value: FlowValue?, _ place: FlowValue, _ path: String,
    _ reader: inout FlowReader
  ) throws(Failure) -> FlowCommand {
    func needed() throws(Failure) -> FlowValue {
      guard let value else { throw place.wrong("\(name) should be followed by what is meant.") }
      return value
    }
    switch name {
    case "launchApp": return .launchApp(try launch(value))
    case "stopApp", "killApp": return .stopApp
    case "clearState": return .clearState
    case "tapOn": return try tap(needed(), .tap)
    case "doubleTapOn": return try tap(needed(), .doubleTap)
    case "longPressOn": return try tap(needed(), .longPress)
    case "inputText": return .inputText(try text(needed(), "text"))
    case "eraseText":
      guard let value else { return .eraseText(nil) }
      let count =
        try value.isMap ? entry("charactersToErase", of: value)?.number(name) : value.number(name)
      return .eraseText(count.map { Int(max(0, min($0, 10_000))) })
    case "pressKey": return .pressKey(try text(needed(), "key"))
    case "copyTextFrom": return .copyText(try FlowSelectors.selector(needed()))
    case "pasteText": return .pasteText
    case "assertVisible":
      return .assertVisible(try FlowSelectors.selector(needed()), timeout: timeout)
    case "assertNotVisible":
      return .assertNotVisible(try FlowSelectors.selector(needed()), timeout: timeout)
    case "extendedWaitUntil": return try wait(needed())
    case "assertTrue": return .assertTrue(try text(needed(), "condition"))
    case "evalScript": return .evaluate(try text(needed(), "script"))
    case "scroll": return .scroll
    case "scrollUntilVisible": return .scrollUntilVisible(try scroll(needed()))
    case "swipe": return .swipe(try swipe(needed()))
    case "back": return .back
    case "hideKeyboard", "hide keyboard", "waitForAnimationToEnd": return .settle
    case "setOrientation": return .rotate
    case "openLink": return .openLink(try text(needed(), "link"))
    case "takeScreenshot": return .screenshot(try text(needed(), "path"))
    case "runFlow": return try runFlow(needed(), path, &reader)
    case "repeat": return try `repeat`(needed(), path, &reader)
    case "retry":
      let value = try needed()
      let times = try entry("maxRetries", of: value)?.number("maxRetries") ?? 1
      return .retry(try inside(value, path, &reader).steps, times: Int(max(0, min(times, 3))))
    case _ where ignored.contains(name): return .ignored(name)
    default:
      throw place.wrong(
        "\(name) is no command of flows here; the commands are \(names.joined(separator: ", ")).")
    }
  }

  // MARK: Pieces

  private static func entry(_ name: String, of value: FlowValue) throws(Failure) -> FlowValue? {
    try value.map(of: "The command").first { $0.name == name }?.value
  }

  /// A text that stands alone, or under a name in a map.
  private static func text(_ value: FlowValue, _ name: String) throws(Failure) -> String {
    guard value.isMap else { return try value.requiredText(name) }
    guard let inner = try entry(name, of: value) else {
      throw value.wrong("\(name) should be given.")
    }
    return try inner.requiredText(name)
  }

  private static func launch(_ value: FlowValue?) throws(Failure) -> FlowLaunch {
    var launch = FlowLaunch()
    guard let value, value.isMap else { return launch }
    for (key, name, value) in try value.map(of: "launchApp") {
      switch name {
      case "clearState": launch.clearsState = try value.truth(name)
      case "stopApp": launch.stopsApp = try value.truth(name)
      case "arguments": launch.arguments = try value.texts(name)
      case "appId", "clearKeychain", "permissions", "label", "optional": break
      default: throw key.wrong("launchApp has no \(name).")
      }
    }
    return launch
  }

  private static func tap(_ value: FlowValue, _ kind: FlowTouch.Kind) throws(Failure) -> FlowCommand
  {
    var touch = FlowTouch(kind: kind)
    guard value.isMap else { return .tap(.element(try FlowSelectors.selector(value)), touch) }
    if let times = try entry("repeat", of: value) {
      touch.times = Int(max(1, min(try times.number("repeat"), 1000)))
    }
    if let pause = try entry("delay", of: value) {
      touch.pause = max(0, try pause.number("delay") / 1000)
    }
    if let point = try entry("point", of: value) {
      return .tap(.point(try FlowSelectors.point(point)), touch)
    }
    return .tap(.element(try FlowSelectors.selector(value)), touch)
  }

  private static func wait(_ value: FlowValue) throws(Failure) -> FlowCommand {
    let seconds = try entry("timeout", of: value)?.number("timeout") ?? timeout * 1000
    if let visible = try entry("visible", of: value) {
      return .assertVisible(try FlowSelectors.selector(visible), timeout: seconds / 1000)
    }
    if let gone = try entry("notVisible", of: value) {
      return .assertNotVisible(try FlowSelectors.selector(gone), timeout: seconds / 1000)
    }
    throw value.wrong("extendedWaitUntil should name visible or notVisible.")
  }

  private static func direction(_ value: FlowValue) throws(Failure) -> FlowDirection {
    let text = try value.requiredText("direction")
    guard let direction = FlowDirection(rawValue: text.uppercased()) else {
      throw value.wrong("direction should be UP, DOWN, LEFT or RIGHT; found \(text).")
    }
    return direction
  }

  private static func scroll(_ value: FlowValue) throws(Failure) -> FlowScroll {
    guard let element = try entry("element", of: value) else {
      throw value.wrong("scrollUntilVisible should name its element.")
    }
    var scroll = FlowScroll(element: try FlowSelectors.selector(element))
    for (key, name, value) in try value.map(of: "scrollUntilVisible") {
      switch name {
      case "direction": scroll.direction = try direction(value)
      case "timeout": scroll.timeout = try value.number(name) / 1000
      case "visibilityPercentage":
        scroll.visible = max(0, min(1, try value.number(name) / 100))
      case "element", "speed", "centerElement", "waitToSettleTimeoutMs", "label", "optional": break
      default: throw key.wrong("scrollUntilVisible has no \(name).")
      }
    }
    return scroll
  }

  private static func swipe(_ value: FlowValue) throws(Failure) -> FlowSwipe {
    var swipe = FlowSwipe()
    for (key, name, value) in try value.map(of: "swipe") {
      switch name {
      case "direction": swipe.direction = try direction(value)
      case "from": swipe.from = try FlowSelectors.selector(value)
      case "start": swipe.start = try FlowSelectors.point(value)
      case "end": swipe.end = try FlowSelectors.point(value)
      case "duration": swipe.duration = max(0.01, try value.number(name) / 1000)
      case "label", "optional", "waitToSettleTimeoutMs": break
      default: throw key.wrong("swipe has no \(name).")
      }
    }
    guard swipe.direction != nil || (swipe.start != nil && swipe.end != nil) else {
      throw value.wrong("swipe should have a direction, or start and end.")
    }
    return swipe
  }

  // MARK: Flows in flows

  private static func inside(
    _ value: FlowValue, _ path: String, _ reader: inout FlowReader
  ) throws(Failure) -> (steps: [FlowStep], environment: [String: String]) {
    if let file = try entry("file", of: value) { return try reader.steps(ofFile: file, in: path) }
    guard let list = try entry("commands", of: value)?.list else {
      throw value.wrong("commands should be a list of commands.")
    }
    return (try reader.steps(list, in: path), [:])
  }

  private static func runFlow(
    _ value: FlowValue, _ path: String, _ reader: inout FlowReader
  ) throws(Failure) -> FlowCommand {
    guard value.isMap else {
      let flow = try reader.steps(ofFile: value, in: path)
      return .run(flow.steps, when: nil, environment: flow.environment)
    }
    for (key, name, _) in try value.map(of: "runFlow")
    where !["file", "commands", "when", "env", "label", "optional"].contains(name) {
      throw key.wrong("runFlow has no \(name).")
    }
    let flow = try inside(value, path, &reader)
    let own = try entry("env", of: value)?.texts("env") ?? [:]
    return .run(
      flow.steps, when: try condition(entry("when", of: value)),
      environment: flow.environment.merging(own) { $1 })
  }

  private static func `repeat`(
    _ value: FlowValue, _ path: String, _ reader: inout FlowReader
  ) throws(Failure) -> FlowCommand {
    let times = try entry("times", of: value)?.requiredText("times")
    let condition = try condition(entry("while", of: value))
    guard times != nil || condition != nil else {
      throw value.wrong("repeat should have times or while.")
    }
    return .repeat(try inside(value, path, &reader).steps, times: times, while: condition)
  }

  private static func condition(_ value: FlowValue?) throws(Failure) -> FlowCondition? {
    guard let value else { return nil }
    var condition = FlowCondition()
    for (key, name, value) in try value.map(of: "A condition") {
      switch name {
      case "visible": condition.visible = try FlowSelectors.selector(value)
      case "notVisible": condition.notVisible = try FlowSelectors.selector(value)
      case "true": condition.expression = try value.requiredText(name)
      case "platform": condition.isForIOS = value.text?.lowercased() == "ios"
      case "label": break
      default:
        throw key.wrong(
          "A condition has no \(name); it has visible, notVisible, true and platform.")
      }
    }
    return condition
  }
}
