import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// How often something of one list was asked to work.
@MainActor
private final class WorkLog {
  var cells: [Int] = []
  var boxes: [Int] = []
  var preparations = 0

  func clear() {
    cells = []
    boxes = []
    preparations = 0
  }
}

/// A view in a cell that is placed by ten constraints together with its neighbours.
@MainActor
private final class CountedBox: UIView {
  var number = 0
  weak var log: WorkLog?

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.boxes.append(number)
  }
}

@MainActor
private final class BoxCell: UICollectionViewCell {
  let box = CountedBox()
  let dot = UIView()
  let line = UIView()
  weak var log: WorkLog?
  private(set) var width: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [box, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    dot.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(dot)
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    self.width = width
    NSLayoutConstraint.activate([
      width,
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      box.heightAnchor.constraint(equalToConstant: 20),
      dot.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      dot.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      dot.heightAnchor.constraint(equalToConstant: 4),
      line.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 2),
      line.topAnchor.constraint(equalTo: box.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.cells.append(box.number)
  }
}

@MainActor
private final class CountedFlow: UICollectionViewFlowLayout {
  weak var log: WorkLog?

  override func prepare() {
    super.prepare()
    log?.preparations += 1
  }
}

@MainActor
private final class BoxSource: NSObject, UICollectionViewDataSource {
  let log: WorkLog

  init(_ log: WorkLog) { self.log = log }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    if let cell = cell as? BoxCell {
      cell.box.number = indexPath.item
      cell.box.log = log
      cell.log = log
    }
    return cell
  }
}

/// What a change of one constraint among the cells on screen costs.
final class CellWorkTests: XCTestCase {
  func test_aConstraintOfOneCellOfFifty_isThatCellsWorkAlone() {
    onMainActor {
      let log = WorkLog()
      let source = BoxSource(log)
      let layout = CountedFlow()
      layout.log = log
      layout.itemSize = CGSize(width: 60, height: 40)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      list.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      list.dataSource = source
      let controller = UIViewController()
      let harness = Harness(size: CGSize(width: 300, height: 400), root: controller)
      defer { harness.close() }
      controller.view.addSubview(list)
      harness.settle()
      XCTAssertEqual(list.visibleCells.count, 50)
      guard let cell = list.cellForItem(at: [0, 23]) as? BoxCell else { return XCTFail("no cell") }
      let others = list.visibleCells.compactMap { $0 as? BoxCell }.filter { $0 !== cell }
      let frames = others.map { $0.line.frame }
      log.clear()

      cell.width?.constant = 30
      harness.settle()

      XCTAssertEqual(cell.line.frame, CGRect(x: 36, y: 24, width: 24, height: 1))
      XCTAssertEqual(cell.dot.frame.width, 15)
      XCTAssertEqual(Set(log.boxes), [23])
      XCTAssertTrue(Set(log.cells).isSubset(of: [23]), "\(log.cells)")
      XCTAssertEqual(log.preparations, 0)
      XCTAssertEqual(others.map { $0.line.frame }, frames)
    }
  }
}
