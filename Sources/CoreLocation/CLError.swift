import Foundation

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The place is not known at the moment.
  public static let locationUnknown = Code.locationUnknown
  /// The user does not want it.
  public static let denied = Code.denied
  /// The network is not there.
  public static let network = Code.network
  /// No place has such an address.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The request was cancelled.
  public static let geocodeCanceled = Code.geocodeCanceled
}

extension CLError: CustomNSError, LocalizedError {
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)"
  }
}

/// The domain of this module's errors.
public let kCLErrorDomain = "kCLErrorDomain"
