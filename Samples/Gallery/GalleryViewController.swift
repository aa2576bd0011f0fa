import UIKit

/// The recipes at the side of a wide window, or above in a narrow one, and the chosen one beside
/// them.
///
/// Ctrl+1 to Ctrl+9 choose a recipe from the keyboard.
final class GalleryViewController: UIViewController {
  private let recipes = Recipe.all
  private var current = 0
  private var shown: UIViewController?
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let hairline = UIView()
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  private var isCompact: Bool { view.bounds.width < 700 }
  /// As which the cells were filled last.
  private var wasCompact: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    titleLabel.text = "Tessera"
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    hairline.backgroundColor = .separator
    list.backgroundColor = .clear
    list.dataSource = self
    list.delegate = self
    list.showsHorizontalScrollIndicator = false
    list.contentInsetAdjustmentBehavior = .never
    list.register(RecipeCell.self, forCellWithReuseIdentifier: "Recipe")
    bar.addSubview(titleLabel)
    bar.addSubview(list)
    bar.addSubview(hairline)
    view.addSubview(bar)
    show(0)
  }

  // MARK: Choosing

  private func show(_ index: Int) {
    current = index
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    let controller = recipes[index].makeController()
    addChild(controller)
    view.insertSubview(controller.view, belowSubview: bar)
    controller.didMove(toParent: self)
    shown = controller
    list.selectItem(at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
    view.setNeedsLayout()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.modifierFlags.contains(.control),
        let number = Int(key.charactersIgnoringModifiers), recipes.indices.contains(number - 1)
      else { continue }
      return show(number - 1)
    }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isCompact { layOutAbove() } else { layOutBeside() }
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    list.reloadData()
    list.selectItem(at: IndexPath(item: current, section: 0), animated: false, scrollPosition: [])
  }

  private func layOutBeside() {
    let width: CGFloat = 272
    let height = view.bounds.height
    bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
    titleLabel.isHidden = false
    titleLabel.frame = CGRect(
      x: 24, y: view.safeAreaInsets.top + 20, width: width - 48, height: 36)
    layout.scrollDirection = .vertical
    layout.itemSize = CGSize(width: width - 24, height: 58)
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 12, right: 12)
    list.frame = CGRect(
      x: 0, y: titleLabel.frame.maxY + 8, width: width, height: height - titleLabel.frame.maxY - 8)
    hairline.frame = CGRect(x: width - 0.5, y: 0, width: 0.5, height: height)
    shown?.view.frame = CGRect(x: width, y: 0, width: view.bounds.width - width, height: height)
  }

  private func layOutAbove() {
    let top = view.safeAreaInsets.top
    let height = top + 56
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    titleLabel.isHidden = true
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 150, height: 36)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    list.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 56)
    hairline.frame = CGRect(x: 0, y: height - 0.5, width: view.bounds.width, height: 0.5)
    shown?.view.frame = CGRect(
      x: 0, y: height, width: view.bounds.width, height: view.bounds.height - height)
  }
}

extension GalleryViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { recipes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Recipe", for: indexPath)
      as! RecipeCell
    cell.show(recipes[indexPath.item], isCompact: isCompact)
    return cell
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.item != current { show(indexPath.item) }
  }
}
