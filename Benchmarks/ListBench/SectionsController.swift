import UIKit

/// Workload W4: a compositional layout whose sections are, in turn, a grid, a list of self-sizing texts, a row of
/// cards that scrolls sideways, a group of one large and two small pictures, and tiles of three columns. Every
/// section has 20 items and a header.
final class SectionsController: UICollectionViewController, ListController {
  let items: ListItems
  private static let perSection = 20

  init(count: Int) {
    items = ListItems(count: count)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        Self.section(section % 5, in: environment)
      })
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  var list: UIScrollView { collectionView }

  // Inserting would move items from section to section; this workload scrolls only.
  func insertItem(at index: Int) {}
  func deleteItem(at index: Int) {}

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  )
    -> NSCollectionLayoutItem
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    return item
  }

  private static func section(
    _ kind: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch kind {
    case 0:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(130))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: item(.fractionalWidth(0.1), .fractionalHeight(1)), count: 10)
      section = NSCollectionLayoutSection(group: group)
    case 1:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      section = NSCollectionLayoutSection(group: group)
    case 2:
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(200), heightDimension: .absolute(160))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
    case 3:
      let small = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
        subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), small])
      section = NSCollectionLayoutSection(group: group)
    default:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
        subitem: item(.fractionalWidth(1 / 3), .fractionalHeight(1)), count: 3)
      section = NSCollectionLayoutSection(group: group)
    }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    (items.count + Self.perSection - 1) / Self.perSection
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { min(Self.perSection, items.count - section * Self.perSection) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = items.identifier(at: indexPath.section * Self.perSection + indexPath.item)
    guard indexPath.section % 5 == 1 else {
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        as! PictureCell
      cell.show(identifier, from: items)
      return cell
    }
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
    cell.label.text = Messages.text(identifier)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! HeaderView
    header.label.text = "Section \(indexPath.section)"
    return header
  }
}

/// A picture that fills its cell, with a caption.
final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    label.font = .systemFont(ofSize: 12)
    label.textColor = .white
    label.backgroundColor = UIColor(white: 0, alpha: 0.5)
    contentView.addSubview(picture)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    label.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 22)
  }

  func show(_ identifier: Int, from items: ListItems) {
    picture.image = items.image(for: identifier)
    label.text = "Item \(identifier)"
  }
}

/// A text of as many lines as it needs.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// The title above a section.
final class HeaderView: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 12, y: 4, width: 400, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 13)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}
