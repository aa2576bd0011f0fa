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
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let half = (room.height / 2).rounded()
    place(
      verticalTitle, vertical,
      in: CGRect(x: room.minX, y: room.minY, width: room.width, height: half))
    place(
      horizontalTitle, horizontal,
      in: CGRect(x: room.minX, y: room.minY + half, width: room.width, height: room.height - half))
  }

  private func place(_ title: UILabel, _ list: UICollectionView, in room: CGRect) {
    title.frame = CGRect(x: 20, y: room.minY + 8, width: room.width - 40, height: 30)
    list.frame = CGRect(
      x: room.minX, y: room.minY + 42, width: room.width, height: room.height - 50)
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
