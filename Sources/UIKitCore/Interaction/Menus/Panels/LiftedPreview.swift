import QuartzCore

/// What is shown of a targeted preview while it is lifted: a picture of the view in its shape, or a
/// previewController's view, with a shadow.
@MainActor
final class LiftedPreview: UIView {
  weak var session: MenuSession?
  /// The item it stands for, where a list has several.
  let identifier: (any NSCopying)?
  /// The view it was lifted from.
  private(set) weak var original: UIView?
  private let content: UIView
  private let previewController: UIViewController?
  /// Where it was before it was lifted, in the window's coordinates.
  private(set) var sourceFrame: CGRect
  /// Where it is wanted: larger than its source for a controller's view.
  private(set) var liftedFrame: CGRect
  private let naturalSize: CGSize

  /// A view of the window, as it looks now.
  init(_ preview: UITargetedPreview, identifier: (any NSCopying)?, in window: UIWindow) {
    self.identifier = identifier
    let parameters = preview.parameters
    let shown = parameters.visiblePath?.bounds ?? preview.view.bounds
    sourceFrame = preview.frame(in: window)
    naturalSize = shown.size
    previewController = nil
    content = LiftedPreview.picture(of: preview, part: shown)
    original = preview.view.window == nil ? nil : preview.view
    liftedFrame = sourceFrame
    super.init(frame: sourceFrame)
    content.frame = bounds
    addSubview(content)
    let outline = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    setShadow(outline, origin: shown.origin, corner: preview.view.layer.cornerRadius)
  }

  /// A controller's view in place of the view that was pressed.
  init(
    _ controller: UIViewController, from source: CGRect, identifier: (any NSCopying)?,
    in window: UIWindow
  ) {
    self.identifier = identifier
    previewController = controller
    sourceFrame = source
    let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 20, dy: 20)
    controller.loadViewIfNeeded()
    let wanted = controller.preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, safe.width) : safe.width,
      height: wanted.height > 0 ? min(wanted.height, safe.height) : safe.height * 0.6)
    naturalSize = size
    content = UIView(frame: CGRect(origin: .zero, size: size))
    content.layer.cornerRadius = MenuStyle.cornerRadius
    content.layer.cornerCurve = .continuous
    content.clipsToBounds = true
    let frame = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height)
    liftedFrame = MenuPlacement.kept(frame, in: safe)
    super.init(frame: liftedFrame)
    addSubview(content)
    if let view = controller.view {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    content.isUserInteractionEnabled = false
    setShadow(nil, origin: .zero, corner: MenuStyle.cornerRadius)
  }

  required init?(coder: NSCoder) { return nil }

  private static func picture(of preview: UITargetedPreview, part: CGRect) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: part.size))
    view.backgroundColor = preview.parameters.backgroundColor
    let picture = preview.view.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    if let picture { view.addSubview(picture) }
    if let path = preview.parameters.visiblePath {
      let shape = CAShapeLayer()
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      shape.path = moved.cgPath
      shape.frame = view.bounds
      view.layer.mask = shape
    }
    view.isUserInteractionEnabled = false
    return view
  }

  private func setShadow(_ outline: CGPath?, origin: CGPoint, corner: CGFloat) {
    MenuStyle.applyShadow(to: layer, radius: 18)
    let path = outline.map { UIBezierPath(cgPath: $0) }
    path?.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    layer.shadowPath =
      path?.cgPath
      ?? UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: naturalSize), cornerRadius: corner
      ).cgPath
  }

  // MARK: Places

  /// Moves to where the menu leaves space; others than the first go along with it.
  func settle(following first: LiftedPreview, from old: CGRect, to new: CGRect) {
    if self === first {
      place = new
    } else {
      place = liftedFrame.offsetBy(dx: new.midX - old.midX, dy: new.midY - old.midY)
    }
  }

  /// The frame it is shown in; its content is scaled to it as a whole.
  var place: CGRect {
    get { frame }
    set {
      bounds = CGRect(origin: .zero, size: naturalSize)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      let scale = naturalSize.width > 0 ? newValue.width / naturalSize.width : 1
      transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  // MARK: Coming and going

  /// Where it goes when the menu ends, in the window's coordinates; nil lets it fade where it is.
  private(set) var returnFrame: CGRect?

  func returnTo(_ target: UITargetedPreview?, in window: UIWindow) {
    guard let target, target.target.container.window === window else { return }
    returnFrame = target.frame(in: window)
  }

  func beginAppearing() { previewController?.beginAppearanceTransition(true, animated: true) }
  func endAppearing() { previewController?.endAppearanceTransition() }
  func disappear() {
    previewController?.beginAppearanceTransition(false, animated: true)
    previewController?.view?.removeFromSuperview()
    previewController?.endAppearanceTransition()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    session?.previewTouched()
  }
}
