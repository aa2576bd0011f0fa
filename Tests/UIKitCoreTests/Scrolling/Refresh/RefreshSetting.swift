import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A screen with content that can be refreshed, of one of the many kinds that apps have.
@MainActor
final class RefreshSetting {
  enum Content: CaseIterable { case table, collection, plain }
  enum Bar: CaseIterable { case none, plain, large, largeWithSearch, largeWithHidingSearch }

  let harness: Harness
  let scroll: UIScrollView
  let control = UIRefreshControl()
  let navigation: UINavigationController?
  private let rows: RefreshRows
  private let ownInset: UIEdgeInsets
  /// The adjusted inset of content at rest.
  private var refreshCount = 0
  /// Called when the control asks for new contents.
  var onRefresh: (() -> Void)?

  init(_ content: Content, _ bar: Bar, insetTop: CGFloat = 0, rows count: Int = 40) {
    rows = RefreshRows(count)
    let controller = UIViewController()
    controller.title = "Inbox"
    scroll = rows.makeView(content)
    ownInset = UIEdgeInsets(top: insetTop, left: 0, bottom: insetTop / 2, right: 0)
    scroll.contentInset = ownInset
    scroll.alwaysBounceVertical = true
    scroll.refreshControl = control
    controller.view = scroll
    if bar == .none {
      navigation = nil
      harness = Harness(device: "iphone-se", root: controller)
    } else {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = bar != .plain
      if bar == .largeWithSearch || bar == .largeWithHidingSearch {
        controller.navigationItem.searchController = UISearchController(
          searchResultsController: nil)
        controller.navigationItem.hidesSearchBarWhenScrolling = bar == .largeWithHidingSearch
      }
      self.navigation = navigation
      harness = Harness(device: "iphone-se", root: navigation)
    }
    harness.advance(by: 0.2)
    control.addAction(
      UIAction { [unowned self] _ in
        refreshCount += 1
        onRefresh?()
      }, for: .valueChanged)
  }

  func close() { harness.close() }

  var wasAsked: Bool { refreshCount > 0 }

  func step(_ frames: Int = 1) { for _ in 0..<frames { harness.advance(by: 1.0 / 60) } }

  /// New rows at the beginning, as an app shows what it has fetched.
  func insertRows(_ count: Int) { rows.insert(count, in: scroll) }

  func reload() { rows.reload(scroll) }

  /// The one thing wrong with how the content rests at its top; nil where all is as it should be.
  func flaw() -> String? {
    let offset = scroll.contentOffset.y
    let inset = scroll.adjustedContentInset.top
    if control.isRefreshing { return "it still refreshes" }
    if scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating {
      return "it still moves"
    }
    if abs(offset + inset) > 0.5 { return "the content is \(-offset - inset) points down" }
    if scroll.contentInset != ownInset {
      return "the inset is \(scroll.contentInset), and was \(ownInset)"
    }
    if let navigation {
      let shownTitle = navigation.collapsibleHeight - navigation.collapsed
      if navigation.navigationBar.showsLargeTitle, shownTitle < BarMetrics.largeTitleHeight - 0.5 {
        return "\(shownTitle) points of the title are seen"
      }
      if !navigation.collapseStops.contains(where: { abs($0 - navigation.collapsed) < 0.5 }) {
        return "the search bar is cut by \(navigation.collapsed) points"
      }
    }
    let seen = control.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    if !seen.isEmpty { return "the control is still seen" }
    return nil
  }

  /// The same while new contents are awaited: the control is seen above the content.
  func flawWhileRefreshing() -> String? {
    let offset = scroll.contentOffset.y
    let inset = scroll.adjustedContentInset.top
    if !control.isRefreshing { return "it does not refresh" }
    if abs(offset + inset) > 0.5 { return "the content is \(-offset - inset) points down" }
    guard let navigation, navigation.navigationBar.showsLargeTitle else { return nil }
    return navigation.collapsed > 0.5 ? "the title is cut by \(navigation.collapsed) points" : nil
  }
}

/// The rows, items or blocks that a list of the test shows.
@MainActor
private final class RefreshRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private var count: Int

  init(_ count: Int) { self.count = count }

  func makeView(_ content: RefreshSetting.Content) -> UIScrollView {
    switch content {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      grid.dataSource = self
      return grid
    case .plain:
      let view = UIScrollView(frame: .zero)
      view.contentSize = CGSize(width: 300, height: 44 * CGFloat(count))
      return view
    }
  }

  func insert(_ new: Int, in view: UIScrollView) {
    count += new
    let paths = (0..<new).map { IndexPath(item: $0, section: 0) }
    switch view {
    case let table as UITableView: table.insertRows(at: paths, with: .automatic)
    case let grid as UICollectionView: grid.insertItems(at: paths)
    default: view.contentSize.height = 44 * CGFloat(count)
    }
  }

  func reload(_ view: UIScrollView) {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
