import CSwiftRuntime
import UIKitCore

extension ObjectFactory {
  /// Through `MKAnnotationView.init(annotation:reuseIdentifier:)`, overridden or not.
  static func make(
    _ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?
  ) -> MKAnnotationView {
    make(
      type, through: tessera_initialiser_annotation_view,
      words: ownedWords(annotation) + ownedWords(reuseIdentifier))
  }

  /// An annotation that an initialiser takes over: the object, and how it is one.
  private static func ownedWords(_ annotation: (any MKAnnotation)?) -> [UInt64] {
    _ = ownedWord(annotation)
    // Not unwrapped, as an annotation of a class that is known is the object alone.
    return withUnsafeBytes(of: annotation) { Array($0.bindMemory(to: UInt64.self)) }
  }
}
