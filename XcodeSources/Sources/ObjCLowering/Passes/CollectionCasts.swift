import SwiftSyntax

/// `list as CFArray` where the list is one of Objective-C's: Core Foundation's lists are Swift's here, which a list of
/// Foundation's becomes by a cast that could fail alone.
enum CollectionCasts {
  /// Foundation's classes for what Core Foundation's types name.
  private static let classes = [
    "CFArray": ["NSArray", "NSMutableArray"],
    "CFDictionary": ["NSDictionary", "NSMutableDictionary"],
  ]

  /// - Parameter file: of which only those that name one of the classes are looked at; elsewhere the cast is right.
  static func lower(_ node: SequenceExprSyntax, in file: SourceFile, _ edits: inout EditList) {
    let parts = Array(node.elements)
    guard parts.count >= 3, let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = parts.last?.as(TypeExprSyntax.self)?.trimmedDescription,
      let classes = classes[type], classes.contains(where: file.text.contains),
      !parts[parts.count - 3].is(ArrayExprSyntax.self),
      !parts[parts.count - 3].is(DictionaryExprSyntax.self)
    else { return }
    edits.insert("!", after: cast.asKeyword)
  }
}
