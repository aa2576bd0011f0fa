import SwiftSyntax

/// Changes of one file, by positions of the original text.
///
/// No change moves a line: what goes leaves its line ends, what comes has none. So line numbers
/// stay those of the original, and one directive at the top tells the compiler where that is.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var text: String
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts text before the first character of a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Puts text after the last character of a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private mutating func insert(_ text: String, at offset: Int) {
    assert(!text.contains("\n"), "Added text has no line ends; found \(text)")
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    assert(!text.contains("\n"), "Added text has no line ends; found \(text)")
    edits.append(Edit(range: node.textRange, text: text, order: edits.count))
  }

  /// Everything from the start of one node to the end of another, which may be the same.
  mutating func replace(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String
  ) {
    let range =
      first.positionAfterSkippingLeadingTrivia
      .utf8Offset..<last.endPositionBeforeTrailingTrivia
      .utf8Offset
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Takes a node away, and the spaces behind it on its line, for the text if there is any.
  mutating func remove(_ node: some SyntaxProtocol, puttingInPlace text: String = "") {
    let range = node.textRange
    edits.append(
      Edit(
        range: range.lowerBound..<(range.upperBound + node.trailingSpaces), text: text,
        order: edits.count))
  }

  /// The text with all changes made. A change inside something that was taken away is dropped.
  func applied(to text: String) -> String {
    let source = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    // What is put somewhere comes before what goes there, and the larger part that goes before the
    // smaller.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      // Line ends stay where they were.
      result += source[edit.range].filter { $0 == UInt8(ascii: "\n") }
      position = edit.range.upperBound
    }
    result += source[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// Offsets without the spaces and comments around it.
  fileprivate var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  fileprivate var trailingSpaces: Int {
    var count = 0
    for piece in trailingTrivia {
      switch piece {
      case .spaces(let number), .tabs(let number): count += number
      default: return count
      }
    }
    return count
  }

  /// The text on one line, without comments, for use in another place.
  ///
  /// - Parameter replace: what stands for a part of it; nil keeps the part.
  func oneLine(replacing replace: (Syntax) -> String? = { _ in nil }) -> String {
    var result = ""
    func add(_ node: Syntax) {
      if let text = replace(node) {
        if !result.isEmpty, !node.leadingTrivia.isEmpty, result.last != " " { result += " " }
        result += text
        if !node.trailingTrivia.isEmpty { result += " " }
      } else if let token = node.as(TokenSyntax.self) {
        if !result.isEmpty, !token.leadingTrivia.isEmpty, result.last != " " { result += " " }
        result += token.text
        if !token.trailingTrivia.isEmpty { result += " " }
      } else {
        for child in node.children(viewMode: .sourceAccurate) { add(child) }
      }
    }
    add(Syntax(self))
    return result.trimmed
  }
}

extension String {
  var trimmed: String {
    var view = self[...]
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
