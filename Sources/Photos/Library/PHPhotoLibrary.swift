import Foundation

/// Whether the app may use the user's pictures. A desktop has no such question: it always may.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The device's rules forbid it.
  case restricted
  /// The user forbade it.
  case denied
  /// It may.
  case authorized
  /// It may use what the user chose.
  case limited
}

/// What an app wants to do with the user's pictures.
public enum PHAccessLevel: Int, Sendable {
  /// It adds some.
  case addOnly = 1
  /// It reads and changes them.
  case readWrite
}

/// The user's pictures: the files of the user's folder of pictures, which `XDG_PICTURES_DIR` names, and its folders
/// as albums.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The library that all share.
  open class func shared() -> PHPhotoLibrary { library }

  private override init() { super.init() }

  /// Returns that the app may use pictures.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Returns that the app may use pictures in that way.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }

  /// Calls back on a queue of the system's, as iOS does.
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }
  /// Calls back on a queue of the system's, as iOS does.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.authorized) } }
  /// Returns that the app may use pictures in that way.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .authorized }
}
