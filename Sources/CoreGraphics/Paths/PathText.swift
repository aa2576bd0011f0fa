/// Paths as text, in the letters of SVG (absolute M, L, Q, C and Z), for archives and symbol drawings.
package enum PathText {
  /// Returns the elements as text.
  package static func text(_ elements: [PathElement]) -> String {
    func numbers(_ points: CGPoint...) -> String {
      points.map { "\(Double($0.x)) \(Double($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let p): "M" + numbers(p)
      case .line(let p): "L" + numbers(p)
      case .quad(let c, let p): "Q" + numbers(c, p)
      case .cubic(let c1, let c2, let p): "C" + numbers(c1, c2, p)
      case .close: "Z"
      }
    }.joined()
  }

  /// Nil where the text breaks the form above; numbers are parted by spaces or commas.
  package static func elements(_ text: String) -> [PathElement]? {
    var builder = PathBuilder()
    var rest = Substring(text)
    while let letter = rest.first {
      rest = rest.dropFirst()
      if letter == " " || letter == "\n" { continue }
      let end = rest.firstIndex { $0.isLetter && $0 != "e" && $0 != "E" } ?? rest.endIndex
      let words = rest[..<end].split { $0 == " " || $0 == "," || $0 == "\n" }
      let values = words.compactMap { Double($0) }.map { CGFloat($0) }
      guard values.count == words.count, values.allSatisfy(\.isFinite) else { return nil }
      rest = rest[end...]
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: values[index * 2], y: values[index * 2 + 1])
      }
      let wanted = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0][letter]
      guard let wanted, wanted == 0 ? values.isEmpty : values.count >= wanted,
        wanted == 0 || values.count % wanted == 0
      else { return nil }
      if letter == "Z" { builder.close() }
      for i in stride(from: 0, to: values.count, by: max(wanted, 1)) {
        let first = i / 2
        switch letter {
        case "M": i == 0 ? builder.move(to: point(first)) : builder.line(to: point(first))
        case "L": builder.line(to: point(first))
        case "Q": builder.quad(to: point(first + 1), control: point(first))
        default:
          builder.cubic(
            to: point(first + 2), control1: point(first), control2: point(first + 1))
        }
      }
    }
    return builder.elements
  }
}

extension CGPath {
  /// The same outline drawn backwards, the last subpath first.
  package var reversedElements: [PathElement] {
    struct Subpath {
      var start: CGPoint
      var steps: [PathElement] = []
      var isClosed = false
    }
    var subpaths: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let p): subpaths.append(Subpath(start: p))
      case .close: if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      default: if !subpaths.isEmpty { subpaths[subpaths.count - 1].steps.append(element) }
      }
    }
    var builder = PathBuilder()
    for subpath in subpaths.reversed() {
      let ends = [subpath.start] + subpath.steps.compactMap(\.end)
      builder.move(to: ends[ends.count - 1])
      for (index, step) in subpath.steps.enumerated().reversed() {
        let to = ends[index]
        switch step {
        case .quad(let c, _): builder.quad(to: to, control: c)
        case .cubic(let c1, let c2, _): builder.cubic(to: to, control1: c2, control2: c1)
        default: builder.line(to: to)
        }
      }
      if subpath.isClosed { builder.close() }
    }
    return builder.elements
  }
}
