import Foundation
import UniformTypeIdentifiers

// What `UTType` is asked since iOS 14, under the names that it had before. Identifiers that these functions give are
// objects, as `takeRetainedValue()` hands out objects alone; those that they take may be texts or objects.

private func type(_ identifier: String) -> UTType {
  UTType(identifier) ?? UTType(importedAs: identifier)
}

/// The identifier to prefer among those of a tag; one that begins with `dyn.` where no type has it.
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
///   - inTag: the extension without a dot, or the MIME type. Nil is returned where it is empty.
///   - inConformingToUTI: what the type has to conform to; nil for anything.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.map(type)
  ).map { .passRetained($0.identifier as NSString) }
}

/// The identifiers of a tag, the one to prefer first; nil where no type has it.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSArray>? {
  let all = UTType.types(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.map(type))
  return all.isEmpty ? nil : .passRetained(all.map { $0.identifier as NSString } as NSArray)
}

/// The extension or the MIME type to prefer for a type; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<
  NSString
>? {
  type(inUTI).tags[UTTagClass(rawValue: inTagClass)]?.first.map { .passRetained($0 as NSString) }
}

/// The same for an identifier that is an object.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: String) -> Unmanaged<
  NSString
>? {
  UTTypeCopyPreferredTagWithClass(inUTI as String, inTagClass)
}

/// What a person would call a type.
public func UTTypeCopyDescription(_ inUTI: String) -> Unmanaged<NSString>? {
  type(inUTI).localizedDescription.map { .passRetained($0 as NSString) }
}

/// Whether a type is another one, or one below it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  type(inUTI).conforms(to: type(inConformsToUTI))
}

/// The same for an identifier that is an object.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: String) -> Bool {
  UTTypeConformsTo(inUTI as String, inConformsToUTI)
}

/// Whether two identifiers mean one type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { type(inUTI1) == type(inUTI2) }

/// The same for an identifier that is an object.
public func UTTypeEqual(_ inUTI1: NSString, _ inUTI2: String) -> Bool {
  UTTypeEqual(inUTI1 as String, inUTI2)
}

/// Whether a type is known by its identifier.
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { type(inUTI).isDeclared }

/// Whether a type was made for a tag that no type has.
public func UTTypeIsDynamic(_ inUTI: String) -> Bool { type(inUTI).isDynamic }
