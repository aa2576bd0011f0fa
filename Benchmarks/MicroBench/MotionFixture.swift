import UIKit
import UIKitTestSupport

/// A grid in motion, 1280×800 points: flung by a finger, or changed in one batch with its animation.
/// Frames are laid out and made, not painted. Prints real milliseconds beside what is counted.
@MainActor
final class MotionFixture {
  private let harness: Harness
  private let list: UICollectionView
  private let source: GridSource
  private static let frame = 1.0 / 60

  init(count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    let bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)
    let list = UICollectionView(frame: bounds, collectionViewLayout: layout)
    source = GridSource(count: count)
    list.backgroundColor = .white
    list.register(CaptionCell.self, forCellWithReuseIdentifier: "Cell")
    list.dataSource = source
    self.list = list
    let controller = UIViewController()
    controller.view.addSubview(list)
    harness = Harness(size: bounds.size, scale: 1, root: controller)
  }

  /// One fling of 6,000 points a second, to its end.
  func fling() {
    harness.finger(.began, 640, 700)
    for step in 1...6 { harness.finger(.changed, 640, 700 - CGFloat(step) * 100) }
    harness.finger(.ended, 640, 100)
    var times: [Double] = []
    while list.isDecelerating { times.append(measure { harness.advance(by: Self.frame) }) }
    tell("fling to \(Int(list.contentOffset.y))", times)
  }

  /// 1,000 items deleted and 1,000 inserted at random places, in one batch.
  func batch() {
    var random = SplitMix(state: 7)
    let count = source.count
    var deleted = Set<Int>()
    while deleted.count < 1_000 { deleted.insert(Int(random.next() % UInt64(count))) }
    var inserted = Set<Int>()
    while inserted.count < 1_000 { inserted.insert(Int(random.next() % UInt64(count))) }
    let change = measure {
      list.performBatchUpdates {
        list.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
        list.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
      }
    }
    print(String(format: "%.3f ms for the batch", change))
    var times: [Double] = []
    for _ in 0..<30 { times.append(measure { harness.advance(by: Self.frame) }) }
    tell("batch animation", times)
  }

  private func measure(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  private func tell(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    print(
      String(
        format: "%@: %d frames, median %.3f ms, most %.3f ms", what, times.count,
        sorted[sorted.count / 2], sorted.last ?? 0))
  }
}

/// Vigna's SplitMix64: the same numbers everywhere.
struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
