import UIKit

/// Everything a flow layout can be told by its delegate, another answer for each section.
public final class DelegateSizesViewController: UICollectionViewController {
  let words = [
    "Swift", "Collection view", "Flow", "Line spacing", "Inset", "A longer chip", "Delegate",
    "Size",
    "Header", "Footer", "Reuse", "Index path", "Item", "Layout", "Attributes", "iOS", "Linux",
  ]

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Sizes from the Delegate"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "Text")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Header")
    }
  }

  /// A flow layout keeps the sizes that its delegate gave when its width changes.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Section.allCases.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    switch Section(rawValue: section)! {
    case .banners: return 2
    case .chips: return words.count
    case .staircase: return 12
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Text", for: indexPath) as! TextCell
    switch Section(rawValue: indexPath.section)! {
    case .banners:
      cell.show("Banner \(indexPath.item + 1)", on: .systemIndigo, text: .white, radius: 16)
    case .chips:
      cell.show(words[indexPath.item], on: .tertiarySystemFill, text: .label, radius: 16)
    case .staircase:
      cell.show("\(indexPath.item + 1)", on: .systemPurple, text: .white, radius: 10)
    }
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! TextHeader
    let section = Section(rawValue: indexPath.section)!
    if kind == UICollectionView.elementKindSectionHeader {
      view.show(section.title, style: .headline, colour: .label)
    } else {
      view.show(section.note, style: .footnote, colour: .secondaryLabel)
    }
    return view
  }
}

enum Section: Int, CaseIterable {
  case banners, chips, staircase

  var title: String {
    switch self {
    case .banners: return "As wide as the view"
    case .chips: return "As wide as their text"
    case .staircase: return "Growing"
    }
  }

  var note: String {
    switch self {
    case .banners: return "Insets of 16, lines 12 apart"
    case .chips: return "Items 8 apart"
    case .staircase: return "Shorter items are centred on their line"
    }
  }
}
