import CSwiftRuntime
import Failures
import ObjCRuntime

/// Properties of programs' own classes of layers, which they declare with `@NSManaged` or keep by key-value coding:
/// animations change them, and the layer is drawn anew where its class asks for it.
extension CALayer {
  final func ownValue(_ key: String) -> Any? {
    if let shown = appearance?.shownValues[key] { return shown }
    switch appearance?.values[key] {
    case let weak as WeakValue: return weak.object
    case let value?: return value
    case nil: return Swift.type(of: self).defaultValue(forKey: key)
    }
  }

  /// Sets a value and does what the class asks for when it changes: an action of its own, and drawing.
  final func setOwnValue(_ value: Any?, _ key: String) {
    if value == nil, appearance?.values[key] == nil { return }
    let isDrawn = Swift.type(of: self).needsDisplay(forKey: key)
    let asksForAction =
      isDrawn && !flags.contains(.isPresentation) && tessera_is_main_thread()
      && !CATransaction.disableActions()
    let action = asksForAction ? action(forKey: key) : nil
    madeAppearance.values[key] = value
    if isDrawn { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  static func commonDefaultValue(_ key: String) -> Any? {
    guard let path = LayerKeyPath(key), path.property != .own else { return nil }
    return path.value(in: CALayer())?.object
  }

  /// Those that can be animated, what animations show in place of them included.
  final var ownAnimatableValues: AnimatableValue {
    guard let appearance, !appearance.values.isEmpty || !appearance.shownValues.isEmpty else {
      return .members([:])
    }
    var members = appearance.values.compactMapValues(AnimatableValue.init(ownValue:))
    for (key, value) in appearance.shownValues {
      members[key] = AnimatableValue(ownValue: value)
    }
    return .members(members)
  }

  /// Keeps what animations show beside the layer's own values; those that are as they were stay of their own type.
  final func showOwnValues(_ values: [String: AnimatableValue]) {
    let own = appearance?.values ?? [:]
    madeAppearance.shownValues = values.filter { key, value in
      own[key].flatMap(AnimatableValue.init(ownValue:)) != value
    }.compactMapValues(\.object)
  }

  /// Whether a frame that shows `new` after `old` draws the layer anew for one of its own values.
  final func drawsOwnValues(
    _ old: [(property: LayerProperty, value: AnimatableValue)],
    or new: [(property: LayerProperty, value: AnimatableValue)]
  ) -> Bool {
    (old + new).contains { property, value in
      guard property == .own, case .members(let members) = value else { return false }
      return members.keys.contains { Swift.type(of: self).needsDisplay(forKey: $0) }
    }
  }

  /// Makes the layer's contents of the values that it shows; nothing that this changes is animated.
  final func drawShownValues() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    flags.insert(.requestsDisplay)
    displayIfRequested()
    CATransaction.commit()
  }
}

/// An object that a layer's property does not keep alive.
private final class WeakValue {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// What `@NSManaged` stands for in a class of layers, in lowered sources.
extension CALayer {
  /// The value of a property, as the type that the class declares it with; 0, zero or nothing where it was never set.
  @_spi(XcodeSources)
  public func layerValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    if let made = try? ValueConversion.convert(value(forKey: key), to: type) { return made }
    if let number = try? ValueConversion.convert(NSNumber(value: 0), to: type) { return number }
    let empty: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, "",
      [Any](),
    ]
    guard let nothing = empty.lazy.compactMap({ $0 as? Value }).first else {
      failure("The property \(key) of a layer, a \(type), has no value.")
    }
    return nothing
  }

  /// Sets a property.
  @_spi(XcodeSources)
  public func setLayerValue<Value>(_ value: Value, _ key: String) {
    setValue(ValueConversion.unwrapped(value), forKey: key)
  }

  /// Sets a property that does not keep its object alive.
  @_spi(XcodeSources)
  public func setWeakLayerValue(_ value: AnyObject?, _ key: String) {
    setValue(value.map(WeakValue.init), forKey: key)
  }
}
