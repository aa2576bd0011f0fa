extension UIView {
  /// The proxy of the class for these traits and containers.
  class func proxy(
    for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceProxies.proxy(of: self, for: traits, in: containers) { makeProxy() as! Self }
  }

  /// The values taken from proxies, by the names of properties.
  final var takenAppearance: [String: Any] {
    get { rare?.takenAppearance ?? [:] }
    set { madeRare.takenAppearance = newValue }
  }

  static var viewAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("backgroundColor", \UIView.backgroundColor),
      // The getter also tells a tint from farther out.
      AppearanceProperty(
        "tintColor", of: UIView.self, get: { $0.rare?.tintColor }, set: { $0.tintColor = $1 },
        isSame: { $0 == $1 }),
    ]
  }
}
