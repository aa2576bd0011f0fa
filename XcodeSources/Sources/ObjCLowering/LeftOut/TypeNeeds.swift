import SwiftSyntax

/// The superclass and protocols of a type that need something.
struct InheritedNeeds {
  private(set) var module: String?
  private(set) var kept: [String] = []
  private(set) var dropped: [String] = []
  private let isFirstDropped: Bool

  init(_ clause: InheritanceClauseSyntax?, _ need: (TypeSyntax) -> String?) {
    var isFirst = true
    var isFirstDropped = false
    for inherited in clause?.inheritedTypes ?? [] {
      if let needed = need(inherited.type) {
        module = module ?? needed
        dropped.append(inherited.type.trimmedDescription)
        if isFirst { isFirstDropped = true }
      } else {
        kept.append(inherited.type.trimmedDescription)
      }
      isFirst = false
    }
    self.isFirstDropped = isFirstDropped
  }

  /// The module without which a type is nothing: that of a superclass, of a protocol that a structure is
  /// made for, such as `View`, or that a protocol refines.
  func module(makingUseless node: some DeclGroupSyntax) -> String? {
    guard let module else { return nil }
    if node.is(ProtocolDeclSyntax.self) { return module }
    guard node.is(ClassDeclSyntax.self) else {
      return module == "Combine" || module == "CoreTransferable" ? nil : module
    }
    let isProtocol =
      dropped.first.map { name in
        ["Delegate", "DataSource", "Object", "Observer", "Protocol"].contains { name.hasSuffix($0) }
          && !name.hasSuffix("ManagedObject")
      } ?? false
    return isFirstDropped && !isProtocol ? module : nil
  }
}

/// Attributes of types that need something, such as SwiftData's `@Model`.
enum TypeAttributes {
  static func module(
    neededBy list: AttributeListSyntax, _ absences: Absences, _ place: LeftOutPlace
  ) -> String? {
    if list.areOfNewerSystem { return NewerSystem.module }
    return list.allAttributes.lazy.compactMap {
      NeedFinder.module(neededBy: $0.attributeName, absences, place)
    }.first
  }
}
