import UIKit

/// Sections of different lengths, one of them empty, from a data source object of its own.
public final class DataSourceViewController: UIViewController {
  private let dataSource = CountingDataSource(counts: [5, 0, 3, 24])

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Data Source"
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 56)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 20, right: 16)
    layout.headerReferenceSize = CGSize(
      width: 0, height: UIFontMetrics.default.scaledValue(for: 48))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = dataSource
    collectionView.register(PathCell.self, forCellWithReuseIdentifier: "Path")
    collectionView.register(
      CountHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.addSubview(collectionView)
  }
}

/// Answers with the counts it was given.
final class CountingDataSource: NSObject, UICollectionViewDataSource {
  private let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Path", for: indexPath) as! PathCell
    cell.label.text = "[\(indexPath.section), \(indexPath.item)]"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! CountHeader
    let count = counts[indexPath.section]
    header.label.text =
      "Section \(indexPath.section): " + (count == 0 ? "empty" : "\(count) items")
    return header
  }
}
