/// The properties that animations can change, by the names that key paths and events use.
package enum LayerProperty: String, CaseIterable {
  /// The rectangle of the layer in its own coordinates.
  case bounds
  /// The place of the anchor point in the superlayer.
  case position
  /// How opaque the layer is.
  case opacity
  /// Whether the layer is left out.
  case hidden
  /// The colour behind the contents.
  case backgroundColor
  /// The radius of the corners.
  case cornerRadius
  /// The point of the bounds that `position` is the place of.
  case anchorPoint
  /// How far the anchor point lies in front.
  case anchorPointZ
  /// How far the layer lies in front.
  case zPosition
  /// The transform about the anchor point.
  case transform
  /// The transform of the sublayers.
  case sublayerTransform
  /// The picture.
  case contents
  /// The part of the picture that is shown.
  case contentsRect
  /// The part of the picture that is stretched.
  case contentsCenter
  /// How many pixels of the picture a point has.
  case contentsScale
  /// Whether sublayers are cut off at the bounds.
  case masksToBounds
  /// The width of the border.
  case borderWidth
  /// The colour of the border.
  case borderColor
  /// The colour of the shadow.
  case shadowColor
  /// How opaque the shadow is.
  case shadowOpacity
  /// How far the shadow is moved.
  case shadowOffset
  /// How far the shadow is blurred.
  case shadowRadius
  /// The shape that throws the shadow.
  case shadowPath
  // Ours alone; see `CALayer.backdropAmount`.
  /// How much of the backdrop's blur is shown.
  case backdropAmount
  // Of shape layers.
  /// The path of a shape layer.
  case path
  /// The colour within the path.
  case fillColor
  /// The colour of the path's line.
  case strokeColor
  /// Where along the path the line begins.
  case strokeStart
  /// Where along the path the line ends.
  case strokeEnd
  /// The width of the line.
  case lineWidth
  /// How far corners of the line reach out.
  case miterLimit
  /// Where in the pattern of dashes the line begins.
  case lineDashPhase
  // Of gradient layers.
  /// The colours of a gradient.
  case colors
  /// Where along the gradient the colours lie.
  case locations
  /// Where the gradient begins.
  case startPoint
  /// Where the gradient ends.
  case endPoint
  // Of text layers.
  /// The size of a text layer's font.
  case fontSize
  /// The colour of a text layer's text.
  case foregroundColor
  // Of replicator layers.
  /// How many copies there are, the first included.
  case instanceCount
  /// How much later each copy is.
  case instanceDelay
  /// What leads from one copy to the next.
  case instanceTransform
  /// What the first copy's colours are multiplied by.
  case instanceColor
  /// How much red each copy has more.
  case instanceRedOffset
  /// How much green each copy has more.
  case instanceGreenOffset
  /// How much blue each copy has more.
  case instanceBlueOffset
  /// How much more opaque each copy is.
  case instanceAlphaOffset
  // Of emitter layers.
  /// The middle of the shape that emits particles.
  case emitterPosition
  /// The depth of that middle.
  case emitterZPosition
  /// The size of the shape.
  case emitterSize
  /// The depth of the shape.
  case emitterDepth
  /// What the cells' rates are multiplied by.
  case birthRate
  /// What their lifetimes are multiplied by.
  case lifetime
  /// What their velocities are multiplied by.
  case velocity
  /// What their scales are multiplied by.
  case scale
  /// What their spins are multiplied by.
  case spin
  /// The properties of the cells that have names, by name: `emitterCells.NAME.PROPERTY`.
  case emitterCells
  // Of programs' own classes of layers; no event and no name in a key path, which is that of one of these.
  /// Everything that a program keeps with the layer by a name of its own, by these names.
  case own = "own values"
}

extension LayerProperty {
  /// What the next commit must look at again when the property is seen to change.
  var marks: LayerFlags {
    switch self {
    case .position, .anchorPoint, .anchorPointZ, .zPosition, .transform: .dirtyPlacement
    case .bounds: [.dirtyPlacement, .dirtyAppearance]
    case .sublayerTransform: .dirtySpace
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      .dirtySublayers
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
  /// The name of an emitter's cell and a property of it, `snow.birthRate`, or of a property of the program's own; nil
  /// for all else.
  let member: String?

  init(_ property: LayerProperty, _ part: ValuePart? = nil) {
    self.property = property
    self.part = part
    member = nil
  }

  /// Nil for a path that leads to nothing that could be animated.
  init?(_ path: String) {
    let words = path.split(separator: ".", maxSplits: 1)
    guard let first = words.first else { return nil }
    // Names by which Objective-C knows the same.
    let name = first == "isHidden" ? "hidden" : String(first)
    guard let property = LayerProperty(rawValue: name) else {
      self.property = .own
      member = name
      part = words.count == 2 ? ValuePart(rawValue: String(words[1])) : nil
      if words.count == 2, part == nil { return nil }
      return
    }
    self.property = property
    if property == .emitterCells {
      // The array itself is no value that could be animated.
      guard words.count == 2, let member = EmitterCellPath(String(words[1])) else { return nil }
      self.member = member.name
      part = member.part
      return
    }
    member = nil
    if words.count == 2 {
      guard let part = ValuePart(rawValue: String(words[1])) else { return nil }
      self.part = part
    } else {
      part = nil
    }
  }

  /// What the layer itself has there; nil where this kind of layer has no such thing.
  func value(in layer: CALayer) -> AnimatableValue? {
    layer.animatableValue(of: property).flatMap(found)
  }

  /// What the path leads to in a value of the whole property.
  func found(in whole: AnimatableValue) -> AnimatableValue? {
    var value = whole
    if let member {
      guard case .members(let values) = whole, let found = values[member] else { return nil }
      value = found
    }
    return part.map { value.part($0) } ?? value
  }

  /// The whole property's value with another one where the path leads.
  func setting(_ new: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
    guard let member else { return part.map { whole.setting($0, to: new) } ?? new }
    guard case .members(var values) = whole else { return whole }
    guard let old = values[member] else {
      // What a program never set has a value only while an animation gives it one.
      guard property == .own, part == nil else { return whole }
      values[member] = new
      return .members(values)
    }
    values[member] = part.map { old.setting($0, to: new) } ?? new
    return .members(values)
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
