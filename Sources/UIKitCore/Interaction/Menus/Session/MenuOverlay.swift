import PlatformInterface
import QuartzCore

/// Covers a window while a menu is open: holds what is shown, and takes what is meant for the rest of
/// the window.
@MainActor
final class MenuOverlay: UIView {
  override var coversDockedViews: Bool { true }

  weak var session: MenuSession?
  private let backdrop: MenuBackdrop?
  private var lastSize: CGSize
  private var fingerStart: CGPoint?

  /// - Parameter previews: lifted out of the window, of which the rest is blurred and darkened; none
  ///   leave it as it is.
  init(over window: UIWindow, previews: [LiftedPreview]) {
    backdrop =
      previews.isEmpty ? nil : MenuBackdrop(of: window, without: previews.compactMap(\.original))
    lastSize = window.bounds.size
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let backdrop {
      backdrop.frame = bounds
      addSubview(backdrop)
    }
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Self.hovered))
    accessibilityIdentifier = "menu-overlay"
  }

  required init?(coder: NSCoder) { return nil }

  private static let hovered = Selector("hovered:", MenuOverlay.hovered(_:))

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    session?.hover(isOver ? recognizer.location(in: self) : nil)
  }

  /// How much of the darkening is seen, 0…1.
  var backdropAlpha: CGFloat {
    get { backdrop?.alpha ?? 1 }
    set { backdrop?.alpha = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    session?.surroundingsChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection else { return }
    let new = traitCollection
    if old.userInterfaceStyle != new.userInterfaceStyle { backdrop?.setNeedsPicture() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.layoutDirection != new.layoutDirection
    {
      session?.surroundingsChanged()
    }
  }

  // MARK: What is meant for the rest of the window

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerStart = touches.first?.location(in: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = fingerStart, let now = touches.first?.location(in: self),
      hypot(now.x - start.x, now.y - start.y) > 10
    else { return }
    fingerStart = nil
    session?.touchedOutside(at: start)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = fingerStart else { return }
    fingerStart = nil
    session?.touchedOutside(at: start)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingerStart = nil
  }

  override func handleScroll(_ input: ScrollInput) -> Bool { true }
}

/// The window as it looked when the menu was opened, blurred, with a shade over it.
@MainActor
final class MenuBackdrop: UIView {
  private weak var source: UIWindow?
  private let picture = UIView()
  private let shade = UIView()
  private var needsPicture = false
  private let lifted: [WeakView]

  private struct WeakView { weak var view: UIView? }

  /// Of the picture's pixels one in each direction stands for this many points: a blurred picture
  /// needs no more.
  private static let coarseness: CGFloat = 4
  /// Points that things are blurred over.
  private static let radius: CGFloat = 14

  /// - Parameter lifted: views that are not to be seen, because they are shown lifted.
  init(of window: UIWindow, without lifted: [UIView]) {
    source = window
    self.lifted = lifted.map { WeakView(view: $0) }
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    shade.backgroundColor = MenuStyle.dim
    for view in [picture, shade] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    takePicture(beside: nil)
  }

  required init?(coder: NSCoder) { return nil }

  /// The window looks different now: a new picture is taken once it is laid out.
  func setNeedsPicture() {
    guard !needsPicture else { return }
    needsPicture = true
    window?.windowScene?.host.loop.afterNextLayout { [weak self] in
      guard let self else { return }
      self.needsPicture = false
      self.takePicture(beside: self.superview)
    }
  }

  /// - Parameter overlay: is left out.
  private func takePicture(beside overlay: UIView?) {
    guard let source, source.bounds.width > 0, source.bounds.height > 0 else { return }
    let hidden = (lifted.compactMap(\.view) + [overlay].compactMap { $0 })
      .map(\.layer).filter { !$0.isHidden }
    for layer in hidden { layer.isHidden = true }
    defer { for layer in hidden { layer.isHidden = false } }
    let node = LayerPicture.node(
      of: source.layer, part: source.bounds, scale: 1 / Self.coarseness)
    let pixels = PlatformServices.current.rasterizer.rasterize(
      node, size: source.bounds.size, scale: 1 / Self.coarseness, background: .black)
    // A last column or row that the window covers in part would darken the edge.
    let whole = pixels.cropped(
      width: max(1, Int(source.bounds.width / Self.coarseness)),
      height: max(1, Int(source.bounds.height / Self.coarseness)))
    whole.blur(radius: Int((Self.radius / Self.coarseness).rounded()))
    picture.layer.contents = CGImage(whole)
    picture.layer.contentsGravity = .resize
  }
}
