import QuartzCore

/// What a bar was told before there were appearances, and those.
@MainActor
struct LegacyBarAppearance {
  var style = UIBarStyle.default
  var isTranslucent = true
  var color: UIColor?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var shadow: UIImage?
  var backImage: UIImage?
  var images: [UIBarMetrics: UIImage] = [:]
  var toolbarImages: [UIBarPosition: UIImage] = [:]
  var toolbarShadows: [UIBarPosition: UIImage] = [:]
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  /// The old properties as an appearance.
  var appearance: UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    BarBackground.old(style: style, color: color, isTranslucent: isTranslucent)(made)
    if let image = images[.default] { Self.take(image, shadow, made) }
    made.titleTextAttributes = titleAttributes ?? [:]
    made.largeTitleTextAttributes = largeTitleAttributes ?? [:]
    if style != .default {
      made.titleTextAttributes.merge([.foregroundColor: UIColor.white]) { own, _ in own }
      made.largeTitleTextAttributes.merge([.foregroundColor: UIColor.white]) { own, _ in own }
    }
    return made
  }

  private static func take(_ image: UIImage, _ shadow: UIImage?, _ made: UIBarAppearance) {
    made.backgroundImage = image
    // iOS-BEHAVIOUR: an image without size stands for no background at all. Evidence: unmeasured.
    if image.size == .zero { made.configureWithTransparentBackground() }
    // With an image of its own a bar has the shadow that it was given.
    if let shadow { made.shadowImage = shadow.size == .zero ? nil : shadow }
    if shadow?.size == .zero { made.shadowColor = nil }
  }

  /// Gives an appearance the pictures that a toolbar at a position was told, those for all positions where there are
  /// none for its own.
  func takeToolbarImages(at position: UIBarPosition, for made: UIToolbarAppearance) {
    guard let image = toolbarImages[position] ?? toolbarImages[.any] else { return }
    Self.take(image, toolbarShadows[position] ?? toolbarShadows[.any], made)
  }
  func hasToolbarImage(at position: UIBarPosition) -> Bool {
    toolbarImages[position] != nil || toolbarImages[.any] != nil
  }
}

extension UINavigationBar {
  /// What the bar looks like with `item` on top, as it stands to its content now.
  final func appearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard =
      (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance
      ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard !isScrolledUnder else { return standard }
    if let own =
      (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
      ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    {
      return own
    }
    // iOS-BEHAVIOUR: without an appearance for it, a bar at the edge of content is the standard one
    // without a background, since iOS 15; a bar that no controller manages is the standard one. Evidence:
    // controller-8.
    if owner == nil { return standard }
    // iOS-BEHAVIOUR: so is one whose background was set in the old way, by `barTintColor`, `barStyle` or an image.
    // Evidence: controller-14.
    let clear = UINavigationBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  final func showAppearance() {
    let appearance = appearance(of: topItem)
    if hidesShadow {
      let plain = UINavigationBarAppearance(barAppearance: appearance)
      plain.shadowColor = nil
      plain.shadowImage = nil
      background.show(plain)
    } else {
      background.show(appearance)
    }
    largeTitle.show(topItem?.title, largeTitleAttributes(appearance))
  }

  final func titleAttributes(_ appearance: UINavigationBarAppearance) -> [NSAttributedString.Key:
    Any]
  {
    [
      .font: UIFont.systemFont(ofSize: BarMetrics.titleSize, weight: .semibold),
      .foregroundColor: UIColor.label,
    ].merging(appearance.titleTextAttributes) { $1 }
  }

  final func largeTitleAttributes(
    _ appearance: UINavigationBarAppearance
  ) -> [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold),
      .foregroundColor: UIColor.label,
    ].merging(appearance.largeTitleTextAttributes) { $1 }
  }

  final func backImage(_ appearance: UINavigationBarAppearance) -> UIImage? {
    old.backImage ?? appearance.backIndicatorImage
  }

  // MARK: Appearance proxy

  /// Takes in one what a proxy was told, as a bar knows which groups of properties were set on itself.
  static var barAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("bar", of: UINavigationBar.self) { proxy, bar in
        bar.takeAppearance(of: proxy)
      }
    ]
  }

  final func takeAppearance(of proxy: UINavigationBar) {
    let own = ownAppearance
    if !own.contains(.appearance), proxy.ownAppearance.contains(.appearance) {
      old = proxy.old
      showAppearance()
      rebuild()
    }
    if !own.contains(.largeTitles), proxy.ownAppearance.contains(.largeTitles) {
      prefersLargeTitles = proxy.prefersLargeTitles
    }
    ownAppearance = own
  }
}

/// Groups of what bars are told about their appearance.
struct OwnBarAppearance: OptionSet {
  let rawValue: Int
  static let appearance = OwnBarAppearance(rawValue: 1)
  static let largeTitles = OwnBarAppearance(rawValue: 2)
}
