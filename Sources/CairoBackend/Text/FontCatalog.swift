import CPangoCairo
import CoreGraphics
import Failures
import Foundation

/// The fonts installed for all users and those that the program brings, and nothing else: no settings, no fonts of
/// one user, so that the same machine image gives the same pixels for everybody.
@MainActor
final class FontCatalog {
  static let shared = FontCatalog()

  let config: OpaquePointer
  private var typefaces: [TypefaceKey: Typeface] = [:]
  private var cachedFamilies: [String]?

  /// In the order of preference; the first one installed is taken.
  static let systemFamilies = ["Inter", "Inter Variable", "Noto Sans"]
  /// What draws scripts that the system font lacks; after them comes whatever else is installed.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Naskh Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
    "Noto Sans Thai", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", "Droid Sans Fallback",
  ]
  /// What writes Korean, before the above: of the latter the last has a handful of its syllables, as boxes.
  static let hangulFamilies = ["Noto Sans CJK KR", "Noto Sans KR", "NanumGothic"]
  static let hangulSerifFamilies = ["Noto Serif CJK KR", "Noto Serif KR", "NanumMyeongjo"]
  static let serifFamilies = [
    "Noto Serif", "Source Serif 4", "Liberation Serif", "DejaVu Serif", "Nimbus Roman",
  ]
  /// The first is a package of `scripts/packages.txt`, as the system font is, so that others that happen
  /// to be there change no picture; iOS's Menlo is of the same design.
  static let monospacedFamilies = [
    "DejaVu Sans Mono", "JetBrains Mono", "Noto Sans Mono", "Liberation Mono", "Nimbus Mono PS",
  ]

  private init() {
    guard let config = FcConfigCreate() else {
      failure("Fontconfig cannot make a configuration: out of memory.")
    }
    self.config = config
    let text = Self.configuration
    FcConfigParseAndLoadFromMemory(config, text, 1)
    FcConfigBuildFonts(config)
  }

  private static var configuration: [FcChar8] {
    func alias(_ generic: String, _ families: [String]) -> String {
      let names = families.map { "<family>\($0)</family>" }.joined()
      return """
        <alias binding="same"><family>\(generic)</family><prefer>\(names)</prefer></alias>
        """
    }
    let document = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      \(alias("sans-serif", systemFamilies + scriptFamilies))
      \(alias("serif", serifFamilies))
      \(alias("monospace", monospacedFamilies))
      \(alias("emoji", ["Noto Color Emoji"]))
      </fontconfig>
      """
    return Array(document.utf8) + [0]
  }

  /// The families that Pango is to try for `spec`, best first.
  ///
  /// - Parameter isHangul: Whether they are for a stretch of Korean.
  static func familyList(for spec: FontSpec, isHangul: Bool = false) -> [String] {
    let korean = spec.design == .serif ? hangulSerifFamilies + hangulFamilies : hangulFamilies
    let others = systemFamilies + (isHangul ? korean : []) + scriptFamilies
    if !spec.family.isEmpty { return [spec.family] + others }
    switch spec.design {
    case .standard, .rounded: return others
    case .serif: return serifFamilies + others
    case .monospaced: return monospacedFamilies + others
    }
  }

  /// The file that comes nearest to `spec`.
  func typeface(for spec: FontSpec) -> Typeface {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    for family in Self.familyList(for: spec) + ["sans-serif"] {
      FcPatternAddString(pattern, FC_FAMILY, family)
    }
    FcPatternAddInteger(
      pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(min(max(spec.weight, 1), 1000))))
    FcPatternAddInteger(
      pattern, FC_SLANT, spec.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, 16)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(config, pattern, &result) else {
      failure(
        "No font is installed in /usr/share/fonts; install the package fonts-inter.")
    }
    defer { FcPatternDestroy(match) }
    return typeface(of: match)
  }

  /// The file that `pattern` describes, opened once.
  func typeface(of pattern: OpaquePointer) -> Typeface {
    let key = TypefaceKey(pattern)
    if let typeface = typefaces[key] { return typeface }
    let typeface = Typeface(key: key, pattern: pattern)
    typefaces[key] = typeface
    return typeface
  }

  /// Adds the fonts of a file for as long as the process runs; false where it has none.
  func addFonts(at path: String) -> Bool {
    guard FcConfigAppFontAddFile(config, path) != 0 else { return false }
    cachedFamilies = nil
    return true
  }

  /// Sorted, without doubles.
  var families: [String] {
    if let cachedFamilies { return cachedFamilies }
    var names: Set<String> = []
    eachFont { font in
      if let name = font.string(FC_FAMILY) { names.insert(name) }
    }
    let sorted = names.sorted()
    cachedFamilies = sorted
    return sorted
  }

  /// What `UIFont(name:size:)` finds: a PostScript name, a full name or a family.
  func font(named name: String, pointSize: CGFloat) -> FontSpec? {
    var found: FontSpec?
    var foundRank = Int.max
    eachFont { font in
      guard let family = font.string(FC_FAMILY) else { return }
      let rank: Int
      if font.string(FC_POSTSCRIPT_NAME) == name {
        rank = 0
      } else if font.string(FC_FULLNAME) == name {
        rank = 1
      } else if family == name {
        rank = 2
      } else {
        return
      }
      let weight = font.integer(FC_WEIGHT).map { Int(FcWeightToOpenType($0)) } ?? 400
      let isItalic = (font.integer(FC_SLANT) ?? 0) != FC_SLANT_ROMAN
      // Of a family alone the upright regular face is meant.
      let distance = rank * 10000 + (rank == 2 ? abs(weight - 400) + (isItalic ? 5000 : 0) : 0)
      guard distance < foundRank else { return }
      foundRank = distance
      found = FontSpec(
        family: family, pointSize: pointSize, weight: weight, isItalic: isItalic)
    }
    return found
  }

  private func eachFont(_ body: (OpaquePointer) -> Void) {
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(config, kind) else { continue }
      for i in 0..<Int(set.pointee.nfont) {
        if let font = set.pointee.fonts[i] { body(font) }
      }
    }
  }
}

extension OpaquePointer {
  /// A property of the fontconfig pattern that this points to.
  func string(_ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  func integer(_ property: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, property, 0, &value) == FcResultMatch ? value : nil
  }
}

/// What tells one font file's face from another.
struct TypefaceKey: Hashable {
  var file: String
  var index: Int32
  var variations: String
  var isEmboldened: Bool
  var isSlanted: Bool

  init(_ pattern: OpaquePointer) {
    file = pattern.string(FC_FILE) ?? ""
    index = pattern.integer(FC_INDEX) ?? 0
    variations = pattern.string(FC_FONT_VARIATIONS) ?? ""
    var embolden: FcBool = 0
    isEmboldened =
      FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden) == FcResultMatch
      && embolden != 0
    var matrix: UnsafeMutablePointer<FcMatrix>?
    isSlanted = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
  }
}
