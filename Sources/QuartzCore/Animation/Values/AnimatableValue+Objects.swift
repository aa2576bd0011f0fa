/// Values as programs hand them over: numbers of any type, structures, `NSValue`s, objects.
extension AnimatableValue {
  /// The number in `value`, whatever its type.
  static func number(in value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// Reads `value` as the kind that `like` is of; nil where it is something else.
  ///
  /// Animations made by UIKit hand over values themselves.
  init?(_ value: Any, like: AnimatableValue) {
    if let value = value as? AnimatableValue {
      self = value
      return
    }
    switch like {
    case .number:
      guard let number = Self.number(in: value) else { return nil }
      self = .number(number)
    case .flag:
      guard let number = Self.number(in: value) else { return nil }
      self = .flag(number != 0)
    case .point:
      guard let point = Self.point(in: value) else { return nil }
      self = .point(point)
    case .size:
      guard let size = Self.size(in: value) else { return nil }
      self = .size(size)
    case .rect:
      if let rect = value as? CGRect {
        self = .rect(rect)
      } else if let object = value as? NSValue, object.encodedType.hasPrefix("{CGRect") {
        self = .rect(object.rectValue)
      } else {
        return nil
      }
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(transform))
      } else if let object = value as? NSValue, object.holdsTransform {
        self = .transform(object.caTransform3DValue)
      } else {
        return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path.snapshot)
    case .numbers:
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap(Self.number(in:))
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
    case .colors:
      guard let list = value as? [Any] else { return nil }
      self = .colors(list.compactMap { $0 as? CGColor })
    case .contents:
      guard let content = LayerContent(value) else { return nil }
      self = .contents(content)
    case .members: return nil
    }
  }

  private static func point(in value: Any) -> CGPoint? {
    if let point = value as? CGPoint { return point }
    guard let object = value as? NSValue, object.encodedType.hasPrefix("{CGPoint") else {
      return nil
    }
    return object.pointValue
  }

  private static func size(in value: Any) -> CGSize? {
    if let size = value as? CGSize { return size }
    guard let object = value as? NSValue, object.encodedType.hasPrefix("{CGSize") else {
      return nil
    }
    return object.sizeValue
  }

  /// The value as a program gets it back by key-value coding. Structures come as themselves, since
  /// Swift on Linux does not turn an `NSValue` into one.
  var object: Any? {
    switch self {
    case .number(let a): NSNumber(value: a)
    case .point(let a): a
    case .size(let a): a
    case .rect(let a): a
    case .transform(let a): a
    case .color(let a): a
    case .path(let a): a
    case .numbers(let a): a.map { NSNumber(value: $0) }
    case .colors(let a): a
    case .contents(.image(let a)): a
    case .contents(.fading(_, let b, _)): AnimatableValue.contents(b).object
    case .contents(nil): nil
    case .flag(let a): NSNumber(value: a)
    case .members: nil
    }
  }

  /// A value that a program keeps with a layer under a name of its own; nil for what cannot be animated.
  init?(ownValue value: Any) {
    switch value {
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value.snapshot)
    default:
      guard let number = Self.number(in: value) else { return nil }
      self = .number(number)
    }
  }
}
