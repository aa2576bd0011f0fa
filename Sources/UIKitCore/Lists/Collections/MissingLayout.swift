/// Stands for the layout that `UICollectionView.init()` does not have: nil on iOS, where a subclass that overrides
/// `init(frame:collectionViewLayout:)` may hand on one of its own.
final class MissingLayout: UICollectionViewLayout {
  static let shared = MissingLayout()
}
