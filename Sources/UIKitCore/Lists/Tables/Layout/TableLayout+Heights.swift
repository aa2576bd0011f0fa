import CollectionEngine

/// From properties, data source and delegate to the solver's numbers.
extension TableLayout {
  /// What groups keep from the table's left and right edges.
  var groupInsets: UIEdgeInsets { table?.groupInsets ?? .zero }

  /// Whether groups or contents of rows keep something else from the sides now.
  var hasOtherSides: Bool {
    guard let table, let solvedSides else { return false }
    return solvedSides != table.sides
  }

  /// Brings the solver up to date: asks for heights if they are stale, takes over what cells told.
  func solve() {
    guard let table else { return }
    let inset = table.currentAdjustedInset
    // Rows without a width would be nowhere.
    let width = max(table.storedLayer.bounds.width, table.state.showsEdgeAlone ? 1 : 0)
    let environment = FlowEnvironment(
      axis: .vertical, crossExtent: width - inset.left - inset.right,
      scale: table.storedTraits.displayScale)
    let sides = table.sides
    let isResized = solution.solver?.environment != environment || sides != solvedSides
    solvedSides = sides
    if solution.needsMetrics || solution.needsHeights || solution.solver == nil || isResized {
      solution.asksCellsAgain = solution.needsMetrics && !solution.followsUpdates
      solution.needsMetrics = false
      solution.needsHeights = false
      solution.needsPositions = true
      if isResized { selfSizedRows.removeAll() }
      readInputs(of: table, environment)
    }
    if solution.needsPositions { place(in: environment, table) }
    if !solution.measurements.isEmpty { measure(in: table) }
  }

  private func measure(in table: UITableView) {
    let shift = solution.measure(ListSight(table, axis: .vertical, origin: rowsStart))
    table.follow(shift, axis: .vertical)
  }

  private func place(in environment: FlowEnvironment, _ table: UITableView) {
    solution.needsPositions = false
    solution.cachedQuery = nil
    let stale = solution.asksCellsAgain ? table.display.itemKeys : []
    let kept = solution.takeMeasurements(counts: solution.inputs.map(\.itemCount), stale: stale)
    let measured =
      solution.solver?.environment.crossExtent == environment.crossExtent ? kept : nil
    let sections = solution.inputs.indices.map { index -> FlowSection in
      let input = solution.inputs[index]
      var sizes = input.sizes
      if case .estimated(let estimate, _) = sizes, let measured {
        sizes = .estimated(estimate, measured[index])
      }
      addPlaceholders(index, to: &sizes, table)
      return FlowSection(
        itemCount: input.itemCount, sizes: sizes,
        metrics: input.metrics(axis: .vertical, extraInset: .zero), environment: environment)
    }
    solution.solver = FlowLayoutSolver(environment: environment, sections: sections)
  }

  /// Placeholders have heights of their own among rows of any kind.
  private func addPlaceholders(
    _ section: Int, to sizes: inout FlowItemSizes, _ table: UITableView
  ) {
    for place in table.placeholders.all where place.path.section == section {
      let item = place.path.item
      guard let height = place.item.provider?.ownHeight,
        item < solution.inputs[section].itemCount
      else { continue }
      let size = CGSize(width: sizes.size(at: item).width, height: height)
      switch sizes {
      case .estimated(let estimate, var measured):
        measured.set(size, at: item)
        sizes = .estimated(estimate, measured)
      case .uniform(let usual):
        var measured = MeasuredSizes()
        measured.set(size, at: item)
        sizes = .estimated(usual, measured)
      case .each(var all):
        all[item] = size
        sizes = .each(all)
      }
    }
  }

  // MARK: Asking

  private func readInputs(of table: UITableView, _ environment: FlowEnvironment) {
    let counts = table.currentCounts()
    let around = groupInsets
    let width = max(0, environment.crossExtent - around.left - around.right)
    delegateGivesHeights = false
    if let first = counts.path(atGlobalIndex: 0), table.delegateHeight(ofRowAt: first) != nil {
      delegateGivesHeights = true
    }
    parts = []
    parts.reserveCapacity(counts.sectionCount)
    let asksAll =
      delegateGivesHeights && table.estimatedRowHeight == 0
      && (counts.path(atGlobalIndex: 0).map { table.delegateEstimate(ofRowAt: $0) == nil } ?? true)
    solution.inputs = (0..<counts.sectionCount).map { section in
      let count = counts.itemCount(inSection: section)
      var part = TableSectionParts()
      let header = headerHeight(section, &part, table)
      let footer = footerHeight(section, &part, table)
      parts.append(part)
      return FlowSectionInput(
        itemCount: count, sizes: sizes(section, count, width: width, asksAll: asksAll, table),
        inset: around,
        lineSpacing: 0, interitemSpacing: 0, headerSize: CGSize(width: 0, height: header),
        footerSize: CGSize(width: 0, height: footer))
    }
  }

  private func sizes(
    _ section: Int, _ count: Int, width: CGFloat, asksAll: Bool, _ table: UITableView
  ) -> FlowItemSizes {
    func size(_ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    let usual = table.rowHeight >= 0 ? table.rowHeight : TableMetrics.rowHeight
    if asksAll {
      return .compact(
        (0..<count).map {
          let height = table.delegateHeight(ofRowAt: ItemPath(section, $0)) ?? usual
          return size(height >= 0 ? height : usual)
        })
    }
    if !delegateGivesHeights, table.rowHeight >= 0 || table.estimatedRowHeight == 0 {
      return .uniform(size(usual))
    }
    guard count > 0 else { return .uniform(size(usual)) }
    var estimate = table.delegateEstimate(ofRowAt: ItemPath(section, 0)) ?? -1
    if estimate < 0 { estimate = table.estimatedRowHeight }
    return .estimated(size(estimate > 0 ? estimate : usual), MeasuredSizes())
  }

  /// Asks the delegate for the heights of rows in sight, until nothing new comes into sight by them.
  func askForVisibleHeights() {
    guard delegateGivesHeights, let table else { return }
    for _ in 0..<8 {
      let visible = table.storedLayer.bounds.offsetBy(dx: 0, dy: -rowsStart)
      guard let solver = solution.solver else { return }
      var found: [(path: ItemPath, size: CGSize)] = []
      for element in solver.elements(in: visible) where element.kind == .item {
        let path = element.path
        guard case .estimated(_, let measured) = solver.section(path.section).sizes,
          measured.size(at: path.item) == nil, !selfSizedRows.contains(path),
          let height = table.delegateHeight(ofRowAt: path)
        else { continue }
        if height >= 0 {
          found.append((path, CGSize(width: element.frame.width, height: height)))
        } else {
          selfSizedRows.insert(path)
        }
      }
      guard !found.isEmpty else { return }
      solution.measurements = found
      measure(in: table)
    }
  }

  // MARK: Headers and footers

  private func headerHeight(
    _ section: Int, _ part: inout TableSectionParts, _ table: UITableView
  ) -> CGFloat {
    let given = table.delegateHeight(ofHeader: section)
    let title = table.title(ofHeader: section)
    // iOS-BEHAVIOUR: nobody is asked for the view of a header or footer whose height the delegate gives as zero.
    // Evidence: table-30.
    let hasView = given != 0 && table.hasHeaderView(section)
    let isFirst = section == 0 && table.tableHeaderView == nil
    let wished = given ?? table.sectionHeaderHeight
    if wished > 0, given == nil, let title, table.style != .plain, !hasView {
      // iOS-BEHAVIOUR: a title needs its space even where a document says 18, as all grouped ones
      // do. Evidence: unmeasured.
      part.showsHeader = true
      return max(
        wished,
        TableTitles.headerHeight(title, in: table, isFirst: isFirst))
    }
    let gap = isFirst ? TableMetrics.firstGroupTop : table.roundedUp(TableMetrics.groupGap)
    if wished > 0, given != nil || title != nil || hasView {
      part.showsHeader = title != nil || hasView
      return wished + (part.showsHeader ? headerPadding : 0)
    }
    // iOS-BEHAVIOUR: without a title or a view a plain header takes no space; a grouped one keeps
    // its gap, for which zero stands too. Evidence: table-4, table-5.
    guard wished < 0, title != nil || hasView else { return table.style == .plain ? 0 : gap }
    part.showsHeader = true
    if hasView {
      part.measuresHeader = true
      let estimate = table.delegateEstimate(ofHeader: section) ?? table.estimatedSectionHeaderHeight
      let height =
        measuredHeaders[section] ?? (estimate > 0 ? estimate : TableMetrics.plainHeaderHeight)
      return height + headerPadding
    }
    return TableTitles.headerHeight(title ?? "", in: table, isFirst: isFirst)
      + headerPadding
  }

  private func footerHeight(
    _ section: Int, _ part: inout TableSectionParts, _ table: UITableView
  ) -> CGFloat {
    let given = table.delegateHeight(ofFooter: section)
    let title = table.title(ofFooter: section)
    let hasView = given != 0 && table.hasFooterView(section)
    let wished = given ?? table.sectionFooterHeight
    if wished > 0, given == nil, let title, table.style != .plain, !hasView {
      part.showsFooter = true
      return max(wished, TableTitles.footerHeight(title, in: table))
    }
    if wished > 0, given != nil || title != nil || hasView {
      part.showsFooter = title != nil || hasView
      return wished
    }
    guard wished < 0, title != nil || hasView else {
      // iOS-BEHAVIOUR: a grouped section without a footer keeps its gap, unless the table's own footer height is zero.
      // Evidence: table-27.
      if given == nil, wished == 0, title == nil, !hasView { return 0 }
      return table.style == .plain ? 0 : table.roundedDown(TableMetrics.groupGap)
    }
    part.showsFooter = true
    if hasView {
      part.measuresFooter = true
      let estimate = table.delegateEstimate(ofFooter: section) ?? table.estimatedSectionFooterHeight
      return measuredFooters[section] ?? (estimate > 0 ? estimate : TableMetrics.plainHeaderHeight)
    }
    return TableTitles.footerHeight(title ?? "", in: table)
  }
}
