import PlatformInterface

/// The fonts that every iPhone has, which apps ask for by name and unwrap without a thought.
///
/// Their files are Apple's. Where one is not installed, the system's font of the same kind stands for it, in the
/// weight and slope that the name says.
enum IOSFonts {
  /// The system's font that stands for one of iOS's; nil for names that iOS does not know either.
  static func substitute(for name: String, pointSize: CGFloat) -> FontSpec? {
    guard pointSize.isFinite else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first else { return nil }
    var found = Face(parts.count > 1 ? plain(parts[1]) : "")
    var design = design(of: plain(first)) ?? design(of: plain(name[...]))
    if design == nil, let whole = wholeName(name) { (design, found) = whole }
    guard let design else { return nil }
    sayOnce(name)
    if let pen = penWeights[plain(name[...])] { found.weight = pen }
    return FontSpec(
      design: design, pointSize: pointSize, weight: found.weight ?? 400, isItalic: found.isItalic)
  }

  /// What a name says besides the family: its weight, nil for an unknown one, and its slope.
  private struct Face {
    var weight: Int?
    var isItalic = false

    init(_ text: String) {
      var text = text
      for word in ["italic", "oblique", "ital"] where text.contains(word) {
        text = text.replacing(word, with: "")
        isItalic = true
      }
      if text.hasSuffix("mt") { text = String(text.dropLast(2)) }
      if text.hasPrefix("condensed") { text = String(text.dropFirst("condensed".count)) }
      weight = text.isEmpty ? 400 : weights[text]
    }
  }

  /// The parts of a font's full name, such as "Helvetica Neue Bold Italic": a family, then words that are a face.
  private static func wholeName(_ name: String) -> (FontSpec.Design, Face)? {
    let words = name.split(separator: " ")
    for count in words.indices.dropFirst().reversed() {
      let face = Face(plain(Substring(words[count...].joined())))
      guard face.weight != nil, let design = design(of: plain(Substring(words[..<count].joined())))
      else { continue }
      return (design, face)
    }
    return nil
  }

  private final class Said: @unchecked Sendable {
    let lock = NSLock()
    var names: Set<String> = []
  }
  private static let said = Said()

  private static func sayOnce(_ name: String) {
    guard said.lock.withLock({ said.names.insert(name).inserted }) else { return }
    Log.write("The font \(name) is not installed; the system's font stands for it.")
  }

  private static func plain(_ text: Substring) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func design(of family: String) -> FontSpec.Design? {
    for end in ["", "psmt", "ps", "mt"] where family.hasSuffix(end) {
      if let design = designs[String(family.dropLast(end.count))] { return design }
    }
    return nil
  }

  private static let weights: [String: Int] = [
    "ultralight": 100, "thin": 200, "w0": 100, "w1": 200, "light": 300, "w2": 300, "book": 400,
    "roman": 400, "regular": 400, "w3": 400, "medium": 500, "w4": 500, "w5": 500, "demibold": 600,
    "semibold": 600, "w6": 600, "bold": 700, "w7": 700, "heavy": 800, "extrabold": 800, "w8": 800,
    "black": 900, "w9": 900,
  ]

  /// Faces that are named for the pen they imitate: none is thinner than a text's usual face.
  private static let penWeights = ["markerfeltthin": 400, "markerfeltwide": 700]

  private static let designs: [String: FontSpec.Design] = {
    var result: [String: FontSpec.Design] = [:]
    for (design, names) in [
      (FontSpec.Design.standard, sans), (.serif, serif), (.monospaced, monospaced),
      (.rounded, rounded),
    ] {
      for name in names.split(separator: ",") { result[plain(name)] = design }
    }
    return result
  }()

  private static let sans = """
    AlNile,AppleColorEmoji,AppleSDGothicNeo,AppleSymbols,Arial,ArialHebrew,Avenir,AvenirNext,
    AvenirNextCondensed,BradleyHand,BradleyHandITCTT,Chalkduster,Damascus,DevanagariSangamMN,
    DINAlternate,DINCondensed,EuphemiaUCAS,Farah,Futura,Galvji,GeezaPro,GillSans,
    GranthaSangamMN,Helvetica,HelveticaNeue,HiraginoSans,HiraKakuProN,Impact,Kailasa,Kefa,
    KhmerSangamMN,KohinoorBangla,KohinoorDevanagari,KohinoorGujarati,KohinoorTelugu,
    LaoSangamMN,MalayalamSangamMN,MarkerFelt,Mishafi,MuktaMahee,MyanmarSangamMN,Noteworthy,
    NotoSansKannada,NotoSansMyanmar,NotoSansOriya,Optima,Papyrus,PartyLET,PartyLetPlain,
    PingFangHK,PingFangSC,PingFangTC,SavoyeLET,SavoyeLetPlain,SinhalaSangamMN,SnellRoundhand,
    Symbol,TamilSangamMN,Thonburi,TrebuchetMS,Trebuchet,Verdana,ZapfDingbats,ZapfDingbatsITC,
    Zapfino
    """
  private static let serif = """
    AcademyEngravedLET,AcademyEngravedLetPlain,AmericanTypewriter,Baskerville,Bodoni72,
    Bodoni72Oldstyle,Bodoni72Smallcaps,BodoniSvtyTwoITCTT,BodoniSvtyTwoOSITCTT,BodoniSvtyTwoSCITCTT,Charter,
    Cochin,Copperplate,Didot,Georgia,HiraginoMinchoProN,HiraMinProN,HoeflerText,
    NotoNastaliqUrdu,Palatino,Rockwell,STIXTwoMath,STIXTwoText,
    Superclarendon,TimesNewRoman
    """
  private static let monospaced = "Courier,CourierNew,Menlo"
  private static let rounded =
    "ArialRounded,ArialRoundedMTBold,ChalkboardSE,HiraginoMaruGothicProN,HiraMaruProN"
}
