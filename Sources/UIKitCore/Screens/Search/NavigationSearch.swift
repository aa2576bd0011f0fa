import QuartzCore

/// A navigation bar's search bar, below the title.
final class NavigationSearchView: UIView {
  private(set) var shownSearch: UISearchController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: UISearchController?) {
    guard new !== shownSearch else { return }
    if let old = shownSearch?.searchBar, old.superview === self {
      old.removeFromSuperview()
      old.isInNavigationBar = false
    }
    shownSearch = new
    guard let bar = new?.searchBar else { return }
    bar.isInNavigationBar = true
    bar.translatesAutoresizingMaskIntoConstraints = true
    addSubview(bar)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shownSearch?.searchBar.frame = bounds
  }
}

extension UINavigationBar {
  /// The topmost item's.
  final var searchController: UISearchController? { topItem?.searchController }
  final var isSearching: Bool { searchController?.isActive ?? false }
  /// Title and buttons make space for the search.
  final var hidesRow: Bool {
    isSearching && (searchController?.hidesNavigationBarDuringPresentation ?? false)
  }

  final var searchHeight: CGFloat {
    searchController?.searchBar.naturalHeight(inNavigationBar: true) ?? 0
  }
  /// The part of it that content scrolls away.
  final var hidingSearchHeight: CGFloat {
    guard !isSearching, topItem?.hidesSearchBarWhenScrolling ?? false else { return 0 }
    return searchHeight
  }

  /// From the bar's lower edge: the search bar goes first, then the large title.
  final func layOutSearch() {
    let item = searchController
    if search.shownSearch !== item { search.show(item) }
    guard item != nil else {
      search.isHidden = true
      search.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
      return
    }
    let above =
      hidesRow ? 0 : rowEnd + (showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
    let height =
      hidingSearchHeight > 0
      ? min(max(bounds.height - above, 0), searchHeight) : min(searchHeight, bounds.height)
    search.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    search.isHidden = height < 1
    searchController?.searchBar.isAlone = hidesRow
    content?.alpha = hidesRow ? 0 : 1
    content?.isUserInteractionEnabled = !hidesRow
  }
}

extension UINavigationController {
  /// A search began or ended, or its bar became higher.
  final func searchDidChange() {
    guard isViewLoaded else { return }
    if bar.isSearching {
      if collapsedBeforeSearch == nil { collapsedBeforeSearch = collapsed }
      collapsed = 0
    } else {
      // iOS-BEHAVIOUR: content that rests at its top has the large title again after a search. Evidence: unmeasured.
      let isAtTop = followed.map { $0.contentOffset.y <= $0.topOffset + 0.5 } ?? false
      let left = isAtTop ? collapsedBeforeSearch : nil
      collapsed = left.map { min($0, collapsibleHeight) } ?? collapse(for: followed)
      collapsedBeforeSearch = nil
    }
    bar.setNeedsLayout()
    layoutBars()
    bar.layoutIfNeeded()
  }

  /// How much the bar gives way to content: the search bar that hides, and the large title.
  final var collapsibleHeight: CGFloat {
    bar.hidingSearchHeight + (bar.showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
  }

  /// Heights at which the bar stops giving way.
  final var collapseStops: [CGFloat] {
    var stops: [CGFloat] = [0]
    if bar.hidingSearchHeight > 0 { stops.append(bar.hidingSearchHeight) }
    if bar.showsLargeTitle { stops.append(stops[stops.count - 1] + BarMetrics.largeTitleHeight) }
    return stops
  }

  /// The search over this controller's content, placed as the content is.
  final func layOutSearchOverlay() {
    for controller in stack {
      guard let search = controller.navigationItem.searchController, search.isActive,
        let overlay = search.viewIfLoaded, overlay.superview === container
      else { continue }
      overlay.isHidden = controller !== shown
      if transition == nil { container.bringSubviewToFront(overlay) }
      overlay.frame = container.bounds
      var insets = UIEdgeInsets.zero
      if showsBar { insets.top = bar.bounds.height }
      search.setContainerInsets(insets)
    }
  }
}

extension UINavigationItem {
  /// What stands in the search bar of the item; nil where it has none.
  final var searchText: String? { searchController?.searchBar.text }
}
