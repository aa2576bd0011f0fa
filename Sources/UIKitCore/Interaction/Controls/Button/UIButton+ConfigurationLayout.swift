import PlatformInterface

/// Buttons that a configuration describes.
extension UIButton {
  /// Takes what the configuration showed off again.
  func leaveConfiguration() {
    subtitleLabel?.isHidden = true
    indicatorIfMade?.stopAnimating()
    pictureIfMade?.isHidden = false
    groundIfMade?.backgroundColor = nil
    groundIfMade?.layer.cornerRadius = 0
    groundIfMade?.layer.borderWidth = 0
    storedConfiguration?.background.customView?.removeFromSuperview()
    titleLabelIfMade?.font = defaultFont
    takeStateAppearance()
  }

  /// The configuration, with what was set for the button's states where it says nothing.
  ///
  /// iOS-BEHAVIOUR: a title or an image set for a state other than `normal` wins over the configuration's in that
  /// state; one set for `normal` fills what the configuration leaves empty, and later replaces the
  /// configuration's own. Evidence: unmeasured.
  final var shownConfiguration: Configuration? {
    guard var shown = storedConfiguration else { return nil }
    let own = state == .normal ? nil : state
    if let title = own.flatMap({ values.attributedTitles[$0] }) {
      shown.attributedTitle = AttributedString(title)
    } else if let title = own.flatMap({ values.titles[$0] }) {
      (shown.attributedTitle, shown.title) = (nil, title)
    } else if shown.shownTitle == nil {
      shown.attributedTitle = values.attributedTitles[.normal].map { AttributedString($0) }
      shown.title = values.titles[.normal]
    }
    if let image = own.flatMap({ values.images[$0] }) {
      shown.image = image
    } else if shown.image == nil {
      shown.image = values.images[.normal]
    }
    return shown
  }

  func configurationFittingSize() -> CGSize {
    guard let configuration = shownConfiguration else { return .zero }
    takeConfigurationAppearance(configuration)
    let available = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = arrangement(configuration, in: CGRect(origin: .zero, size: available)).size
    let insets = configuration.contentInsets
    return CGSize(
      width: (size.width + insets.leading + insets.trailing).rounded(.up),
      height: (size.height + insets.top + insets.bottom).rounded(.up))
  }

  func layoutConfiguration() {
    guard let configuration = shownConfiguration else { return }
    takeConfigurationAppearance(configuration)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let background = configuration.background
    ground.frame = bounds.inset(by: background.backgroundInsets.resolved(isReversed))
    ground.layer.cornerRadius = radius(of: configuration, in: ground.bounds.size)
    let content = bounds.inset(by: configuration.contentInsets.resolved(isReversed))
    let arranged = arrangement(configuration, in: content)
    place(titleLabelIfMade, arranged.title)
    subtitleLabel?.frame = arranged.subtitle
    place(pictureIfMade, arranged.image)
    indicatorIfMade?.frame = arranged.image
  }

  private func radius(of configuration: Configuration, in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: configuration.background.cornerRadius
      case .dynamic:
        configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: most
      }
    return min(radius, most)
  }

  // MARK: Appearance

  private func takeConfigurationAppearance(_ configuration: Configuration) {
    let appearance = ConfigurationColors(configuration, self)
    var background = configuration.background
    background.backgroundColor = appearance.background
    ground.backgroundColor = background.resolvedBackgroundColor(for: tintColor)
    ground.layer.borderColor =
      background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    ground.layer.borderWidth = background.strokeWidth
    ground.picture.image = background.image
    ground.picture.contentMode = background.imageContentMode
    ground.clipsToBounds = background.image != nil || background.customView != nil
    ground.alpha = 1
    if let custom = background.customView, custom.superview !== ground {
      custom.frame = ground.bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      ground.insertSubview(custom, at: 0)
    }
    take(
      configuration.attributedTitle, configuration.title, on: { titleLabel! },
      isMade: titleLabelIfMade != nil, style: configuration.buttonSize.titleStyle,
      configuration.titleTextAttributesTransformer, appearance.foreground,
      configuration.titleLineBreakMode)
    take(
      configuration.attributedSubtitle, configuration.subtitle, on: { makeSubtitle() },
      isMade: subtitleLabel != nil, style: .caption1,
      configuration.subtitleTextAttributesTransformer, appearance.foreground,
      configuration.subtitleLineBreakMode)
    pictureIfMade?.isHidden = configuration.showsActivityIndicator
    if configuration.showsActivityIndicator {
      let indicator = makeIndicator()
      indicator.color =
        configuration.activityIndicatorColorTransformer?(appearance.foreground)
        ?? appearance.foreground
      indicator.startAnimating()
    } else {
      indicatorIfMade?.stopAnimating()
    }
    if configuration.image != nil || pictureIfMade != nil, let view = imageView {
      let symbol =
        configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
      var image = configuration.image
      if image?.isSymbolImage == true { image = image?.applyingSymbolConfiguration(symbol) }
      view.image = image
      view.alpha = 1
      view.tintColor =
        configuration.imageColorTransformer?(appearance.foreground) ?? appearance.foreground
    }
  }

  private func take(
    _ attributed: AttributedString?, _ plain: String?, on label: () -> UILabel, isMade: Bool,
    style: UIFont.TextStyle, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ color: UIColor, _ lineBreakMode: NSLineBreakMode
  ) {
    guard attributed != nil || plain != nil || isMade else { return }
    let label = label()
    label.isHidden = false
    label.numberOfLines =
      lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = lineBreakMode
    label.alpha = 1
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    guard attributed != nil || transformer != nil else {
      label.font = font
      label.textColor = color
      label.text = plain
      return
    }
    // Font and colour of a label change all of its text, which would mark it in every layout.
    let text = ConfigurationText.make(
      attributed, plain ?? "", font: font, color: color, transformer)
    guard label.attributedText != text else { return }
    label.font = font
    label.textColor = color
    label.attributedText = text
  }

  // MARK: Places

  struct Arrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// Of all together.
    var size = CGSize.zero
  }

  private func arrangement(_ configuration: Configuration, in content: CGRect) -> Arrangement {
    var image = pictureSize(configuration)
    if image != .zero { image.width = max(image.width, configuration.imageReservation) }
    let isStacked =
      configuration.imagePlacement.contains(.top) || configuration.imagePlacement.contains(.bottom)
    let padding = image == .zero || configuration.hasNoText ? 0 : configuration.imagePadding
    let available = CGSize(
      width: max(0, content.width - (isStacked ? 0 : image.width + padding)),
      height: content.height)
    let title = fit(titleLabelIfMade, configuration.shownTitle != nil, available)
    let subtitle = fit(
      subtitleLabel, configuration.subtitle != nil || configuration.attributedSubtitle != nil,
      available)
    let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    let texts = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    var result = Arrangement()
    result.size =
      isStacked
      ? CGSize(width: max(image.width, texts.width), height: image.height + padding + texts.height)
      : CGSize(width: image.width + padding + texts.width, height: max(image.height, texts.height))
    guard content.width < CGFloat.greatestFiniteMagnitude else { return result }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let origin = groupOrigin(result.size, in: content)
    let isFirst =
      configuration.imagePlacement.contains(.top)
      || (!isStacked && configuration.imagePlacement.contains(.trailing) == isReversed)
    var textOrigin = origin
    var imageOrigin = origin
    if isStacked {
      if isFirst {
        textOrigin.y += image.height + padding
      } else {
        imageOrigin.y += texts.height + padding
      }
      imageOrigin.x += (result.size.width - image.width) / 2
      textOrigin.x += (result.size.width - texts.width) / 2
    } else {
      if isFirst {
        textOrigin.x += image.width + padding
      } else {
        imageOrigin.x += texts.width + padding
      }
      imageOrigin.y += (result.size.height - image.height) / 2
      textOrigin.y += (result.size.height - texts.height) / 2
    }
    let part: CGFloat =
      switch configuration.titleAlignment {
      case .leading: isReversed ? 1 : 0
      case .trailing: isReversed ? 0 : 1
      case .center: 0.5
      case .automatic: isStacked || image == .zero ? 0.5 : isReversed ? 1 : 0
      }
    let scale = max(1, traitCollection.displayScale)
    func rect(_ size: CGSize, _ y: CGFloat) -> CGRect {
      CGRect(
        x: textOrigin.x + (texts.width - size.width) * part, y: y, width: size.width,
        height: size.height
      ).roundedToPixels(scale: scale)
    }
    result.image = CGRect(origin: imageOrigin, size: image).roundedToPixels(scale: scale)
    result.title = rect(title, textOrigin.y)
    result.subtitle = rect(subtitle, textOrigin.y + title.height + gap)
    return result
  }

  /// Of the image, or of the indicator in its place.
  private func pictureSize(_ configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator {
      return indicatorIfMade?.intrinsicContentSize ?? .zero
    }
    return configuration.image == nil ? .zero : pictureIfMade?.sizeOfImage ?? .zero
  }

  private func fit(_ label: UILabel?, _ isShown: Bool, _ available: CGSize) -> CGSize {
    guard isShown, let label else { return .zero }
    let size = label.sizeThatFits(available)
    // iOS-BEHAVIOUR: a button that is lower than a line and the insets shows the whole line over the insets; it never
    // cuts a line through. Evidence: unmeasured
    let line = min(size.height, label.font.lineHeight.rounded(.up))
    return CGSize(
      width: min(size.width, available.width),
      height: max(line, min(size.height, available.height)))
  }

  private func groupOrigin(_ size: CGSize, in content: CGRect) -> CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: content.minX
      case .right, .trailing: content.maxX - size.width
      default: content.midX - size.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - size.height
      default: content.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }
}

extension UIButton.Configuration {
  fileprivate var hasNoText: Bool {
    shownTitle == nil && subtitle == nil && attributedSubtitle == nil
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(_ isReversed: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}
