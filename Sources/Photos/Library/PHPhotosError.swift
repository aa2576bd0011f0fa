import Foundation

/// The domain of the errors of `Photos`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why the photo library did not do something.
public struct PHPhotosError: CustomNSError, Hashable, @unchecked Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something inside the library.
    case internalError = -1
    /// The user did not allow it, or ended it.
    case userCancelled = 3072
    /// What changed since a token is no longer known.
    case persistentChangeTokenExpired = 3105
    /// The library's disk is away.
    case libraryVolumeOffline = 3114
    /// The library is given to another program.
    case relinquishingLibraryBundleToWriter = 3142
    /// Another library takes its place.
    case switchingSystemPhotoLibrary = 3143
    /// The network would be needed, which was not allowed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// There is nothing of that identifier.
    case identifierNotFound = 3201
    /// There are several things of that identifier.
    case multipleIdentifiersFound = 3202
    /// What changed is not known in detail.
    case persistentChangeDetailsUnavailable = 3210
    /// The change cannot be made.
    case changeNotSupported = 3300
    /// It was interrupted.
    case operationInterrupted = 3301
    /// The data or file are no picture or film.
    case invalidResource = 3302
    /// There are no data and no file.
    case missingResource = 3303
    /// The disk is full.
    case notEnoughSpace = 3305
    /// The asset does not have what was asked for.
    case requestNotSupportedForAsset = 3306
    /// The device's rules forbid it.
    case accessRestricted = 3310
    /// The user forbade it.
    case accessUserDenied = 3311
    /// The library lies where files come from the network.
    case libraryInFileProviderSyncRoot = 5423

    /// Whether an error is the one of a code, so that `catch PHPhotosError.userCancelled` finds it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == code
    }
  }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  /// What the error says of itself, a sentence at least.
  public let errorUserInfo: [String: Any]

  /// Makes the error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    errorUserInfo = userInfo
  }

  init(_ code: Code, saying sentence: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: sentence])
  }

  /// Two errors are equal where their codes are.
  public static func == (a: PHPhotosError, b: PHPhotosError) -> Bool { a.code == b.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// See `Code.internalError`.
  public static var internalError: Code { .internalError }
  /// See `Code.userCancelled`.
  public static var userCancelled: Code { .userCancelled }
  /// See `Code.persistentChangeTokenExpired`.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// See `Code.libraryVolumeOffline`.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// See `Code.networkAccessRequired`.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// See `Code.networkError`.
  public static var networkError: Code { .networkError }
  /// See `Code.identifierNotFound`.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// See `Code.multipleIdentifiersFound`.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// See `Code.changeNotSupported`.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// See `Code.operationInterrupted`.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// See `Code.invalidResource`.
  public static var invalidResource: Code { .invalidResource }
  /// See `Code.missingResource`.
  public static var missingResource: Code { .missingResource }
  /// See `Code.notEnoughSpace`.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// See `Code.requestNotSupportedForAsset`.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// See `Code.accessRestricted`.
  public static var accessRestricted: Code { .accessRestricted }
  /// See `Code.accessUserDenied`.
  public static var accessUserDenied: Code { .accessUserDenied }
}
