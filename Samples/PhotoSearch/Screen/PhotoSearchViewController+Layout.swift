import UIKit

/// Squares in columns under the words of their search; one photo may fill the width.
extension PhotoSearchViewController {
  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 10

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      let availableSize = environment.container.contentSize
      let grid = PhotoGrid(
        width: availableSize.width - 2 * Self.margin, gap: Self.gap, lineGap: Self.margin)
      let section = NSCollectionLayoutSection(
        group: self?.groupWithLargeItem(in: index, grid, height: availableSize.height)
          ?? Self.row(of: grid))
      section.interGroupSpacing = grid.lineGap
      section.contentInsets = NSDirectionalEdgeInsets(
        top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private static func row(of grid: PhotoGrid) -> NSCollectionLayoutGroup {
    let square = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(grid.side), heightDimension: .absolute(grid.side)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(grid.side)),
      repeatingSubitem: square, count: grid.columns)
    row.interItemSpacing = .fixed(grid.gap)
    return row
  }

  /// The whole section as one group, where it has the large photo; rows are not alike then.
  private func groupWithLargeItem(
    in section: Int, _ grid: PhotoGrid, height: CGFloat
  ) -> NSCollectionLayoutGroup? {
    guard let largeItem, let path = indexPath(of: largeItem), path.section == section else {
      return nil
    }
    let shape = store?.ready(largeItem.photo.thumbnail)?.size ?? CGSize(width: 3, height: 2)
    let most = max(height - 2 * Self.margin, 80)
    let large = min(grid.width * shape.height / max(shape.width, 1), most).rounded(.down)
    // One place more than there are photos, for one that is moved here.
    let count = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[section]).count + 1
    let frames = grid.frames(of: count, large: path.item, height: large)
    let end = frames.dropLast().map(\.maxY).max() ?? 0
    return .custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(end))
    ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
  }
}

/// Places of photos, in points.
struct PhotoGrid {
  let width: CGFloat
  let gap: CGFloat
  let lineGap: CGFloat

  /// At least three, and as many as are 180 wide.
  var columns: Int { Int(max(3, width / 180)) }

  var side: CGFloat { max(1, (width - CGFloat(columns - 1) * gap) / CGFloat(columns)) }

  /// Squares line by line, but for one photo that has a line to itself.
  func frames(of count: Int, large: Int, height: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var top: CGFloat = 0
    var column = 0
    for index in 0..<count {
      if column == columns || index == large && column > 0 {
        top += side + lineGap
        column = 0
      }
      if index == large {
        frames.append(CGRect(x: 0, y: top, width: width, height: height))
        top += height + lineGap
      } else {
        frames.append(CGRect(x: CGFloat(column) * (side + gap), y: top, width: side, height: side))
        column += 1
      }
    }
    return frames
  }
}
