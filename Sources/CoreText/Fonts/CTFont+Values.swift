import PlatformInterface
import UIKitCore

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the transform of a font's letters, which is none here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns how far the highest letters reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns how far letters reach below the baseline, in points; a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space that a font wants between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

// iOS-BEHAVIOUR: fonts' files state these three; what the text engine draws lines by is the same for all fonts.
// Evidence: unmeasured.
/// Returns how far from the baseline a line under a text is, in points upwards; a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// Returns how thick a line under a text is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// Returns by how much letters lean, in degrees to the left; zero for upright ones.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.spec.isItalic ? -12 : 0 }

/// Returns how many units a font's file divides its size into: a thousand, as outlines are given in points.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }

/// Returns a rectangle around the letters of a font laid over one another, in points: from its lowest to its highest
/// line, as wide as its widest capital.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let width = (font as CTFont).advance(of: "W") ?? font.pointSize
  return CGRect(
    x: 0, y: font.descender, width: width, height: font.ascender - font.descender)
}

/// Returns the traits of a font that have a name.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// Returns the weight, width, slant and named traits of a font, by the keys of traits.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits =
    font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
  return Dictionary(uniqueKeysWithValues: traits.map { (AnyHashable($0.key.rawValue), $0.value) })
}

/// Returns what a font may be made of again.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns an attribute of a font's description; nil where it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the name of a font with its style, as for users: here that of the font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of a font as users see it.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }

/// Returns a name of a font by its key; nil for those that only a font's maker knows.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontPostScriptNameKey, kCTFontFullNameKey, kCTFontUniqueNameKey: font.fontName
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontStyleNameKey, kCTFontSubFamilyNameKey:
    font.fontName.split(separator: "-").dropFirst().last.map(String.init) ?? "Regular"
  default: nil
  }
}

/// Returns the typeface of a font, without its size.
///
/// - Parameter attributes: set to the font's description, where it is asked for.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = Unmanaged.passRetained(font.fontDescriptor)
  return CGFont(font.fontName)!
}

/// The key of a font's PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The key of a font's name with its style.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The key of a name that no other font has.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The key of the name of a font's family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The key of the name of a font's style.
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
/// The same, under the name that files use.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
