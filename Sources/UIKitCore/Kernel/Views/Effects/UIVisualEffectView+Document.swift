import NibDocument

/// The effect and the contents of `<visualEffectView>`.
extension NibElement {
  static func read(_ view: UIVisualEffectView, _ source: NibSource) {
    let children = source.object.keyedObjects
    if let child = children["contentView"] { fill(view.contentView, with: child, source) }
    if let child = children["vibrancyEffect"] {
      let inside = child.keyedObjects["blurEffect"].map { blur(NibSource($0, source.builder)) }
      view.effect = UIVibrancyEffect(blurEffect: inside ?? UIBlurEffect(style: .regular))
    } else if let child = children["blurEffect"] {
      view.effect = blur(NibSource(child, source.builder))
    }
  }

  private static func blur(_ source: NibSource) -> UIBlurEffect {
    UIBlurEffect(style: source.word("style", NibWords.blurs) ?? .regular)
  }
}

extension NibWords {
  static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark,
    "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
