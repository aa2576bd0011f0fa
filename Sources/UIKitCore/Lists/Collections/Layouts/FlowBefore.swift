import CollectionEngine

/// The numbers a flow layout had before a change; a value, so keeping it costs nothing.
@MainActor
struct FlowBefore: LayoutPlaces {
  private let solver: FlowLayoutSolver
  private let pinning: FlowPinning?
  /// The width in which frames are mirrored; nil where they are not.
  private let mirrorWidth: CGFloat?

  init?(_ layout: UICollectionViewFlowLayout) {
    guard let view = layout.storedCollectionView, let solver = layout.solved else { return nil }
    self.solver = solver
    pinning = layout.pinning
    mirrorWidth = view.mirrorWidth
  }

  func frame(of attributes: UICollectionViewLayoutAttributes, at path: ItemPath) -> CGRect? {
    plainFrame(of: attributes, at: path)?.mirrored(in: mirrorWidth)
  }

  private func plainFrame(
    of attributes: UICollectionViewLayoutAttributes, at path: ItemPath
  ) -> CGRect? {
    switch attributes.category {
    case .cell: return solver.frame(of: path)
    case .supplementaryView:
      switch attributes.kind {
      case UICollectionView.elementKindSectionHeader:
        return solver.headerFrame(section: path.section, pinning: pinning)
      case UICollectionView.elementKindSectionFooter:
        return solver.footerFrame(section: path.section, pinning: pinning)
      default: return nil
      }
    case .decorationView: return nil
    }
  }
}
