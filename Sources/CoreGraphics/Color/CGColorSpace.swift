/// What the numbers of a colour or an image mean.
public final class CGColorSpace: @unchecked Sendable {
  /// The mathematics of the space.
  package let kind: ColorSpaceKind
  private let storedName: CFString?

  /// Makes a space of its mathematics, with the name by which it is equal to others.
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

  /// How colours are described, and so how many numbers they have.
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

  /// The space of screens, which painters use.
  package static let sRGBSpace = CGColorSpace(name: CGColorSpace.sRGB)!
  /// Grey with the gamma 2.2.
  package static let grayGammaSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
  /// Amounts of four inks.
  package static let cmykSpace = CGColorSpace(name: CGColorSpace.genericCMYK)!
  /// sRGB with numbers beyond 0 and 1.
  package static let extendedSRGBSpace = CGColorSpace(name: CGColorSpace.extendedSRGB)!
  /// Grey with numbers beyond 0 and 1.
  package static let extendedGraySpace = CGColorSpace(name: CGColorSpace.extendedGray)!
  /// The wider space of Apple's screens.
  package static let displayP3Space = CGColorSpace(name: CGColorSpace.displayP3)!
  fileprivate static let deviceRGB = CGColorSpace(
    kind: .rgb(.sRGB, .sRGB, isExtended: false), name: "kCGColorSpaceDeviceRGB")
  fileprivate static let deviceGray = CGColorSpace(
    kind: .gray(.sRGB, isExtended: false), name: "kCGColorSpaceDeviceGray")
  fileprivate static let deviceCMYK = CGColorSpace(kind: .cmyk, name: "kCGColorSpaceDeviceCMYK")
}

extension CGColorSpace: Hashable {
  /// Whether two spaces have the same name and mathematics.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || (lhs.storedName == rhs.storedName && lhs.kind == rhs.kind)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedName)
    hasher.combine(kind.componentCount)
  }
}

extension CGColorSpace {
  /// The name of the space sRGB, for `init(name:)`.
  public class var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB with numbers beyond 0 and 1.
  public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of sRGB without a gamma.
  public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of sRGB without a gamma, with numbers beyond 0 and 1.
  public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// The name of the wider space of Apple's screens.
  public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of Display P3 with numbers beyond 0 and 1.
  public class var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
  /// The name of Display P3 without a gamma.
  public class var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
  /// The name of Display P3 without a gamma, with numbers beyond 0 and 1.
  public class var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
  /// The name of the space of digital cinemas.
  public class var dcip3: CFString { "kCGColorSpaceDCIP3" }
  /// The name of Adobe RGB (1998).
  public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  /// The name of ROMM RGB, whose colours go beyond what eyes see.
  public class var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
  /// The name of the space of high-definition television.
  public class var itur_709: CFString { "kCGColorSpaceITUR_709" }
  /// The name of the space of ultra-high-definition television.
  public class var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
  /// The name of ITU-R BT.2020 with numbers beyond 0 and 1.
  public class var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" }
  /// The name of ITU-R BT.2020 without a gamma.
  public class var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" }
  /// The name of ITU-R BT.2020 without a gamma, with numbers beyond 0 and 1.
  public class var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" }
  /// The name of RGB without a gamma.
  public class var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// The name of grey with the gamma 2.2.
  public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of grey with numbers beyond 0 and 1.
  public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
  /// The name of grey without a gamma.
  public class var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// The name of grey without a gamma, with numbers beyond 0 and 1.
  public class var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }
  /// The name of a space of four inks.
  public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
  /// The name of CIE L*a*b*.
  public class var genericLab: CFString { "kCGColorSpaceGenericLab" }
  /// The name of CIE XYZ.
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
  /// Nothing is known of it.
  case unknown = -1
  /// One number, a grey.
  case monochrome = 0
  /// Three numbers: red, green and blue.
  case rgb = 1
  /// Four numbers: cyan, magenta, yellow and black.
  case cmyk = 2
  /// Three numbers: lightness and two oppositions of colours.
  case lab = 3
  /// The inks of a device.
  case deviceN = 4
  /// One number, the place of a colour in a table.
  case indexed = 5
  /// A pattern, with numbers where it has no colours of its own.
  case pattern = 6
  /// Three numbers: CIE X, Y and Z.
  case XYZ = 7
}

/// What becomes of colours the destination cannot show; conversions here clip them always.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context would have it.
  case defaultIntent
  /// Colours within the range are kept exactly, and others become the nearest.
  case absoluteColorimetric
  /// As `absoluteColorimetric`, with white becoming the destination's.
  case relativeColorimetric
  /// All colours move, so that their relations stay.
  case perceptual
  /// Strong colours stay strong.
  case saturation
}
