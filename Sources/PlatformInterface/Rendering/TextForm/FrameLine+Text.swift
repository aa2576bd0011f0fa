import Foundation

extension ParagraphSpec {
  /// Takes the places of tabs, such as `28/left;100/right`.
  mutating func readTabs(_ line: FrameLine) {
    for stop in (line.options["tabs"] ?? "").split(separator: ";") {
      let parts = stop.split(separator: "/")
      guard let location = parts.first.flatMap({ Double($0) }) else { continue }
      let alignment: Alignment =
        switch parts.last {
        case "right": .right
        case "center": .center
        default: .left
        }
      tabStops.append(TextTabStop(location: location, alignment: alignment))
    }
  }
}

extension TextAttributes {
  static func line(_ word: Substring?) -> Line {
    switch word {
    case "single": .single
    case "thick": .thick
    case "double": .double
    default: .none
    }
  }

  /// Takes the outlines of letters.
  mutating func readOutline(_ line: FrameLine) {
    strokeWidth = line.number("stroke") ?? 0
    strokeColor = line.color("strokecolor")
  }
}
