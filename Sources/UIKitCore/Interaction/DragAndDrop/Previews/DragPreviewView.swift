import QuartzCore

/// One item under the finger: a picture of what was lifted, with a shadow.
@MainActor
final class DragPreviewView: UIView {
  /// Of the picture, before anything is scaled.
  private(set) var naturalSize = CGSize.zero
  private var content = UIView()

  /// - Parameters:
  ///   - view: is pictured as it looks now.
  ///   - parameters: what of it is seen.
  init(of view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 12
    layer.shadowOpacity = 0
    show(view, parameters)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows another view in the same place.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    let part = parameters.visiblePath?.bounds ?? view.bounds
    let picture = DragPicture.view(of: view, part: part, parameters)
    content.removeFromSuperview()
    content = picture
    naturalSize = part.size
    bounds.size = part.size
    content.frame = bounds
    addSubview(content)
    let outline =
      parameters.shadowPath ?? parameters.visiblePath
      ?? UIBezierPath(roundedRect: part, cornerRadius: view.layer.cornerRadius)
    let path = UIBezierPath(cgPath: outline.cgPath)
    path.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
    layer.shadowPath = path.cgPath
  }

  /// Whether it floats above the window.
  var isRaised = false {
    didSet { layer.shadowOpacity = isRaised ? 0.28 : 0 }
  }

  /// Scale and angle under the finger.
  func setPose(scale: CGFloat, angle: CGFloat = 0) {
    transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle)
  }
}

/// Pictures of views that are dragged.
@MainActor
enum DragPicture {
  /// A view that shows what `view` shows now, in the shape that `parameters` say.
  static func view(of view: UIView, part: CGRect, _ parameters: UIPreviewParameters) -> UIView {
    let holder = UIView(frame: CGRect(origin: .zero, size: part.size))
    holder.backgroundColor = parameters.backgroundColor
    if view.window == nil { view.layoutIfNeeded() }
    let picture = view.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    if let picture { holder.addSubview(picture) }
    if let path = parameters.visiblePath {
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      let shape = CAShapeLayer()
      shape.path = moved.cgPath
      shape.frame = holder.bounds
      holder.layer.mask = shape
    }
    holder.isUserInteractionEnabled = false
    return holder
  }
}

/// Above everything in a window while something is dragged through it.
@MainActor
final class DragOverlay: UIView {
  let badge = DragBadge()

  init(over window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityIdentifier = "drag-overlay"
    layer.zPosition = 1_000_000
    badge.isHidden = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { return nil }
}

/// What would happen here, and how many items are dragged: at the corner of the foremost preview.
@MainActor
final class DragBadge: UIView {
  enum Sign: Equatable { case none, copy, forbidden }

  private let label = UILabel()
  static let height: CGFloat = 24

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ sign: Sign, count: Int) {
    isHidden = sign == .none && count < 2
    let number = count < 2 ? "" : "\(count)"
    switch sign {
    case .none:
      label.text = number
      backgroundColor = .systemBlue
    case .copy:
      label.text = number.isEmpty ? "+" : "+ \(number)"
      backgroundColor = .systemGreen
    case .forbidden:
      label.text = number.isEmpty ? "⊘" : "⊘ \(number)"
      backgroundColor = .systemGray
    }
    let width = max(Self.height, label.sizeThatFits(bounds.size).width + 14)
    bounds.size = CGSize(width: width, height: Self.height)
    label.frame = bounds
  }
}
