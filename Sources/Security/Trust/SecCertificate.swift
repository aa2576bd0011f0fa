import CoreGraphics
import Foundation
@_exported import ObjCRuntime

/// An X.509 certificate. Two are equal that have the same bytes.
public final class SecCertificate: NSObject, @unchecked Sendable {
  let data: Data
  let library: OpenSSL
  let object: OpenSSL.Object

  /// Nil for bytes that are no certificate, for bytes behind one, and without OpenSSL, which is reported.
  init?(_ data: Data) {
    guard let library = OpenSSL.shared else { return nil }
    let object = data.withUnsafeBytes { bytes -> OpenSSL.Object? in
      guard let start = bytes.baseAddress else { return nil }
      var place: UnsafePointer<UInt8>? = start.assumingMemoryBound(to: UInt8.self)
      guard let object = library.decode(nil, &place, bytes.count) else { return nil }
      guard let place, UnsafeRawPointer(place) == start + bytes.count else {
        library.free(object)
        return nil
      }
      return object
    }
    guard let object else { return nil }
    (self.data, self.library, self.object) = (data, library, object)
  }

  deinit { library.free(object) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SecCertificate)?.data == data
  }
  public override var hash: Int { data.hashValue }
  public override var description: String { "<SecCertificate: \(summary ?? "")>" }

  /// A part of its subject's name, by OpenSSL's number for it; nil where the name has none.
  private func part(_ kind: Int32) -> String? {
    let subject = library.subject(object)
    let length = library.text(subject, kind, nil, 0)
    guard length > 0 else { return nil }
    var text = [CChar](repeating: 0, count: Int(length) + 1)
    guard library.text(subject, kind, &text, length + 1) >= 0 else { return nil }
    return text.withUnsafeBufferPointer { String(validatingCString: $0.baseAddress!) }
  }

  var commonName: String? { part(13) }

  /// Its subject's common name, else the unit, the organisation or the address for letters.
  var summary: String? { commonName ?? part(18) ?? part(17) ?? part(48) }

  /// The bytes of its serial number, the highest first.
  var serialNumber: Data {
    let number = library.serialNumber(object)
    return library.stringData(number).map {
      Data(bytes: $0, count: Int(library.stringLength(number)))
    }
      ?? Data()
  }
}

/// The certificate that DER encoded bytes are; nil where they are none.
///
/// - Parameter allocator: nil.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{
  SecCertificate(data)
}

/// The bytes of a certificate, DER encoded.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// What a person would call a certificate: the common name of its subject, or what else the name has.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary
}

/// Gives the common name of a certificate's subject, nil where it has none.
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.commonName
  return errSecSuccess
}

/// The bytes of a certificate's serial number, the highest first.
///
/// - Parameter error: is not written to, as every certificate has a number.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  certificate.serialNumber
}

/// The public key of a certificate; nil for a kind of key that is not known.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { SecKey(certificate) }

/// The public key of a certificate, under the name that iOS had until 12.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? {
  SecKey(certificate)
}
