import PlatformInterface
import QuartzCore

/// How an item looks while it has the focus: as the system likes it.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is painted over `view`, in coordinates that begin at its bounds' top left.
  func primitives(of view: UIView) -> [RenderPrimitive] { view.standardFocusRing }
}

/// A ring around the item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where a focus halo lies in relation to the view it marks.
  public enum Position: Int, @unchecked Sendable {
    /// The halo lies outside, or inside where it would be cut off.
    case automatic = 0
    /// The halo lies around the shape.
    case outside
    /// The halo lies within the shape.
    case inside
  }

  private enum Shape {
    case bounds
    case rect(CGRect, radius: CGFloat, isContinuous: Bool)
    case path(UIBezierPath)
  }
  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// Around the item's bounds.
  public override convenience init() { self.init(.bounds) }

  /// Makes a ring around a rectangle, in the coordinates of the item or of `referenceView`.
  public convenience init(rect: CGRect) {
    self.init(.rect(rect, radius: 0, isContinuous: false))
  }

  /// Makes a ring around a rectangle with round corners, in the view's coordinates.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(.rect(rect, radius: cornerRadius, isContinuous: curve == .continuous))
  }

  /// Makes a ring along a path in the view's coordinates.
  public convenience init(path bezierPath: UIBezierPath) { self.init(.path(bezierPath)) }

  /// The ring is painted with the item itself; automatic is within.
  open var position = Position.automatic
  /// The view in whose coordinates the shape is; nil, the default, for the item.
  open weak var referenceView: UIView?

  private static let width: CGFloat = 3

  override func primitives(of view: UIView) -> [RenderPrimitive] {
    let space = referenceView ?? view
    let origin = view.storedLayer.bounds.origin
    func place(_ rect: CGRect) -> CGRect {
      view.convert(rect, from: space).offsetBy(dx: -origin.x, dy: -origin.y)
    }
    let color = view.tintColor.rgba(for: view.storedTraits)
    let outset = position == .outside ? Self.width : 0
    switch shape {
    case .bounds:
      guard position == .outside || referenceView != nil else { return super.primitives(of: view) }
      let rect = place(space.bounds).insetBy(dx: -outset, dy: -outset)
      return [.border(RoundedRect(rect, radius: outset), width: Self.width, color)]
    case .rect(let rect, let radius, let isContinuous):
      let placed = place(rect).insetBy(dx: -outset, dy: -outset)
      return [
        .border(
          RoundedRect(
            placed, radius: radius > 0 ? radius + outset : 0, isContinuous: isContinuous),
          width: Self.width, color)
      ]
    case .path(let path):
      let moved = CGAffineTransform(
        translationX: place(CGRect.zero).minX, y: place(CGRect.zero).minY)
      let context = CGContext(
        recording: CGRect(origin: .zero, size: view.storedLayer.bounds.size),
        scale: view.storedTraits.displayScale)
      context.concatenate(moved)
      context.addPath(path.cgPath)
      context.setStrokeColor(view.tintColor.resolvedColor(with: view.storedTraits).cgColor)
      context.setLineWidth(Self.width)
      context.strokePath()
      return [.drawing(context.finishRecording())]
    }
  }
}

extension UIView {
  /// The ring of items that say nothing about it: as round as what is seen of them. On a ground of nearly its own
  /// colour, such as that of a selected row, it has a light line within.
  final var standardFocusRing: [RenderPrimitive] {
    let bounds = CGRect(origin: .zero, size: storedLayer.bounds.size)
    let shape = focusRingShape(in: bounds)
    let color = tintColor.rgba(for: storedTraits)
    let ring = RenderPrimitive.border(shape, width: 3, color)
    guard let ground = focusRingGround?.rgba(for: storedTraits), ground.alpha > 0.5,
      abs(ground.red - color.red) + abs(ground.green - color.green)
        + abs(ground.blue - color.blue) < 0.4
    else { return [ring] }
    let inner = RoundedRect(shape.rect.insetBy(dx: 3, dy: 3), radius: max(shape.topLeft - 3, 1))
    let line = UIColor.systemBackground.rgba(for: storedTraits)
    return [ring, .border(inner, width: 2, line)]
  }

  /// Whether something around the view, or the window's edge, cuts off what is painted in `rect`, in coordinates
  /// that begin at the bounds' top left. What can be scrolled into sight is not cut off.
  final func isCut(_ rect: CGRect) -> Bool {
    let origin = storedLayer.bounds.origin
    let own = rect.offsetBy(dx: origin.x, dy: origin.y)
    var link = storedSuperview
    var scrolls = false
    while let view = link {
      scrolls = scrolls || view.focusContent != nil
      if view.clipsToBounds || view.flags.contains(.isWindow) && !scrolls {
        let placed = convert(own, to: view)
        var limits = view.storedLayer.bounds
        if let content = view.focusContent { limits = limits.union(content) }
        if !limits.insetBy(dx: -0.5, dy: -0.5).contains(placed) { return true }
      }
      link = view.storedSuperview
    }
    return false
  }

  /// Paints the ring where the view has the focus, and takes it away where it has not.
  final func updateFocusRing() {
    if flags.contains(.isFocused) {
      paint(focusEffect?.primitives(of: self) ?? [], as: .focusRing)
    } else if let element = rare?.focusedElement {
      paint([ring(around: element)], as: .focusRing)
    } else {
      paint([], as: .focusRing)
    }
  }

  /// The ring of an accessible element in the view that is no view: around its frame, within where it would be
  /// cut off.
  private func ring(around element: NSObject) -> RenderPrimitive {
    let origin = storedLayer.bounds.origin
    let rect = focusArea(of: element).offsetBy(dx: -origin.x, dy: -origin.y)
    let outer = rect.insetBy(dx: -3, dy: -3)
    let bounds = CGRect(origin: .zero, size: storedLayer.bounds.size)
    let isOuterSeen = !isCut(outer) && (!clipsToBounds || bounds.contains(outer))
    return .border(
      RoundedRect(isOuterSeen ? outer : rect, radius: 4), width: 3,
      tintColor.rgba(for: storedTraits))
  }

  /// Where an accessible element lies in the view, in its coordinates.
  final func focusArea(of element: NSObject) -> CGRect {
    guard let scene = window?.windowScene else { return .zero }
    return convert(element.accessibilityFrame, from: scene.coordinateSpace)
  }
}

/// What the system paints over a view.
enum OverlayPart: CaseIterable { case hover, focusRing }

extension UIView {
  /// Painted by the view's own layer, in front of everything in it, so that it costs no view.
  final func paint(_ primitives: [RenderPrimitive], as part: OverlayPart) {
    if primitives.isEmpty, rare?.overlays[part] == nil { return }
    madeRare.overlays[part] = primitives.isEmpty ? nil : primitives
    let overlays = rare?.overlays ?? [:]
    storedLayer.overlay = OverlayPart.allCases.flatMap { overlays[$0] ?? [] }
  }
}
