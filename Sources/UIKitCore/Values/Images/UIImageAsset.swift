/// The pictures that stand for one another in different surroundings, such as light and dark.
///
/// Views that show one of them change to another when their traits do.
open class UIImageAsset: NSObject, @unchecked Sendable {
  static let lock = NSLock()
  private let lock = NSLock()
  private var entries: [(traits: UITraitCollection, image: ImageStorage)] = []
  /// Finds the picture of a catalog.
  private let source: (@Sendable (UITraitCollection) -> ImageStorage?)?

  public override init() { source = nil }

  init(source: @escaping @Sendable (UITraitCollection) -> ImageStorage?) { self.source = source }

  /// Returns the picture that fits traits best; an empty image where there is none at all.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard var storage = storage(for: traitCollection) else { return UIImage() }
    storage.asset = self
    return UIImage(storage: storage)
  }

  /// Returns the picture that fits a configuration best; an empty one where there is none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let traits = configuration.traitCollection ?? .current
    guard var storage = storage(for: traits) else { return UIImage() }
    storage.asset = self
    storage.configuration = configuration
    return UIImage(storage: storage)
  }

  /// Takes the place of a picture that was registered for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var storage = image.storage
    // The asset knows itself; a picture that knew it would keep it alive.
    storage.asset = nil
    lock.withLock {
      entries.removeAll { $0.traits.isEqual(traitCollection) }
      entries.append((traitCollection, storage))
    }
    UIImageAsset.lock.withLock { image.lateAsset = self }
  }

  /// Adds a picture for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the picture for exactly these traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    lock.withLock { entries.removeAll { $0.traits.isEqual(traitCollection) } }
  }

  /// Removes the picture for exactly the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// What was registered for the most of the traits, else the catalog's, else what was registered first.
  func storage(for traits: UITraitCollection) -> ImageStorage? {
    let entries = lock.withLock { self.entries }
    let fitting = entries.filter { traits.containsTraits(in: $0.traits) }
    // One that asks for all that another asks for and more is the closer one.
    let closest = fitting.last { entry in
      !fitting.contains {
        !$0.traits.isEqual(entry.traits) && $0.traits.containsTraits(in: entry.traits)
      }
    }
    return closest?.image ?? source?(traits) ?? entries.first?.image
  }
}

extension UIImage {
  /// Made for an image of the program's own when it is first asked for.
  var ownAsset: UIImageAsset? {
    if let asset = storage.asset { return asset }
    return UIImageAsset.lock.withLock {
      if let asset = lateAsset { return asset }
      guard storage.symbol == nil, storage.image != nil else { return nil }
      let asset = UIImageAsset()
      lateAsset = asset
      asset.addOwn(storage)
      return asset
    }
  }

  /// Nil where nobody asked for one yet.
  var knownAsset: UIImageAsset? {
    storage.asset ?? UIImageAsset.lock.withLock { lateAsset }
  }

  /// The picture for other traits, shown as this one is; itself where there is only one.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let found = knownAsset?.storage(for: traits), found.image != storage.image else {
      return self
    }
    return changed {
      $0.image = found.image
      $0.scale = found.scale
      $0.orientation = found.orientation
      $0.frames = found.frames
      $0.duration = found.duration
    }
  }
}

extension UIImageAsset {
  /// The picture that the asset was made for, under no particular traits.
  fileprivate func addOwn(_ storage: ImageStorage) {
    lock.withLock { entries.append((UITraitCollection(), storage)) }
  }
}
