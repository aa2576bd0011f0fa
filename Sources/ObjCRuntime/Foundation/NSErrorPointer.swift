import Foundation

/// Where a function in Objective-C leaves a value; here a pointer like any other, as nothing is released by itself.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a function in Objective-C leaves its error: `&error` of an `NSError?`, or nil.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
