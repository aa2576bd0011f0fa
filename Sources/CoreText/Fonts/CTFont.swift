import PlatformInterface
import UIKitCore

/// A font at a size. It is UIKit's own, so that one is cast to the other, as on iOS.
public typealias CTFont = UIFont

/// Makes the font of a PostScript name, full name or family; the system's where there is none of the name.
///
/// - Parameters:
///   - size: points; 0 for 12.
///   - matrix: nil; one that turns or slants letters is reported.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportMatrix(matrix)
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Makes the font that a description fits best.
///
/// - Parameter size: points; 0 for the description's own, or 12 where it has none.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  reportMatrix(matrix)
  let own = size > 0 ? size : descriptor.pointSize
  return UIFont(descriptor: descriptor, size: own > 0 ? own : 12)
}

/// Makes the font of a typeface, which need not be registered.
///
/// - Parameters:
///   - size: points; 0 for 12.
///   - attributes: what else the font should have.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let name = graphicsFont.postScriptName ?? ""
  let size = size > 0 ? size : 12
  if UIFont(name: name, size: size) == nil { _ = RegisteredFonts.add(graphicsFont) }
  let font = CTFontCreateWithName(name, size, matrix)
  guard let attributes else { return font }
  return CTFontCreateCopyWithAttributes(font, size, nil, attributes)
}

/// Makes a font of the system's for some kind of text, or nil for kinds that iOS has none for.
///
/// - Parameters:
///   - size: points; 0 for the kind's usual one.
///   - language: not observed: the system's font writes all.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  func points(_ usual: CGFloat) -> CGFloat { size > 0 ? size : usual }
  switch uiType {
  case .none: return nil
  case .emphasizedSystem, .alertHeader, .smallEmphasizedSystem, .miniEmphasizedSystem:
    return .boldSystemFont(ofSize: points(12))
  case .emphasizedSystemDetail: return .boldSystemFont(ofSize: points(9))
  case .userFixedPitch: return .monospacedSystemFont(ofSize: points(12), weight: .regular)
  default: return .systemFont(ofSize: points(12))
  }
}

/// Makes a font that is like another but for what a description says.
///
/// - Parameter size: points; 0 for the same.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  reportMatrix(matrix)
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size) }
  let merged = font.fontDescriptor.addingAttributes(attributes.fontAttributes)
  return UIFont(descriptor: merged, size: size)
}

/// Makes a font that is like another, with some traits changed; nil where there is none.
///
/// - Parameters:
///   - size: points; 0 for the same.
///   - symTraitMask: which traits are changed to those of `symTraitValue`.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  reportMatrix(matrix)
  let own = CTFontGetSymbolicTraits(font)
  let wanted = own.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  let traits = UIFontDescriptor.SymbolicTraits(rawValue: wanted.rawValue)
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

/// Makes a font of another family that is otherwise like a font; nil where there is no such family.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  reportMatrix(matrix)
  let size = size > 0 ? size : font.pointSize
  guard UIFont(name: family, size: size) != nil else { return nil }
  return UIFont(descriptor: font.fontDescriptor.withFamily(family), size: size)
}

/// Returns the font that writes some characters where a font is asked for: itself, or the one that has signs which it
/// lacks.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange)
  -> CTFont
{
  let all = string as NSString
  let places = NSIntersectionRange(
    NSRange(location: max(range.location, 0), length: max(range.length, 0)),
    NSRange(location: 0, length: all.length))
  let text = NSAttributedString(
    string: all.substring(with: places), attributes: [.font: currentFont])
  return CTLine(text).runs.first?.font ?? currentFont
}

private func reportMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) {
  guard let matrix = matrix?.pointee, !matrix.isIdentity else { return }
  Unsupported.report("CTFont with a matrix")
}
