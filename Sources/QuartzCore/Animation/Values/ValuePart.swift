/// One number of a value, or a few of them, by the rest of a key path: `position.x`, `bounds.size`,
/// `transform.rotation.z`.
enum ValuePart: String {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  // iOS-BEHAVIOUR: a scale along x and y alone has a key path of its own. Evidence: animation-15.
  case scaleXY = "scale.xy"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension AnimatableValue {
  /// A point of one point's x and another's y; the first where these are no points.
  package static func point(x first: AnimatableValue, y second: AnimatableValue)
    -> AnimatableValue
  {
    guard case .point(let x) = first, case .point(let y) = second else { return first }
    return .point(CGPoint(x: x.x, y: y.y))
  }

  /// Nil where values of this kind have no such part.
  func part(_ part: ValuePart) -> AnimatableValue? {
    switch self {
    case .point(let p):
      switch part {
      case .x: .number(p.x)
      case .y: .number(p.y)
      default: nil
      }
    case .size(let s):
      switch part {
      case .width: .number(s.width)
      case .height: .number(s.height)
      default: nil
      }
    case .rect(let r):
      switch part {
      case .origin: .point(r.origin)
      case .size: .size(r.size)
      case .originX, .x: .number(r.origin.x)
      case .originY, .y: .number(r.origin.y)
      case .sizeWidth, .width: .number(r.size.width)
      case .sizeHeight, .height: .number(r.size.height)
      default: nil
      }
    case .transform(let t): TransformParts(t)?.part(part)
    default: nil
    }
  }

  /// The value with one part replaced; itself where it has no such part.
  func setting(_ part: ValuePart, to new: AnimatableValue) -> AnimatableValue {
    switch (self, new) {
    case (.point(var p), .number(let n)):
      if part == .x { p.x = n } else if part == .y { p.y = n }
      return .point(p)
    case (.size(var s), .number(let n)):
      if part == .width { s.width = n } else if part == .height { s.height = n }
      return .size(s)
    case (.rect(var r), .point(let p)) where part == .origin:
      r.origin = p
      return .rect(r)
    case (.rect(var r), .size(let s)) where part == .size:
      r.size = s
      return .rect(r)
    case (.rect(var r), .number(let n)):
      switch part {
      case .originX, .x: r.origin.x = n
      case .originY, .y: r.origin.y = n
      case .sizeWidth, .width: r.size.width = n
      case .sizeHeight, .height: r.size.height = n
      default: break
      }
      return .rect(r)
    case (.transform(let t), _):
      guard var parts = TransformParts(t), parts.set(part, to: new) else { return self }
      return .transform(parts.matrix)
    default: return self
    }
  }
}

extension TransformParts {
  fileprivate func part(_ part: ValuePart) -> AnimatableValue? {
    switch part {
    case .rotation, .rotationZ: .number(rotation.angles.z)
    case .rotationX: .number(rotation.angles.x)
    case .rotationY: .number(rotation.angles.y)
    case .scale: .number((scale.x + scale.y + scale.z) / 3)
    case .scaleXY: .number((scale.x + scale.y) / 2)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .translation: .size(CGSize(width: translation.x, height: translation.y))
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    case .translationZ: .number(translation.z)
    default: nil
    }
  }

  /// False where there is no such part, or the value is of another kind.
  fileprivate mutating func set(_ part: ValuePart, to new: AnimatableValue) -> Bool {
    if case .size(let s) = new, part == .translation {
      (translation.x, translation.y) = (s.width, s.height)
      return true
    }
    guard case .number(let n) = new else { return false }
    switch part {
    case .rotation, .rotationX, .rotationY, .rotationZ:
      let old = rotation.angles
      rotation = Quaternion(
        x: part == .rotationX ? n : old.x, y: part == .rotationY ? n : old.y,
        z: part == .rotationX || part == .rotationY ? old.z : n)
    case .scale: scale = (n, n, n)
    case .scaleXY: (scale.x, scale.y) = (n, n)
    case .scaleX: scale.x = n
    case .scaleY: scale.y = n
    case .scaleZ: scale.z = n
    case .translationX: translation.x = n
    case .translationY: translation.y = n
    case .translationZ: translation.z = n
    default: return false
    }
    return true
  }
}
