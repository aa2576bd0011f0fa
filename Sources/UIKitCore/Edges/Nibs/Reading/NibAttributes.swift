/// What classes of other modules read of the element that they are made for.
@MainActor
package struct NibAttributes {
  private let source: NibSource

  /// The element of an object that a document is initialising; nil for coders of other kinds.
  package init?(_ coder: NSCoder) {
    guard let source = NibSource(coder) else { return nil }
    self.source = source
  }

  private init(_ source: NibSource) { self.source = source }

  /// An element inside, by the key that the document gives it.
  package func child(_ key: String) -> NibAttributes? {
    source.object.keyedObjects[key].map { NibAttributes(NibSource($0, source.builder)) }
  }

  /// Returns a truth value of the element; nil where it has none of the name.
  package func bool(_ name: String) -> Bool? { source.bool(name) }
  /// Returns a number of the element; nil where it has none of the name.
  package func number(_ name: String) -> CGFloat? { source.number(name) }
  /// Returns a text of the element; nil where it has none of the name.
  package func text(_ name: String) -> String? { source.text(name) }
}
