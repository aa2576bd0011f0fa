/// The ways in which one class may be looked for.
struct ClassName {
  /// Most particular first.
  let keys: [String]

  init(_ name: String, module: String?) {
    let plain = ClassName.demangled(name) ?? name
    var keys: [String] = []
    if let module, !module.isEmpty, !plain.hasPrefix(module + ".") {
      keys.append("\(module).\(plain)")
    }
    keys.append(plain)
    self.keys = keys
  }

  /// `Module.Outer.Inner` of `_TtCC6Module5Outer5Inner`; nil for names of another form.
  static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(3).drop { "CVOP".contains($0) }
    var parts: [String] = []
    while !rest.isEmpty {
      // A private declaration has `P` and the number of its file before its own name.
      if rest.first == "P", let file = takePart(&rest, skipping: 1), !file.isEmpty { continue }
      guard let part = takePart(&rest, skipping: 0) else { return nil }
      parts.append(part)
    }
    return parts.count > 1 ? parts.joined(separator: ".") : nil
  }

  private static func takePart(_ rest: inout Substring, skipping: Int) -> String? {
    let digits = rest.dropFirst(skipping).prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, length <= 1000 else { return nil }
    let body = rest.dropFirst(skipping + digits.count)
    guard body.count >= length else { return nil }
    rest = body.dropFirst(length)
    return String(body.prefix(length))
  }
}
