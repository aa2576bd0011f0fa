@_exported import CoreGraphics
import Foundation

/// No error.
public let errSecSuccess: OSStatus = 0
/// What is asked for is not there in this system.
public let errSecUnimplemented: OSStatus = -4
/// Something is wrong with the query.
public let errSecParam: OSStatus = -50
/// The keychain cannot be written.
public let errSecWrPerm: OSStatus = -61
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// No keychain is there.
public let errSecNotAvailable: OSStatus = -25291
/// Whoever asks may not.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked, which may not be.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The file of the keychain is damaged.
public let errSecDecode: OSStatus = -26275
/// A certificate names another server.
public let errSecHostNameMismatch: OSStatus = -67602
/// The time of a certificate is over.
public let errSecCertificateExpired: OSStatus = -67818
/// The time of a certificate has not come yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// A certificate was revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// Nobody who is trusted stands above a certificate.
public let errSecNotTrusted: OSStatus = -67843

/// What a status means, in English; nil for one that is not known.
///
/// - Parameter reserved: nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?)
  -> CFString?
{
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecWrPerm: "write permissions error"
  case errSecAllocate: "Failed to allocate memory."
  case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "Unable to decode the provided data."
  case errSecHostNameMismatch: "Host name mismatch"
  case errSecCertificateExpired: "This certificate has expired."
  case errSecCertificateNotValidYet: "This certificate is not yet valid."
  case errSecCertificateRevoked: "This certificate has been revoked."
  case errSecNotTrusted: "The trust policy was not trusted."
  default: nil
  }
}

/// A source of random numbers. There is one.
public final class SecRandom: Sendable {
  fileprivate init() {}
}
/// A source of random numbers.
public typealias SecRandomRef = SecRandom
/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes with random numbers that nobody can foresee. 0, as the system's source does not fail.
///
/// - Parameters:
///   - rnd: `kSecRandomDefault`.
///   - count: how many bytes.
///   - bytes: where to.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var source = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(of: source.next(), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
