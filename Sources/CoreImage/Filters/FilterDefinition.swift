import PlatformInterface
import UIKitCore

/// A filter of Core Image's: its values, and what it makes of them.
struct FilterDefinition: Sendable {
  /// One of the values that a filter takes.
  struct Input: @unchecked Sendable {
    var key: String
    /// The usual value; nil for one that has to be set.
    var usual: Any?
    /// The class of the value, and what it means, as attributes name them.
    var type: String
    var meaning: String
    /// What a slider for a number goes from and to.
    var slider: ClosedRange<Double>?
  }

  var name: String
  var categories: [String]
  var inputs: [Input]
  var make: @Sendable (FilterInputs) -> CIImage?

  init(
    _ name: String, _ categories: String..., inputs: [Input],
    _ make: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.categories = categories
    self.inputs = inputs
    self.make = make
  }

  var allCategories: Set<String> {
    Set(categories).union([kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo])
  }

  /// "Gaussian Blur" of `CIGaussianBlur`.
  var displayName: String { Self.words(name, without: "CI") }

  static func words(_ name: String, without start: String) -> String {
    var result = ""
    for letter in name.hasPrefix(start) ? name.dropFirst(start.count) : name[...] {
      if letter.isUppercase, !result.isEmpty, result.last?.isUppercase != true { result += " " }
      result.append(letter)
    }
    return result
  }

  /// What `CIFilter.attributes` says.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
      kCIAttributeFilterCategories: allCategories.sorted(),
    ]
    for input in inputs {
      var said: [String: Any] = [
        kCIAttributeClass: input.type, kCIAttributeType: input.meaning,
        kCIAttributeDisplayName: Self.words(input.key, without: "input"),
      ]
      said[kCIAttributeDefault] = input.usual
      said[kCIAttributeIdentity] = input.usual
      if let slider = input.slider {
        said[kCIAttributeMin] = slider.lowerBound
        said[kCIAttributeMax] = slider.upperBound
        said[kCIAttributeSliderMin] = slider.lowerBound
        said[kCIAttributeSliderMax] = slider.upperBound
      }
      result[input.key] = said
    }
    return result
  }

  /// All filters by their names.
  static let all: [String: FilterDefinition] = {
    let lists = [
      colorAdjustments, colorEffects, lookups, blurs, geometry, distortions, generators, gradients,
      composites, stylizing, reductions, codes,
    ]
    return Dictionary(uniqueKeysWithValues: lists.joined().map { ($0.name, $0) })
  }()

  /// The filter of a name. One of Apple's that is not there is reported and leaves pictures as they are; nil for names
  /// that Apple has not.
  static func named(_ name: String) -> FilterDefinition? {
    if let found = all[name] { return found }
    guard absent.contains(name) else { return nil }
    Unsupported.report("CIFilter(name: \"\(name)\")")
    return FilterDefinition(name, inputs: [.image()]) { $0.image() }
  }
}

extension FilterDefinition.Input {
  static func image(_ key: String = kCIInputImageKey) -> Self {
    Self(key: key, usual: nil, type: "CIImage", meaning: kCIAttributeTypeImage)
  }

  static func number(_ key: String, _ usual: Double, _ slider: ClosedRange<Double>? = nil) -> Self {
    Self(
      key: key, usual: NSNumber(value: usual), type: "NSNumber", meaning: kCIAttributeTypeScalar,
      slider: slider)
  }

  static func color(_ key: String, _ usual: CIColor) -> Self {
    Self(key: key, usual: usual, type: "CIColor", meaning: kCIAttributeTypeColor)
  }

  static func place(_ key: String, _ x: CGFloat, _ y: CGFloat) -> Self {
    Self(
      key: key, usual: CIVector(x: x, y: y), type: "CIVector", meaning: kCIAttributeTypePosition)
  }

  static func vector(_ key: String, _ usual: CIVector?) -> Self {
    Self(key: key, usual: usual, type: "CIVector", meaning: kCIAttributeTypeOffset)
  }

  static func value(_ key: String, _ usual: Any?, _ type: String) -> Self {
    Self(key: key, usual: usual, type: type, meaning: "")
  }
}

/// The values that a filter was given.
struct FilterInputs {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func value(_ key: String) -> Any? { values[key] }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  /// 0 where there is no number.
  func number(_ key: String) -> Float {
    let number: Double =
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      default: 0
      }
    return number.isFinite ? Float(number) : 0
  }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String) -> CIVector {
    switch values[key] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: CIVector(x: 0, y: 0, z: 0, w: 0)
    }
  }

  func place(_ key: String = kCIInputCenterKey) -> SIMD2<Float> {
    let vector = vector(key)
    return SIMD2(Float(vector.x), Float(vector.y))
  }

  /// The four numbers of a row of a matrix.
  func row(_ key: String) -> SIMD4<Float> {
    let vector = vector(key)
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
    switch values[key] {
    case let transform as CGAffineTransform: transform
    case let vector as CIVector: vector.cgAffineTransformValue
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }
}
