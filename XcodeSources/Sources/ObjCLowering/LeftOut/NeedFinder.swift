import SwiftSyntax

/// Where in a file something stands, for the question what it needs.
struct LeftOutPlace {
  let file: Int
  /// Names of the types around it, outermost first.
  var scopes: [String] = []
  /// Names of variables around it that are left out, and of those that are not.
  var missingNames: [String: String] = [:]
  var boundNames: Set<String> = []
  /// Constants and variables of the function around that were declared without a value, and must have one
  /// before they are used.
  var unsetNames: Set<String> = []

  mutating func bind(_ names: [String], needing module: String?) {
    for name in names {
      missingNames[name] = module
      if module == nil { boundNames.insert(name) } else { boundNames.remove(name) }
    }
  }
}

/// Tells whether a piece of source needs a module that Linux lacks.
final class NeedFinder: SyntaxVisitor {
  private let absences: Absences
  private let place: LeftOutPlace
  /// Closures that are looked at by themselves.
  private let skipped: Set<SyntaxIdentifier>
  private var found: String?

  /// The first module that is needed; nil for none.
  static func module(
    neededBy node: (some SyntaxProtocol)?, _ absences: Absences, _ place: LeftOutPlace,
    except skipped: Set<SyntaxIdentifier> = []
  ) -> String? {
    guard let node else { return nil }
    let finder = NeedFinder(absences, place, skipped)
    finder.walk(node)
    return finder.found
  }

  private init(_ absences: Absences, _ place: LeftOutPlace, _ skipped: Set<SyntaxIdentifier>) {
    self.absences = absences
    self.place = place
    self.skipped = skipped
    super.init(viewMode: .sourceAccurate)
  }

  private func style(for name: String) {
    if found == nil { found = absences.module(of: name, in: place.file) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    style(for: node.name.text)
    searchForModule(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfNewerSystem { found = found ?? NewerSystem.module }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard skipped.contains(node.id) else { return .visitChildren }
    // What a closure captures belongs to the statement around it: `[weak session = self.session] in`.
    if let captures = node.signature?.capture { walk(captures) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      searchForValue(node.baseName.text)
    }
    return .visitChildren
  }

  /// `if let mapView`, which reads the variable of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { searchForValue(node.pattern.trimmedDescription) }
    return .visitChildren
  }

  /// `Style(color: .clear)` of a structure whose `color` is left out.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      found = found ?? absences.module(ofInitialisersOf: type)
      for label in node.arguments.compactMap(\.label?.text) {
        found = found ?? absences.module(ofLabel: label, for: type)
      }
    }
    return .visitChildren
  }

  private func searchForValue(_ text: String) {
    let name = text.unwrappedName
    if let module = place.missingNames[name] {
      found = found ?? module
    } else if !place.boundNames.contains(name) {
      found = found ?? absences.module(ofMember: name, inside: place.scopes)
      style(for: name)
      searchForModule(name)
    }
  }

  /// `SwiftUI.Text`: the module by its name.
  private func searchForModule(_ name: String) {
    if absences.isMissing(module: name), absences.visible[place.file].contains(name),
      !absences.declares(name)
    {
      found = found ?? name
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text.unwrappedName
    guard let base = node.base else {
      // A case, as `.place` in a pattern or an argument.
      found = found ?? absences.module(ofCase: name)
      return .visitChildren
    }
    if ["self", "Self"].contains(base.trimmedDescription.filter { !"?!".contains($0) }) {
      found = found ?? absences.module(ofMember: name, inside: place.scopes)
    } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.isTypeName {
      found =
        found ?? absences.module(ofMember: name, inside: [type])
        ?? (absences.declares(type) ? absences.module(ofCase: name) : nil)
    } else {
      found = found ?? absences.module(ofMember: name)
    }
    return .visitChildren
  }
}

extension String {
  /// The variable that `$name` is what a property wrapper shows of.
  fileprivate var unwrappedName: String {
    hasPrefix("$") && dropFirst().first?.isLetter == true ? String(dropFirst()) : self
  }
}
