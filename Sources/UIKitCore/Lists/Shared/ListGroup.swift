/// What rows of inset groups have in common in both kinds of lists.
@MainActor
enum ListGroup {
  /// The radius of the group's corners, which a row has all around once it is lifted out; 0 for rows
  /// of no such group.
  static func cornerRadius(of cell: UIView) -> CGFloat {
    let isInset =
      if let cell = cell as? UITableViewCell {
        cell.row.style == .insetGrouped
      } else if let cell = cell as? UICollectionViewListCell { cell.isInInsetGroup } else { false }
    return isInset ? TableMetrics.groupCornerRadius : 0
  }
}
