import CoreGraphics
import Foundation

/// Something that was found in a picture. Nothing makes one here.
open class AVMetadataObject: NSObject {
  /// A kind of what is found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the kind.
    public let rawValue: String
    /// Makes a kind of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// A person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A cat.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// UPC-E.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// EAN-13.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// EAN-8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Aztec.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Interleaved 2 of 5.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// ITF-14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Data Matrix.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// Codabar.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A micro QR code.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// A micro PDF417.
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
  }

  /// Which kind it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it is, in the unit square of the picture.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .invalid }

  override init() { super.init() }
}

/// A code that was found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners, in the unit square of the picture.
  open var corners: [CGPoint] { [] }
}

/// A face that was found.
open class AVMetadataFaceObject: AVMetadataObject {
  /// Tells it from others.
  open var faceID: Int { 0 }
}
