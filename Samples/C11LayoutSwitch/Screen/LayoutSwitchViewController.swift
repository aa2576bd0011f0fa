import UIKit

/// One list, four layouts: every change animates each cell from where it was. A pinch goes from the
/// grid to the list by hand.
public final class LayoutSwitchViewController: UIViewController, UICollectionViewDataSource {
  private struct Choice {
    let title: String
    let layout: UICollectionViewLayout
  }

  private let choices: [Choice]
  private let control: UISegmentedControl
  private lazy var collectionView = makeCollectionView()
  private let count = 60

  public init() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 76, height: 76)
    grid.minimumLineSpacing = 10
    grid.minimumInteritemSpacing = 10
    grid.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    choices = [
      Choice(title: "Grid", layout: grid), Choice(title: "Rows", layout: RowLayout()),
      Choice(title: "Spiral", layout: SpiralLayout()),
      Choice(title: "Wheel", layout: WheelLayout()),
    ]
    control = UISegmentedControl(items: choices.map(\.title))
    super.init(nibName: nil, bundle: nil)
    title = "Layout Switch"
  }

  public required init?(coder: NSCoder) {
    fatalError("Made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    view.addSubview(collectionView)
    view.addSubview(control)
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: self, action: Selector("pinched:", LayoutSwitchViewController.pinched(_:))))
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(360, space.width - 32)
    control.frame = CGRect(x: space.midX - width / 2, y: space.minY + 8, width: width, height: 32)
    collectionView.frame = CGRect(
      x: space.minX, y: space.minY + 48, width: space.width,
      height: view.bounds.height - space.minY - 48)
  }

  private func makeCollectionView() -> UICollectionView {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: choices[0].layout)
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
    return collectionView
  }

  private func choose() {
    let choice = choices[control.selectedSegmentIndex]
    collectionView.setCollectionViewLayout(choice.layout, animated: true)
  }

  // MARK: By hand

  private var transition: UICollectionViewTransitionLayout?

  /// Fingers that spread make a list of the grid; fingers that close make a grid of anything else.
  func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      let target = collectionView.collectionViewLayout === choices[0].layout ? 1 : 0
      transition = collectionView.startInteractiveTransition(to: choices[target].layout) {
        [weak self] _, finished in
        guard let self, finished else { return }
        control.selectedSegmentIndex = target
      }
    case .changed:
      guard let transition else { return }
      let towardsList = transition.nextLayout === choices[1].layout
      let progress = towardsList ? pinch.scale - 1 : (1 - pinch.scale) * 2
      transition.transitionProgress = max(0, min(1, progress))
    case .ended:
      if let transition, transition.transitionProgress > 0.4 {
        collectionView.finishInteractiveTransition()
      } else if transition != nil {
        collectionView.cancelInteractiveTransition()
      }
      transition = nil
    case .cancelled:
      if transition != nil { collectionView.cancelInteractiveTransition() }
      transition = nil
    default: break
    }
  }

  // MARK: Data source

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath) as! PatchCell
    cell.show(indexPath.item, of: count)
    return cell
  }
}

final class PatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ number: Int, of count: Int) {
    contentView.backgroundColor = UIColor(
      hue: 0.54 + 0.42 * CGFloat(number) / CGFloat(count), saturation: 0.72, brightness: 0.75,
      alpha: 1)
    label.text = "\(number + 1)"
  }
}
