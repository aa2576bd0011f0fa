import Failures
import Foundation

/// Numbers from a lowest to a highest one, both among them, that are as likely as each other.
open class GKRandomDistribution: NSObject, GKRandom {
  /// Where the numbers come from.
  let source: any GKRandom
  /// The least number that is drawn.
  public let lowestValue: Int
  /// The greatest number that is drawn.
  public let highestValue: Int
  /// How many different numbers are drawn.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Makes a distribution of a source's numbers.
  ///
  /// - Precondition: `lowestInclusive` is not above `highestInclusive`.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    require(
      lowestInclusive <= highestInclusive,
      "GKRandomDistribution should have a lowestValue that is not above its highestValue; found "
        + "\(lowestInclusive) and \(highestInclusive).")
    self.source = source
    lowestValue = lowestInclusive
    highestValue = highestInclusive
    super.init()
  }

  /// Makes a distribution of numbers that the system draws.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Makes a die, whose numbers begin with 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns a die of six sides.
  open class func d6() -> Self { Self.make(sides: 6) }
  /// Returns a die of twenty sides.
  open class func d20() -> Self { Self.make(sides: 20) }

  private static func make(sides: Int) -> Self {
    func cast<T>(_ value: GKRandomDistribution) -> T { value as! T }
    if self == GKShuffledDistribution.self {
      return cast(GKShuffledDistribution(forDieWithSideCount: sides))
    }
    if self == GKGaussianDistribution.self {
      return cast(GKGaussianDistribution(forDieWithSideCount: sides))
    }
    return cast(GKRandomDistribution(forDieWithSideCount: sides))
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns the next number below the bound; the lowest one where none is.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    guard upperBound <= highestValue else { return nextInt() }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }

  open func nextUniform() -> Float {
    let steps = numberOfPossibleOutcomes - 1
    return steps == 0 ? 0 : Float(nextInt() - lowestValue) / Float(steps)
  }

  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// Numbers of which those in the middle are the likeliest: the bell curve, cut off three deviations from its middle.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The number in the middle.
  public let mean: Float
  /// How far from the middle two thirds of the numbers lie at most.
  public let deviation: Float

  /// Makes a distribution around a middle; its lowest and highest numbers are three deviations away.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
      highestValue: Int((mean + 3 * deviation).rounded(.down)))
  }

  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  // The polar form is Marsaglia's (SIAM Review 6, 1964).
  open override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    while true {
      let (x, y) = (source.nextUniform() * 2 - 1, source.nextUniform() * 2 - 1)
      let length = x * x + y * y
      guard length > 0, length < 1 else { continue }
      let value = Int((mean + deviation * x * (-2 * log(length) / length).squareRoot()).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
  }
}

/// Numbers none of which comes again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  private var last: Int?

  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for end in stride(from: left.count - 1, to: 0, by: -1) {
        left.swapAt(end, source.nextInt(upperBound: end + 1))
      }
      // The first of a new round is not the last of the old one.
      if left.count > 1, left.last == last { left.swapAt(0, left.count - 1) }
    }
    last = left.removeLast()
    return last ?? lowestValue
  }
}
