/// Computes a function's results: `info`, the inputs, and memory for the outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Called with a function's `info` when the function goes.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The closures of a function.
public struct CGFunctionCallbacks {
  /// The version of the structure, which is zero.
  public var version: UInt32
  /// The closure that makes numbers of numbers; nil makes none.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The closure that hears that the function is gone; nil for none.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Makes closures of which none is set.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Makes a set of closures.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// Numbers from numbers, for shadings.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [CGFloat]
  private let range: [CGFloat]
  let inputCount: Int
  let outputCount: Int

  /// Makes a function that closures evaluate.
  ///
  /// - Parameters:
  ///   - domain: lowest and highest value of each input, or nil for no limits.
  ///   - range: lowest and highest value of each output, or nil for no limits.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    inputCount = domainDimension
    outputCount = rangeDimension
    self.domain =
      domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
    self.range =
      range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The outputs at `unit` (0…1) of the way through the domain of the one input.
  func value(at unit: CGFloat) -> [CGFloat] {
    let input =
      domain.count >= 2 ? domain[0] + (domain[1] - domain[0]) * unit : unit
    var output = [CGFloat](repeating: 0, count: outputCount)
    withUnsafePointer(to: input) { callbacks.evaluate?(info, $0, &output) }
    for i in 0..<outputCount where range.count >= i * 2 + 2 {
      output[i] = min(max(output[i], range[i * 2]), range[i * 2 + 1])
    }
    return output
  }
}

/// A gradient whose colours a function makes.
public final class CGShading {
  let spec: GradientSpec
  let shape: GradientShape
  let extendsStart: Bool
  let extendsEnd: Bool

  /// Makes a shading along a line, whose colours a function of one number gives; nil where the
  /// function does not fit the space.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, .linear(from: start, to: end), function, extendStart, extendEnd)
  }

  /// Makes a shading from one circle to another, whose colours a function of one number gives; nil
  /// where the function does not fit the space.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space,
      .radial(
        from: start, startRadius: max(0, startRadius), to: end, endRadius: max(0, endRadius)),
      function, extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ shape: GradientShape, _ function: CGFunction, _ extendsStart: Bool,
    _ extendsEnd: Bool
  ) {
    guard function.inputCount == 1, function.outputCount == space.numberOfComponents + 1 else {
      return nil
    }
    let steps = 64
    spec = GradientSpec(
      stops: (0...steps).map { i in
        let unit = CGFloat(i) / CGFloat(steps)
        return GradientSpec.Stop(
          location: unit, color: ColorConversion.rgba(function.value(at: unit), in: space))
      })
    self.shape = shape
    self.extendsStart = extendsStart
    self.extendsEnd = extendsEnd
  }
}
