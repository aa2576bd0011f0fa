/// Reading and storing properties by name.
extension CALayer {
  /// What all layers have; subclasses add their own.
  final func commonValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .bounds: .rect(storedBounds)
    case .position: .point(storedPosition)
    case .opacity: .number(Double(storedOpacity))
    case .hidden: .flag(flags.contains(.hidden))
    case .masksToBounds: .flag(flags.contains(.masksToBounds))
    case .backgroundColor: .color(storedBackgroundColor)
    case .cornerRadius: .number(storedCornerRadius)
    case .anchorPoint: .point(geometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5))
    case .anchorPointZ: .number(Double(geometry?.anchorPointZ ?? 0))
    case .zPosition: .number(Double(geometry?.zPosition ?? 0))
    case .transform: .transform(geometry?.transform ?? CATransform3DIdentity)
    case .sublayerTransform: .transform(geometry?.sublayerTransform ?? CATransform3DIdentity)
    case .own: ownAnimatableValues
    default: appearanceValue(of: property, appearance ?? Self.plainAppearance)
    }
  }

  private nonisolated(unsafe) static let plainAppearance = LayerAppearanceExtras()

  private final func appearanceValue(of property: LayerProperty, _ extras: LayerAppearanceExtras)
    -> AnimatableValue?
  {
    switch property {
    case .contents: .contents(extras.shownContents ?? LayerContent(extras.contents))
    case .contentsRect: .rect(extras.contentsRect)
    case .contentsCenter: .rect(extras.contentsCenter)
    case .contentsScale: .number(extras.contentsScale)
    case .borderWidth: .number(extras.borderWidth)
    case .borderColor: .color(extras.borderColor)
    case .shadowColor: .color(extras.shadowColor)
    case .shadowOpacity: .number(Double(extras.shadowOpacity))
    case .shadowOffset: .size(extras.shadowOffset)
    case .shadowRadius: .number(extras.shadowRadius)
    case .shadowPath: .path(extras.shadowPath)
    case .backdropAmount: .number(extras.backdropAmount)
    default: nil
    }
  }

  /// Stores what all layers have, without marks, actions or checks.
  final func storeCommonValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let r)): storedBounds = r
    case (.position, .point(let p)): storedPosition = p
    case (.opacity, .number(let n)): storedOpacity = Float(n)
    case (.hidden, .flag(let isHidden)): setFlag(.hidden, isHidden)
    case (.masksToBounds, .flag(let masks)): setFlag(.masksToBounds, masks)
    case (.backgroundColor, .color(let c)): storedBackgroundColor = c
    case (.cornerRadius, .number(let n)): storedCornerRadius = n
    case (.anchorPoint, .point(let p)): madeGeometry.anchorPoint = p
    case (.anchorPointZ, .number(let n)): madeGeometry.anchorPointZ = n
    case (.zPosition, .number(let n)): madeGeometry.zPosition = n
    case (.transform, .transform(let t)):
      madeGeometry.transform = t
      madeGeometry.hasTransform = !CATransform3DIsIdentity(t)
    case (.sublayerTransform, .transform(let t)):
      madeGeometry.sublayerTransform = t
      madeGeometry.hasSublayerTransform = !CATransform3DIsIdentity(t)
    case (.own, .members(let values)): showOwnValues(values)
    default: storeAppearance(value, of: property, in: madeAppearance)
    }
  }

  private final func storeAppearance(
    _ value: AnimatableValue, of property: LayerProperty, in extras: LayerAppearanceExtras
  ) {
    switch (property, value) {
    case (.contents, .contents(let c)): extras.shownContents = c
    case (.contentsRect, .rect(let r)): extras.contentsRect = r
    case (.contentsCenter, .rect(let r)): extras.contentsCenter = r
    case (.contentsScale, .number(let n)): extras.contentsScale = n
    case (.borderWidth, .number(let n)): extras.borderWidth = n
    case (.borderColor, .color(let c)): extras.borderColor = c
    case (.shadowColor, .color(let c)): extras.shadowColor = c
    case (.shadowOpacity, .number(let n)): extras.shadowOpacity = Float(n)
    case (.shadowOffset, .size(let s)): extras.shadowOffset = s
    case (.shadowRadius, .number(let n)): extras.shadowRadius = n
    case (.shadowPath, .path(let p)): extras.shadowPath = p
    case (.backdropAmount, .number(let n)): extras.backdropAmount = n
    default: break
    }
  }

  /// Sets a property by its public setter, with all that follows from that.
  final func setCommonValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let r)): bounds = r
    case (.position, .point(let p)): position = p
    case (.opacity, .number(let n)): opacity = Float(n)
    case (.hidden, .flag(let f)): isHidden = f
    case (.masksToBounds, .flag(let f)): masksToBounds = f
    case (.backgroundColor, .color(let c)): backgroundColor = c
    case (.cornerRadius, .number(let n)): cornerRadius = n
    case (.anchorPoint, .point(let p)): anchorPoint = p
    case (.anchorPointZ, .number(let n)): anchorPointZ = n
    case (.zPosition, .number(let n)): zPosition = n
    case (.transform, .transform(let t)): transform = t
    case (.sublayerTransform, .transform(let t)): sublayerTransform = t
    case (.contents, .contents): contents = value.object
    case (.contentsRect, .rect(let r)): contentsRect = r
    case (.contentsCenter, .rect(let r)): contentsCenter = r
    case (.contentsScale, .number(let n)): contentsScale = n
    case (.borderWidth, .number(let n)): borderWidth = n
    case (.borderColor, .color(let c)): borderColor = c
    case (.shadowColor, .color(let c)): shadowColor = c
    case (.shadowOpacity, .number(let n)): shadowOpacity = Float(n)
    case (.shadowOffset, .size(let s)): shadowOffset = s
    case (.shadowRadius, .number(let n)): shadowRadius = n
    case (.shadowPath, .path(let p)): shadowPath = p
    case (.backdropAmount, .number(let n)): backdropAmount = n
    default: break
    }
  }
}
