import AutomationScript
import Foundation

// Fingers and keys.
extension MCPTools {
  private static func property(
    _ name: String, _ kind: MCPTool.Property.Kind, _ description: String, isRequired: Bool = false,
    _ choices: [String] = []
  ) -> MCPTool.Property {
    MCPTool.Property(
      name: name, kind: kind, description: description, isRequired: isRequired, choices: choices)
  }

  private static let placeProperties = [
    property("label", .string, "The label of the element (AXLabel)."),
    property("id", .string, "Its identifier (AXUniqueId)."),
    property("x", .number, "Points from the left, in place of an element."),
    property("y", .number, "Points from the top."),
  ]

  /// Where a finger goes, and what is said of it.
  private static func place(
    _ arguments: MCPArguments, _ driver: AppDriver
  ) throws(Failure) -> (point: CGPoint, shown: String) {
    let query: AppDriver.Query? =
      if let id = try arguments.text("id") {
        .identifier(id)
      } else if let label =
        try arguments.text("label")
      { .label(label) } else { nil }
    if let query {
      let (element, screen) = try driver.element(query)
      let point = element.touchPoint(in: screen)
      return (point, "\(element.type) \(element.shownName) at \(point.scriptText)")
    }
    guard let x = try arguments.number("x"), let y = try arguments.number("y") else {
      throw .usage("Either label, id, or x and y should say where; none of them is given.")
    }
    let point = CGPoint(x: x, y: y)
    return (point, point.scriptText)
  }

  private static let tap = MCPTool(
    name: "tap", description: "Taps an element by its label or identifier, or a place.",
    properties: placeProperties
  ) { arguments, work throws(Failure) in
    let driver = try work.driver()
    let place = try place(arguments, driver)
    if let seconds = try arguments.number("duration"), seconds > 0.3 {
      try driver.act("longpress \(place.point.scriptText) for \(seconds)")
    } else {
      try driver.act("tap \(place.point.scriptText)")
    }
    return text("Tapped \(place.shown).")
  }

  private static let typing = MCPTool(
    name: "type_text", description: "Types into what has the keyboard; tap a field first.",
    properties: [
      property("text", .string, "What is typed; a new line is Return.", isRequired: true)
    ]
  ) { arguments, work throws(Failure) in
    let words = try arguments.requiredText("text")
    try work.driver().type(words)
    return text("Typed \(ScriptText.quoted(words)).")
  }

  static let touching: [MCPTool] = [
    tap,
    tap.named("ui_tap"),
    MCPTool(
      name: "double_tap", description: "Taps twice.", properties: placeProperties
    ) { arguments, work throws(Failure) in
      let driver = try work.driver()
      let place = try place(arguments, driver)
      try driver.act("doubletap \(place.point.scriptText)")
      return text("Tapped twice \(place.shown).")
    },
    MCPTool(
      name: "long_press", description: "Keeps a finger on an element or a place.",
      properties: placeProperties + [
        property("duration", .number, "Milliseconds; 1000 where not given.")
      ]
    ) { arguments, work throws(Failure) in
      let driver = try work.driver()
      let place = try place(arguments, driver)
      let seconds = (try arguments.number("duration") ?? 1000) / 1000
      try driver.act("longpress \(place.point.scriptText) for \(seconds)")
      return text("Pressed \(place.shown) for \(seconds) s.")
    },
    MCPTool(
      name: "swipe",
      description: "A finger goes from one place to another and lifts while it moves.",
      properties: [
        property("x1", .number, "Where it begins.", isRequired: true),
        property("y1", .number, "Where it begins.", isRequired: true),
        property("x2", .number, "Where it lifts.", isRequired: true),
        property("y2", .number, "Where it lifts.", isRequired: true),
        property("duration", .number, "Seconds."),
      ]
    ) { arguments, work throws(Failure) in
      try swipe(arguments, work, ["x1", "y1", "x2", "y2"])
    },
    MCPTool(
      name: "ui_swipe", description: "The same as swipe.",
      properties: [
        property("x_start", .number, "Where it begins.", isRequired: true),
        property("y_start", .number, "Where it begins.", isRequired: true),
        property("x_end", .number, "Where it lifts.", isRequired: true),
        property("y_end", .number, "Where it lifts.", isRequired: true),
        property("duration", .string, "Seconds."),
      ]
    ) { arguments, work throws(Failure) in
      try swipe(arguments, work, ["x_start", "y_start", "x_end", "y_end"])
    },
    MCPTool(
      name: "drag",
      description: "A finger goes from one place to another and rests before it lifts.",
      properties: [
        property("x1", .number, "Where it begins.", isRequired: true),
        property("y1", .number, "Where it begins.", isRequired: true),
        property("x2", .number, "Where it ends.", isRequired: true),
        property("y2", .number, "Where it ends.", isRequired: true),
        property("hold", .boolean, "Whether it lies still first, so that it lifts what is there."),
      ]
    ) { arguments, work throws(Failure) in
      let (start, end) = try points(arguments, ["x1", "y1", "x2", "y2"])
      let lines =
        try arguments.truth("hold") == true
        ? "lift \(start.scriptText)\nmove \(end.scriptText)\ndrop"
        : "drag \(start.scriptText) to \(end.scriptText)"
      try work.driver().act(lines)
      return text("Dragged from \(start.scriptText) to \(end.scriptText).")
    },
    MCPTool(
      name: "gesture",
      description:
        "A common gesture. scroll-down shows what lies below; swipe-from-left-edge goes back.",
      properties: [
        property("preset", .string, "Which.", isRequired: true, GesturePreset.names),
        property("duration", .number, "Seconds."), property("delta", .number, "Points."),
      ]
    ) { arguments, work throws(Failure) in
      let name = try arguments.requiredText("preset")
      let driver = try work.driver()
      let size = driver.session.launch.size
      guard let way = GesturePreset.way(name, size, delta: try arguments.number("delta")) else {
        throw .usage(
          "preset should be one of \(GesturePreset.names.joined(separator: ", ")); found \(name).")
      }
      try driver.swipe(from: way.0, to: way.1, seconds: try arguments.number("duration"))
      return text("\(name) from \(way.0.scriptText) to \(way.1.scriptText).")
    },
    MCPTool(
      name: "touch", description: "A finger down, or up, or both.",
      properties: [
        x, y, property("down", .boolean, "Puts it down."), property("up", .boolean, "Lifts it."),
        property("delay", .number, "Seconds between the two."),
      ]
    ) { arguments, work throws(Failure) in try touch(arguments, work) },
    typing,
    typing.named("ui_type"),
    MCPTool(
      name: "key_press", description: "Presses a key.",
      properties: [
        property(
          "keyCode", .integer, "40 Return, 42 Backspace, 43 Tab, 44 Space, 79 to 82 arrows."),
        property("key", .string, "Its name in place of the code: return, escape, up, a, …"),
        property("modifiers", .array, "ctrl, shift, alt, cmd"),
      ]
    ) { arguments, work throws(Failure) in
      let name = try keyName(arguments)
      let held = try arguments.texts("modifiers")
      try work.driver().act(
        "key \(name)" + (held.isEmpty ? "" : " with \(held.joined(separator: ","))"))
      return text("Pressed \(name).")
    },
    MCPTool(
      name: "key_sequence", description: "Presses several keys.",
      properties: [
        MCPTool.Property(
          name: "keyCodes", kind: .array, description: "Codes as of key_press.", isRequired: true)
      ]
    ) { arguments, work throws(Failure) in
      let names = try arguments.numbers("keyCodes").map { code throws(Failure) in
        try KeyCodes.name(Int(code))
      }
      try work.driver().act(names.map { "key \($0)" }.joined(separator: "\n"))
      return text("Pressed \(names.joined(separator: ", ")).")
    },
    MCPTool(
      name: "button",
      description: "home sends the app to the background; launch_app_sim is not needed to "
        + "return: press home again.",
      properties: [property("buttonType", .string, "Which.", isRequired: true, ["home"])]
    ) { arguments, work throws(Failure) in try pressButton(arguments, work) },
    MCPTool(name: "go_back", description: "To the screen before, or away with what is presented.") {
      _, work throws(Failure) in
      try work.driver().act("back")
      return text("Went back.")
    },
    MCPTool(
      name: "run_script",
      description:
        "Runs lines of Tessera's script language, such as: scroll 180,300 by 0,400, pinch, rotate, pick, "
        + "expect \"Saved\".",
      properties: [property("script", .string, "One command a line.", isRequired: true)]
    ) { arguments, work throws(Failure) in
      let script = try arguments.requiredText("script")
      try work.driver().act(script)
      return text("The script has run.")
    },
  ]

  private static func points(
    _ arguments: MCPArguments, _ names: [String]
  ) throws(Failure) -> (CGPoint, CGPoint) {
    var numbers: [Double] = []
    for name in names { numbers.append(try arguments.requiredNumber(name)) }
    return (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
  }

  private static func swipe(
    _ arguments: MCPArguments, _ work: MCPWorkbench, _ names: [String]
  ) throws(Failure) -> [MCPContent] {
    let (start, end) = try points(arguments, names)
    try work.driver().swipe(from: start, to: end, seconds: try arguments.number("duration"))
    return text("Swiped from \(start.scriptText) to \(end.scriptText).")
  }

  private static func touch(
    _ arguments: MCPArguments, _ work: MCPWorkbench
  ) throws(Failure) -> [MCPContent] {
    let point = CGPoint(
      x: try arguments.requiredNumber("x"), y: try arguments.requiredNumber("y"))
    let (down, up) = (try arguments.truth("down") == true, try arguments.truth("up") == true)
    guard down || up else { throw .usage("down or up should be true.") }
    let driver = try work.driver()
    if down { try driver.session.script("press \(point.scriptText)") }
    if let delay = try arguments.number("delay"), delay > 0 {
      try driver.session.script("wait \(delay)")
    }
    if up {
      if !down { try driver.session.script("move \(point.scriptText)") }
      try driver.act("release")
    }
    return text("The finger is \(up ? "up" : "down") at \(point.scriptText).")
  }

  private static func keyName(_ arguments: MCPArguments) throws(Failure) -> String {
    if let name = try arguments.text("key") {
      return name.count == 1 ? ScriptText.quoted(name) : name
    }
    return try KeyCodes.name(Int(try arguments.requiredNumber("keyCode")))
  }

  private static func pressButton(
    _ arguments: MCPArguments, _ work: MCPWorkbench
  ) throws(Failure) -> [MCPContent] {
    let name = try arguments.requiredText("buttonType")
    guard name == "home" else {
      throw .failed("The device has no button \(name) here; it has home.")
    }
    let session = try work.running()
    work.isInBackground.toggle()
    try session.request(work.isInBackground ? "background" : "foreground")
    return text("The app is in the \(work.isInBackground ? "background" : "foreground").")
  }
}

/// Gestures across the screen, by the names that servers for simulators give them.
enum GesturePreset {
  static let names = [
    "scroll-up", "scroll-down", "scroll-left", "scroll-right", "swipe-from-left-edge",
    "swipe-from-right-edge", "swipe-from-top-edge", "swipe-from-bottom-edge",
  ]

  /// Where the finger begins and lifts; nil for no such gesture.
  static func way(_ name: String, _ size: CGSize, delta: Double? = nil) -> (CGPoint, CGPoint)? {
    let (width, height) = (size.width, size.height)
    let middle = CGPoint(x: width / 2, y: height / 2)
    let down = CGFloat(delta ?? Double(height) / 2) / 2
    let across = CGFloat(delta ?? Double(width) / 2) / 2
    func vertical(_ from: CGFloat, _ to: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: middle.x, y: from), CGPoint(x: middle.x, y: to))
    }
    func horizontal(_ from: CGFloat, _ to: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: from, y: middle.y), CGPoint(x: to, y: middle.y))
    }
    switch name {
    case "scroll-down": return vertical(middle.y + down, middle.y - down)
    case "scroll-up": return vertical(middle.y - down, middle.y + down)
    case "scroll-right": return horizontal(middle.x + across, middle.x - across)
    case "scroll-left": return horizontal(middle.x - across, middle.x + across)
    case "swipe-from-left-edge": return horizontal(1, width * 0.8)
    case "swipe-from-right-edge": return horizontal(width - 1, width * 0.2)
    case "swipe-from-top-edge": return vertical(1, height * 0.8)
    case "swipe-from-bottom-edge": return vertical(height - 1, height * 0.2)
    default: return nil
    }
  }
}

/// Keys by their codes in USB's table of usages.
enum KeyCodes {
  private static let named: [Int: String] = [
    40: "return", 41: "escape", 42: "backspace", 43: "tab", 44: "space", 45: "minus", 74: "home",
    75: "pageup", 76: "delete", 77: "end", 78: "pagedown", 79: "right", 80: "left", 81: "down",
    82: "up", 39: "0",
  ]

  /// As the script language calls the key.
  static func name(_ code: Int) throws(Failure) -> String {
    if let name = named[code] { return name }
    if (4...29).contains(code) {
      return String(Character(UnicodeScalar(UInt8(97 + code - 4))))
    }
    if (30...38).contains(code) { return String(code - 29) }
    throw .usage(
      "keyCode should be one of a keyboard's letters, digits or named keys; found \(code).")
  }
}
