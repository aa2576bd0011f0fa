import UIKit

/// The same flow layout twice: scrolling downwards above, sideways below.
public final class FlowLayoutViewController: UIViewController, UICollectionViewDataSource {
  private let verticalTitle = FlowLayoutViewController.makeTitle("Vertical")
  private let horizontalTitle = FlowLayoutViewController.makeTitle("Horizontal")
  private lazy var vertical = makeCollectionView(.vertical)
  private lazy var horizontal = makeCollectionView(.horizontal)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Flow Layout"
    view.backgroundColor = .systemGroupedBackground
    [verticalTitle, vertical, horizontalTitle, horizontal].forEach(view.addSubview)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    let half = (space.height / 2).rounded()
    place(
      verticalTitle, vertical,
      in: CGRect(x: space.minX, y: space.minY, width: space.width, height: half))
    place(
      horizontalTitle, horizontal,
      in: CGRect(
        x: space.minX, y: space.minY + half, width: space.width, height: space.height - half))
  }

  private func place(_ title: UILabel, _ list: UICollectionView, in space: CGRect) {
    let height = max(30, title.font.lineHeight.rounded(.up))
    title.frame = CGRect(x: 20, y: space.minY + 8, width: space.width - 40, height: height)
    list.frame = CGRect(
      x: space.minX, y: space.minY + height + 12, width: space.width,
      height: space.height - height - 20)
  }

  private static func makeTitle(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }

  private func makeCollectionView(_ direction: UICollectionView.ScrollDirection) -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 10
    layout.itemSize = CGSize(width: 80, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .systemBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
    return collectionView
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 37 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) as! CardCell
    cell.show(indexPath.item)
    return cell
  }
}
