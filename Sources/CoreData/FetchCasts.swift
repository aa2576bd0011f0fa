import Failures

// iOS-BEHAVIOUR: what requests and controllers are said to give is of the compiler alone, so every cast of one to
// another succeeds. Evidence: unmeasured.

infix operator .=>! : CastingPrecedence
infix operator .=>? : CastingPrecedence

/// `request as! NSFetchRequest<Item>` of lowered sources.
@_spi(XcodeSources)
public func .=>! <Result>(_ request: Any?, _ type: NSFetchRequest<Result>.Type)
  -> NSFetchRequest<Result>
{ FetchCasts.forced(request, type, NSFetchRequest<any NSFetchRequestResult>.self) }

/// `request as? NSFetchRequest<Item>` of lowered sources.
@_spi(XcodeSources)
public func .=>? <Result>(_ request: Any?, _ type: NSFetchRequest<Result>.Type)
  -> NSFetchRequest<Result>?
{ FetchCasts.cast(request, type, NSFetchRequest<any NSFetchRequestResult>.self) }

/// `controller as! NSFetchedResultsController<Item>` of lowered sources.
@_spi(XcodeSources)
public func .=>! <Result>(_ controller: Any?, _ type: NSFetchedResultsController<Result>.Type)
  -> NSFetchedResultsController<Result>
{ FetchCasts.forced(controller, type, NSFetchedResultsController<any NSFetchRequestResult>.self) }

/// `controller as? NSFetchedResultsController<Item>` of lowered sources.
@_spi(XcodeSources)
public func .=>? <Result>(_ controller: Any?, _ type: NSFetchedResultsController<Result>.Type)
  -> NSFetchedResultsController<Result>?
{ FetchCasts.cast(controller, type, NSFetchedResultsController<any NSFetchRequestResult>.self) }

/// Objects of generic classes that are laid out alike for all types, seen as those of another type.
enum FetchCasts {
  /// The object itself; nil for one of another class.
  ///
  /// An object that is known by a protocol gives references of two words, one of a class such of one word; so the
  /// former becomes one of the wanted class for good, as its members would write past the space that their callers
  /// have. The other way round the members of the protocol's own extensions are called.
  static func cast<Wanted: AnyObject>(
    _ object: Any?, _ wanted: Wanted.Type, _ untyped: AnyClass
  ) -> Wanted? {
    guard let object else { return nil }
    let reference = object as AnyObject
    if let reference = reference as? Wanted { return reference }
    guard reference is any FetchTyped, wanted is any FetchTyped.Type,
      (reference is NSPersistentStoreRequest) == (wanted is NSPersistentStoreRequest.Type)
    else { return nil }
    if ObjectIdentifier(type(of: reference)) == ObjectIdentifier(untyped) {
      Unmanaged.passUnretained(reference).toOpaque()
        .storeBytes(
          of: unsafeBitCast(wanted as AnyClass, to: UnsafeRawPointer.self),
          as: UnsafeRawPointer.self)
    }
    return seen(reference)
  }

  /// An object as one of another type that is laid out alike, unasked.
  static func seen<Wanted: AnyObject>(_ object: AnyObject) -> Wanted {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
  }

  static func forced<Wanted: AnyObject>(
    _ object: Any?, _ wanted: Wanted.Type, _ untyped: AnyClass
  ) -> Wanted {
    guard let result = cast(object, wanted, untyped) else {
      failure(
        "Could not cast value of type '\(object.map { "\(type(of: $0))" } ?? "nil")' to '\(wanted)'."
      )
    }
    return result
  }
}

/// What is laid out alike whatever it is said to give.
private protocol FetchTyped: AnyObject {}
extension NSFetchRequest: FetchTyped {}
extension NSFetchedResultsController: FetchTyped {}
