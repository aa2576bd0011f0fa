import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What happened, as lines of text in order.
@MainActor
final class CallRecord {
  private(set) var lines: [String] = []
  var isRecording = true

  func add(_ line: String) { if isRecording { lines.append(line) } }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

func text(_ rect: CGRect) -> String {
  func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.2f", Double(value))
  }
  return "{\(number(rect.minX)),\(number(rect.minY)),\(number(rect.width)),\(number(rect.height))}"
}

func text(_ path: IndexPath) -> String { path.map(String.init).joined(separator: "-") }

@MainActor
class RecordingFlowLayout: UICollectionViewFlowLayout {
  var record = CallRecord()
  /// Kept alive with the layout; a view keeps its data source weakly.
  var source: RecordingSource?
  /// What the layout answers about bounds changes; nil asks super.
  var invalidatesOnBoundsChange: Bool?

  override func prepare() {
    record.add("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    record.add("contentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    record.add("elements \(text(rect))")
    return super.layoutAttributesForElements(in: rect)
  }

  override func invalidateLayout() {
    record.add("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    record.add("invalidateLayout(with:) at \(text(collectionView?.bounds ?? .zero))")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    record.add(
      "shouldInvalidate \(text(newBounds)) at \(text(collectionView?.bounds ?? .zero))")
    return invalidatesOnBoundsChange ?? super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    record.add("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}

/// Sections of items with headers, recording what it is asked.
@MainActor
class RecordingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var record = CallRecord()
  var made = 0
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  var recordsCells = true
  var recordsDisplay = false
  var recordsSelection = false

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    record.add("numberOfItems \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if recordsCells { record.add("cell \(text(indexPath))") }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    record.add("supplementary \(kind.hasSuffix("Header") ? "header" : "footer") \(text(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "chrome", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { record.add("didScroll") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard recordsDisplay else { return }
    record.add("willDisplay \(text(indexPath)) \(cell.superview == nil ? "outside" : "inside")")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard recordsDisplay else { return }
    record.add(
      "didEndDisplaying \(text(indexPath)) \(cell.superview == nil ? "outside" : "inside")")
  }
}

extension RecordingSource {
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    if recordsSelection { record.add("shouldHighlight \(path.item)") }
    return true
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    if recordsSelection { record.add("didHighlight \(path.item)") }
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    if recordsSelection { record.add("didUnhighlight \(path.item)") }
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    if recordsSelection { record.add("shouldSelect \(path.item)") }
    return true
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    if recordsSelection { record.add("shouldDeselect \(path.item)") }
    return true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    if recordsSelection { record.add("didSelect \(path.item)") }
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    if recordsSelection { record.add("didDeselect \(path.item)") }
  }
}

@MainActor
final class CountedCell: UICollectionViewCell {
  static var made = 0
  var preparations = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CountedCell.made += 1
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

@MainActor
func makeCollection(
  _ layout: UICollectionViewLayout, _ source: RecordingSource,
  size: CGSize = CGSize(width: 320, height: 480)
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "chrome")
  }
  view.dataSource = source
  view.delegate = source
  return view
}

@MainActor
func makeWindow(_ content: UIView, size: CGSize = CGSize(width: 320, height: 480)) -> UIWindow {
  let window = closedAfterTest(UIWindow(frame: CGRect(origin: .zero, size: size)))
  window.isHidden = false
  window.addSubview(content)
  return window
}
