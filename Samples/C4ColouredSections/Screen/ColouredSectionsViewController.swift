import UIKit

/// Three sections of 20 to 40 cells: red, green and blue on white.
public final class ColouredSectionsViewController: UICollectionViewController {
  private let sections: [(colour: UIColor, count: Int)] = [
    (.systemRed, 23), (.systemGreen, 37), (.systemBlue, 31),
  ]

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Coloured Sections"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.backgroundColor = sections[indexPath.section].colour
    cell.layer.cornerRadius = 8
    return cell
  }
}
