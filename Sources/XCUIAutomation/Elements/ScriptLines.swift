import AutomationScript
import CoreGraphics
import Foundation

/// Lines of scripts for what tests do with their hands.
enum ScriptLines {
  /// Down for some seconds, to another place, and up after a while.
  static func drag(
    _ start: CGPoint, _ end: CGPoint, _ duration: TimeInterval, _ velocity: XCUIGestureVelocity,
    _ hold: TimeInterval
  ) -> String {
    let length = hypot(end.x - start.x, end.y - start.y)
    let time = Double(length / min(max(velocity.rawValue, 20), 20_000))
    if duration < 0.3, hold == 0 {
      return
        "drag \(start.scriptText) to \(end.scriptText) for \(max(time, 0.1).scriptText)"
    }
    var lines = "press \(start.scriptText)\nwait \(duration.scriptText)\nmove \(end.scriptText)"
    lines += hold > 0 ? "\nwait \(hold.scriptText)\nrelease" : "\nrelease"
    return lines
  }

  /// Types a text; characters that stand for keys are those keys.
  static func typing(_ text: String) -> String {
    var lines: [String] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { lines.append("type \(ScriptText.quoted(plain))") }
      plain = ""
    }
    for character in text {
      if let name = XCUIKeyboardKey.scriptNames[String(character)] {
        flush()
        lines.append("key \(name)")
      } else {
        plain.append(character)
      }
    }
    flush()
    return lines.joined(separator: "\n")
  }

  static func key(_ key: String, _ flags: XCUIElement.KeyModifierFlags) -> String {
    let names: [(XCUIElement.KeyModifierFlags, String)] = [
      (.control, "ctrl"), (.shift, "shift"), (.option, "alt"), (.command, "cmd"),
    ]
    let held = names.filter { flags.contains($0.0) }.map(\.1).joined(separator: ",")
    let name = XCUIKeyboardKey.scriptNames[key] ?? (key == " " ? "space" : ScriptText.quoted(key))
    return "key \(name)" + (held.isEmpty ? "" : " with \(held)")
  }
}
