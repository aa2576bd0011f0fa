import Foundation

/// What went wrong with the store.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  public static let errorDomain = SKErrorDomain
  /// What went wrong.
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Cannot connect to iTunes Store"]
  }

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// Something that has no name.
  public static let unknown = Code.unknown
  /// The app may not ask.
  public static let clientInvalid = Code.clientInvalid
  /// The user thought better of it.
  public static let paymentCancelled = Code.paymentCancelled
  /// The payment is none.
  public static let paymentInvalid = Code.paymentInvalid
  /// Nobody may buy on the device.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The product is not sold.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"
