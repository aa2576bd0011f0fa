import UIKit

/// Three layouts of our own below each other: cover flow, circle and waterfall.
public final class CustomLayoutsViewController: UIViewController {
  private let coverLayout = CoverFlowLayout()
  private lazy var covers = LayoutPanel(layout: coverLayout, count: 15, radius: 10)
  private let circle = LayoutPanel(layout: CircleLayout(), count: 12, radius: 22)
  private let waterfall: LayoutPanel = {
    let layout = WaterfallLayout()
    layout.aspectRatio = { path in [1.3, 0.8, 1, 1.6, 0.7][path.item % 5] }
    return LayoutPanel(layout: layout, count: 40, radius: 10)
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom Layouts"
    view.backgroundColor = .systemGroupedBackground
    [covers, circle, waterfall].forEach { view.addSubview($0.collectionView) }
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    let coverHeight = min(190, (space.height * 0.28).rounded())
    let circleHeight = min(280, (space.height * 0.32).rounded())
    covers.collectionView.frame = CGRect(
      x: space.minX, y: space.minY, width: space.width, height: coverHeight)
    circle.collectionView.frame = CGRect(
      x: space.minX, y: space.minY + coverHeight, width: space.width, height: circleHeight)
    let top = space.minY + coverHeight + circleHeight
    waterfall.collectionView.frame = CGRect(
      x: space.minX, y: top, width: space.width, height: view.bounds.height - top)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    covers.collectionView.contentOffset = coverLayout.offset(centering: 7)
  }
}

/// A collection view with one layout and numbered colour patches.
final class LayoutPanel: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let count: Int
  private let radius: CGFloat

  init(layout: UICollectionViewLayout, count: Int, radius: CGFloat) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.count = count
    self.radius = radius
    super.init()
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath) as! PatchCell
    cell.show(indexPath.item, of: count, radius: radius)
    return cell
  }
}

final class PatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ number: Int, of count: Int, radius: CGFloat) {
    contentView.layer.cornerRadius = radius
    contentView.backgroundColor = UIColor(
      hue: 0.55 + 0.4 * CGFloat(number) / CGFloat(count), saturation: 0.72, brightness: 0.75,
      alpha: 1
    )
    label.text = "\(number + 1)"
  }
}
