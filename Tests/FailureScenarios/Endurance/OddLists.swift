import UIKit
import UIKitTestSupport

extension Scenario {
  /// Collection views, tables and their layouts with odd numbers, index paths and sections.
  static let oddLists: [[Scenario]] = [
    each(oddPaths, "a collection view asked about") { path in
      let view = ShownCollection().view
      _ = view.cellForItem(at: path)
      _ = view.layoutAttributesForItem(at: path)
      _ = view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)
      _ = view.supplementaryView(forElementKind: "header", at: path)
      view.deselectItem(at: path, animated: false)
      _ = view.collectionViewLayout.layoutAttributesForItem(at: path)
      _ = view.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
      _ = view.beginInteractiveMovementForItem(at: path)
      view.endInteractiveMovement()
    },
    each(oddPaths, "a collection view's selection of") { path in
      ShownCollection().view.selectItem(at: path, animated: false, scrollPosition: [])
    },
    each(oddPaths, "a table asked about") { path in
      let view = ShownTable().view
      _ = view.cellForRow(at: path)
      _ = view.rectForRow(at: path)
      view.deselectRow(at: path, animated: false)
      _ = view.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 3))
    },
    each(oddPaths, "a table's selection of") { path in
      ShownTable().view.selectRow(at: path, animated: false, scrollPosition: .none)
    },
    each(oddIndexes, "a table's section") { index in
      let view = ShownTable().view
      _ = view.rect(forSection: index)
      _ = view.rectForHeader(inSection: index)
      _ = view.rectForFooter(inSection: index)
      _ = view.headerView(forSection: index)
      _ = view.footerView(forSection: index)
    },
    each(oddPaths, "an index path's section and item") { path in
      guard path.count >= 2 else { return }
      _ = (path.section, path.item, path.row)
    },
    each(oddNumbers, "a collection view scrolled by") { number in
      let shown = ShownCollection([50])
      guard number.isFinite else { return }
      shown.view.contentOffset.y = number
      shown.harness.settle()
      shown.view.setContentOffset(CGPoint(x: number, y: number), animated: true)
      shown.harness.settle()
      shown.view.scrollRectToVisible(
        CGRect(x: number, y: number, width: number, height: number), animated: false)
      shown.harness.settle()
      _ = shown.view.indexPathForItem(at: CGPoint(x: number, y: number))
    },
    each(oddNumbers, "a flow layout's metrics of") { number in
      guard number.isFinite else { return }
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = number
      layout.minimumInteritemSpacing = number
      layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      ShownCollection([50], layout: layout)
    },
    each(oddNumbers, "a compositional layout's metrics of") { number in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(number), heightDimension: .absolute(number))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed(number)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = number
      section.contentInsets = NSDirectionalEdgeInsets(
        top: number, leading: number, bottom: number, trailing: number)
      section.orthogonalScrollingBehavior = .continuous
      ShownCollection([50], layout: UICollectionViewCompositionalLayout(section: section))
    },
    each(oddNumbers, "a compositional list in a width of") { number in
      guard number.isFinite else { return }
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      let shown = ShownCollection([20], layout: layout)
      shown.view.frame.size.width = number
      shown.harness.settle()
    },
    each(oddNumbers, "rows of height") { number in
      guard number.isFinite, number >= 0 else { return }
      ShownTable([20]) { numbers, view in
        numbers.rowHeight = number
        view.sectionHeaderHeight = number
        view.estimatedRowHeight = number
      }
    },
    each(oddNumbers, "a table's row height property of") { number in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      table.rowHeight = number
      table.estimatedRowHeight = number
      table.sectionHeaderTopPadding = number
      table.separatorInset = UIEdgeInsets(top: 0, left: number, bottom: 0, right: number)
      show(table)
    },
  ]
}
