import PlatformInterface

/// Buttons whose appearance was set state by state.
extension UIButton {
  /// Points above and below a title, without insets of the program's own.
  private static var titleMargin: CGFloat { 6 }
  private static var narrowest: CGFloat { 30 }
  /// How much shows of a pressed system button, and of a pressed or disabled picture.
  private static var pressedAlpha: CGFloat { 0.2 }
  private static var dimmedAlpha: CGFloat { 0.5 }

  func takeStateAppearance() {
    let isSystem = storedType != .custom
    let isPressed = isHighlighted && isEnabled
    let title = currentAttributedTitle?.string ?? currentTitle
    if title != nil || titleLabelIfMade != nil, let label = titleLabel {
      if let text = currentAttributedTitle {
        let colored = NSMutableAttributedString(
          string: text.string, attributes: [.foregroundColor: currentTitleColor])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { found, range, _ in
          colored.addAttributes(found, range: range)
        }
        label.attributedText = colored
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
      label.alpha =
        isSystem && isPressed && values.titleColors[.highlighted] == nil ? Self.pressedAlpha : 1
    }
    if currentImage != nil || pictureIfMade != nil, let view = imageView {
      var image = currentImage
      if let symbol = currentPreferredSymbolConfiguration {
        image = image?.applyingSymbolConfiguration(symbol)
      }
      if isSystem, image?.renderingMode == .automatic {
        image = image?.withRenderingMode(.alwaysTemplate)
      }
      view.image = image
      view.tintColor =
        isSystem && !isEnabled ? .tertiaryLabel : storedType == .close ? .secondaryLabel : nil
      let hasOwn = values.images[state] != nil && state != .normal
      view.alpha =
        hasOwn
        ? 1
        : isPressed
          ? (!adjustsImageWhenHighlighted ? 1 : isSystem ? Self.pressedAlpha : Self.dimmedAlpha)
          : isEnabled || isSystem || !adjustsImageWhenDisabled ? 1 : Self.dimmedAlpha
    }
    if currentBackgroundImage != nil || groundIfMade != nil {
      ground.picture.image = currentBackgroundImage
      let hasOwn = values.backgrounds[state] != nil && state != .normal
      let isDimmed =
        isEnabled ? isPressed && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
      ground.alpha = hasOwn || !isDimmed ? 1 : Self.dimmedAlpha
    }
  }

  func layoutStates() {
    let content = contentRect(forBounds: bounds)
    groundIfMade?.frame = backgroundRect(forBounds: bounds)
    if currentImage != nil { place(imageView, imageRect(forContentRect: content)) }
    place(titleLabelIfMade, titleRect(forContentRect: content))
  }

  /// Gives a part its frame, along the axes along which constraints do not place it.
  func place(_ part: UIView?, _ frame: CGRect) {
    guard let part else { return }
    var frame = frame
    if part.flags.contains(.isPlacedAcross) {
      (frame.origin.x, frame.size.width) = (part.frame.minX, part.frame.width)
    }
    if part.flags.contains(.isPlacedDown) {
      (frame.origin.y, frame.size.height) = (part.frame.minY, part.frame.height)
    }
    part.frame = frame
  }

  private var titleSize: CGSize {
    guard let label = titleLabelIfMade, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The height of a title that wraps at a width; nil for one that fits, or a single line.
  ///
  /// iOS-BEHAVIOUR: such a title may be higher than its button. Evidence: unmeasured.
  private func titleHeight(width: CGFloat) -> CGFloat? {
    guard let label = titleLabelIfMade, label.numberOfLines != 1, width > 0, width < titleSize.width
    else { return nil }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private var pictureSize: CGSize {
    currentImage == nil ? .zero : pictureIfMade?.sizeOfImage ?? .zero
  }

  func stateFittingSize() -> CGSize {
    let title = titleSize
    let image = pictureSize
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if contentEdgeInsets == .zero, title.height > 0 {
      size.height = max(size.height, title.height + 2 * Self.titleMargin)
      size.width = max(size.width, Self.narrowest)
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func fittingSize() -> CGSize {
    if storedConfiguration != nil { return configurationFittingSize() }
    takeStateAppearance()
    return stateFittingSize()
  }

  /// Picture, then title, as one group along the reading direction; the insets of each take from its space, in
  /// which it keeps to the side that the content does.
  ///
  /// iOS-BEHAVIOUR: insets move what is centred by half, what keeps to a side wholly, and make smaller what does
  /// not fit into the rest. Evidence: view-15.
  func placement(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = effectiveContentHorizontalAlignment
    var image = fitted(pictureSize, content.size, imageEdgeInsets)
    var title = titleSize
    title.width =
      fitted(
        title, CGSize(width: content.width - image.width, height: 0), titleEdgeInsets
      ).width
    title.height = titleHeight(width: title.width) ?? min(title.height, content.height)
    if alignment == .fill {
      // iOS-BEHAVIOUR: a picture alone fills the button. Evidence: unmeasured.
      if title.width == 0, image.width > 0 {
        image.width = max(0, content.width - imageEdgeInsets.left - imageEdgeInsets.right)
      }
      title.width = max(
        0, content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
    }
    let group = image.width + title.width
    let x: CGFloat
    switch alignment {
    case .left, .leading, .fill: x = content.minX
    case .right, .trailing: x = content.maxX - group
    default: x = content.midX - group / 2
    }
    let places = PartPlaces(
      content: content, horizontal: alignment, vertical: contentVerticalAlignment,
      scale: max(1, traitCollection.displayScale))
    if contentVerticalAlignment == .fill {
      image.height = max(0, content.height - imageEdgeInsets.top - imageEdgeInsets.bottom)
      title.height = max(0, content.height - titleEdgeInsets.top - titleEdgeInsets.bottom)
    }
    return (
      places.place(image, at: isReversed ? x + title.width : x, imageEdgeInsets),
      places.place(title, at: isReversed ? x : x + image.width, titleEdgeInsets)
    )
  }

  /// What is left of a part's size in a space that its insets take from.
  private func fitted(_ size: CGSize, _ space: CGSize, _ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: min(size.width, max(0, space.width - insets.left - insets.right)),
      height: min(size.height, max(0, space.height - insets.top - insets.bottom)))
  }
}

/// Where a button's picture and title are put.
private struct PartPlaces {
  let content: CGRect
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  /// Pixels of a point.
  let scale: CGFloat

  func place(_ size: CGSize, at x: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
    let dx: CGFloat
    switch horizontal {
    case .left, .leading, .fill: dx = insets.left
    case .right, .trailing: dx = -insets.right
    default: dx = (insets.left - insets.right) / 2
    }
    let y: CGFloat
    switch vertical {
    case .top, .fill: y = content.minY + insets.top
    case .bottom: y = content.maxY - size.height - insets.bottom
    default: y = content.midY - size.height / 2 + (insets.top - insets.bottom) / 2
    }
    return CGRect(x: x + dx, y: y, width: size.width, height: size.height)
      .roundedToPixels(scale: scale)
  }
}

extension CGRect {
  /// With its origin on the pixel grid.
  func roundedToPixels(scale: CGFloat) -> CGRect {
    CGRect(
      x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale,
      width: width, height: height)
  }
}
