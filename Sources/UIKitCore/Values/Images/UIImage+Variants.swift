extension UIImage {
  func changed(_ change: (inout ImageStorage) -> Void) -> UIImage {
    var copy = storage
    copy.asset = knownAsset
    change(&copy)
    return UIImage(storage: copy)
  }

  /// Returns the same picture that shows its own colours or the tint.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    guard renderingMode != storage.renderingMode else { return self }
    return changed {
      $0.renderingMode = renderingMode
      $0.frames = $0.frames?.map { $0.withRenderingMode(renderingMode) }
    }
  }

  /// Returns the picture's shape in a colour; views may still tint it unless its mode becomes
  /// `alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the same picture in a colour, as a shape of it or tinted in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the same picture with distances, in points, that layout leaves out of its size.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Shown mirrored where reading goes from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the picture mirrored sideways.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the same picture with a baseline so many points above its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the same picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  /// Returns the picture itself, since none is brighter than white here.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Returns the same picture whose parts outside the insets keep their size while the middle
  /// repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same picture with edges that keep their size when it is stretched or repeated.
  ///
  /// - Parameter capInsets: points; those that are negative or no number count as zero.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let insets = UIEdgeInsets(
      top: usable(capInsets.top), left: usable(capInsets.left), bottom: usable(capInsets.bottom),
      right: usable(capInsets.right))
    return changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
      $0.isResizable = true
      $0.frames = $0.frames?.map {
        $0.resizableImage(withCapInsets: insets, resizingMode: resizingMode)
      }
    }
  }

  /// Returns the same picture in which one point beside the caps stretches; zero means no cap on
  /// that axis.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// Returns a symbol drawn anew in another size or weight; another picture for other traits.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = storage.symbol else {
      let resolved = configuration.traitCollection.map { self.resolved(for: $0) } ?? self
      return resolved.changed { $0.configuration = configuration }
    }
    guard
      let redrawn = ImageStorage(symbolNamed: symbol.name, configuration: configuration)
    else { return self }
    return changed {
      $0.symbol = redrawn.symbol
      $0.image = redrawn.image
      $0.scale = redrawn.scale
      $0.baselineOffset = redrawn.baselineOffset
      $0.configuration = redrawn.configuration
      if let tint = redrawn.tint { $0.tint = tint }
    }
  }

  /// Returns the symbol in another size, weight or colour; nil for what is no symbol.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration)
    -> UIImage?
  {
    guard isSymbolImage else { return nil }
    return withConfiguration(storage.configuration?.applying(configuration) ?? configuration)
  }

  // MARK: Animated images

  /// The pictures one after the other, for ever; nil for none.
  ///
  /// - Parameter duration: seconds of one round; 0 for a thirtieth of a second each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var storage = first.storage
    storage.frames = images
    storage.duration =
      duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    return UIImage(storage: storage)
  }

  /// The files `name0`, `name1` and so on, up to 1024 of them; nil where there is none.
  ///
  /// Where iOS finds none, one animated file of that name is taken, at its own pace if `duration` is 0.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0..<1024 {
      guard let storage = ImageFiles.storage(named: "\(name)\(index)", in: .main, traits: .current)
      else {
        // Counting may begin at 1.
        if index == 0 { continue }
        break
      }
      images.append(UIImage(storage: storage))
    }
    if images.isEmpty {
      return ImageFiles.storage(named: name, in: .main, traits: .current)?
        .animated(duration: duration)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns pictures that follow one another, by files that end in numbers, with caps and a middle
  /// that is repeated; nil where there is no file.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns pictures that follow one another, by files that end in numbers, with caps; nil where
  /// there is no file.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(
      withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
