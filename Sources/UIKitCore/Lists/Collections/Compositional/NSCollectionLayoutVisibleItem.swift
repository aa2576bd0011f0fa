/// An element of a section that is in sight, as the section's handler sees and changes it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is, from 0 to 1; it begins as the layout has it.
  var alpha: CGFloat { get set }
  /// Which of overlapping elements is in front: the one with the greater number.
  var zIndex: Int { get set }
  /// Whether the element is left out of the picture. It keeps its place.
  var isHidden: Bool { get set }
  /// The middle of the element, in points, in the coordinates in which `frame` is given.
  var center: CGPoint { get set }
  /// The affine transform that is applied around `center`. Setting it replaces `transform3D`.
  var transform: CGAffineTransform { get set }
  /// The transform in space that is applied around `center`. Setting it replaces `transform`.
  var transform3D: CATransform3D { get set }
  /// The kind of an element; of cells, that they are.
  var name: String { get }
  /// The item, or the place of the supplementary or decoration view.
  var indexPath: IndexPath { get }
  /// Where the element lies, in the coordinates of what the handler's offset scrolls.
  var frame: CGRect { get }
  /// The element's own rectangle, in points, with its origin at zero.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Attributes that a handler changes before the list gets them.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  /// How far the section is scrolled sideways: programs see places as if it were not, and subtract the
  /// offset that they get.
  private let offset: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    self.attributes = attributes
    self.offset = offset
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.kind ?? "UICollectionViewCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
  var representedElementKind: String? { attributes.kind }
}
