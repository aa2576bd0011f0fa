/// Colours along a line, each at its place.
public final class CGGradient: Sendable {
  /// The colours and their places, as painters use them.
  package let spec: GradientSpec

  /// Makes a gradient of what painters use.
  package init(spec: GradientSpec) { self.spec = spec }

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - colors: `CGColor`s; nil comes back where there is none or something else is among them.
  ///   - locations: as many as colours, 0…1; evenly spread where nil.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    self.init(colors: found.map(\.rgba), locations: locations)
  }

  /// Makes a gradient of colours in a list of Objective-C's, which Core Foundation takes for one of its own.
  ///
  /// - Parameters:
  ///   - colors: `CGColor`s; nil comes back where there is none or something else is among them.
  ///   - locations: as many as colours, 0…1; evenly spread where nil.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
  }

  /// Makes a gradient of numbers in a space; nil in spaces of patterns and tables.
  ///
  /// - Parameter components: the colours one after the other, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      ColorConversion.rgba(
        Array(UnsafeBufferPointer(start: components + index * width, count: width)), in: space)
    }
    self.init(colors: colors, locations: locations)
  }

  private convenience init(colors: [RGBA], locations: UnsafePointer<CGFloat>?) {
    let last = CGFloat(max(colors.count - 1, 1))
    var stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      return GradientSpec.Stop(
        location: location.isNaN ? 0 : min(max(location, 0), 1), color: color)
    }
    // Swift's sort is stable: two colours at one place keep their order, a hard edge.
    stops.sort { $0.location < $1.location }
    self.init(spec: GradientSpec(stops: stops))
  }
}

/// Whether a gradient goes on beyond its first and its last point.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options, in Apple's numbers.
  public let rawValue: UInt32
  /// Makes options of Apple's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
