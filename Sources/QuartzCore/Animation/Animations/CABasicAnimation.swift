/// An animation from one value to another.
///
/// Of the three values at most two are set; what is missing comes from what the layer shows without
/// the animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil is what the layer shows, or `toValue` less `byValue`.
  open var fromValue: Any?
  /// The value at the end; nil is what the layer has, or `fromValue` and `byValue`.
  open var toValue: Any?
  /// Added to `fromValue`, taken from `toValue`, or added to what the layer shows.
  open var byValue: Any?

  public override init() { super.init() }
  /// Reads an animation from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The first and the last value.
  private func ends(base: AnimatableValue, zero: AnimatableValue?)
    -> (AnimatableValue, AnimatableValue)?
  {
    let from = read(fromValue, like: base)
    let to = read(toValue, like: base)
    let by = read(byValue, like: base)
    // Additive animations are differences: what they leave out is none.
    let rest = isAdditive || valueFunction != nil ? zero ?? base : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, Self.fits(rest, from))
    case (nil, let to?, nil): return (Self.fits(rest, to), to)
    case (nil, nil, let by?):
      let start = Self.fits(rest, by)
      return start.adding(by).map { (start, $0) }
    case (nil, nil, nil): return nil
    }
  }

  /// `value`, or nothing of the kind of `other` where the two do not go together.
  private static func fits(_ value: AnimatableValue, _ other: AnimatableValue) -> AnimatableValue {
    if case .numbers(let list) = other {
      if case .numbers(let own) = value, own.count == list.count { return value }
      return .numbers(list.map { _ in 0 })
    }
    return value
  }

  override var kindOfOwnValue: AnimatableValue? {
    guard target?.property == .own else { return nil }
    let value = [fromValue, toValue, byValue].lazy.compactMap { $0 }.first
    return value.flatMap(AnimatableValue.init(ownValue:)).map { $0.zero ?? $0 }
  }

  override func value(at progress: Double, base: AnimatableValue, zero: AnimatableValue?)
    -> AnimatableValue?
  {
    guard let (from, to) = ends(base: base, zero: zero) else { return nil }
    return finished(from.mixed(with: to, progress))
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}
