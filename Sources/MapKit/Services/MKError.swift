import Foundation

/// Why something about maps failed.
public struct MKError: CustomNSError, Equatable, Hashable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    case decodingFailed
  }
  /// The reason.
  public let code: Code
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public init(_ code: Code) { self.code = code }
  public static var serverFailure: Code { .serverFailure }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// The domain of such errors.
public let MKErrorDomain = "MKErrorDomain"
