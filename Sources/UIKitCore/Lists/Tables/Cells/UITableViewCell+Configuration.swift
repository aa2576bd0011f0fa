/// A cell's content and background by configurations.
extension UITableViewCell: ConfiguredView {
  final func callUpdateConfiguration() { updateConfiguration(using: configurationState) }

  final func contentConfigurationDidChange() { contentSizeDidInvalidate() }
  final func configuredBackgroundChanged() {
    appearanceChanged()
    if let table = row.table {
      give(
        background: table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
  }

  final var hasConfiguredBackground: Bool { storedConfigurations?.background != nil }

  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = row.isSelected
    state.isHighlighted = row.isHighlighted
    state.isEditing = row.isEditing
    state.isFocused = isFocused
    state.isSwiped = row.showsDeleteConfirmation
    state.isDisabled = !isUserInteractionEnabled
    if let movement = row.table?.movement, !movement.isGap {
      state.isReordering = movement.element.view === self
    }
    state.cellDragState =
      switch elementState.dragAppearance.state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return state
  }

  final var styleConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The distance of a list's texts from the end of the content view.
  final var marginAtEnd: CGFloat {
    let space = CGRect(origin: .zero, size: contentView.bounds.size)
    return max(0, space.width - textEnd(in: space))
  }
}
