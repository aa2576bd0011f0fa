import CollectionEngine
import PlatformInterface

/// What stands around the rows: views of sections and of the whole table, and what is known of them.
@MainActor
struct TableChrome {
  /// The program's; nil for the automatic one.
  var separatorInset: UIEdgeInsets?
  /// Whether the delegate implements `viewForHeaderInSection`; nil until it was asked once.
  var hasHeaderViews: Bool?
  var hasFooterViews: Bool?
  /// Views that were handed over by that first question and wait to be shown.
  var waitingHeaders: [Int: UIView] = [:]
  var waitingFooters: [Int: UIView] = [:]
  /// Of rows without contents below the last one, from the top; those that are not shown are hidden.
  var fillerLines: [UIView] = []
  /// Measures titles.
  lazy var titleLabel = UILabel(frame: .zero)
  var index: SectionIndexView?
  /// The titles the index was last given.
  var indexTitles: [String]?
  var needsIndexTitles = true
  /// The rows were reloaded and nobody has asked for the content's size since.
  var needsSizeOfReload = false
  /// The update that cells were last told of.
  var decoratedEpoch = 0
  /// The row that is moved aside.
  var swipe: RowSwipe?
  /// The data source has no `commit`, as it turned out, or no `moveRowAt`.
  var lacksCommit = false
  var lacksMove = false

  mutating func forgetDelegate() {
    hasHeaderViews = nil
    hasFooterViews = nil
    waitingHeaders = [:]
    waitingFooters = [:]
  }
}

/// Headers and footers.
extension UITableView {
  var tableHeaderHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }
  var tableFooterHeight: CGFloat { tableFooterView?.bounds.height ?? 0 }

  func title(ofHeader section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func title(ofFooter section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Whether the delegate might have a view for a section. The first question about it is a real
  /// one, whose answer is kept until it is shown.
  func hasHeaderView(_ section: Int) -> Bool {
    if let known = chrome.hasHeaderViews { return known }
    guard let delegate = currentDelegate else { return false }
    let answer = OptionalMethod.call(.viewForHeader) {
      delegate.tableView(self, viewForHeaderInSection: section)
    }
    chrome.hasHeaderViews = answer != nil
    if let view = answer ?? nil { chrome.waitingHeaders[section] = view }
    return answer != nil
  }

  func hasFooterView(_ section: Int) -> Bool {
    if let known = chrome.hasFooterViews { return known }
    guard let delegate = currentDelegate else { return false }
    let answer = OptionalMethod.call(.viewForFooter) {
      delegate.tableView(self, viewForFooterInSection: section)
    }
    chrome.hasFooterViews = answer != nil
    if let view = answer ?? nil { chrome.waitingFooters[section] = view }
    return answer != nil
  }

  /// The view of a section's header or footer: the delegate's, or one for the title.
  func requestSupplementary(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> any ListElementView {
    let section = attributes.indexPath.section
    let isHeader = attributes.kind == Self.headerKind
    let (own, dequeued) = state.requesting(
      ElementRequest(attributes: attributes, path: attributes.indexPath)
    ) {
      isHeader
        ? chrome.waitingHeaders.removeValue(forKey: section)
          ?? currentDelegate?.tableView(self, viewForHeaderInSection: section)
        : chrome.waitingFooters.removeValue(forKey: section)
          ?? currentDelegate?.tableView(self, viewForFooterInSection: section)
    }
    takeBack(dequeued, except: own)
    let view: any ListElementView
    if let own {
      view = elementView(of: own, section)
    } else if let title = isHeader ? title(ofHeader: section) : title(ofFooter: section) {
      let made =
        dequeueHeaderFooter(UITableViewHeaderFooterView.titleIdentifier)
        ?? UITableViewHeaderFooterView(
          reuseIdentifier: UITableViewHeaderFooterView.titleIdentifier)
      made.textLabel?.text = TableTitles.shown(title, in: self, isHeader: isHeader)
      view = made
    } else {
      view = TableElementView(nil)
    }
    if let view = view as? UITableViewHeaderFooterView {
      // Whoever made it, it comes back under the identifier it was made with.
      view.elementState.reuseKind = Self.headerFooterKind
      view.belong(to: self, isHeader: isHeader, isFirst: section == 0 && tableHeaderView == nil)
    }
    return view
  }

  /// The program's view as the list shows it. A program may keep views itself, and hand them over again
  /// while they leave the screen or wait to be reused.
  private func elementView(of own: UIView, _ section: Int) -> any ListElementView {
    guard let view = own as? UITableViewHeaderFooterView else { return TableElementView(own) }
    switch view.elementState.use {
    case .dequeued: break
    case .free: state.pool.withdraw(view)
    case .leaving: state.leaving.release(view)
    case .inUse:
      Log.write(
        "The delegate returned a header or footer view for section \(section) that is shown for "
          + "another one: \(view). Return a view for each section; this one stays empty.")
      return TableElementView(nil)
    }
    return view
  }

  func supplementaryView(_ kind: String, _ section: Int) -> UIView? {
    settledDisplay.element(
      category: .supplementaryView, kind: kind, IndexPath(item: 0, section: section))?.view
  }

  // MARK: Above and below all sections

  func replaceTableView(_ old: UIView?, by new: UIView?) {
    // iOS-BEHAVIOUR: programs set the same view again to say that its height is another one.
    // Evidence: unmeasured.
    guard old !== new else { return heightsChanged() }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsChanged()
  }

  /// Table header and footer and the index are where they belong after each layout.
  func didLayOutElements() {
    let width = storedLayer.bounds.width
    if let header = tableHeaderView {
      place(header, y: 0, width: width)
    }
    if let footer = tableFooterView, let layout = storedLayout as? TableLayout {
      place(footer, y: layout.rowsEnd, width: width)
    }
    placeFillerLines()
    // After an update other rows are the first and the last of their sections.
    if chrome.decoratedEpoch != state.epoch {
      chrome.decoratedEpoch = state.epoch
      decorateCells()
    }
    placeIndex()
    placeSwipe()
  }

  private func place(_ view: UIView, y: CGFloat, width: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Pixels

  func roundedUp(_ value: CGFloat) -> CGFloat {
    (value * pixelScale).rounded(.up) / pixelScale
  }

  func roundedDown(_ value: CGFloat) -> CGFloat {
    (value * pixelScale).rounded(.down) / pixelScale
  }

  /// Prepares the layout of reloaded rows, if it has not been laid out since.
  func updateSizeOfReload() {
    guard chrome.needsSizeOfReload, !arrangement.isPreparing else { return }
    chrome.needsSizeOfReload = false
    guard case .settled = state.phase, storedLayer.bounds.width > 0 else { return }
    prepareLayoutIfNeeded()
  }

  /// Heights may be others now; what data there is stays.
  func heightsChanged() {
    guard let layout = storedLayout as? TableLayout else { return }
    layout.selfSizedRows.removeAll()
    layout.solution.needsMetrics = true
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
  }
}

/// Shows a program's own view as a header or footer.
final class TableElementView: UIView, ListElementView {
  let content: UIView?
  let elementState = ListElementState()

  init(_ content: UIView?) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = content != nil
    if let content { addSubview(content) }
  }

  required init?(coder: NSCoder) { nil }

  // It is made for one view and goes with it.
  var reuseIdentifier: String? { nil }
  func prepareForReuse() {}
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let content, let list = superview as? UITableView else { return layoutAttributes }
    return list.fitted(content, layoutAttributes)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
  }
}

extension ListElementView {
  /// The view the program knows.
  var contentOfElement: UIView { (self as? TableElementView)?.content ?? self }
}

extension UITableView {
  /// The attributes of a header or footer at the height its view asks for, if that counts.
  func fitted(
    _ view: UIView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let layout = storedLayout as? TableLayout else { return attributes }
    let section = attributes.indexPath.section
    let isHeader = attributes.kind == Self.headerKind
    guard section < layout.parts.count,
      isHeader ? layout.parts[section].measuresHeader : layout.parts[section].measuresFooter
    else { return attributes }
    let width = attributes.size.width
    let size =
      view.isSizedByConstraints
      ? view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      : view.sizeThatFits(CGSize(width: width, height: 0))
    let height = roundedUp(size.height)
    guard height > 0, height != attributes.size.height else { return attributes }
    return attributes.copied { $0.plainFrame.size.height = height }
  }
}
