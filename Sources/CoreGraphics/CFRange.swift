/// Places in texts and lists of Core Foundation's: where they begin, and how many there are.
public struct CFRange: Hashable, Sendable {
  /// The first place; `kCFNotFound` for none.
  public var location: Int
  /// How many places there are.
  public var length: Int

  /// Makes an empty range at the beginning.
  public init() { self.init(location: 0, length: 0) }

  /// Makes a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

/// Makes a range of Core Foundation's.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// Stands for a place where nothing was found.
public let kCFNotFound = -1

/// A unit of a text in UTF-16, under the name that Core Foundation uses.
public typealias UniChar = UInt16
/// The number of a sign in a font's file.
public typealias CGGlyph = UInt16

/// A text with attributes, under the name that C functions of Core Foundation use.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed, under the name that C functions of Core Foundation use.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Makes a text whose characters all have the same attributes.
///
/// - Parameter alloc: nil; memory is of one kind here.
public func CFAttributedStringCreate(
  _ alloc: AnyObject?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: str ?? "", attributes: stringAttributes(attributes))
}

/// Makes an empty text that can be changed.
///
/// - Parameters:
///   - alloc: nil; memory is of one kind here.
///   - maxLength: not observed; a text may have any length, as one made with 0 has on iOS.
public func CFAttributedStringCreateMutable(_ alloc: AnyObject?, _ maxLength: Int)
  -> CFMutableAttributedString!
{
  NSMutableAttributedString(string: "")
}

/// Makes a text that can be changed of another.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: AnyObject?, _ maxLength: Int, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
  NSMutableAttributedString(attributedString: aStr)
}

/// Returns the characters of a text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string }

/// Returns how many UTF-16 units a text has.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> Int { aStr.length }

/// Puts characters in place of some of a text's, with the attributes of the first that they replace.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  aStr.replaceCharacters(in: NSRange(range), with: replacement ?? "")
}

/// Gives an attribute to characters of a text.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let attrName, let value else { return }
  aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: NSRange(range))
}

/// Takes an attribute from characters of a text.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
  guard let attrName else { return }
  aStr.removeAttribute(NSAttributedString.Key(attrName), range: NSRange(range))
}

/// Gives attributes to characters of a text.
///
/// - Parameter clearOtherAttributes: whether those that they have go.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  let attributes = stringAttributes(replacement)
  if clearOtherAttributes {
    aStr.setAttributes(attributes, range: NSRange(range))
  } else {
    aStr.addAttributes(attributes, range: NSRange(range))
  }
}

private func stringAttributes(_ dictionary: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var attributes: [NSAttributedString.Key: Any] = [:]
  for (key, value) in dictionary ?? [:] {
    if let name = (key as? String) ?? (key as? NSAttributedString.Key)?.rawValue {
      attributes[NSAttributedString.Key(name)] = value
    }
  }
  return attributes
}

extension NSRange {
  fileprivate init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

/// Returns how many elements a list has.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }

/// Returns an element of a list as a pointer to an object, which lives as long as the list does; nil for elements that
/// are no objects.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
  guard let theArray, theArray.indices.contains(idx), type(of: theArray[idx]) is AnyClass else {
    return nil
  }
  return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
