import Failures
import PlatformInterface

/// Turns one line into a command.
struct ScriptLineParser {
  private var tokens: ArraySlice<ScriptToken>

  init(_ line: String) throws(ScriptSyntaxError) {
    tokens = try ScriptToken.tokens(of: line)[...]
  }

  /// Nil for an empty line or a comment.
  mutating func command() throws(ScriptSyntaxError) -> ScriptCommand? {
    guard let first = tokens.popFirst() else { return nil }
    guard case .word(let name) = first else {
      throw ScriptSyntaxError("A line should begin with a command; found \(first.shown).")
    }
    let command = try command(named: name)
    if let extra = tokens.first, !extra.shown.hasPrefix("#") {
      throw ScriptSyntaxError("\(name) should end here; found \(extra.shown).")
    }
    return command
  }

  private mutating func command(named name: String) throws(ScriptSyntaxError) -> ScriptCommand {
    switch name {
    case "tap": return .tap(try target(), count: 1)
    case "doubletap": return .tap(try target(), count: 2)
    case "longpress": return .longPress(try target(), duration: try optionalDuration() ?? 1)
    case "press": return .press(try target())
    case "release": return .release
    case "drag":
      let start = try target()
      try keyword("to", in: "drag TARGET to TARGET")
      return .drag(start, to: try target(), duration: try optionalDuration() ?? 0.5)
    case "scroll":
      let place = try target()
      try keyword("by", in: "scroll TARGET by DX,DY")
      let (dx, dy) = try pair("DX,DY", separator: ",")
      return .scroll(place, by: CGVector(dx: dx, dy: dy))
    case "fling":
      let place = try target()
      try keyword("by", in: "fling TARGET by DX,DY")
      let (dx, dy) = try pair("DX,DY", separator: ",")
      guard dx != 0 || dy != 0 else {
        throw ScriptSyntaxError("fling should be by a way that is not 0,0.")
      }
      let velocity = try optionalVelocity() ?? 1500
      guard hypot(dx, dy) / velocity <= 60 else {
        throw ScriptSyntaxError(
          "fling should be over within 60 seconds; its way is longer than that at \(velocity) points a "
            + "second.")
      }
      return .fling(place, by: CGVector(dx: dx, dy: dy), velocity: velocity)
    case "lift": return .lift(try target())
    case "move": return .move(try target())
    case "drop": return .drop
    case "pinch":
      let place = try target()
      try keyword("scale", in: "pinch TARGET scale F")
      return .pinch(place, scale: try number("A scale", in: 0.05...20))
    case "rotate":
      let place = try target()
      try keyword("degrees", in: "rotate TARGET degrees D")
      return .rotate(place, degrees: try number("A number of degrees", in: -3600...3600))
    case "key": return .key(try key())
    case "wait": return .wait(try seconds())
    case "idle": return .idle
    case "resize":
      let (width, height) = try pair("WxH", separator: "x")
      guard (1...16384).contains(width), (1...16384).contains(height) else {
        throw ScriptSyntaxError(
          "resize should be to sides between 1 and 16384 points; found \(width)x\(height).")
      }
      return .resize(CGSize(width: width, height: height))
    case "rotate-device": return .rotateDevice
    case "appearance": return .appearance(try appearance())
    case "text-size": return .textSize(try textSize())
    case "hover": return .hover(try target())
    case "rightclick": return .secondaryClick(try target())
    case "adjust":
      let place = try target()
      try keyword("to", in: "adjust TARGET to FRACTION")
      return .adjust(place, to: try number("A fraction", in: 0...1))
    case "pick": return .pick(try target(), try quotedText())
    case "voiceover": return .voiceOver(try voiceOver())
    case "say": return .say
    case "shot": return .shot(try file("png"))
    case "dump": return .dump(try file("json"))
    case "expect": return try expectation()
    case "quit": return .quit
    case "back": return .back
    case "type": return .type(try quotedText())
    default:
      throw ScriptSyntaxError(
        "\(name) is no command; the commands are tap, doubletap, longpress, press, release, drag, "
          + "fling, scroll, lift, move, drop, pinch, rotate, hover, rightclick, adjust, pick, type, key, "
          + "wait, idle, resize, rotate-device, appearance, text-size, shot, dump, expect, voiceover, "
          + "say, back, quit.")
    }
  }
}

// The pieces commands are made of.
extension ScriptLineParser {
  private mutating func next(_ expected: String) throws(ScriptSyntaxError) -> ScriptToken {
    guard let token = tokens.popFirst() else {
      throw ScriptSyntaxError("\(expected) should follow; found the end of the line.")
    }
    return token
  }

  private mutating func word(_ expected: String) throws(ScriptSyntaxError) -> String {
    let token = try next(expected)
    guard case .word(let word) = token else {
      throw ScriptSyntaxError("\(expected) should follow; found \(token.shown).")
    }
    return word
  }

  private mutating func keyword(_ wanted: String, in form: String) throws(ScriptSyntaxError) {
    let found = try word("\"\(wanted)\" (\(form))")
    guard found == wanted else {
      throw ScriptSyntaxError("\(form) is expected; found \(found) in place of \(wanted).")
    }
  }

  private mutating func target() throws(ScriptSyntaxError) -> ScriptTarget {
    let expected =
      "A target (X,Y, \"text\", #identifier, cell S.I, header S or footer S)"
    let token = try next(expected)
    guard case .word(let word) = token else {
      guard case .quoted(let text) = token else { failure("Two kinds of token.") }
      return .text(text)
    }
    switch word {
    case "cell":
      let (section, item) = try indexes()
      return .cell(section: section, item: item, list: try optionalList())
    case "header":
      return .header(section: try section(), list: try optionalList())
    case "footer":
      return .footer(section: try section(), list: try optionalList())
    default: break
    }
    if word.hasPrefix("#"), word.count > 1 { return .identifier(String(word.dropFirst())) }
    let (numbers, isPair) = Self.numbers(in: word, separator: ",")
    guard isPair else { throw ScriptSyntaxError("\(expected) should follow; found \(word).") }
    return .point(CGPoint(x: numbers[0], y: numbers[1]))
  }

  private mutating func indexes() throws(ScriptSyntaxError) -> (section: Int, item: Int) {
    let text = try word("S.I, such as 0.12,")
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0, item >= 0
    else {
      throw ScriptSyntaxError("cell should be followed by S.I, such as 0.12; found \(text).")
    }
    return (section, item)
  }

  private mutating func section() throws(ScriptSyntaxError) -> Int {
    let text = try word("A section's number")
    guard let section = Int(text), section >= 0 else {
      throw ScriptSyntaxError("A section's number should follow; found \(text).")
    }
    return section
  }

  private mutating func optionalList() throws(ScriptSyntaxError) -> String? {
    guard tokens.first == .word("in") else { return nil }
    tokens.removeFirst()
    let name = try word("#identifier")
    guard name.hasPrefix("#"), name.count > 1 else {
      throw ScriptSyntaxError("in should be followed by #identifier; found \(name).")
    }
    return String(name.dropFirst())
  }

  private static func numbers(in text: String, separator: Character) -> ([Double], Bool) {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter(\.isFinite)
    let isPair = parts.count == 2 && text.filter { $0 == separator }.count == 1
    return (parts, isPair)
  }

  private mutating func pair(_ form: String, separator: Character) throws(ScriptSyntaxError)
    -> (Double, Double)
  {
    let text = try word(form)
    let (numbers, isPair) = Self.numbers(in: text.lowercased(), separator: separator)
    guard isPair else { throw ScriptSyntaxError("\(form) should follow; found \(text).") }
    return (numbers[0], numbers[1])
  }

  private mutating func seconds() throws(ScriptSyntaxError) -> TimeInterval {
    let text = try word("A number of seconds")
    guard let value = Double(text), value.isFinite, (0...3600).contains(value) else {
      throw ScriptSyntaxError("A number of seconds from 0 to 3600 should follow; found \(text).")
    }
    return value
  }

  private mutating func optionalDuration() throws(ScriptSyntaxError) -> TimeInterval? {
    guard tokens.first == .word("for") else { return nil }
    tokens.removeFirst()
    return try seconds()
  }

  private mutating func optionalVelocity() throws(ScriptSyntaxError) -> CGFloat? {
    guard tokens.first == .word("velocity") else { return nil }
    tokens.removeFirst()
    return try number("Points per second", in: 1...30_000)
  }

  private mutating func number(
    _ what: String, in range: ClosedRange<Double>
  ) throws(ScriptSyntaxError) -> CGFloat {
    let text = try word(what)
    guard let value = Double(text), value.isFinite, range.contains(value) else {
      throw ScriptSyntaxError(
        "\(what) from \(range.lowerBound) to \(range.upperBound) should follow; found \(text).")
    }
    return CGFloat(value)
  }

  private mutating func expectation() throws(ScriptSyntaxError) -> ScriptCommand {
    switch tokens.first {
    case .word("no"):
      tokens.removeFirst()
      return .expect(try target(), isPresent: false)
    case .word("count"):
      tokens.removeFirst()
      let place = try target()
      let text = try word("A number")
      guard let count = Int(text), (0...1_000_000).contains(count) else {
        throw ScriptSyntaxError(
          "expect count TARGET N should end with a number that is not negative; found \(text).")
      }
      return .expectCount(place, count)
    default:
      let place = try target()
      guard tokens.first == .word("is") else { return .expect(place, isPresent: true) }
      tokens.removeFirst()
      return .expectState(place, try state())
    }
  }

  private mutating func state() throws(ScriptSyntaxError) -> ScriptState {
    let expected = "on, off, selected, disabled, focused or a text in quotes"
    switch try next(expected) {
    case .quoted(let text): return .value(text)
    case .word(let word):
      guard let state = ScriptState.words[word] else {
        throw ScriptSyntaxError("is should be followed by \(expected); found \(word).")
      }
      return state
    }
  }

  private mutating func voiceOver() throws(ScriptSyntaxError) -> ScriptVoiceOver {
    let expected =
      "next, previous, activate, increment, decrement, escape, magictap, scroll or action \"NAME\""
    let word = try word(expected)
    if word == "action" { return .action(try quotedText()) }
    if word == "scroll" { return .scroll(try scrollSide()) }
    guard let command = ScriptVoiceOver.words[word] else {
      throw ScriptSyntaxError("voiceover should be followed by \(expected); found \(word).")
    }
    return command
  }

  private mutating func scrollSide() throws(ScriptSyntaxError) -> AccessibilityScroll {
    let names = AccessibilityScroll.allCases.map(\.rawValue).joined(separator: ", ")
    let word = try word("One of \(names)")
    guard let side = AccessibilityScroll(rawValue: word) else {
      throw ScriptSyntaxError(
        "voiceover scroll should be followed by one of \(names); found \(word).")
    }
    return side
  }

  private mutating func textSize() throws(ScriptSyntaxError) -> String {
    let text = try word("A text size")
    guard let name = TextSize.named(text) else {
      throw ScriptSyntaxError(
        "text-size should be one of \(TextSize.names.joined(separator: ", ")); found \(text).")
    }
    return name
  }

  private mutating func appearance() throws(ScriptSyntaxError) -> PlatformEnvironment.Appearance {
    let text = try word("light or dark")
    guard let value = PlatformEnvironment.Appearance(rawValue: text) else {
      throw ScriptSyntaxError("appearance should be light or dark; found \(text).")
    }
    return value
  }

  /// A path whose name has an ending, so that nobody looks for a picture in `x.txt`.
  private mutating func file(_ ending: String) throws(ScriptSyntaxError) -> String {
    let token = try next("FILE.\(ending)")
    switch token {
    case .word(let path), .quoted(let path):
      let name = path.split(separator: "/").last ?? ""
      guard name.lowercased().hasSuffix(".\(ending)"), name.count > ending.count + 1 else {
        throw ScriptSyntaxError("FILE.\(ending) should follow; found \(token.shown).")
      }
      return path
    }
  }

  private mutating func quotedText() throws(ScriptSyntaxError) -> String {
    let token = try next("A text in quotes")
    guard case .quoted(let text) = token else {
      throw ScriptSyntaxError("A text in quotes should follow; found \(token.shown).")
    }
    return text
  }

  private mutating func key() throws(ScriptSyntaxError) -> ScriptKey {
    let name = try next("A key's name")
    guard var key = ScriptKey(named: name) else {
      throw ScriptSyntaxError(
        "A key should be a character, or one of \(ScriptKey.names.joined(separator: ", ")), "
          + "f1 to f12; found \(name.shown).")
    }
    if tokens.first == .word("with") {
      tokens.removeFirst()
      for modifier in try word("ctrl, shift, alt or cmd").split(separator: ",") {
        guard let value = ScriptKey.modifiers[String(modifier)] else {
          throw ScriptSyntaxError(
            "with should be followed by ctrl, shift, alt, cmd or several of them with commas; "
              + "found \(modifier).")
        }
        key.modifiers.insert(value)
      }
    }
    return key
  }
}
