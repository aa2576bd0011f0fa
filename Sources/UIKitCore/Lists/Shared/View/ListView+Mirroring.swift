/// What layouts say from left to right, where reading goes the other way.
extension ListView {
  /// Mirrors what the layout says where it asks for that and the direction of reading is the other.
  var mirrorsLayout: Bool {
    guard let layout = storedLayout, layout.flipsHorizontallyInOppositeLayoutDirection
    else { return false }
    return layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// The width in which the layout's places are mirrored; nil where they are not.
  var mirrorWidth: CGFloat? {
    mirrorsLayout ? max(contentSize.width, storedLayer.bounds.width) : nil
  }

  /// From content as it is seen to the layout's coordinates, and back.
  func mirrored(_ point: CGPoint) -> CGPoint {
    mirrorWidth.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
  }

  /// A layout's answer as it is seen.
  func seen(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? { attributes?.mirrored(in: mirrorWidth) }
}

extension UICollectionViewLayoutAttributes {
  /// A copy on the other side of a width; itself where there is none.
  final func mirrored(in width: CGFloat?) -> UICollectionViewLayoutAttributes {
    guard let width else { return self }
    return copied { $0.plainFrame = $0.plainFrame.mirrored(in: width) }
  }
}

extension CGRect {
  /// The place on the other side of a width; itself where there is none.
  func mirrored(in width: CGFloat?) -> CGRect {
    guard let width else { return self }
    return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
