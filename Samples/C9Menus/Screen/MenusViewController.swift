import UIKit

/// Both kinds of menus that items of collection views have, and what Copy in them leaves on the
/// pasteboard.
public final class MenusViewController: UIViewController {
  private let editMenus = EditMenuPictures()
  private let contextMenus = ContextMenuPictures()
  private let titles = [UILabel(), UILabel()]
  private let pasteboard = PasteboardView()
  private lazy var lists = [
    makeList(editMenus, "edit-menus"), makeList(contextMenus, "context-menus"),
  ]

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Menus"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeList(
    _ source: UICollectionViewDataSource & UICollectionViewDelegate, _ identifier: String
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 102)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(PictureCell.self, forCellWithReuseIdentifier: "Picture")
    list.dataSource = source
    list.delegate = source
    list.accessibilityIdentifier = identifier
    return list
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (label, text) in zip(titles, ["Edit menu", "Context menu"]) {
      label.text = text
      label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
        for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 22)
      view.addSubview(label)
    }
    for list in lists { view.addSubview(list) }
    view.addSubview(pasteboard)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    var y = area.minY + 12
    let bottom: CGFloat = 84 + view.safeAreaInsets.bottom
    let heights: [CGFloat] = [134, view.bounds.height - bottom - y - 134 - 56 - 8]
    for (index, list) in lists.enumerated() {
      titles[index].frame = CGRect(x: 16, y: y, width: area.width - 32, height: 28)
      list.frame = CGRect(
        x: area.minX, y: y + 28, width: area.width, height: max(0, heights[index]))
      y = list.frame.maxY + 8
    }
    pasteboard.frame = CGRect(
      x: 0, y: view.bounds.height - bottom, width: view.bounds.width, height: bottom)
  }
}
