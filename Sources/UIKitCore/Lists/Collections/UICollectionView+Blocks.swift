extension UICollectionView {
  /// Takes blocks that must not escape: Apple's method promises that its block does not, which Swift has
  /// no words for where the block may be nil.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }
}
