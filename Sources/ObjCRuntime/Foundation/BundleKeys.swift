/// The key of a bundle's version in its property list.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of a bundle's name in its property list.
public let kCFBundleNameKey = "CFBundleName"
/// The key of a bundle's identifier in its property list.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
