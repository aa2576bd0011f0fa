import UIKit
import UIKitTestSupport

/// A grid of cells of 120×120 with a caption, 1280×800 points, laid out and painted once.
@MainActor
final class CollectionFixture: NSObject {
  private let window: UIWindow
  private let list: UICollectionView
  private let frames = HeadlessFrames()
  private let source: GridSource

  init(count: Int, asksDelegate: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    let screen = CGRect(x: 0, y: 0, width: 1280, height: 800)
    window = UIWindow(frame: screen)
    list = UICollectionView(frame: screen, collectionViewLayout: layout)
    source = asksDelegate ? SizingGridSource(count: count) : GridSource(count: count)
    super.init()
    list.backgroundColor = .white
    list.register(CaptionCell.self, forCellWithReuseIdentifier: "Cell")
    list.dataSource = source
    list.delegate = source as? UICollectionViewDelegate
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(list)
    window.makeKeyAndVisible()
    frames.step(in: window)
    frames.step(in: window)
  }

  private var furthest: CGFloat { list.contentSize.height - list.bounds.height }

  func query(times: Int) {
    for number in 0..<times {
      let y = furthest * CGFloat(number * 7919 % times) / CGFloat(times)
      _ = list.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: 0, y: y, width: 1280, height: 800))
    }
  }

  func reload(times: Int) {
    for _ in 0..<times {
      list.reloadData()
      frames.step(in: window)
    }
  }

  func scroll(steps: Int, painting: Bool) {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<steps {
      list.contentOffset.y += 40
      frames.step(in: window, painting: painting)
    }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 / Double(steps)
    print(String(format: "%.3f ms a frame, %d frames painted", time, frames.painted))
  }

  /// Single changes in a row at random places, shown by one frame.
  func edit(times: Int, inserting: Bool) {
    list.contentOffset.y = furthest / 2
    frames.step(in: window)
    var random = SplitMix(state: 7)
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<times {
      let index = Int(random.next() % UInt64(source.count))
      source.count += inserting ? 1 : -1
      let paths = [IndexPath(item: index, section: 0)]
      if inserting { list.insertItems(at: paths) } else { list.deleteItems(at: paths) }
    }
    frames.step(in: window)
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    print(String(format: "%.3f ms for %d changes", time, times))
  }

  func jump(times: Int) {
    for number in 0..<times {
      list.contentOffset.y = furthest * CGFloat(number * 7919 % times) / CGFloat(times)
      frames.step(in: window)
    }
  }
}

/// Items without sizes of their own.
class GridSource: NSObject, UICollectionViewDataSource {
  var count: Int
  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      as! CaptionCell
    cell.label.text = "Item \(indexPath.item)"
    return cell
  }
}

/// Asked for the size of every item.
final class SizingGridSource: GridSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 120, height: 120)
  }
}

final class CaptionCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 6, y: 98, width: 108, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemGray5
    let shade = UIView(frame: CGRect(x: 0, y: 98, width: 120, height: 22))
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .white
    contentView.addSubview(shade)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}
