import Foundation

/// `&amp;` and its kin as characters.
enum HTMLEntities {
  /// What pages use most; others stay as they are written.
  private static let named: [String: String] = {
    var table: [String: String] = [:]
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2
      sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
      Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve
      Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc
      atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve
      oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    // They stand for U+00A0 and the characters that follow it.
    for (index, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      table[String(name)] = UnicodeScalar(0xA0 + UInt32(index)).map { String($0) }
    }
    let others: [String: UInt32] = [
      "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "OElig": 0x152,
      "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192,
      "circ": 0x2C6, "tilde": 0x2DC, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009,
      "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E, "rlm": 0x200F, "ndash": 0x2013,
      "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C,
      "rdquo": 0x201D, "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022,
      "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039,
      "rsaquo": 0x203A, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190, "uarr": 0x2191,
      "rarr": 0x2192, "darr": 0x2193, "harr": 0x2194, "minus": 0x2212, "infin": 0x221E,
      "asymp": 0x2248, "ne": 0x2260, "le": 0x2264, "ge": 0x2265, "alpha": 0x3B1, "beta": 0x3B2,
      "gamma": 0x3B3, "delta": 0x3B4, "pi": 0x3C0, "mu": 0x3BC, "Omega": 0x3A9, "omega": 0x3C9,
      "hearts": 0x2665, "check": 0x2713, "star": 0x2606,
    ]
    for (name, code) in others { table[name] = UnicodeScalar(code).map { String($0) } }
    return table
  }()

  /// - Complexity: O(text).
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // The longest name has eight characters.
      let window = rest.dropFirst().prefix(32)
      let body = window.prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace && $0 != "<" }
      if let found = character(body) {
        result += found
        rest = rest[body.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ body: Substring) -> String? {
    guard body.first == "#" else { return named[String(body)] }
    let digits = body.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code else { return nil }
    return code == 0 ? "\u{FFFD}" : UnicodeScalar(code).map { String($0) } ?? "\u{FFFD}"
  }
}
