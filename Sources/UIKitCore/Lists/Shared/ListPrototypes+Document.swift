import NibDocument

/// Cells and headers that a list of a document makes when they are dequeued.
extension NibElement {
  /// The identifier that a prototype is registered and dequeued by; nil, and a line in the log, where
  /// the document gives none.
  static func identifier(of object: NibObject, _ source: NibSource) -> String? {
    if let identifier = object.string("reuseIdentifier"), !identifier.isEmpty { return identifier }
    source.builder.tell(
      .damaged, "A prototype should have a reuse identifier to be dequeued by.", object)
    return nil
  }
}
