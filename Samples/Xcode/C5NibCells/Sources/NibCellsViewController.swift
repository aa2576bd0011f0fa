import UIKit

/// Five sections of cells from PhotoCell.xib, each with one of three pictures.
class NibCellsViewController: UICollectionViewController {
  private let reuseIdentifier = "PhotoCell"
  private var sections: [[UIImage]] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 104)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: reuseIdentifier)
    // A generator of its own, so that every start shows the same.
    var random = Lehmer(state: 42)
    let pictures = (1...3).compactMap { UIImage(named: "\($0).png") }
    sections = (0..<5).map { _ in
      (0..<Int.random(in: 10...15, using: &random)).map { _ in
        pictures[Int.random(in: 0..<pictures.count, using: &random)]
      }
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return sections.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return sections[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.imageView.image = sections[indexPath.section][indexPath.item]
    }
    return cell
  }
}

struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
