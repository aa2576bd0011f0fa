import PlatformInterface

/// What the styles of `UIBlurEffect` look like; the only place where that is.
///
/// Looked at on iOS 17, not measured: the tints so that a material over white, black and strong colours
/// comes out as there, the blurs by how far letters below run into each other.
struct BlurMaterial {
  /// What is done to the pixels behind.
  let backdrop: RenderBackdrop
  /// Over those, as grey and its share.
  let white: CGFloat
  let alpha: CGFloat

  private init(
    _ white: CGFloat, _ alpha: CGFloat, radius: CGFloat = 30, saturation: CGFloat = 1.8
  ) {
    backdrop = RenderBackdrop(radius: radius, saturation: saturation)
    self.white = white
    self.alpha = alpha
  }

  /// - Parameter isDark: whether it is dark around; styles that say light or dark themselves stay.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(0.97, 0.82, radius: 20)
    case .light: self.init(1, 0.3)
    case .dark: self.init(0.11, 0.73, radius: 20)
    case .extraDark: self.init(0.06, 0.86, radius: 20)
    case .regular: self.init(isDark ? 0.11 : 0.98, isDark ? 0.73 : 0.62)
    case .prominent: self.init(isDark ? 0.14 : 0.97, isDark ? 0.8 : 0.82, radius: 20)
    case .systemUltraThinMaterial: self = isDark ? .ultraThinDark : .ultraThinLight
    case .systemThinMaterial: self = isDark ? .thinDark : .thinLight
    case .systemMaterial: self = isDark ? .usualDark : .usualLight
    case .systemThickMaterial: self = isDark ? .thickDark : .thickLight
    case .systemChromeMaterial: self = isDark ? .chromeDark : .chromeLight
    case .systemUltraThinMaterialLight: self = .ultraThinLight
    case .systemThinMaterialLight: self = .thinLight
    case .systemMaterialLight: self = .usualLight
    case .systemThickMaterialLight: self = .thickLight
    case .systemChromeMaterialLight: self = .chromeLight
    case .systemUltraThinMaterialDark: self = .ultraThinDark
    case .systemThinMaterialDark: self = .thinDark
    case .systemMaterialDark: self = .usualDark
    case .systemThickMaterialDark: self = .thickDark
    case .systemChromeMaterialDark: self = .chromeDark
    }
  }

  private static let ultraThinLight = BlurMaterial(0.96, 0.5, radius: 22)
  private static let thinLight = BlurMaterial(0.96, 0.7)
  private static let usualLight = BlurMaterial(0.965, 0.82)
  private static let thickLight = BlurMaterial(0.97, 0.9)
  /// Of bars: what scrolls below leaves its colours; over white it is as bars have always been.
  private static let chromeLight = BlurMaterial(0.97, 0.8, radius: 20)
  private static let ultraThinDark = BlurMaterial(0.145, 0.55, radius: 22)
  private static let thinDark = BlurMaterial(0.145, 0.7)
  private static let usualDark = BlurMaterial(0.145, 0.82)
  private static let thickDark = BlurMaterial(0.145, 0.9)
  private static let chromeDark = BlurMaterial(0.114, 0.78, radius: 20)
}
