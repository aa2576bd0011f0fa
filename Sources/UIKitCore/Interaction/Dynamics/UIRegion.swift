/// A part of the plane around zero in which a field acts: circles and rectangles, and what is made of
/// them.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
  private indirect enum Form {
    case everything
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Form)
    case union(Form, Form)
    case intersection(Form, Form)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let form): !form.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private var form = Form.everything

  /// Makes the whole plane.
  public override init() { super.init() }

  /// Makes a circle about zero.
  public init(radius: CGFloat) {
    super.init()
    form = .circle(radius: max(radius, 0))
  }

  /// Makes a rectangle about zero.
  public init(size: CGSize) {
    super.init()
    form = .rectangle(size)
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion() }

  private func region(_ form: Form) -> Self {
    let region = ObjectFactory.make(type(of: self))
    region.form = form
    return region
  }

  /// Everything that is not in this region.
  open func inverse() -> Self { region(.inverse(form)) }
  /// What is in this region or another.
  open func byUnion(with region: UIRegion) -> Self { self.region(.union(form, region.form)) }
  /// What is in this region and not in another.
  open func byDifference(from region: UIRegion) -> Self {
    self.region(.intersection(form, .inverse(region.form)))
  }
  /// What is in both regions.
  open func byIntersection(with region: UIRegion) -> Self {
    self.region(.intersection(form, region.form))
  }

  /// Whether a point is in the region, edges included.
  open func contains(_ point: CGPoint) -> Bool { form.contains(point) }

  /// Regions never change, so that the copy is the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
