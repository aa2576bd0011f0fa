import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What an automatic estimate takes from the delegate.
final class DelegateEstimateTests: XCTestCase {
  @MainActor private final class HighSource: RecordingSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 0, height: 350) }
  }

  /// A cell whose constraints say nothing of its height.
  @MainActor private final class WideCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 230),
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  func test_sidesThatCellsLeaveOpen_areAsTheDelegateSays() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 128, height: 128)
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.scrollDirection = .horizontal
      let source = HighSource([5])
      let view = makeCollection(layout, source)
      view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 0])?.bounds.size, CGSize(width: 230, height: 350))
    }
  }
}
