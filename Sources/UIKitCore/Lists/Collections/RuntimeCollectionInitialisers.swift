import CSwiftRuntime

/// Classes of collections, by `init(frame:collectionViewLayout:)`: see `RuntimeObject`.
@_spi(XcodeSources)
public protocol RuntimeCollection {}

@_spi(XcodeSources)
extension UICollectionView: RuntimeCollection {}

extension ObjectFactory {
  /// Through `UICollectionView.init(frame:collectionViewLayout:)`, overridden or not.
  static func make<T: UICollectionView>(
    _ type: T.Type, frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout
  ) -> T {
    make(
      type, through: tessera_initialiser_collection, words: [ownedWord(layout)], frame: frame)
  }
}

extension RuntimeCollection {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UICollectionView.Type, frame: frame,
        collectionViewLayout: layout) as! Self
  }
}

/// Classes of collection controllers, by `init(collectionViewLayout:)`.
@_spi(XcodeSources)
public protocol RuntimeCollectionController {}

@_spi(XcodeSources)
extension UICollectionViewController: RuntimeCollectionController {}

extension RuntimeCollectionController {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UICollectionViewController.Type,
        through: tessera_initialiser_collection_controller,
        words: [ObjectFactory.ownedWord(layout)]) as! Self
  }
}
