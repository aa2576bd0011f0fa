import Foundation

/// Reads the `Contents.json` of one set.
package struct AssetReader {
  private let contents: PropertyList
  /// As problems name it: `Hat.imageset/Contents.json`.
  private let file: String
  package private(set) var problems: [NibProblem] = []

  /// What is no JSON counts as empty, with a problem.
  package init(_ bytes: some Collection<UInt8>, file: String) {
    self.file = file
    do throws(XMLProblem) {
      contents = try JSONPropertyList.read(bytes)
    } catch {
      contents = .dictionary([:])
      problems.append(
        NibProblem(
          kind: .syntax, file: file, line: error.line, element: "", message: error.message))
    }
  }

  /// Whether sets inside the folder have its name and a slash before their own.
  package var providesNamespace: Bool {
    contents[path: "properties", "provides-namespace"]?.bool ?? false
  }

  package mutating func imageSet() -> ImageSet {
    var set = ImageSet()
    switch contents[path: "properties", "template-rendering-intent"]?.string {
    case "template"?: set.intent = .template
    case "original"?: set.intent = .original
    default: break
    }
    for entry in contents["images"]?.array ?? [] {
      guard let name = plainFile(entry) else { continue }
      var picture = ImageSet.Picture(file: name, scale: nil, conditions: conditions(entry))
      if let text = entry["scale"]?.string {
        picture.scale = ["1x": 1, "2x": 2, "3x": 3][text]
        if picture.scale == nil { tell(.damaged, "The scale \"\(text)\" is not known.") }
      }
      picture.slicing = slicing(entry["resizing"])
      picture.alignmentInsets = insets(entry["alignment-insets"])
      if entry["language-direction"]?.string == "left-to-right", !hasRightToLeft(name) {
        picture.isMirroredRightToLeft = true
        picture.conditions.isRightToLeft = nil
      }
      set.pictures.append(picture)
    }
    return set
  }

  /// Whether a picture of the set other than `file` is for reading from right to left.
  private func hasRightToLeft(_ file: String) -> Bool {
    (contents["images"]?.array ?? []).contains {
      $0["language-direction"]?.string == "right-to-left" && $0["filename"]?.string != nil
    }
  }

  package mutating func colorSet() -> ColorSet {
    var set = ColorSet()
    for entry in contents["colors"]?.array ?? [] {
      guard let source = entry["color"] else { continue }
      if let color = color(source) {
        set.variants.append(ColorSet.Variant(color: color, conditions: conditions(entry)))
      }
    }
    return set
  }

  package func dataSet() -> DataSet {
    let files = (contents["data"]?.array ?? []).compactMap { entry -> DataSet.File? in
      guard let name = plainFile(entry) else { return nil }
      return DataSet.File(
        file: name, type: entry["universal-type-identifier"]?.string,
        conditions: conditions(entry))
    }
    return DataSet(files: files)
  }

  // MARK: Parts

  private mutating func tell(_ kind: NibProblem.Kind, _ message: String) {
    problems.append(NibProblem(kind: kind, file: file, line: 1, element: "", message: message))
  }

  /// The entry's file; nil where the set has none for the case, or names one outside its folder.
  private func plainFile(_ entry: PropertyList) -> String? {
    guard let name = entry["filename"]?.string, !name.isEmpty, !name.contains("/"), name != ".."
    else { return nil }
    return name
  }

  private func conditions(_ entry: PropertyList) -> AssetConditions {
    var result = AssetConditions()
    if let idiom = entry["idiom"]?.string, idiom != "universal" { result.idiom = idiom }
    result.gamut = entry["display-gamut"]?.string
    result.hasCompactWidth = entry["width-class"]?.string.map { $0 == "compact" }
    result.hasCompactHeight = entry["height-class"]?.string.map { $0 == "compact" }
    result.isRightToLeft = entry["language-direction"]?.string.map { $0 == "right-to-left" }
    for appearance in entry["appearances"]?.array ?? [] {
      let value = appearance["value"]?.string
      switch appearance["appearance"]?.string {
      case "luminosity"?: result.isDark = value == "dark"
      case "contrast"?: result.hasHighContrast = value == "high"
      default: break
      }
    }
    return result
  }

  private func insets(_ source: PropertyList?) -> NibInsets? {
    guard let source, source.dictionary != nil else { return nil }
    func side(_ name: String) -> Double { (source[name]?.number ?? 0).clamped(to: -1e6...1e6) }
    return NibInsets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }

  private func slicing(_ source: PropertyList?) -> ImageSet.Slicing? {
    guard let source, let caps = insets(source["cap-insets"]) else { return nil }
    return ImageSet.Slicing(
      caps: caps, tiles: source[path: "center", "mode"]?.string == "tile")
  }

  // MARK: Colours

  private mutating func color(_ source: PropertyList) -> NibColor? {
    if let reference = source["reference"]?.string { return .system(reference, fallback: nil) }
    guard let parts = source["components"] else {
      tell(.damaged, "A colour should have components or a reference.")
      return nil
    }
    let alpha = parts["alpha"].flatMap { component($0, isAlpha: true) } ?? 1
    if let white = parts["white"].flatMap({ component($0) }) {
      return .components(red: white, green: white, blue: white, alpha: alpha, space: .gray)
    }
    guard let red = parts["red"].flatMap({ component($0) }),
      let green = parts["green"].flatMap({ component($0) }),
      let blue = parts["blue"].flatMap({ component($0) })
    else {
      tell(.damaged, "A colour's components should be numbers: red, green and blue, or white.")
      return nil
    }
    let name = source["color-space"]?.string ?? "srgb"
    let space: NibColor.Space =
      switch name {
      case "display-p3": .displayP3
      case "extended-srgb": .extendedSRGB
      default: .sRGB
      }
    if name == "extended-linear-srgb" {
      return .components(
        red: Self.curve(red), green: Self.curve(green), blue: Self.curve(blue), alpha: alpha,
        space: .extendedSRGB)
    }
    return .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  /// `0.5`, `128` and `0x80` are the ways Xcode writes a half.
  private func component(_ value: PropertyList, isAlpha: Bool = false) -> Double? {
    guard let text = value.string else { return value.number?.clamped(to: -8...8) }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isByte = !text.contains(".") && !text.lowercased().contains("e") && !isAlpha
    return (isByte ? number / 255 : number).clamped(to: -8...8)
  }

  /// sRGB's curve over linear light, the same on both sides of zero.
  private static func curve(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
