/// Core Foundation's names for Foundation's values, so that calls written as
/// `[start, end] as CFArray` or `CGColorSpace.sRGB as CFString` compile unchanged.
public typealias CFString = String
/// An array, under the name that C functions of Core Foundation use.
public typealias CFArray = [Any]
/// Bytes, under the name that C functions of Core Foundation use.
public typealias CFData = Data
/// Bytes that can be added to, under the name that C functions of Core Foundation use.
public typealias CFMutableData = NSMutableData
/// A point in time, under the name that C functions of Core Foundation use.
public typealias CFDate = Date
/// An address, under the name that C functions of Core Foundation use.
public typealias CFURL = URL
/// A dictionary, under the name that C functions of Core Foundation use.
public typealias CFDictionary = [AnyHashable: Any]
/// An error, under the name that C functions of Core Foundation use.
public typealias CFError = NSError

/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain }
/// Returns the number of an error within its domain.
public func CFErrorGetCode(_ error: CFError!) -> Int { error.code }
/// Returns what an error says of itself, by the keys of `NSError`.
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { error.userInfo }
/// Returns what an error says to users.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription }

/// Returns bytes that can be added to, at first none.
///
/// - Parameters:
///   - allocator: nil; memory is of one kind here.
///   - capacity: how many bytes are expected, or 0.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> CFMutableData! {
  NSMutableData(capacity: capacity)
}

/// A number by which C functions of Apple's say how they went.
public typealias OSStatus = Int32
/// All went well.
public let noErr: OSStatus = 0

/// The key of the version of a bundle's list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the program's file in a bundle.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language that a bundle was written in.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of a bundle's short name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages that a bundle has.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
