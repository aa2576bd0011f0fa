import PlatformInterface

/// The system fonts in use, each made once.
enum SystemFonts {
  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var fonts: [FontSpec: UIFont] = [:]
  }
  private static let cache = Cache()

  static func font(_ spec: FontSpec) -> UIFont {
    cache.lock.withLock {
      if let font = cache.fonts[spec] { return font }
      let font = UIFont(spec: spec)
      // Sizes that an animation runs through are not kept for ever.
      if cache.fonts.count > 256 { cache.fonts.removeAll(keepingCapacity: true) }
      cache.fonts[spec] = font
      return font
    }
  }
}

/// What iOS calls the faces of its system fonts.
enum SystemFontNames {
  static func family(of spec: FontSpec) -> String {
    switch spec.design {
    case .standard: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    }
  }

  private static let prefixes: [(design: FontSpec.Design, prefix: String)] = [
    (.standard, ".SFUI-"), (.rounded, ".SFUIRounded-"), (.serif, ".NewYork-"),
    (.monospaced, ".SFMono-"),
  ]

  static func name(of spec: FontSpec) -> String {
    let step = UIFont.Weight.steps.first { $0.css == UIFont.Weight(css: spec.weight).css }
    let weight = step?.name ?? "Regular"
    let slope = spec.isItalic ? "Italic" : ""
    if !spec.family.isEmpty {
      let face = spec.weight == 400 && spec.isItalic ? "Italic" : weight + slope
      return spec.family.replacing(" ", with: "") + "-" + face
    }
    return (prefixes.first { $0.design == spec.design }?.prefix ?? ".SFUI-") + weight + slope
  }

  /// The other way round: programs keep `fontName` and ask for it again.
  static func spec(named name: String, size: CGFloat) -> FontSpec? {
    guard name.hasPrefix("."), size.isFinite else { return nil }
    for (design, prefix) in prefixes where name.hasPrefix(prefix) {
      var face = name.dropFirst(prefix.count)
      let isItalic = face.hasSuffix("Italic")
      if isItalic { face = face.dropLast(6) }
      guard let step = UIFont.Weight.steps.first(where: { $0.name == face }) else { return nil }
      return FontSpec(design: design, pointSize: size, weight: step.css, isItalic: isItalic)
    }
    return nil
  }
}

/// Questions about installed fonts, which the text engine answers on the main thread.
enum InstalledFonts {
  static func font(named name: String, pointSize: CGFloat) -> FontSpec? {
    guard !name.isEmpty else { return nil }
    return onMain { PlatformServices.current.textMeasurer.font(named: name, pointSize: pointSize) }
  }

  static var families: [String] { onMain { PlatformServices.current.textMeasurer.families } }

  static func metrics(of spec: FontSpec) -> FontMetrics {
    onMain { PlatformServices.current.textMeasurer.metrics(of: spec) }
  }

  private static func onMain<Answer: Sendable>(_ ask: @MainActor @Sendable () -> Answer) -> Answer {
    MainThread.wait(for: ask)
  }
}
