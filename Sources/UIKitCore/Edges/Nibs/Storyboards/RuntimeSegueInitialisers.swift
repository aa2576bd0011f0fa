import CSwiftRuntime

// Segues of classes that are known at run time only; why, RuntimeInitialisers says.

/// Classes of segues, by `init(identifier:source:destination:)`.
@_spi(XcodeSources)
public protocol RuntimeSegue {}

@_spi(XcodeSources)
extension UIStoryboardSegue: RuntimeSegue {}

extension RuntimeSegue {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UIStoryboardSegue.Type, through: tessera_initialiser_segue,
        words: ObjectFactory.ownedWords(identifier)
          + [ObjectFactory.ownedWord(source), ObjectFactory.ownedWord(destination)]) as! Self
  }
}
