/// Any object, under the name that C functions of Core Foundation use.
public typealias CFTypeRef = AnyObject
/// The number of a kind of objects of Core Foundation's.
public typealias CFTypeID = UInt

// Disfavoured, as a program may import the module CoreFoundation beside this one.

/// The kind of an object: 0 for one of a kind that has no number here.
///
/// By it programs tell a `true` that they have read from a `1`.
@_disfavoredOverload
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case let number as NSNumber:
    // Foundation has a class of its own for the two truth values.
    type(of: number) == NSNumber.self || type(of: number) != type(of: NSNumber(value: true))
      ? CFNumberGetTypeID() : CFBooleanGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 0
  }
}

/// The kind of texts.
@_disfavoredOverload
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The kind of `NSNull`.
@_disfavoredOverload
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// The kind of dictionaries.
@_disfavoredOverload
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The kind of arrays.
@_disfavoredOverload
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The kind of bytes.
@_disfavoredOverload
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The kind of `true` and `false`.
@_disfavoredOverload
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The kind of numbers that are no truth values.
@_disfavoredOverload
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The kind of addresses.
@_disfavoredOverload
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// The kind of dates.
@_disfavoredOverload
public func CFDateGetTypeID() -> CFTypeID { 42 }
