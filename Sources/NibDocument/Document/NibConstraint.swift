/// A constraint as a document writes it: first = multiplier × second + constant.
package struct NibConstraint: Equatable, Sendable {
  package enum Relation: String, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

  package var id: String
  /// The id of a view or guide; nil for the view that holds the constraint.
  package var firstItem: String?
  /// `"leading"`, `"topMargin"`, `"firstBaseline"`, …
  package var firstAttribute: String
  package var relation = Relation.equal
  package var secondItem: String?
  package var secondAttribute: String?
  /// Of `a:b` the quotient.
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = 1000.0
  /// Whether the constant is the standard distance, which the system may choose anew.
  package var isSymbolic = false
  /// Removed when the document is built: it holds a place in the editor alone.
  package var isPlaceholder = false
  package var identifier: String?
  package var variations: [NibVariation] = []
  package var line: Int

  package init(id: String, firstAttribute: String, line: Int) {
    self.id = id
    self.firstAttribute = firstAttribute
    self.line = line
  }
}
