import Foundation

/// One line of a frame's text, taken apart.
struct FrameLine {
  let number: Int
  var words: [Substring] = []
  var options: [Substring: Substring] = [:]
  /// Strings in the order they stand.
  var strings: [String] = []
  var opensBlock = false
  var closesBlock = false

  var keyword: Substring { words.first ?? "" }

  /// Nil for empty lines and comments.
  init?(_ text: Substring, number: Int) {
    self.number = number
    let trimmed = text.drop { $0 == " " || $0 == "\t" }
    guard let first = trimmed.first, first != "#" else { return nil }
    var rest = trimmed
    while let character = rest.first {
      switch character {
      case " ", "\t", "\r": rest.removeFirst()
      case "{":
        opensBlock = true
        rest.removeFirst()
      case "}":
        closesBlock = true
        rest.removeFirst()
      case "\"": strings.append(Self.string(&rest))
      default:
        let end = rest.firstIndex { $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "\r" }
        let word = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[$0...] } ?? ""
        if let equals = word.firstIndex(of: "=") {
          let name = word[..<equals]
          let value = word[word.index(after: equals)...]
          if value.isEmpty, rest.first == "\"" {
            strings.append(Self.string(&rest))
            options[name] = Substring(strings.removeLast())
          } else {
            options[name] = value
          }
        } else {
          words.append(word)
        }
      }
    }
  }

  private static func string(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == "\"" { break }
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "u":
        let code = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(code.count + 1)
        if let value = UInt32(code.dropFirst(), radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      case let other?: result.append(other)
      case nil: break
      }
    }
    return result
  }

  func has(_ name: Substring) -> Bool { words.contains(name) }

  // MARK: - Values

  static func numbers(_ text: Substring?) -> [CGFloat] {
    guard let text else { return [] }
    return text.split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
  }

  func number(_ name: Substring) -> CGFloat? {
    options[name].flatMap { Double($0) }.map { CGFloat($0) }
  }

  func integer(_ name: Substring) -> Int? { options[name].flatMap { Int($0) } }

  func point(_ name: Substring) -> CGPoint? { Self.point(options[name]) }
  func size(_ name: Substring) -> CGSize? {
    Self.point(options[name]).map { CGSize(width: $0.x, height: $0.y) }
  }
  func rect(_ name: Substring) -> CGRect? { Self.rect(options[name]) }
  func color(_ name: Substring) -> RGBA? { Self.color(options[name]) }
  func shape(_ name: Substring) -> RoundedRect? { Self.shape(options[name]) }

  func word(_ index: Int) -> Substring? { index < words.count ? words[index] : nil }

  static func point(_ text: Substring?) -> CGPoint? {
    let n = numbers(text)
    return n.count == 2 ? CGPoint(x: n[0], y: n[1]) : nil
  }

  static func rect(_ text: Substring?) -> CGRect? {
    if text == "null" { return .null }
    let n = numbers(text)
    return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : nil
  }

  static func shape(_ text: Substring?) -> RoundedRect? {
    guard let parts = text?.split(separator: "/"), let rect = rect(parts.first) else { return nil }
    guard parts.count > 1 else { return RoundedRect(rect) }
    let isContinuous = parts[1].hasSuffix("~")
    var radii = numbers(isContinuous ? parts[1].dropLast() : parts[1])
    if radii.count == 1 { radii = Array(repeating: radii[0], count: 4) }
    guard radii.count == 4 else { return nil }
    return RoundedRect(
      rect, topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3],
      isContinuous: isContinuous)
  }

  static func color(_ text: Substring?) -> RGBA? {
    guard let text else { return nil }
    if text.hasPrefix("rgba("), text.hasSuffix(")") {
      let n = numbers(text.dropFirst(5).dropLast())
      guard n.count == 4 else { return nil }
      return RGBA(red: Float(n[0]), green: Float(n[1]), blue: Float(n[2]), alpha: Float(n[3]))
    }
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func unit(_ shift: UInt32) -> Float { Float((value >> shift) & 255) / 255 }
    switch text.count {
    case 7: return RGBA(red: unit(16), green: unit(8), blue: unit(0))
    case 9: return RGBA(red: unit(24), green: unit(16), blue: unit(8), alpha: unit(0))
    default: return nil
    }
  }

  /// Of a line that is a backdrop; nil without a shape.
  var backdrop: RenderPrimitive? {
    guard let shape = Self.shape(word(1)) else { return nil }
    let filter = RenderBackdrop(
      radius: number("radius") ?? 0, saturation: number("saturation") ?? 1)
    return .backdrop(shape, filter)
  }

  /// Points of a path in SVG's absolute letters; what does not fit ends it.
  static func path(_ text: String?) -> CGPath? {
    guard let text else { return nil }
    var elements: [PathElement] = []
    var tokens = text.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard tokens.count >= 2, let x = Double(tokens.removeFirst()),
        let y = Double(tokens.removeFirst())
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    reading: while let letter = tokens.popFirst() {
      switch letter {
      case "M":
        guard let p = point() else { break reading }
        elements.append(.move(p))
      case "L":
        guard let p = point() else { break reading }
        elements.append(.line(p))
      case "Q":
        guard let c = point(), let p = point() else { break reading }
        elements.append(.quad(control: c, end: p))
      case "C":
        guard let a = point(), let b = point(), let p = point() else { break reading }
        elements.append(.cubic(control1: a, control2: b, end: p))
      case "Z": elements.append(.close)
      default: break reading
      }
    }
    return CGPath(elements: elements)
  }
}
