import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A list that its superview loads anew in each of its layouts, as bars of segments do.
final class ReloadInLayoutTests: XCTestCase {
  private final class Bar: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override init(frame: CGRect) {
      super.init(frame: frame)
      list.dataSource = self
      list.delegate = self
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.translatesAutoresizingMaskIntoConstraints = false
      addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: topAnchor),
        list.bottomAnchor.constraint(equalTo: bottomAnchor),
        list.leadingAnchor.constraint(equalTo: leadingAnchor),
        list.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      list.collectionViewLayout.invalidateLayout()
      list.reloadData()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 80, height: collectionView.frame.height) }
  }

  func test_cellsAreThere() {
    onMainActor {
      let root = UIViewController()
      let bar = Bar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 60),
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      let harness = Harness(device: "iphone-15", root: root)
      harness.advance(by: 0.5)
      XCTAssertEqual(bar.list.visibleCells.count, 3)
    }
  }
}
