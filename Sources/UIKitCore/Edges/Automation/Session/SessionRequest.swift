import PlatformInterface

/// One line of a controller, read and checked.
struct SessionRequest {
  /// What the controller wants.
  enum Action {
    case script(String)
    /// The tree, with contents of rows that are off the screen where they are wanted.
    case elements(fillsRows: Bool)
    case dump, audit, log, settle, background, foreground, quit
    /// A picture as text, or in a file.
    case shot(path: String?)
    case openURL(URL)
    case set(appearance: PlatformEnvironment.Appearance?, textSize: String?, locale: String?)
    case perform(AccessibilityAction, handle: Int)
    /// Moves a slider to a share of its range.
    case adjust(Double, handle: Int)
    /// Taps with several fingers at once, as often as said.
    case touches([CGPoint], count: Int)
    /// Turns the wheel of a picker to the row with a title.
    case pick(String, handle: Int)
  }

  /// Why a line is no request, with its id where it has one.
  struct Failure: Error {
    var id: JSONText
    var reason: String
  }

  /// As the reply repeats it.
  var id: JSONText
  var action: Action

  /// Reads a line of JSON.
  init(_ line: Data) throws(Failure) {
    guard let value = try? JSONSerialization.jsonObject(with: line) else {
      throw Failure(id: .null, reason: "A request should be one line of JSON; it cannot be read.")
    }
    guard let members = value as? [String: Any] else {
      throw Failure(id: .null, reason: "A request should be a JSON object with \"id\" and \"do\".")
    }
    id = Self.id(members["id"])
    do throws(Reason) {
      action = try Self.action(Members(members))
    } catch {
      throw Failure(id: id, reason: error.text)
    }
  }

  private static func id(_ value: Any?) -> JSONText {
    switch value {
    case let number as Int: .int(number)
    case let number as Double: .number(number)
    case let text as String: .string(text)
    default: .null
    }
  }

  private struct Reason: Error {
    var text: String
  }

  /// The members of a request, by their kinds.
  private struct Members {
    private let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }

    func text(_ key: String) throws(Reason) -> String? {
      guard let value = values[key], !(value is NSNull) else { return nil }
      guard let text = value as? String else {
        throw Reason(text: "\"\(key)\" should be a text; found \(value).")
      }
      return text
    }

    func needed(_ key: String) throws(Reason) -> String {
      guard let text = try text(key) else { throw Reason(text: "\"\(key)\" should be there.") }
      return text
    }

    /// False where it is left out.
    func flag(_ key: String) throws(Reason) -> Bool {
      guard let value = values[key], !(value is NSNull) else { return false }
      guard let flag = value as? Bool else {
        throw Reason(text: "\"\(key)\" should be true or false; found \(value).")
      }
      return flag
    }

    func number(_ key: String) throws(Reason) -> Double {
      guard let number = values[key] as? Double, number.isFinite else {
        throw Reason(text: "\"\(key)\" should be a number.")
      }
      return number
    }

    func points(_ key: String) throws(Reason) -> [CGPoint] {
      let pairs = values[key] as? [[Double]] ?? []
      guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isFinite) }) else {
        throw Reason(text: "\"\(key)\" should be a list of [x, y].")
      }
      return pairs.map { CGPoint(x: $0[0], y: $0[1]) }
    }

    func handle() throws(Reason) -> Int {
      guard let handle = values["handle"] as? Int else {
        throw Reason(text: "\"handle\" should be the number of an element.")
      }
      return handle
    }
  }

  private static let names = [
    "script", "settle", "elements", "shot", "dump", "audit", "log", "openURL", "background",
    "foreground",
    "set", "perform", "touches", "quit",
  ]

  private static func action(_ members: Members) throws(Reason) -> Action {
    let name = try members.needed("do")
    switch name {
    case "script": return .script(try members.needed("text"))
    case "elements": return .elements(fillsRows: try members.flag("rows"))
    case "shot":
      let path = try members.text("path")
      if let path, !path.hasPrefix("/") {
        throw Reason(text: "\"path\" should begin with a slash; found \(path).")
      }
      return .shot(path: path)
    case "dump": return .dump
    case "audit": return .audit
    case "log": return .log
    case "settle": return .settle
    case "openURL":
      let text = try members.needed("url")
      guard let url = URL(string: text), url.scheme != nil else {
        throw Reason(text: "\"url\" should be a link with a scheme; found \(text).")
      }
      return .openURL(url)
    case "background": return .background
    case "foreground": return .foreground
    case "set": return try settings(members)
    case "perform": return try performing(members)
    case "touches": return try touches(members)
    case "quit": return .quit
    default:
      throw Reason(
        text: "\"do\" should be one of \(names.joined(separator: ", ")); found \(name).")
    }
  }

  private static func settings(_ members: Members) throws(Reason) -> Action {
    var appearance: PlatformEnvironment.Appearance?
    if let name = try members.text("appearance") {
      appearance = PlatformEnvironment.Appearance(rawValue: name)
      if appearance == nil {
        throw Reason(text: "\"appearance\" should be light or dark; found \(name).")
      }
    }
    var textSize: String?
    if let name = try members.text("textSize") {
      textSize = TextSize.named(name)
      if textSize == nil {
        throw Reason(
          text: "\"textSize\" should be one of \(TextSize.names.joined(separator: ", ")); "
            + "found \(name).")
      }
    }
    return .set(
      appearance: appearance, textSize: textSize, locale: try members.text("locale"))
  }

  private static func performing(_ members: Members) throws(Reason) -> Action {
    let handle = try members.handle()
    let name = try members.needed("action")
    let actions: [String: AccessibilityAction] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement, "escape": .escape,
      "scrollToVisible": .scrollToVisible, "focus": .focus,
    ]
    if let action = actions[name] { return .perform(action, handle: handle) }
    switch name {
    case "setValue": return .perform(.setValue(try members.number("value")), handle: handle)
    case "setText": return .perform(.setText(try members.needed("value")), handle: handle)
    case "custom": return .perform(.custom(try members.needed("value")), handle: handle)
    case "adjust": return .adjust(try members.number("value"), handle: handle)
    case "pick": return .pick(try members.needed("value"), handle: handle)
    default:
      let known = actions.keys.sorted() + ["setValue", "setText", "custom", "adjust", "pick"]
      throw Reason(
        text: "\"action\" should be one of \(known.joined(separator: ", ")); found \(name).")
    }
  }

  private static func touches(_ members: Members) throws(Reason) -> Action {
    let points = try members.points("points")
    let count = try members.number("count")
    guard (1...100).contains(count), (1...10).contains(points.count) else {
      throw Reason(text: "\"touches\" should have up to 10 \"points\" and a \"count\" up to 100.")
    }
    return .touches(points, count: Int(count))
  }
}
