import QuartzCore

/// Looked at on iPadOS 17, not measured.
enum PopoverMetrics {
  static let size = CGSize(width: 320, height: 480)
  static let radius: CGFloat = 13
  static let arrow = CGSize(width: 28, height: 13)
}

/// Where a popover goes: the first permitted side at which it fits, else the roomiest.
struct PopoverPlacement: Equatable {
  var direction: UIPopoverArrowDirection
  /// Of bubble and arrow together.
  var frame: CGRect
  /// The arrow's point, in the frame's coordinates.
  var point: CGPoint

  init(
    content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .right, .left].filter(permitted.contains)
    let usable = sides.isEmpty ? [.up, .down, .right, .left] : sides
    func space(_ side: UIPopoverArrowDirection) -> CGFloat {
      switch side {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .right: source.minX - area.minX
      default: area.maxX - source.maxX
      }
    }
    func need(_ side: UIPopoverArrowDirection) -> CGFloat {
      (side == .up || side == .down ? content.height : content.width) + PopoverMetrics.arrow.height
    }
    let side =
      usable.first { space($0) >= need($0) }
      ?? usable.max { space($0) - need($0) < space($1) - need($1) } ?? .up
    direction = side
    let isVertical = side == .up || side == .down
    let depth = max(0, min(space(side), need(side)))
    let size =
      isVertical
      ? CGSize(width: min(content.width, area.width), height: depth)
      : CGSize(width: depth, height: min(content.height, area.height))
    func clamped(_ value: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value - length / 2, high - length)).rounded()
    }
    switch side {
    case .up:
      frame = CGRect(
        x: clamped(source.midX, size.width, area.minX, area.maxX), y: source.maxY,
        width: size.width, height: size.height)
      point = CGPoint(x: source.midX - frame.minX, y: 0)
    case .down:
      frame = CGRect(
        x: clamped(source.midX, size.width, area.minX, area.maxX), y: source.minY - size.height,
        width: size.width, height: size.height)
      point = CGPoint(x: source.midX - frame.minX, y: size.height)
    case .right:
      frame = CGRect(
        x: source.minX - size.width,
        y: clamped(source.midY, size.height, area.minY, area.maxY), width: size.width,
        height: size.height)
      point = CGPoint(x: size.width, y: source.midY - frame.minY)
    default:
      frame = CGRect(
        x: source.maxX, y: clamped(source.midY, size.height, area.minY, area.maxY),
        width: size.width, height: size.height)
      point = CGPoint(x: 0, y: source.midY - frame.minY)
    }
    let edge = PopoverMetrics.radius + PopoverMetrics.arrow.width / 2
    if isVertical {
      point.x = max(edge, min(point.x, frame.width - edge))
    } else {
      point.y = max(edge, min(point.y, frame.height - edge))
    }
  }

  /// Without the arrow, in the frame's coordinates.
  var body: CGRect {
    let size = frame.size
    let depth = PopoverMetrics.arrow.height
    return switch direction {
    case .up: CGRect(x: 0, y: depth, width: size.width, height: size.height - depth)
    case .down: CGRect(x: 0, y: 0, width: size.width, height: size.height - depth)
    case .right: CGRect(x: 0, y: 0, width: size.width - depth, height: size.height)
    default: CGRect(x: depth, y: 0, width: size.width - depth, height: size.height)
    }
  }
}

/// A round-cornered card with an arrow.
final class PopoverBubble: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()
  private weak var content: UIView?
  private var placement: PopoverPlacement?
  var fill: UIColor? { didSet { showColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.addSublayer(shape)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverMetrics.radius
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ view: UIView) {
    content = view
    clip.addSubview(view)
    view.autoresizingMask = []
    showColor()
    setNeedsLayout()
  }

  func show(_ placement: PopoverPlacement) {
    guard placement != self.placement else { return }
    self.placement = placement
    setNeedsLayout()
  }

  private func showColor() {
    // In the dark a bubble of its own ground has to stand out from a sheet below it; the arrow of one that is filled
    // by its content goes with that.
    let own = content.map { $0.backgroundColor == nil } ?? false
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = own && isDark ? UIColor.secondarySystemBackground : .systemBackground
    shape.fillColor = (fill ?? ground).resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    clip.frame = placement.body
    content?.frame = clip.bounds
    let path = Self.path(placement)
    shape.path = path
    layer.shadowPath = path
  }

  private static func path(_ placement: PopoverPlacement) -> CGPath {
    let path = UIBezierPath(roundedRect: placement.body, cornerRadius: PopoverMetrics.radius)
    let half = PopoverMetrics.arrow.width / 2
    let depth = PopoverMetrics.arrow.height
    let tip = placement.point
    let arrow = UIBezierPath()
    arrow.move(to: tip)
    switch placement.direction {
    case .up:
      arrow.addLine(to: CGPoint(x: tip.x + half, y: tip.y + depth))
      arrow.addLine(to: CGPoint(x: tip.x - half, y: tip.y + depth))
    case .down:
      arrow.addLine(to: CGPoint(x: tip.x - half, y: tip.y - depth))
      arrow.addLine(to: CGPoint(x: tip.x + half, y: tip.y - depth))
    case .right:
      arrow.addLine(to: CGPoint(x: tip.x - depth, y: tip.y - half))
      arrow.addLine(to: CGPoint(x: tip.x - depth, y: tip.y + half))
    default:
      arrow.addLine(to: CGPoint(x: tip.x + depth, y: tip.y + half))
      arrow.addLine(to: CGPoint(x: tip.x + depth, y: tip.y - half))
    }
    arrow.close()
    path.append(arrow)
    return path.cgPath
  }
}
