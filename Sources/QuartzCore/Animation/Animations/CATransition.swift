/// How one picture of a layer gives way to the next.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The text that tells kinds apart.
  public let rawValue: String
  /// Makes a kind of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out; both fade meanwhile.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  // UIKit's, which Core Animation knows by these names too.
  /// The layer turns round an axis, as UIKit's transitions have it.
  package static let flip = CATransitionType(rawValue: "oglFlip")
  /// The layer is rolled up as a page, as UIKit's transitions have it.
  package static let curl = CATransitionType(rawValue: "pageCurl")
  /// The layer is rolled down as a page, as UIKit's transitions have it.
  package static let uncurl = CATransitionType(rawValue: "pageUnCurl")
}

/// Where the movement of a transition comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The text that tells directions apart.
  public let rawValue: String
  /// Makes a direction of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The movement comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The movement comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The movement comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The movement comes from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from what a layer shows when it is added to what it shows afterwards, sublayers
/// included.
///
/// Added before the change it animates, under any key: a layer has one transition at a time, which
/// goes by the key `kCATransition`.
open class CATransition: CAAnimation {
  /// How the old picture gives way; by fading, by default.
  open var type = CATransitionType.fade
  /// Where the movement comes from; nil, the default, is the left.
  open var subtype: CATransitionSubtype?
  /// The part of the way at which it begins and ends, 0…1.
  open var startProgress: Float = 0
  /// How far the transition goes, from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  public override init() { super.init() }
  /// Reads a transition from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func property(_ key: String) -> Any? {
    switch key {
    case "type": type
    case "subtype": subtype
    case "startProgress": startProgress
    case "endProgress": endProgress
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap(AnimatableValue.number(in:)) ?? 0
    switch key {
    case "type":
      type = value as? CATransitionType ?? (value as? String).map { .init(rawValue: $0) } ?? .fade
    case "subtype":
      subtype = value as? CATransitionSubtype ?? (value as? String).map { .init(rawValue: $0) }
    case "startProgress": startProgress = Float(number)
    case "endProgress": endProgress = Float(number)
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
