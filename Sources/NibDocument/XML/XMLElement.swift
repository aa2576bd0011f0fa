/// An element of an XML document, with everything inside it.
package struct XMLElement: Equatable, Sendable {
  package var name: String
  /// In the order of the text; names are unique, of two the first counts.
  package var attributes: [Attribute] = []
  package var children: [XMLElement] = []
  /// All characters between the element's tags that are in none of its children.
  package var text = ""
  /// Where the element begins; the first line is 1.
  package var line: Int

  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: String
  }

  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// - Complexity: O(attributes).
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The first child of that name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}

/// What is wrong with a text, and where.
package struct XMLProblem: Error, Equatable, Sendable {
  package var line: Int
  package var message: String
}
