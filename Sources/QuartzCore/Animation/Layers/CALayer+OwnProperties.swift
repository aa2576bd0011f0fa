import Failures
import ObjCRuntime

/// Properties that a program's class of layers adds, and that animations name: those that are declared with `@NSManaged`,
/// whose values lie with the layer, and those with `@objc`, which have a place of their own.
extension CALayer {
  /// The value of a property that is declared with `@NSManaged`; where none was set, the class's default, and else zero
  /// or nothing. Lowered sources call it.
  @_spi(XcodeSources)
  public func managedValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    let kept = appearance?.values[key] ?? Swift.type(of: self).defaultValue(forKey: key)
    let stored = (kept as? WeakValue).map { $0.object as Any? } ?? kept
    if let value = stored as? Value { return value }
    if let stored, let number = AnimatableValue.number(in: stored),
      let value = Self.number(number, as: type)
    {
      return value
    }
    // An optional is nothing, a number zero.
    if let value = Optional<Any>.none as? Value { return value }
    if let value = Self.number(0, as: type) { return value }
    for empty in [CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3D(), "", [Any]()] as [Any] {
      if let value = empty as? Value { return value }
    }
    failure(
      "\(Swift.type(of: self)).\(key) has no value; a layer's property of type \(type) wants one to be set."
    )
  }

  /// Sets a property that is declared with `@NSManaged`: what the class does for its changes happens, and it is drawn
  /// anew where the class says that it shows the property. Lowered sources call it.
  @_spi(XcodeSources)
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let action = ownAction(key)
    let mirror = Mirror(reflecting: value)
    madeAppearance.values[key] =
      mirror.displayStyle == .optional ? mirror.children.first?.value : value
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Sets a property that is declared with `@NSManaged weak`. Lowered sources call it.
  @_spi(XcodeSources)
  public func setWeakManagedValue(_ value: AnyObject?, _ key: String) {
    setManagedValue(WeakValue(value), key)
  }

  private static func number<Value>(_ number: Double, as type: Value.Type) -> Value? {
    let kinds: [Any] = [
      CGFloat(number), number, Float(number), Int(exactly: number.rounded()) ?? 0, number != 0,
      UInt(exactly: number.rounded()) ?? 0, Int32(exactly: number.rounded()) ?? 0,
      NSNumber(value: number),
    ]
    return kinds.lazy.compactMap { $0 as? Value }.first
  }

  /// What should happen when a property of the program's own changes, which it is about to do.
  private final func ownAction(_ key: String) -> (any CAAction)? {
    guard !flags.contains(.isPresentation), cachedNode != nil || attachedHost != nil,
      !CATransaction.disableActions()
    else { return nil }
    return action(forKey: key)
  }

  /// The value of a property of the program's own as animations know it; nil where there is none of a kind that could be
  /// animated.
  final func ownValue(_ key: String) -> AnimatableValue? {
    if let property = KeyValueCoding.property(key, of: self) {
      return property.value(of: self).flatMap(AnimatableValue.init(any:))
    }
    return (appearance?.values[key] ?? Swift.type(of: self).defaultValue(forKey: key))
      .flatMap(AnimatableValue.init(any:))
  }

  /// The properties of the program's own that animations of the layer name, with nothing of the kind of their values.
  final var animatedOwnProperties: [String: AnimatableValue] {
    guard flags.contains(.hasOwnAnimations), let animationState else { return [:] }
    return animationState.entries.reduce(into: [:]) { found, entry in
      found.merge(entry.animation.ownProperties) { $1 }
    }
  }

  /// The values of those properties by name, nothing of their kind where none was set; nil where there are none.
  final var ownValues: AnimatableValue? {
    let properties = animatedOwnProperties
    if properties.isEmpty { return nil }
    var values: [String: AnimatableValue] = [:]
    for (key, nothing) in properties { values[key] = ownValue(key) ?? nothing }
    return .members(values)
  }

  /// Takes values of such properties over. Only copies that stand for what is seen do: the layer's own values stay as
  /// they are, as its class would take a change for one of the program's.
  final func storeOwnValues(_ values: [String: AnimatableValue]) {
    guard flags.contains(.isPresentation) else { return }
    for (key, value) in values {
      if let property = KeyValueCoding.property(key, of: self), property.isWritable {
        try? property.setValue(value.object, of: self)
      } else {
        madeAppearance.values[key] = value.object
      }
    }
  }

  /// At the beginning of a frame: whether animations change what the class draws.
  final var drawsOwnAnimations: Bool {
    animatedOwnProperties.keys.contains { Swift.type(of: self).needsDisplay(forKey: $0) }
  }
}

/// An object that the layer does not hold.
private final class WeakValue {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

extension CAAnimation {
  /// The properties of the program's own that the animation, or one of its group, changes, with nothing of the kind of
  /// their values.
  final var ownProperties: [String: AnimatableValue] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).reduce(into: [:]) { found, animation in
        found.merge(animation.ownProperties) { $1 }
      }
    }
    guard let property = self as? CAPropertyAnimation, let target = property.target,
      target.property == .own, let key = target.member
    else { return [:] }
    let basic = property as? CABasicAnimation
    let value =
      basic?.fromValue ?? basic?.toValue ?? basic?.byValue
      ?? (property as? CAKeyframeAnimation)?.values?.first
    return [
      key: target.part?.whole ?? value.flatMap(AnimatableValue.init(any:))?.nothing ?? .number(0)
    ]
  }
}

extension ValuePart {
  /// Nothing of a kind of value that has such a part.
  fileprivate var whole: AnimatableValue {
    switch self {
    case .x, .y: .point(.zero)
    case .width, .height: .size(.zero)
    case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: .rect(.zero)
    default: .transform(CATransform3DIdentity)
    }
  }
}

extension AnimatableValue {
  /// Nothing of the same kind: zero, no colour, no path.
  fileprivate var nothing: AnimatableValue {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    default: zero ?? self
    }
  }

  /// A value of whatever kind a program keeps; nil for those that cannot be animated.
  init?(any value: Any) {
    if let number = Self.number(in: value) {
      self = .number(number)
      return
    }
    for like in [
      .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity), .color(nil),
      .path(nil),
      .numbers([]), .colors([]),
    ] as [AnimatableValue] {
      if let read = AnimatableValue(value, like: like) {
        self = read
        return
      }
    }
    return nil
  }
}
