import UIKit

private final class Plain: UICollectionReusableView {}

/// A flow layout with headers.
@MainActor
private func withHeaders() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  return layout
}

private let headerKind = UICollectionView.elementKindSectionHeader

/// A layout that shows one decoration view of a kind nobody registered.
private final class DecoratingLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "background", with: .at(0, 0))
    decoration.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [decoration]
  }
}

extension Scenario {
  /// Registering views, dequeuing them and returning them.
  static let reuse: [Scenario] = [
    Scenario("a cell with an identifier nobody registered") {
      ShownCollection { numbers, _ in
        numbers.cell = { $0.dequeueReusableCell(withReuseIdentifier: "photo", for: $1) }
      }
    },
    Scenario("a supplementary view with an identifier nobody registered") {
      ShownCollection(layout: withHeaders())
    },
    Scenario("a decoration view of a kind nobody registered") {
      ShownCollection(layout: DecoratingLayout())
    },
    Scenario("a cell that was made and not dequeued") {
      ShownCollection { numbers, _ in numbers.cell = { _, _ in UICollectionViewCell() } }
    },
    Scenario("a supplementary view that was made and not dequeued") {
      ShownCollection(layout: withHeaders()) { numbers, _ in
        numbers.header = { _, _, _ in UICollectionReusableView() }
      }
    },
    Scenario("a cell that is shown for another item") {
      var first: UICollectionViewCell?
      ShownCollection { numbers, _ in
        numbers.cell = { view, path in
          let cell = first ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          first = cell
          return cell
        }
      }
    },
    Scenario("a supplementary view dequeued as a cell") {
      ShownCollection { _, view in
        view.register(
          Plain.self, forSupplementaryViewOfKind: "UICollectionElementKindCell",
          withReuseIdentifier: "cell")
      }
    },
    Scenario("a class that is no cell registered for cells") {
      ShownCollection { _, view in view.register(UIView.self, forCellWithReuseIdentifier: "cell") }
    },
    Scenario("a class that is no reusable view registered for headers") {
      ShownCollection(layout: withHeaders()) { numbers, view in
        view.register(
          UILabel.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "header")
        numbers.header = {
          $0.dequeueReusableSupplementaryView(
            ofKind: $1, withReuseIdentifier: "header", for: $2)
        }
      }
    },
    Scenario("a class registered for cells under no identifier") {
      ShownCollection { _, view in
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
      }
    },
    Scenario("a class registered for headers under no identifier") {
      ShownCollection { _, view in
        view.register(Plain.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "")
      }
    },
    Scenario("a nib registered for cells under no identifier") {
      ShownCollection { _, view in
        view.register(UINib(nibName: "Photo", bundle: nil), forCellWithReuseIdentifier: "")
      }
    },
    Scenario("a nib registered for headers under no identifier") {
      ShownCollection { _, view in
        view.register(
          UINib(nibName: "Photo", bundle: nil), forSupplementaryViewOfKind: headerKind,
          withReuseIdentifier: "")
      }
    },
    Scenario("a reconfigured item with a cell of another registration") {
      let one = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      var isShown = false
      let shown = ShownCollection { numbers, _ in
        numbers.cell = {
          $0.dequeueConfiguredReusableCell(using: isShown ? other : one, for: $1, item: 1)
        }
      }
      isShown = true
      shown.view.reconfigureItems(at: [.at(0, 0)])
    },
    Scenario("a class registered for decoration views that is none") {
      let layout = UICollectionViewFlowLayout()
      layout.register(UILabel.self, forDecorationViewOfKind: "background")
    },
    Scenario("a reconfigured item with a cell of another identifier") {
      var identifier = "cell"
      let shown = ShownCollection { numbers, view in
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        numbers.cell = { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) }
      }
      identifier = "other"
      shown.view.reconfigureItems(at: [.at(0, 0)])
    },
    Scenario("a reconfigured item with a new cell") {
      let shown = ShownCollection()
      shown.numbers.cell = { _, _ in UICollectionViewCell() }
      shown.view.reconfigureItems(at: [.at(0, 0)])
    },
    Scenario("a reconfigured item that does not exist") {
      ShownCollection().view.reconfigureItems(at: [.at(0, 7)])
    },
    Scenario("a reconfigured section that does not exist") {
      ShownCollection().view.reconfigureItems(at: [.at(4, 0)])
    },
    Scenario("a cell dequeued outside of a request") {
      let shown = ShownCollection()
      for item in 0..<100 {
        _ = shown.view.dequeueReusableCell(withReuseIdentifier: "cell", for: .at(0, item))
      }
    },
  ]
}
