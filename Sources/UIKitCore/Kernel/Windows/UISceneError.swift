/// Why a scene was not opened, closed or changed.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The program has one scene only: its `Info.plist` does not say that it supports several.
    case multipleScenesNotSupported = 0
    /// The request cannot be met, as there is no such session any more.
    case requestDenied = 1
    /// The scene can have another size, but not the one that was asked for.
    case geometryRequestUnsupported = 100
    /// The scene keeps its size.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code

  /// Makes an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }

  /// The program has one scene only: its `Info.plist` does not say that it supports several.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The request cannot be met, as there is no such session any more.
  public static var requestDenied: Code { .requestDenied }
  /// The scene can have another size, but not the one that was asked for.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The scene keeps its size.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The domain of errors about scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"
