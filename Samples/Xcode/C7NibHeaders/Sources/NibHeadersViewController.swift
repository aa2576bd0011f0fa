import UIKit

/// Sections between a header and a footer that were designed in Xcode.
class NibHeadersViewController: UICollectionViewController {
  private let colours: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.headerReferenceSize = CGSize(width: 300, height: 50)
    layout.footerReferenceSize = CGSize(width: 300, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UINib(nibName: "HeaderView", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.register(
      UINib(nibName: "FooterView", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Footer")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return colours.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 8 + section
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.backgroundColor = colours[indexPath.section]
    cell.layer.cornerRadius = 8
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "Header" : "Footer", for: indexPath)
    if let header = view as? HeaderView {
      header.titleLabel.text = "Section Header \(indexPath.section + 1)"
    } else if let footer = view as? FooterView {
      footer.section = indexPath.section + 1
    }
    return view
  }
}
