import Failures
import ObjCRuntime

/// Properties that a program's class of layers adds, and that animations name: those that are declared with `@NSManaged`,
/// whose values lie with the layer, and those with `@objc`, which have a place of their own.
extension CALayer {
  /// The value of a property that is declared with `@NSManaged`; where none was set, the class's default, and else zero
  /// or nothing. Lowered sources call it.
  @_spi(XcodeSources)
  public func managedValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    let stored = appearance?.values[key] ?? Swift.type(of: self).defaultValue(forKey: key)
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

  /// The properties of the program's own that animations of the layer name.
  final var animatedOwnKeys: Set<String> {
    guard flags.contains(.hasOwnAnimations), let animationState else { return [] }
    return Set(animationState.entries.lazy.flatMap { $0.animation.ownKeys })
  }

  /// The values of those properties by name; nil where there are none.
  final var ownValues: AnimatableValue? {
    let keys = animatedOwnKeys
    if keys.isEmpty { return nil }
    return .members(
      Dictionary(uniqueKeysWithValues: keys.compactMap { key in ownValue(key).map { (key, $0) } }))
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
    animatedOwnKeys.contains { Swift.type(of: self).needsDisplay(forKey: $0) }
  }
}

extension CAAnimation {
  /// The properties of the program's own that the animation, or one of its group, changes.
  final var ownKeys: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.ownKeys) }
    guard let target = (self as? CAPropertyAnimation)?.target, target.property == .own else {
      return []
    }
    return target.member.map { [$0] } ?? []
  }
}

extension AnimatableValue {
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
