import UIKit

/// Two fingers, a touchpad's pinch, or Ctrl with the wheel make the cells larger and smaller. What is
/// under the fingers stays there; one finger still scrolls.
public final class PinchViewController: UICollectionViewController {
  private let layout = UICollectionViewFlowLayout()
  private let lengths: ClosedRange<CGFloat> = 40...300
  /// What the pinch under way began with.
  private var lengthAtStart: CGFloat = 80
  private var anchor: (path: IndexPath, share: CGFloat)?

  public init() {
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
    title = "Pinch"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "Number")
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector("pinched:", PinchViewController.pinched(_:)))
    for recognizer in collectionView.gestureRecognizers ?? [] {
      recognizer.require(toFail: pinch)
    }
    collectionView.addGestureRecognizer(pinch)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: collectionView)
    if pinch.state == .began {
      lengthAtStart = layout.itemSize.width
      anchor = anchor(at: place)
    }
    guard pinch.state == .began || pinch.state == .changed else { return }
    let length = min(max(lengthAtStart * pinch.scale, lengths.lowerBound), lengths.upperBound)
    let fingers = place.y - collectionView.contentOffset.y
    layout.itemSize = CGSize(width: length, height: length)
    layout.invalidateLayout()
    collectionView.layoutIfNeeded()
    keepAnchor(at: fingers)
  }

  /// The item nearest to a place, and how far down in it the place is.
  private func anchor(at place: CGPoint) -> (IndexPath, CGFloat)? {
    let shown = layout.layoutAttributesForElements(in: collectionView.bounds) ?? []
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.midX - place.x, frame.midY - place.y)
    }
    guard let nearest = shown.min(by: { distance($0.frame) < distance($1.frame) }) else {
      return nil
    }
    return (nearest.indexPath, (place.y - nearest.frame.minY) / nearest.frame.height)
  }

  /// Scrolls so that the anchor is under the fingers, `place` points below the view's top.
  private func keepAnchor(at place: CGFloat) {
    guard let anchor, let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame else {
      return
    }
    let insets = collectionView.adjustedContentInset
    let lowest =
      layout.collectionViewContentSize.height + insets.bottom - collectionView.bounds.height
    let wanted = frame.minY + frame.height * anchor.share - place
    collectionView.contentOffset.y = max(min(wanted, lowest), -insets.top)
  }

  // MARK: Items

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 500 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Number", for: indexPath)
      as! NumberCell
    cell.show(indexPath.item)
    return cell
  }
}

/// A number on a colour of its own; the digits grow with the cell.
private final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .white
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ number: Int) {
    label.text = "\(number + 1)"
    contentView.backgroundColor = UIColor(
      hue: 0.54 + 0.42 * CGFloat(number % 24) / 24, saturation: 0.72, brightness: 0.75, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
    label.font = .systemFont(ofSize: contentView.bounds.height / 3, weight: .semibold)
  }
}
