import SwiftSyntax

/// `scroller.publisher(for: \.contentOffset)`, which Combine has and OpenCombine lacks: a file that calls it gets a method
/// that observes the property, whose name is added to the call as no program can find it out.
enum KeyPathPublishers {
  /// Adds the property's name to a call of the method, and the method to its file; false where it is no such call.
  static func lower(
    _ node: FunctionCallExprSyntax, _ callee: String, _ context: FileContext,
    name: (KeyPathExprSyntax) -> String?
  ) -> Bool {
    guard callee == "publisher", let first = node.arguments.first, first.label?.text == "for",
      let path = first.expression.as(KeyPathExprSyntax.self),
      node.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" }),
      context.file.imports.contains("Combine"), let name = name(path)
    else { return false }
    context.edits.insert(", named: \"\(name)\"", after: first.expression)
    context.needsRuntime = true
    if !context.additions.contains(lines[0]) { context.additions += lines }
    return true
  }

  private static let lines = [
    "extension NSObjectProtocol where Self: NSObject {",
    "  fileprivate func publisher<Value>(for keyPath: KeyPath<Self, Value>, named name: String, options: "
      + "NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never> {",
    "    Deferred { [self] () -> AnyPublisher<Value, Never> in",
    "      let values = CurrentValueSubject<Value?, Never>(options.contains(.initial) ? self[keyPath: keyPath] : nil)",
    "      let observation = observe(keyPath, named: name, options: [.new]) { object, _ in "
      + "values.send(object[keyPath: keyPath]) }",
    "      return values.compactMap { $0 }.handleEvents(receiveCancel: { observation.invalidate() })"
      + ".eraseToAnyPublisher()",
    "    }.eraseToAnyPublisher()",
    "  }",
    "}",
  ]
}
