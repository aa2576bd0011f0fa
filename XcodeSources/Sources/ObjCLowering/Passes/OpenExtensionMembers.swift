import SwiftSyntax

/// Members that an extension declares `open`, which other modules override: Objective-C dispatches them on Apple's
/// systems. Here they are dispatched wherever they are declared, since a module is lowered before those that use it.
extension OverridePlan {
  /// Plans for those of this module.
  mutating func planOpen(_ index: ModuleIndex) {
    for type in index.allTypes
    where type.kind == .class && !type.isLocal && type.modifiers.contains("open") {
      for member in type.members where member.isOpenInExtension {
        moved[ObjectIdentifier(member)] = (member, type)
      }
    }
    for (name, members) in index.foreignMembers where UIKitClasses.isClass(name) {
      for member in members where member.isDispatchedWhenOpen(among: members) {
        dispatched[ObjectIdentifier(member)] = (member, name)
      }
    }
  }

  /// Plans for an override of one that another module adds to a class of UIKit's.
  ///
  /// - Parameter root: the first superclass that this module does not declare.
  mutating func planOverrideOfOther(
    _ member: MemberInfo, _ type: TypeInfo, _ root: String, _ index: ModuleIndex
  ) {
    for (name, members) in index.otherForeignMembers.sorted(by: { $0.key < $1.key })
    where UIKitClasses.isClass(name) && UIKitClasses.may(root, deriveFrom: name) {
      guard
        let base = members.first(where: {
          $0.overridable(by: member) && $0.isDispatchedWhenOpen(among: members)
        })
      else { continue }
      overrides[ObjectIdentifier(member)] = Override(
        member: member, owner: type, base: base, baseOwner: name, isFirst: true)
      return
    }
  }
}

extension MemberInfo {
  /// Whether an extension declares the member, under no condition, for others to override.
  fileprivate var isOpenInExtension: Bool {
    guard let container, modifiers.contains("open"), !isOverride, !isStatic, conditions.isEmpty,
      container.genericWhereClause == nil
    else { return false }
    switch kind {
    case .method(let decl): return decl.genericParameterClause == nil
    case .property(_, let binding): return binding.typeAnnotation != nil
    }
  }

  /// The same of a class of UIKit's, for a member that a protocol can require: the only one of its name, without values
  /// for arguments that are left out.
  ///
  /// - Parameter members: all that the module adds to the class.
  fileprivate func isDispatchedWhenOpen(among members: [MemberInfo]) -> Bool {
    guard isOpenInExtension, members.filter({ $0.fullName == fullName }).count == 1 else {
      return false
    }
    guard case .method(let decl) = kind else { return true }
    return decl.signature.parameterClause.parameters.allSatisfy { $0.defaultValue == nil }
      && !decl.signature.trimmedDescription.contains("Self")
  }
}
