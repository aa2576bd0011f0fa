import Foundation

extension Unmanaged where Instance == NSString {
  /// Takes a text of Core Foundation's, which is a value here, as the object that old code makes a pointer of to look
  /// for it in a dictionary. The object is made once for each text and lives as long as the program.
  public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> {
    passUnretained(CoreFoundationKeys.object(for: value))
  }

  /// Takes a text of Core Foundation's as an object that whoever gets the pointer releases.
  public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
    passRetained(NSString(string: value))
  }
}

/// The objects that stand for texts which old code makes pointers of.
private enum CoreFoundationKeys {
  private final class Store: @unchecked Sendable {
    let lock = NSLock()
    var objects: [String: NSString] = [:]
  }
  private static let store = Store()

  static func object(for text: String) -> NSString {
    store.lock.withLock {
      if let known = store.objects[text] { return known }
      let made = NSString(string: text)
      store.objects[text] = made
      return made
    }
  }
}

/// Returns what a dictionary has at a key, as a pointer that lives as long as the dictionary does: to an object, or to
/// a dictionary where it is one of Core Foundation's. Values of other types have no pointer, and count as not there.
///
/// - Parameter key: a pointer to a text, as `Unmanaged.passUnretained(_:).toOpaque()` makes it.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!)
  -> UnsafeRawPointer!
{
  guard let theDict, let key else { return nil }
  let name = Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue()
  guard let value = theDict[String(describing: name)] else { return nil }
  // A dictionary is one pointer to its storage, so that the caller's `unsafeBitCast` finds it again.
  if type(of: value) is CFDictionary.Type, let dictionary = value as? CFDictionary {
    return withExtendedLifetime(dictionary) { unsafeBitCast(dictionary, to: UnsafeRawPointer.self) }
  }
  guard type(of: value) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
}

/// Returns whether a dictionary has something at a key, as `CFDictionaryGetValue` tells it.
///
/// - Parameters:
///   - key: a pointer to a text, as `Unmanaged.passUnretained(_:).toOpaque()` makes it.
///   - value: takes the pointer that `CFDictionaryGetValue` returns; nil for none, and left alone where nothing is there.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  if let value { value.pointee = found }
  return true
}
