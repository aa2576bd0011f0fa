import NibDocument

/// What documents say for some size classes alone. Chosen by the traits at the time of building.
extension NibBuilder {
  /// The object with the values of variations that hold, the more particular ones last.
  func resolved(_ object: NibObject) -> NibObject {
    guard !object.variations.isEmpty else { return object }
    var result = object
    for variation in holding(object.variations) {
      result.values.merge(variation.values) { $1 }
    }
    return result
  }

  /// Whether an object of a list is there: one that was excluded may be included again.
  func isInstalled(_ id: String, _ list: String, of holder: NibObject) -> Bool {
    var isInstalled = true
    for variation in holding(holder.variations) {
      if variation.excluded[list]?.contains(id) == true { isInstalled = false }
      if variation.included[list]?.contains(id) == true { isInstalled = true }
    }
    return isInstalled
  }

  func holding(_ variations: [NibVariation]) -> [NibVariation] {
    let width = sizeClass(traits.horizontalSizeClass)
    let height = sizeClass(traits.verticalSizeClass)
    let idiom = traits.userInterfaceIdiom == .pad ? "pad" : "phone"
    return
      variations
      .filter { $0.condition.holds(width: width, height: height, idiom: idiom) }
      .sorted { $0.condition.specificity < $1.condition.specificity }
  }

  private func sizeClass(_ value: UIUserInterfaceSizeClass) -> NibCondition.SizeClass? {
    switch value {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
