import UIKit

private final class Endless: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat.infinity) }
}

/// A layout whose header is elsewhere each time it is asked.
private final class Restless: UICollectionViewFlowLayout {
  private var asked: CGFloat = 0

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    asked += 1
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: .at(0, 0))
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 10 * asked)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [header]
  }
}

private final class OddAttributes: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { UIView.self }
}

private final class OddContext: UICollectionViewFlowLayout {
  override class var invalidationContextClass: AnyClass { UIView.self }
}

@MainActor
private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  change(layout)
  return layout
}

private let whole = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

@MainActor
private func section() -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(
    group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
}

extension Scenario {
  /// Layouts of collection views, Apple's and custom ones.
  static let layouts: [Scenario] = [
    Scenario("a collection view without a layout") {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <collectionView id="C"><rect key="frame" x="0" y="0" width="300" height="300"/>
        </collectionView></objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      if let view = objects.first as? UICollectionView { show(view) }
    },
    Scenario("the layout of a collection view without one") {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <collectionView id="C"/></objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      _ = (objects.first as? UICollectionView)?.collectionViewLayout
    },
    Scenario("a collection view's controller without a layout") {
      show(UICollectionViewController(nibName: nil, bundle: nil))
    },
    Scenario("the layout of a collection view's controller without one") {
      _ = UICollectionViewController(nibName: nil, bundle: nil).collectionViewLayout
    },
    Scenario("a collection view's controller that has items and makes none") {
      final class Items: UICollectionViewController {
        override func collectionView(
          _ view: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 2 }
      }
      show(Items(collectionViewLayout: UICollectionViewFlowLayout()))
    },
    Scenario("an item of negative size") {
      ShownCollection { numbers, _ in numbers.itemSize.width = -10 }
    },
    Scenario("an item of endless size") {
      ShownCollection { numbers, _ in numbers.itemSize.height = .infinity }
    },
    Scenario("an item whose size is no number") {
      ShownCollection { numbers, _ in numbers.itemSize.height = .nan }
    },
    Scenario("a header of negative size") {
      ShownCollection(layout: flow { $0.headerReferenceSize.height = -5 })
    },
    Scenario("spacing that is no number") {
      ShownCollection(layout: flow { $0.minimumLineSpacing = .nan })
    },
    Scenario("endless content") { ShownCollection(layout: Endless()) },
    Scenario("a header that moves without invalidation") {
      let shown = ShownCollection([500], layout: Restless()) { _, view in
        view.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
      }
      for step in 1...20 {
        shown.view.contentOffset.y = CGFloat(step) * 300
        shown.view.layoutIfNeeded()
      }
    },
    Scenario("attributes of a class that is none") { ShownCollection(layout: OddAttributes()) },
    Scenario("an invalidation context of a class that is none") {
      ShownCollection(layout: OddContext()).view.reloadData()
    },
    Scenario("bounds of attributes that do not begin at zero") {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
      attributes.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    },
    Scenario("a group of no items") {
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
      ShownCollection(
        layout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    },
    Scenario("a group that repeats its item no times") {
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, repeatingSubitem: NSCollectionLayoutItem(layoutSize: whole), count: 0)
    },
    Scenario("an item whose insets are no numbers") {
      let item = NSCollectionLayoutItem(layoutSize: whole)
      item.contentInsets.leading = .nan
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
      ShownCollection(
        layout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    },
    Scenario("a section whose groups are no number apart") {
      let section = section()
      section.interGroupSpacing = .nan
      ShownCollection(layout: UICollectionViewCompositionalLayout(section: section))
    },
    Scenario("endless spacing between items") { _ = NSCollectionLayoutSpacing.fixed(.infinity) },
    Scenario("a layout dimension that is no number") {
      _ = NSCollectionLayoutDimension.absolute(.nan)
    },
    Scenario("two boundary items of one kind in a section") {
      let header = {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: whole, elementKind: "header", alignment: .top)
      }
      let section = section()
      section.boundarySupplementaryItems = [header(), header()]
      ShownCollection(layout: UICollectionViewCompositionalLayout(section: section))
    },
    Scenario("a section provider that gives nothing") {
      ShownCollection(layout: UICollectionViewCompositionalLayout { _, _ in nil })
    },
    Scenario("a second interactive transition") {
      let view = ShownCollection().view
      view.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
      view.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
    },
    Scenario("an interactive transition that ends and did not begin") {
      ShownCollection().view.finishInteractiveTransition()
    },
    Scenario("an interactive transition cancelled that did not begin") {
      ShownCollection().view.cancelInteractiveTransition()
    },
    Scenario("a transition layout made for other layouts") {
      final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView,
          transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
          newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
          UICollectionViewTransitionLayout(
            currentLayout: toLayout, nextLayout: UICollectionViewFlowLayout())
        }
      }
      let delegate = Delegate()
      let view = ShownCollection { _, view in view.delegate = delegate }.view
      view.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
      _ = delegate
    },
  ]
}
