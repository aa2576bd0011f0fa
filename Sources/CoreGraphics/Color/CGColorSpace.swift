/// What the numbers of a colour or an image mean.
public final class CGColorSpace: @unchecked Sendable {
  package let kind: ColorSpaceKind
  private let storedName: CFString?

  package init(kind: ColorSpaceKind, name: CFString?) {
    self.kind = kind
    storedName = name
  }

  /// One of the named spaces below; nil for a name that is none of them.
  public init?(name: CFString) {
    guard let kind = ColorSpaceKind.named[name] else { return nil }
    self.kind = kind
    storedName = name
  }

  /// Colours picked from a table of up to 256, given as 8-bit components of `baseSpace`.
  public init?(
    indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int,
    colorTable: UnsafePointer<UInt8>
  ) {
    guard (0...255).contains(lastIndex), baseSpace.model != .indexed, baseSpace.model != .pattern
    else { return nil }
    let count = (lastIndex + 1) * baseSpace.numberOfComponents
    kind = .indexed(
      base: baseSpace, table: Array(UnsafeBufferPointer(start: colorTable, count: count)))
    storedName = nil
  }

  /// The space of patterns; `baseSpace` is that of the tint where patterns bring no colour.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    kind = .pattern(base: baseSpace)
    storedName = nil
  }

  /// Nil for spaces made from a table or for patterns, as on iOS.
  public var name: CFString? { storedName }

  /// How many numbers a colour has, alpha not counted.
  public var numberOfComponents: Int { kind.componentCount }

  public var model: CGColorSpaceModel { kind.model }

  /// The space that table entries or uncoloured patterns are in.
  public var baseColorSpace: CGColorSpace? {
    switch kind {
    case .indexed(let base, _): base
    case .pattern(let base): base
    default: nil
    }
  }

  /// The table of an indexed space.
  public var colorTable: [UInt8]? {
    if case .indexed(_, let table) = kind { table } else { nil }
  }

  /// Reaches noticeably further than sRGB.
  public var isWideGamutRGB: Bool {
    if case .rgb(let primaries, _, let isExtended) = kind {
      return isExtended || primaries.isWide
    }
    return false
  }

  /// Bitmap contexts can be made in it.
  public var supportsOutput: Bool {
    switch kind {
    case .gray, .rgb, .cmyk: true
    case .lab, .xyz, .indexed, .pattern: false
    }
  }

  /// High dynamic range spaces are not offered.
  public func isHDR() -> Bool { false }

  package static let sRGBSpace = CGColorSpace(name: CGColorSpace.sRGB)!
  package static let grayGammaSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
  package static let cmykSpace = CGColorSpace(name: CGColorSpace.genericCMYK)!
  package static let extendedSRGBSpace = CGColorSpace(name: CGColorSpace.extendedSRGB)!
  package static let extendedGraySpace = CGColorSpace(name: CGColorSpace.extendedGray)!
  package static let displayP3Space = CGColorSpace(name: CGColorSpace.displayP3)!
  fileprivate static let deviceRGB = CGColorSpace(
    kind: .rgb(.sRGB, .sRGB, isExtended: false), name: "kCGColorSpaceDeviceRGB")
  fileprivate static let deviceGray = CGColorSpace(
    kind: .gray(.sRGB, isExtended: false), name: "kCGColorSpaceDeviceGray")
  fileprivate static let deviceCMYK = CGColorSpace(kind: .cmyk, name: "kCGColorSpaceDeviceCMYK")
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || (lhs.storedName == rhs.storedName && lhs.kind == rhs.kind)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedName)
    hasher.combine(kind.componentCount)
  }
}

extension CGColorSpace {
  public class var sRGB: CFString { "kCGColorSpaceSRGB" }
  public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public class var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  public class var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
  public class var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
  public class var dcip3: CFString { "kCGColorSpaceDCIP3" }
  public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  public class var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
  public class var itur_709: CFString { "kCGColorSpaceITUR_709" }
  public class var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
  public class var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" }
  public class var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" }
  public class var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" }
  public class var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  public class var linearGray: CFString { "kCGColorSpaceLinearGray" }
  public class var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }
  public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
  public class var genericLab: CFString { "kCGColorSpaceGenericLab" }
  public class var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
}

/// The device's RGB; the same as sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The device's gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Plain inks, without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// How a colour space describes its colours, and so how many components they have.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// What becomes of colours the destination cannot show; conversions here clip them always.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
