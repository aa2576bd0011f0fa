/// Which columns are seen at which width.
extension UISplitViewController {
  /// Widths, in points. Apple leaves the automatic ones open; these are what an iPad in landscape shows,
  /// looked at and not measured.
  enum Metrics {
    static let primary: CGFloat = 320
    static let supplementary: CGFloat = 340
    static let minimum: CGFloat = 200
    /// What the secondary column should keep beside others.
    static let secondary: CGFloat = 600
  }

  /// The width that there is.
  final var availableWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

  final func width(of column: Column, in space: CGFloat) -> CGFloat {
    let isPrimary = column == .primary
    func chosen(_ value: CGFloat, or automatic: CGFloat) -> CGFloat {
      value == Self.automaticDimension || !value.isFinite || value < 0 ? automatic : value
    }
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let wish = chosen(
      isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth,
      or: chosen(fraction, or: -1) >= 0
        ? space * fraction : (isPrimary ? Metrics.primary : Metrics.supplementary))
    let least = chosen(
      isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth,
      or: min(wish, Metrics.minimum))
    let most = chosen(
      isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth,
      or: max(wish, least))
    return min(max(wish, least), max(most, least), max(space, 0))
  }

  /// The one that stands first beside the secondary column.
  final var inner: Column { kind == .tripleColumn ? .supplementary : .primary }

  final func behavior(for space: CGFloat) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    if space - width(of: inner, in: space) >= Metrics.secondary { return .tile }
    return kind == .tripleColumn ? .displace : .overlay
  }

  final func mode(for space: CGFloat) -> DisplayMode {
    if let chosenMode { return possible(chosenMode) }
    guard preferredDisplayMode == .automatic else { return possible(preferredDisplayMode) }
    guard behavior(for: space) == .tile else { return .secondaryOnly }
    let both = width(of: .primary, in: space) + width(of: .supplementary, in: space)
    if kind == .tripleColumn, space - both >= Metrics.secondary { return .twoBesideSecondary }
    return .oneBesideSecondary
  }

  private func possible(_ mode: DisplayMode) -> DisplayMode {
    guard kind != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// The columns in sight beside the secondary one, from the edge inwards.
  final func companions(in mode: DisplayMode) -> [Column] {
    let all: [Column] =
      switch mode {
      case .automatic, .secondaryOnly: []
      case .oneBesideSecondary, .oneOverSecondary: [inner]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary]
      }
    return all.filter { hosts[$0] != nil }
  }

  /// The mode with that many columns beside the secondary one, as the behaviour has it.
  final func mode(showing count: Int) -> DisplayMode {
    let behavior = behavior(for: availableWidth)
    if count == 0 { return .secondaryOnly }
    if count == 1 { return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
    switch behavior {
    case .overlay: return .twoOverSecondary
    case .displace: return .twoDisplaceSecondary
    case .tile, .automatic: return .twoBesideSecondary
    }
  }

  // MARK: Choosing

  final func relayout() { viewIfLoaded?.setNeedsLayout() }

  /// Changes the mode as the user wishes, seen happening.
  final func choose(_ mode: DisplayMode) {
    chosenMode = mode
    guard isViewLoaded, view.window != nil, !areCollapsed else { return relayout() }
    show(mode: self.mode(for: availableWidth), animated: true)
  }

  final func bringUp(_ column: Column) {
    guard !areCollapsed else { return bringUpCollapsed(column) }
    switch column {
    case .primary: choose(mode(showing: kind == .tripleColumn ? 2 : 1))
    case .supplementary:
      if companions(in: shownMode).isEmpty { choose(mode(showing: 1)) }
    case .secondary, .compact: if shownMode.isOver { choose(.secondaryOnly) }
    }
  }

  final func putAway(_ column: Column) {
    guard !areCollapsed, companions(in: shownMode).contains(column) else { return }
    choose(column == .primary && kind == .tripleColumn ? mode(showing: 1) : .secondaryOnly)
  }

  /// What the button does.
  final func toggle() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard target == .automatic else { return choose(target) }
    let most = kind == .tripleColumn ? 2 : 1
    let seen = companions(in: shownMode).count
    choose(seen == most ? mode(showing: kind == .tripleColumn ? 1 : 0) : mode(showing: seen + 1))
  }

  final var button: UIBarButtonItem {
    if let modeButton { return modeButton }
    let made = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
        self?.toggle()
      })
    made.accessibilityLabel = "Show Sidebar"
    made.isHidden = areCollapsed
    modeButton = made
    return made
  }
}

extension UISplitViewController.DisplayMode {
  /// Columns lie over the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
