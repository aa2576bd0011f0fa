/// An immutable sequence of lines and curves.
open class CGPath: @unchecked Sendable {
  /// Only `CGMutablePath` changes it, before it is shared.
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) { self.elements = elements }
}
