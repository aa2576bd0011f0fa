import SwiftSyntax

/// Which methods of extensions take part in overriding, which Swift allows in the bodies of classes
/// alone.
///
/// On Apple's systems methods of extensions can override and be overridden, as Objective-C
/// dispatches them. Here the body of the class gets a method that calls the one in the extension,
/// which gets another name.
struct OverridePlan {
  /// Members of extensions that move their name into the body of their class.
  var moved: [ObjectIdentifier: (member: MemberInfo, owner: TypeInfo)] = [:]
  /// Methods that the module adds to classes of others and overrides in its own.
  var dispatched: [ObjectIdentifier: (member: MemberInfo, owner: String)] = [:]
  /// Their overrides: whether a superclass overrides the method too.
  var overrides: [ObjectIdentifier: Override] = [:]
  /// Methods of UIKit's protocols that a subclass implements and the class with the protocol leaves
  /// out.
  private(set) var leftOut: [(owner: TypeInfo, member: MemberInfo, protocolName: String)] = []
  /// Methods that override one of `leftOut` and do not say so.
  private(set) var unsaid: Set<ObjectIdentifier> = []

  struct Override {
    let member: MemberInfo
    let owner: TypeInfo
    let base: MemberInfo
    let baseOwner: String
    let isFirst: Bool
  }

  init(_ index: ModuleIndex) {
    // Superclasses first, as overrides of overrides are told by those above them.
    let classes = index.allTypes.filter { $0.kind == .class && !$0.isLocal }
      .map { (type: $0, depth: index.chain(of: $0).count) }.sorted { $0.depth < $1.depth }
    planOpen(index)
    for (type, _) in classes {
      planLeftOut(type, index)
      for member in type.members
      where member.isOverride || unsaid.contains(ObjectIdentifier(member)) {
        plan(member, type, index)
      }
    }
  }

  private mutating func plan(_ member: MemberInfo, _ type: TypeInfo, _ index: ModuleIndex) {
    // Nothing to override: the pass over these takes the word away.
    if RuntimeMethods.areFound(member, of: type, index) || RuntimeMethods.areUncalled(member),
      RuntimeMethods.isFirst(member, of: type, index)
    {
      return
    }
    if member.container != nil { moved[ObjectIdentifier(member)] = (member, type) }
    let superclasses = index.chain(of: type).dropFirst()
    for superclass in superclasses {
      guard let base = superclass.members.first(where: { $0.overridable(by: member) }) else {
        continue
      }
      if base.container != nil { moved[ObjectIdentifier(base)] = (base, superclass) }
      if let above = overrides[ObjectIdentifier(base)] {
        overrides[ObjectIdentifier(member)] = Override(
          member: member, owner: type, base: above.base, baseOwner: above.baseOwner, isFirst: false)
      }
      return
    }
    guard let root = index.foreignRoot(of: type) else { return }
    for (name, members) in index.foreignMembers.sorted(by: { $0.key < $1.key })
    where UIKitClasses.may(root, deriveFrom: name) {
      guard let base = members.first(where: { $0.overridable(by: member) && !$0.isOverride }) else {
        continue
      }
      dispatched[ObjectIdentifier(base)] = (base, name)
      overrides[ObjectIdentifier(member)] = Override(
        member: member, owner: type, base: base, baseOwner: name, isFirst: true)
      return
    }
    planOverrideOfOther(member, type, root, index)
  }

  /// Methods without `override` that UIKit would find in a subclass of the class with the protocol.
  private mutating func planLeftOut(_ type: TypeInfo, _ index: ModuleIndex) {
    let superclasses = Array(index.chain(of: type).dropFirst())
    guard !superclasses.isEmpty else { return }
    for member in type.members where !member.isOverride && !member.isStatic && !member.isProperty {
      let requiring = UIKitRequirements.protocols(requiring: member.fullName)
      guard !requiring.isEmpty,
        !superclasses.contains(where: { type in
          type.members.contains { $0.overridable(by: member) }
        })
      else { continue }
      for superclass in superclasses {
        let own = superclass.allInherited.flatMap { expanded($0, index) }
        guard let name = own.first(where: requiring.contains) else { continue }
        unsaid.insert(ObjectIdentifier(member))
        if !leftOut.contains(where: {
          $0.owner === superclass && $0.member.fullName == member.fullName
        }) {
          leftOut.append((superclass, member, name))
        }
        break
      }
    }
  }

  /// UIKit's protocols that an inherited name stands for.
  private func expanded(_ name: String, _ index: ModuleIndex) -> [String] {
    if let type = index.types[name] {
      return type.kind == .protocol ? type.allInherited.flatMap { expanded($0, index) } : []
    }
    return UIKitRequirements.closure(of: name).sorted()
  }
}

extension MemberInfo {
  /// Whether `member` of a subclass has the name of this one and is of its kind.
  func overridable(by member: MemberInfo) -> Bool {
    fullName == member.fullName && isProperty == member.isProperty && isStatic == member.isStatic
      && !modifiers.contains("private")
  }
}

/// What is known of UIKit's classes by their names.
enum UIKitClasses {
  /// Whether one class can be the other or derive from it.
  static func may(_ name: String, deriveFrom other: String) -> Bool {
    if name == other || other == "NSObject" { return true }
    guard name.hasPrefix("UI") else { return false }
    switch other {
    case "UIResponder": return isView(name) || isController(name)
    case "UIView": return isView(name)
    case "UIViewController": return isController(name)
    case "UIControl":
      return [
        "UIButton", "UISwitch", "UISlider", "UITextField", "UISegmentedControl", "UIStepper",
        "UIPageControl", "UIDatePicker", "UIRefreshControl",
      ].contains(name)
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UICollectionReusableView":
      return ["UICollectionViewCell", "UICollectionViewListCell"].contains(name)
    case "UICollectionViewCell": return name == "UICollectionViewListCell"
    default: return false
    }
  }

  /// Whether the name is that of a class of UIKit's which others derive from.
  static func isClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && (isView(name) || isController(name) || name == "UIResponder")
  }

  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && name != "UIPresentationController"
  }

  private static func isView(_ name: String) -> Bool {
    [
      "View", "Cell", "Button", "Label", "Field", "Switch", "Slider", "Control", "Stepper", "Bar",
      "Picker", "Window",
    ].contains { name.hasSuffix($0) }
  }
}
