import AutomationScript
import CoreGraphics

/// The keyboard that iOS shows while a text is edited. A desktop has one on the desk: tests find its keys,
/// and pressing one does what it would do.
@MainActor
enum Keyboard {
  /// Nil while nothing is edited.
  static func json(for root: ElementNode) -> [String: Any]? {
    let kinds: Set<XCUIElement.ElementType> = [
      .textField, .secureTextField, .searchField, .textView,
    ]
    guard
      let focused = root.descendants.first(where: { $0.hasFocus && kinds.contains($0.elementType) })
    else { return nil }
    // iOS-BEHAVIOUR: the keyboard of a phone is 216 points high, and 75 with its bar below. Evidence: unmeasured.
    let height = 291.0
    let frame = [0, root.frame.height - height, root.frame.width, height]
    func key(_ type: String, _ name: String, _ script: String, _ label: String? = nil) -> [String:
      Any]
    {
      [
        "type": type, "identifier": name, "label": label ?? name, "enabled": true,
        "hittable": true, "frame": frame, "script": script,
        "activationPoint": [frame[2] / 2, frame[1] + height / 2],
      ]
    }
    var keys = "abcdefghijklmnopqrstuvwxyz0123456789.@,?!-/:;()$&\"'".map { character in
      key("key", String(character), "type \(ScriptText.quoted(String(character)))")
    }
    keys += "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { character in
      key("key", String(character), "type \"\(character)\"")
    }
    keys.append(key("key", "space", "key space"))
    keys.append(key("key", "delete", "key backspace"))
    for name in ["more", "numbers", "letters", "symbols"] {
      keys.append(key("key", name, "wait 0.05"))
    }
    for name in ["shift", "Next keyboard", "Dictate", "Emoji"] {
      keys.append(key("button", name, "wait 0.05"))
    }
    let label = focused.returnKey ?? "return"
    let identifier = label.prefix(1).uppercased() + label.dropFirst()
    keys.append(key("button", identifier, "key return", label))
    return [
      "type": "keyboard", "enabled": true, "hittable": true, "frame": frame,
      "activationPoint": [frame[2] / 2, frame[1] + height / 2], "children": keys,
    ]
  }
}
