/// The domain of a document browser's errors.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// Why a document browser could not do something.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
  /// The reasons, in Apple's numbers.
  public enum Code: Int, Sendable {
    /// Something else went wrong.
    case generic = 1
    /// There is no place for the document.
    case noLocationAvailable
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Something else went wrong.
  public static var generic: Code { .generic }
  /// There is no place for the document.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}
