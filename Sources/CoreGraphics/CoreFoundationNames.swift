/// Core Foundation's names for Foundation's values, so that calls written as
/// `[start, end] as CFArray` or `CGColorSpace.sRGB as CFString` compile unchanged.
public typealias CFString = String
/// An array, under the name that C functions of Core Foundation use.
public typealias CFArray = [Any]
/// Bytes, under the name that C functions of Core Foundation use.
public typealias CFData = Data
/// An address, under the name that C functions of Core Foundation use.
public typealias CFURL = URL
/// A dictionary, under the name that C functions of Core Foundation use.
public typealias CFDictionary = [AnyHashable: Any]
