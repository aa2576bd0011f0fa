import Foundation
import UIKitCore

/// A collection view's delegate that records what it is told. It answers no question differently
/// from a delegate that leaves the method out.
@MainActor
public final class CollectionViewRecorder: NSObject, UICollectionViewDelegate {
  /// Where the calls are written down.
  public let recorder: CallRecorder
  private var recordsScrolling: Bool

  /// Makes a delegate that writes its calls into a recorder; scrolling is left out where it would be
  /// too much.
  public init(_ recorder: CallRecorder, recordsScrolling: Bool = true) {
    self.recorder = recorder
    self.recordsScrolling = recordsScrolling
  }

  private func record(_ name: String, _ path: IndexPath) {
    recorder.record("\(name) \(path.section).\(path.item)")
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("willDisplay", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("didEndDisplaying", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { record("willDisplay \(elementKind)", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { record("didEndDisplaying \(elementKind)", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { record("didHighlight", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { record("didUnhighlight", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { record("didSelect", indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { record("didDeselect", indexPath) }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard recordsScrolling else { return }
    let offset = scrollView.contentOffset
    recorder.record("didScroll \(offset.x),\(offset.y)")
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if recordsScrolling { recorder.record("didEndScrollingAnimation") }
  }
}
