import Failures

/// A mistake of the program's, named: raising it ends the program with its reason.
///
/// Swift cannot catch exceptions, on Apple's systems either.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
  /// What kind of mistake it is.
  public let name: NSExceptionName
  /// What went wrong, as a sentence; nil where nobody said.
  public let reason: String?
  /// What else whoever made it had to say.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception, which is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program, with the name and the reason on standard error.
  open func raise() {
    NSGetUncaughtExceptionHandler()?(self)
    failure("\(name.rawValue): \(reason ?? "(null)")")
  }

  /// Makes an exception of a format and its values, and raises it.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(
      name: name, reason: NSString(format: format, arguments: argList) as String
    ).raise()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// A mistake of no kind of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range beyond what is there.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that makes no sense.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Something that must hold and does not.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// Memory that could not be had.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object that is not there.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that another process had, and that is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// What hears of an exception that is raised, before the program ends.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

private let uncaught = NSLock()
nonisolated(unsafe) private var uncaughtHandler: NSUncaughtExceptionHandler?

/// Sets what hears of an exception that the program raises; nil for nothing. Failures of the library's
/// end the program without it, as Swift's own do.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  uncaught.withLock { uncaughtHandler = handler }
}
/// Returns what hears of an exception; nil unless it was set.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  uncaught.withLock { uncaughtHandler }
}
