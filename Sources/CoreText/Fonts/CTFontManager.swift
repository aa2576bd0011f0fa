import PlatformInterface
import UIKitCore

/// How long, and for whom, a font is registered. Here it always is until the program ends, and for that alone.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For the program, as long as it runs.
  case process = 1
  /// For the user, for good.
  case persistent = 2
  /// For the user, as long as they are logged in.
  case session = 3

  /// The same as `persistent`, under its older name.
  public static var user: CTFontManagerScope { .persistent }
}

/// Why fonts could not be registered: the codes of `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The font is not as it should be.
  case invalidFontData = 104
  /// The font is there already.
  case alreadyRegistered = 105
  /// The font is used.
  case inUse = 106
  /// The font was not registered.
  case notRegistered = 201
}

/// The domain of errors that say why fonts could not be registered.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file found by their names.
///
/// - Parameter error: set where it fails.
/// - Returns: Whether they are found by it now, and were not before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.succeeds(error) { try RegisteredFonts.add(fontURL) }
}

/// Makes the fonts of files found by their names.
///
/// - Parameter errors: set to the errors of those that fail, where there are any.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let failures = RegisteredFonts.add(fontURLs)
  errors?.pointee = failures.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: failures))
  return failures.isEmpty
}

/// Makes the fonts of files found by their names.
///
/// - Parameters:
///   - enabled: whether they are found; false is reported.
///   - registrationHandler: is told the errors, and that it is done, before the call returns.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  if !enabled {
    Unsupported.report("CTFontManagerRegisterFontURLs with fonts that are not enabled")
  }
  _ = registrationHandler?(RegisteredFonts.add(fontURLs), true)
}

/// Makes a typeface found by its name.
///
/// - Parameter error: set where it fails.
/// - Returns: Whether it is found by it now, and was not before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.succeeds(error) {
    guard UIFont(name: font.postScriptName ?? "", size: 12) == nil, RegisteredFonts.add(font)
    else { throw RegisteredFonts.error(.alreadyRegistered) }
  }
}

/// Should make the fonts of a file unknown again, which is reported: they stay until the program ends.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  Unsupported.report("CTFontManagerUnregisterFontsForURL")
  return true
}

/// Should make a typeface unknown again, which is reported: it stays until the program ends.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  Unsupported.report("CTFontManagerUnregisterGraphicsFont")
  return true
}

/// Returns descriptions of the fonts in a file, which need not be registered; nil where it is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  CGDataProvider(url: fileURL).flatMap { $0.data }
    .flatMap { CTFontManagerCreateFontDescriptorFromData($0) }.map { [$0] }
}

/// Returns a description of the font that some bytes are, which need not be registered; nil where they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else { return nil }
  if UIFont(name: font.postScriptName ?? "", size: 12) == nil { _ = RegisteredFonts.add(font) }
  return UIFontDescriptor(name: font.postScriptName ?? "", size: 0)
}

/// Returns the families of all fonts, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// Returns the names of all fonts, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
}
