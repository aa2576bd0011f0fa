/// What a user has to show to be let in.
public enum LAPolicy: Int, Sendable {
  /// A finger, a face or an eye.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// One of these, or the device's passcode.
  case deviceOwnerAuthentication = 2
}

/// What of a user a device knows.
public enum LABiometryType: Int, Sendable {
  /// Nothing, as on every desktop so far.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An eye.
  case opticID = 4

  /// An older name of `none`.
  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}

/// What a program itself shows in place of the user.
public enum LACredentialType: Int, Sendable {
  /// A password of the program's own.
  case applicationPassword = 0
  /// A PIN of a smart card.
  case smartCardPIN = -3
}

/// The longest time in seconds for which a finger that unlocked the device counts for a program, too.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: Double = 300
