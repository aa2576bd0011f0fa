import SwiftSyntax

/// `willSet` and `didSet` of a property that an extension overrides: outside of the class the property has to be
/// computed, so that the observers become functions of its setter.
struct ExtensionObservers {
  private let name: String
  private let type: String
  private let accessors: [AccessorDeclSyntax]

  /// Nil where the property has no observers, or its type is not written.
  init?(_ binding: PatternBindingSyntax) {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors,
      let type = binding.typeAnnotation?.type.oneLine(),
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    name = binding.pattern.trimmedDescription
    self.type = type
    accessors = Array(list)
  }

  /// Makes the property read and set what it overrides, and call its observers.
  func lower(_ context: FileContext) {
    for (number, accessor) in accessors.enumerated() {
      let isWill = accessor.accessorSpecifier.text == "willSet"
      let value = accessor.parameters?.name.text ?? (isWill ? "newValue" : "oldValue")
      let head = number == 0 ? "get { super.\(name) } set { " : "; "
      context.edits.replace(
        accessor.accessorSpecifier,
        with: "\(head)func \(isWill ? "will" : "did")Change(_ \(value): \(type))")
      if let parameters = accessor.parameters { context.edits.remove(parameters) }
    }
    guard let last = accessors.last else { return }
    let observers = Set(accessors.map(\.accessorSpecifier.text))
    context.edits.insert(
      "; let valueBefore = super.\(name)"
        + (observers.contains("willSet") ? "; willChange(newValue)" : "")
        + "; super.\(name) = newValue"
        + (observers.contains("didSet") ? "; didChange(valueBefore) }" : "; _ = valueBefore }"),
      after: last)
  }
}
