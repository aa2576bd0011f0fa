import UIKit

/// Press and drag moves a card; buttons insert, delete and shuffle cards in one batch each.
public final class ReorderingViewController: UICollectionViewController {
  private var cards = Array(1...18)
  private var newest = 19
  private let bar = ButtonBar()

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 78, height: 104)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 64, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Reordering"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "Card")
    bar.add("Insert") { [weak self] in self?.insert() }
    bar.add("Delete") { [weak self] in self?.delete() }
    bar.add("Shuffle") { [weak self] in self?.shuffle() }
    view.addSubview(bar)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    bar.frame = CGRect(x: space.minX, y: space.minY, width: space.width, height: 52)
  }

  // MARK: Changes

  /// Three cards at the second place.
  private func insert() {
    collectionView.performBatchUpdates { [self] in
      let place = min(1, cards.count)
      for offset in 0..<3 {
        cards.insert(newest, at: place + offset)
        newest += 1
      }
      collectionView.insertItems(at: (0..<3).map { IndexPath(item: place + $0, section: 0) })
    }
  }

  /// Every third card.
  private func delete() {
    collectionView.performBatchUpdates { [self] in
      let gone = cards.indices.filter { $0 % 3 == 0 }
      for index in gone.reversed() { cards.remove(at: index) }
      collectionView.deleteItems(at: gone.map { IndexPath(item: $0, section: 0) })
    }
  }

  /// Each card to the place as far from the end.
  private func shuffle() {
    collectionView.performBatchUpdates { [self] in
      let count = cards.count
      cards.reverse()
      for index in 0..<count where index != count - 1 - index {
        collectionView.moveItem(
          at: IndexPath(item: index, section: 0),
          to: IndexPath(item: count - 1 - index, section: 0))
      }
    }
  }

  // MARK: Data source

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) as! CardCell
    cell.show(cards[indexPath.item])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let card = cards.remove(at: sourceIndexPath.item)
    cards.insert(card, at: destinationIndexPath.item)
  }
}

/// A row of buttons over a plain ground.
final class ButtonBar: UIView {
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 4, width: width, height: 44)
    }
  }
}

final class CardCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 26, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: 0.54 + 0.42 * CGFloat(number * 7 % 40) / 40, saturation: 0.72, brightness: 0.75, alpha: 1
    )
  }
}
