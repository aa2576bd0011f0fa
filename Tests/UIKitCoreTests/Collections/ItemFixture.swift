import CollectionEngine
import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// A collection view of 100×100 items, three in a row without gaps, in a fixture of 300×500; its
/// delegate records all about highlighting, selecting and focusing.
@MainActor
final class ItemFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let fixture: TouchFixture
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  var counts: [Int]
  var log: [String] = []
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> Bool = { _ in true }
  var deselects: (IndexPath) -> Bool = { _ in true }
  var beginsSeveral: (IndexPath) -> Bool = { _ in false }
  var didSelect: (IndexPath) -> Void = { _ in }
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(_ counts: [Int] = [100], inset: UIEdgeInsets = .zero) {
    self.counts = counts
    fixture = TouchFixture(size: CGSize(width: 300, height: 500))
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = inset
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    fixture.window.addSubview(view)
    fixture.step()
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  /// The middle of an item, in the window's coordinates.
  func middle(_ item: Int, section: Int = 0) -> CGPoint {
    let frame = view.layoutAttributesForItem(at: [section, item])!.frame
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: fixture.window)
  }

  func tap(_ item: Int, keys: KeyModifiers = []) {
    let point = middle(item)
    fixture.wait(0.5)
    fixture.down(point.x, point.y)
    fixture.wait(0.2)
    let time = fixture.time
    fixture.send(
      .touch(
        TouchInput(id: 1, phase: .ended, location: point, time: time, modifiers: keys)))
  }

  func key(_ key: KeyInput.Key, _ modifiers: KeyModifiers = [], text: String = "") {
    for isDown in [true, false] {
      fixture.send(
        .key(
          KeyInput(
            key: key, characters: text, charactersIgnoringModifiers: text, modifiers: modifiers,
            isDown: isDown, time: fixture.time)))
    }
    fixture.settle()
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    configure(cell, path)
    return cell
  }

  // MARK: Delegate

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    log.append("shouldHighlight \(path.item)")
    return highlights(path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log.append("didHighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("didUnhighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    log.append("shouldSelect \(path.item)")
    return selects(path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    log.append("shouldDeselect \(path.item)")
    return deselects(path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("didSelect \(path.item)")
    didSelect(path)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("didDeselect \(path.item)")
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    log.append("primaryAction \(path.item)")
  }
  func collectionView(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    log.append("shouldBeginSeveral \(path.item)")
    return beginsSeveral(path)
  }
  func collectionView(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) { log.append("didBeginSeveral \(path.item) editing \(view.isEditing)") }
  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
    log.append("didEndSeveral")
  }
}
