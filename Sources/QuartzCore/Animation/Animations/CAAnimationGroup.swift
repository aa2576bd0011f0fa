/// Animations that run together, in the time of the group, and end with it at the latest.
///
/// Delegates of animations in a group are not told.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times are those of the group; nil for none. What runs beyond the group's
  /// duration is cut off.
  open var animations: [CAAnimation]?

  public override init() { super.init() }
  /// Reads a group from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func property(_ key: String) -> Any? {
    key == "animations" ? animations : super.property(key)
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    guard key == "animations" else { return super.setProperty(key, value) }
    animations = value as? [CAAnimation]
    return true
  }
}
