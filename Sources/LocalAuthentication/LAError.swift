import Foundation

/// The domain of the errors of `LAContext`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user was not let in.
public struct LAError: CustomNSError, Hashable, @unchecked Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The user showed something else.
    case authenticationFailed = -1
    /// The user did not want to.
    case userCancel = -2
    /// The user wants to type a password.
    case userFallback = -3
    /// Another program came to the front.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device can know nobody by the body.
    case biometryNotAvailable = -6
    /// The device knows nobody yet.
    case biometryNotEnrolled = -7
    /// Too many others were tried.
    case biometryLockout = -8
    /// The program itself ended it.
    case appCancel = -9
    /// `invalidate()` was called before.
    case invalidContext = -10
    /// No watch is near.
    case watchNotAvailable = -11
    /// The accessory that knows users is not connected.
    case biometryNotPaired = -12
    /// The accessory that knows users is gone.
    case biometryDisconnected = -13
    /// The user would have to be asked, which may not be.
    case notInteractive = -1004

    /// Whether an error is the one of a code, so that `catch LAError.userCancel` finds it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }

    /// An older name of `biometryNotAvailable`.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// An older name of `biometryNotEnrolled`.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// An older name of `biometryLockout`.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  public static var errorDomain: String { LAErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  /// What the error says of itself: a sentence, unless it was made with another one.
  public let errorUserInfo: [String: Any]

  /// Makes the error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    errorUserInfo = userInfo.merging([NSLocalizedDescriptionKey: LAError.text(of: code)]) {
      given, _ in given
    }
  }

  /// Two errors are equal where their codes are.
  public static func == (a: LAError, b: LAError) -> Bool { a.code == b.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  private static func text(of code: Code) -> String {
    switch code {
    case .invalidContext: "The context was invalidated."
    case .notInteractive: "The user would have to be asked, which interactionNotAllowed forbids."
    case .passcodeNotSet: "No passcode is set that a program could ask for."
    default: "No biometric authentication is available."
    }
  }

  /// See `Code.authenticationFailed`.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// See `Code.userCancel`.
  public static var userCancel: Code { .userCancel }
  /// See `Code.userFallback`.
  public static var userFallback: Code { .userFallback }
  /// See `Code.systemCancel`.
  public static var systemCancel: Code { .systemCancel }
  /// See `Code.passcodeNotSet`.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// See `Code.biometryNotAvailable`.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// See `Code.biometryNotEnrolled`.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// See `Code.biometryLockout`.
  public static var biometryLockout: Code { .biometryLockout }
  /// See `Code.appCancel`.
  public static var appCancel: Code { .appCancel }
  /// See `Code.invalidContext`.
  public static var invalidContext: Code { .invalidContext }
  /// See `Code.notInteractive`.
  public static var notInteractive: Code { .notInteractive }
  /// An older name of `biometryNotAvailable`.
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  /// An older name of `biometryNotEnrolled`.
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  /// An older name of `biometryLockout`.
  public static var touchIDLockout: Code { .biometryLockout }
}
