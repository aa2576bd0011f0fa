/// Core Foundation's names for Foundation's values, so that calls written as
/// `[start, end] as CFArray` or `CGColorSpace.sRGB as CFString` compile unchanged.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDictionary = [AnyHashable: Any]
