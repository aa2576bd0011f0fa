import PlatformInterface
import UIKitCore

/// What a font should be like. It is UIKit's own, so that one is cast to the other, as on iOS.
public typealias CTFontDescriptor = UIFontDescriptor

/// Makes a description of a font's name and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat)
  -> CTFontDescriptor
{
  UIFontDescriptor(name: name, size: size)
}

/// Makes a description of attributes, by the keys of font descriptors.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: fontAttributes(attributes))
}

/// Makes a description that is like another but for some attributes.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(fontAttributes(attributes))
}

/// Makes a description that is like another, with some traits changed; nil where no font has them.
///
/// - Parameter symTraitMask: which traits are changed to those of `symTraitValue`.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let own = CTFontSymbolicTraits(rawValue: original.symbolicTraits.rawValue)
  let wanted = own.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return original.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: wanted.rawValue))
}

/// Makes a description that is like another with a feature of fonts set.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: NSNumber,
  _ featureSelectorIdentifier: NSNumber
) -> CTFontDescriptor {
  let setting: [UIFontDescriptor.FeatureKey: Any] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  let before = original.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]]
  return original.addingAttributes([.featureSettings: (before ?? []) + [setting]])
}

/// Returns an attribute of a description; nil where it has none.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString)
  -> CFTypeRef?
{
  let name = UIFontDescriptor.AttributeName(rawValue: attribute)
  switch descriptor.object(forKey: name) {
  case let text as String: return text as NSString
  case let number as CGFloat: return NSNumber(value: Double(number))
  case let traits as [UIFontDescriptor.TraitKey: Any]:
    let named = traits.map { ($0.key.rawValue, $0.value) }
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: named))
  case let value?: return value as AnyObject
  case nil: return nil
  }
}

/// Returns the attributes that a description was made of, by the keys of font descriptors.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  let attributes = descriptor.fontAttributes.map { (AnyHashable($0.key.rawValue), $0.value) }
  return Dictionary(uniqueKeysWithValues: attributes)
}

/// Returns the description of the installed font that fits best; nil where none has the name that is asked for.
///
/// - Parameter mandatoryAttributes: the keys of attributes that have to fit; the name alone is looked at.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? {
  let name = descriptor.fontAttributes[.name] as? String
  if let name, UIFont(name: name, size: 12) == nil { return nil }
  return UIFont(descriptor: descriptor, size: descriptor.pointSize).fontDescriptor
}

private func fontAttributes(_ dictionary: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in dictionary {
    let name =
      (key as? UIFontDescriptor.AttributeName)?.rawValue ?? key as? String
      ?? String(describing: key)
    attributes[UIFontDescriptor.AttributeName(rawValue: name)] = fontValue(value, of: name)
  }
  return attributes
}

/// Attributes by the types that UIKit has for them: keys are texts in Core Text's dictionaries.
private func fontValue(_ value: Any, of name: String) -> Any {
  if name == kCTFontTraitsAttribute, let traits = value as? [AnyHashable: Any] {
    return Dictionary(
      traits.map { key, value in
        (
          key as? UIFontDescriptor.TraitKey
            ?? UIFontDescriptor.TraitKey(rawValue: key as? String ?? ""), value
        )
      }, uniquingKeysWith: { $1 })
  }
  if name == kCTFontFeatureSettingsAttribute, let settings = value as? [[AnyHashable: Any]] {
    return settings.map { setting in
      Dictionary(
        setting.map { key, value in
          (
            key as? UIFontDescriptor.FeatureKey
              ?? UIFontDescriptor.FeatureKey(rawValue: key as? String ?? ""), value
          )
        }, uniquingKeysWith: { $1 })
    }
  }
  return value
}

/// The key of a font's PostScript name.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
/// The key of a font's name as users see it.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The key of a font's family.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
/// The key of the name of a font's style.
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
/// The key of a font's traits, which are a dictionary.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
/// The key of a font's size in points.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// The key of the features that a font is to have.
public let kCTFontFeatureSettingsAttribute: CFString =
  UIFontDescriptor.AttributeName.featureSettings.rawValue
/// The key of the number of a feature's kind.
public let kCTFontFeatureTypeIdentifierKey: CFString =
  UIFontDescriptor.FeatureKey.type.rawValue
/// The key of the number of a feature's setting.
public let kCTFontFeatureSelectorIdentifierKey: CFString =
  UIFontDescriptor.FeatureKey.selector.rawValue
/// The key of the traits that have a name.
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
/// The key of a font's weight, from -1 to 1.
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
/// The key of a font's width, from -1 to 1.
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
/// The key of how much a font leans, from -1 to 1.
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue
