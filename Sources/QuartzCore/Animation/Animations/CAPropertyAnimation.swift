/// An animation of one property of the layer, or of a part of one: what kinds have in common.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, or a path to a part of it such as `position.x`, `bounds.size` or
  /// `transform.rotation.z`.
  open var keyPath: String? {
    didSet { target = keyPath.flatMap { LayerKeyPath($0) } }
  }
  /// Whether values are added to what the layer, and animations before this one, show.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false
  /// What makes transforms of the animation's values, which are numbers then; nil, the default, for
  /// none.
  open var valueFunction: CAValueFunction?

  /// What `keyPath` means; nil where it leads nowhere.
  private(set) final var target: LayerKeyPath?

  public override init() { super.init() }
  /// Reads an animation from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an animation of the property with a key path, such as "position.x".
  public convenience init(keyPath path: String?) {
    self.init()
    setPath(path)
  }

  private func setPath(_ new: String?) { keyPath = new }

  /// The value at `progress`, which the timing function has paced.
  ///
  /// - Parameters:
  ///   - base: what the layer would show without this animation.
  ///   - zero: the value that changes nothing, for what an additive animation leaves out.
  func value(at progress: Double, base: AnimatableValue, zero: AnimatableValue?) -> AnimatableValue?
  { nil }

  /// How the pace of `fraction`, 0…1 of one run, comes about.
  func paced(_ fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }

  /// A value of the kind that the animation's own values are of, where it is of a property of the program's own that
  /// the layer has no value of yet; else nil.
  var kindOfOwnValue: AnimatableValue? { nil }

  /// By how much the layer turns to follow its way, in radians.
  func heading(at progress: Double) -> Double? { nil }

  /// A value of the animation as one of the property's kind, or of numbers where a function makes
  /// values of them.
  final func read(_ value: Any?, like base: AnimatableValue) -> AnimatableValue? {
    guard let value else { return nil }
    guard let valueFunction else { return AnimatableValue(value, like: base) }
    guard let inputs = valueFunction.inputs(in: value) else { return nil }
    return .numbers(inputs)
  }

  /// What the value function makes of a value on the way.
  final func finished(_ value: AnimatableValue?) -> AnimatableValue? {
    guard let valueFunction else { return value }
    guard case .numbers(let inputs)? = value else { return nil }
    return .transform(valueFunction.transform(of: inputs))
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive", "isAdditive": isAdditive
    case "cumulative", "isCumulative": isCumulative
    case "valueFunction": valueFunction
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let isOn = value.flatMap(AnimatableValue.number(in:)) ?? 0 != 0
    switch key {
    case "keyPath": keyPath = value as? String
    case "additive", "isAdditive": isAdditive = isOn
    case "cumulative", "isCumulative": isCumulative = isOn
    case "valueFunction": valueFunction = value as? CAValueFunction
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}
