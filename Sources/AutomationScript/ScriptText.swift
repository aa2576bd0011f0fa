import CoreGraphics
import Foundation

/// Parts of scripts' lines as the parser reads them, for those who write scripts.
package enum ScriptText {
  /// A text in quotes, on one line.
  package static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

extension Double {
  /// A number as scripts read it: to a thousandth, without an exponent; 0 for what is no number.
  package var scriptText: String {
    guard isFinite else { return "0" }
    let rounded = (min(max(self, -1e12), 1e12) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}

extension CGFloat {
  /// A number as scripts read it: to a thousandth, without an exponent; 0 for what is no number.
  package var scriptText: String { Double(self).scriptText }
}

extension CGPoint {
  /// A place as scripts name it.
  package var scriptText: String { "\(x.scriptText),\(y.scriptText)" }
}
