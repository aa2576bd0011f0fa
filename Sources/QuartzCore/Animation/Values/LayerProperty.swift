/// The properties that animations can change, by the names that key paths and events use.
package enum LayerProperty: String, CaseIterable {
  case bounds, position, opacity, hidden, backgroundColor, cornerRadius
  case anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case contents, contentsRect, contentsCenter, contentsScale, masksToBounds
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Ours alone; see `CALayer.backdropAmount`.
  case backdropAmount
  // Of shape layers.
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // Of gradient layers.
  case colors, locations, startPoint, endPoint
  // Of text layers.
  case fontSize, foregroundColor
}

extension LayerProperty {
  /// What the next commit must look at again when the property is seen to change.
  var marks: LayerFlags {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform: .dirtyPlacement
    case .bounds: [.dirtyPlacement, .dirtyAppearance]
    case .sublayerTransform: .dirtySpace
    default: .dirtyAppearance
    }
  }

  /// Whether the superlayer has to look at its sublayers again: at their order, or who is there.
  var concernsSuperlayer: Bool {
    switch self {
    case .opacity, .hidden, .zPosition, .transform: true
    default: false
    }
  }
}

/// A property or a part of one, as written in key paths.
struct LayerKeyPath {
  let property: LayerProperty
  let part: ValuePart?

  init(_ property: LayerProperty, _ part: ValuePart? = nil) {
    self.property = property
    self.part = part
  }

  /// Nil for a path that leads to nothing that could be animated.
  init?(_ path: String) {
    let words = path.split(separator: ".", maxSplits: 1)
    guard let first = words.first else { return nil }
    // Names by which Objective-C knows the same.
    let name = first == "isHidden" ? "hidden" : String(first)
    guard let property = LayerProperty(rawValue: name) else { return nil }
    self.property = property
    if words.count == 2 {
      guard let part = ValuePart(rawValue: String(words[1])) else { return nil }
      self.part = part
    } else {
      part = nil
    }
  }

  /// What the layer itself has there; nil where this kind of layer has no such thing.
  func value(in layer: CALayer) -> AnimatableValue? {
    let value = layer.animatableValue(of: property)
    return part.map { value?.part($0) } ?? value
  }
}

extension LayerProperty {
  /// `value` as far as a layer can have it: springs overshoot.
  func limited(_ value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.opacity, .number(let n)), (.shadowOpacity, .number(let n)),
      (.backdropAmount, .number(let n)):
      .number(min(max(n, 0), 1))
    case (.cornerRadius, .number(let n)), (.borderWidth, .number(let n)),
      (.shadowRadius, .number(let n)), (.lineWidth, .number(let n)), (.fontSize, .number(let n)):
      .number(max(n, 0))
    case (.bounds, .rect(let r)):
      .rect(
        CGRect(
          x: r.origin.x, y: r.origin.y, width: max(r.size.width, 0), height: max(r.size.height, 0)
        ))
    default: value
    }
  }
}
