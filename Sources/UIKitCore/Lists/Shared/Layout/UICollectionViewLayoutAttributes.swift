import PlatformInterface
import Failures
import CollectionEngine

/// What kind of element, in both lists.
typealias ListElementCategory = UICollectionView.ElementCategory

/// Where a layout puts one element, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  // The frame's origin is kept rather than the centre, so that frames come back as they were set.
  final var plainFrame = CGRect.zero
  final var hasTransform = false
  /// Which extents the view may tell itself; nil where the layout takes whatever it says.
  final var estimates: CompositionalEstimates?
  /// What the element is in a list; nil elsewhere.
  final var list: ListElementContext?

  public override init() { super.init() }

  /// Makes attributes for the cell of an item; their frame is zero until a layout sets it.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes for a supplementary view of a kind; their frame is zero until a layout sets
  /// it.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    become(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Makes attributes for a decoration view of a kind, whose class the layout has registered; their
  /// frame is zero until a layout sets it.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The item, or the place of the supplementary or decoration view.
  @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the attributes are those of a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  final var category = UICollectionView.ElementCategory.cell
  final var kind: String?

  final func become(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  // MARK: Geometry

  /// Where the element lies, in points and in the list's content coordinates; the box around it
  /// where it is transformed. Setting it sets centre and size.
  open var frame: CGRect {
    get { hasTransform ? transformedFrame : plainFrame }
    set { plainFrame = newValue.standardized }
  }

  /// The middle of the element, in points, in the list's content coordinates. Setting it moves the
  /// frame and keeps its size.
  open var center: CGPoint {
    get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
    set {
      plainFrame.origin = CGPoint(
        x: newValue.x - plainFrame.width / 2, y: newValue.y - plainFrame.height / 2)
    }
  }

  /// The size of the element in points, without its transform. Setting it keeps the centre.
  open var size: CGSize {
    get { plainFrame.size }
    set {
      let center = self.center
      plainFrame.size = newValue
      self.center = center
    }
  }

  /// The element's own rectangle, whose origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      require(
        newValue.origin == .zero,
        "UICollectionViewLayoutAttributes: -setBounds: only supports bounds with a {0, 0} origin.")
      size = newValue.size
    }
  }

  /// The transform of the element about its centre; the identity by default.
  open var transform3D: CATransform3D = CATransform3DIdentity {
    didSet { hasTransform = !CATransform3DIsIdentity(transform3D) }
  }

  /// The flat part of `transform3D`. Setting it replaces that transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The form by which the element collides where UIKit Dynamics moves it; a rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for the type `.path`, in points, with the element's middle at zero; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  private var transformedFrame: CGRect {
    let t = transform3D
    let size = plainFrame.size
    let center = self.center
    var box: CGRect?
    for (sx, sy) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] as [(CGFloat, CGFloat)] {
      let x = sx * size.width
      let y = sy * size.height
      let w = t.m14 * x + t.m24 * y + t.m44
      guard w > 1e-9 else { continue }
      let point = CGRect(
        x: center.x + (t.m11 * x + t.m21 * y + t.m41) / w,
        y: center.y + (t.m12 * x + t.m22 * y + t.m42) / w, width: 0, height: 0)
      box = box.map { united($0, point) } ?? point
    }
    return box ?? CGRect(origin: center, size: .zero)
  }

  private func united(_ a: CGRect, _ b: CGRect) -> CGRect {
    let minX = min(a.minX, b.minX)
    let minY = min(a.minY, b.minY)
    return CGRect(
      x: minX, y: minY, width: max(a.maxX, b.maxX) - minX, height: max(a.maxY, b.maxY) - minY)
  }

  // MARK: Appearance

  /// How opaque the element is, from 0 to 1; 1 by default.
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  /// Which of overlapping elements is in front: the one with the greater number. Zero by default.
  @exclusivity(unchecked) open var zIndex = 0
  /// No view is made for a hidden element.
  @exclusivity(unchecked) open var isHidden = false

  // MARK: Copying and comparing

  /// Subclasses copy what they added into the copy they get from `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectFactory.make(type(of: self))
    copy.become(category, kind: kind, at: indexPath)
    copy.plainFrame = plainFrame
    if hasTransform { copy.transform3D = transform3D }
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimates = estimates
    copy.list = list
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainThread.read { hasSameValues(as: other) }
  }

  nonisolated open override var hash: Int {
    MainThread.read { indexPath.hashValue ^ (kind?.hashValue ?? 0) }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    plainFrame == other.plainFrame && category == other.category && kind == other.kind
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && indexPath == other.indexPath && list == other.list && hasTransform == other.hasTransform
      && (!hasTransform || CATransform3DEqualToTransform(transform3D, other.transform3D))
  }

  nonisolated open override var description: String {
    MainThread.read { debugText }
  }

  private var debugText: String {
    let f = frame
    let what =
      switch category {
      case .cell: "cell"
      case .supplementaryView: "supplementary view: \(kind ?? "")"
      case .decorationView: "decoration view: \(kind ?? "")"
      }
    var text = "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> index path: "
    text += "(\(indexPath.uikitText)); element: \(what); "
    text += "frame = (\(f.minX.short) \(f.minY.short); \(f.width.short) \(f.height.short))"
    if alpha != 1 { text += "; alpha = \(alpha.short)" }
    if hasTransform { text += "; transformed" }
    if isHidden { text += "; hidden = YES" }
    return text + "; zIndex = \(zIndex);"
  }
}
