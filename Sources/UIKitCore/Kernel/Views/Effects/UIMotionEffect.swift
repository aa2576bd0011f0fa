import PlatformInterface

/// What moves in a view while a device is tilted. A desktop does not tilt: effects are asked for nothing, and views
/// stay as they are on a device that lies still.
///
/// Subclasses override `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// Makes an effect that moves nothing.
  public override init() { super.init() }

  /// Makes an effect that moves nothing: documents have none.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns what is added to a view's properties, by key path, for a viewer who looks from the side: from −1 to 1
  /// along each axis. Nil, the default, for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Adds to one property between two values, from one side to the other.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt an effect follows.
  public enum EffectType: Int, @unchecked Sendable {
    /// From left to right.
    case tiltAlongHorizontalAxis = 0
    /// From top to bottom.
    case tiltAlongVerticalAxis
  }

  /// The property that is added to, such as `center.x`.
  public let keyPath: String
  /// Which tilt the property follows.
  public let type: EffectType
  /// What is added at the left, or at the top, for an offset of −1: a number, a point, a size or another value of
  /// these parts.
  open var minimumRelativeValue: Any?
  /// What is added at the right, or at the bottom, for an offset of 1.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a property, which adds nothing until it has values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Makes an effect on no property: documents have none.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue
    guard let end, let value = Self.scaled(end, by: abs(max(-1, min(1, offset)))) else {
      return nil
    }
    return [keyPath: value]
  }

  /// Nil for a value of which there is no half.
  private static func scaled(_ value: Any, by part: CGFloat) -> Any? {
    switch value {
    case let number as CGFloat: number * part
    case let number as Double: number * Double(part)
    case let number as Float: number * Float(part)
    case let number as Int: Double(number) * Double(part)
    case let number as NSNumber: NSNumber(value: number.doubleValue * Double(part))
    case let point as CGPoint: CGPoint(x: point.x * part, y: point.y * part)
    case let size as CGSize: CGSize(width: size.width * part, height: size.height * part)
    case let offset as UIOffset:
      UIOffset(horizontal: offset.horizontal * part, vertical: offset.vertical * part)
    default: nil
    }
  }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, which all act at once.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var all: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return all.isEmpty ? nil : all
  }
}
