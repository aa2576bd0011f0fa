import UIKit

/// Highlighting and selecting, each to be seen: a cell under a finger grows to twice its size, a
/// chosen one fades out and in. Below, what the delegate was told.
public final class EventsViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let count = 24
  private var events: [String] = []
  private let log = UILabel()
  private lazy var collectionView = makeCollectionView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Events"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    log.numberOfLines = 0
    log.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    log.textColor = .secondaryLabel
    log.text = "Touch a cell."
    view.addSubview(log)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    let logHeight: CGFloat = 136
    collectionView.frame = CGRect(
      x: space.minX, y: space.minY, width: space.width, height: space.height - logHeight)
    log.frame = CGRect(
      x: space.minX + 20, y: space.maxY - logHeight + 4, width: space.width - 40,
      height: logHeight - 8)
  }

  private func makeCollectionView() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(EventCell.self, forCellWithReuseIdentifier: "Event")
    return collectionView
  }

  // MARK: Data source

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Event", for: indexPath) as! EventCell
    cell.show(indexPath.item, of: count)
    return cell
  }

  // MARK: Delegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    // A new touch, a new list.
    events = []
    note("shouldHighlight", indexPath)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    note("didHighlight", indexPath)
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    collectionView.bringSubviewToFront(cell)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("didUnhighlight", indexPath)
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.transform = .identity
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    note("didSelect", indexPath)
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        cell.alpha = 1
      }
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }

  private func note(_ event: String, _ indexPath: IndexPath) {
    events.append("\(events.count + 1)  \(event) \(indexPath.section).\(indexPath.item)")
    log.text = events.joined(separator: "\n")
  }
}

/// A round coloured cell; a ring behind it shows that it is selected or under a finger.
final class EventCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let ring = UIView()
    ring.layer.cornerRadius = frame.width / 2
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor.systemBlue.cgColor
    selectedBackgroundView = ring
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.clipsToBounds = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 7, dy: 7)
    label.layer.cornerRadius = label.bounds.width / 2
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    transform = .identity
    alpha = 1
  }

  func show(_ number: Int, of count: Int) {
    label.text = "\(number)"
    label.backgroundColor = UIColor(
      hue: 0.54 + 0.42 * CGFloat(number) / CGFloat(count), saturation: 0.72, brightness: 0.75,
      alpha: 1)
  }
}
