import CollectionEngine
import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// A collection view with a compositional layout in a window of 300×500.
@MainActor
final class CompositionalFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let fixture: TouchFixture
  let view: UICollectionView
  var counts: [Int]
  /// Heights that cells ask for, by item; 30 for others.
  var heights: [IndexPath: CGFloat] = [:]
  var asked: [String] = []

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 300, height: 500)
  ) {
    self.counts = counts
    fixture = TouchFixture(size: size)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "all"] {
      view.register(
        SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "element")
    }
    view.dataSource = self
    view.delegate = self
    fixture.window.addSubview(view)
    fixture.step()
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.cellForItem(at: [section, item])?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.height = heights[indexPath] ?? 30
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(text(path))")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "element", for: path)
  }
}

@MainActor
final class SizedCell: UICollectionViewCell {
  var height: CGFloat = 30
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

@MainActor
final class SizedHeader: UICollectionReusableView {
  static var height: CGFloat = 24
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}

@MainActor
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Rows of a height, one below the other.
@MainActor
func rowSection(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
}

@MainActor
func header(
  _ height: NSCollectionLayoutDimension, kind: String = "header", _ side: NSRectAlignment = .top
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: side)
}
