import PlatformInterface

/// The tips of a scene: what the pointer rests on, for how long, and what is shown of it.
///
/// iOS-BEHAVIOUR: macOS shows a tip after the pointer rested for a while and takes it away when the
/// pointer leaves, or at anything else the user does. The time is ours. Evidence: unmeasured.
@MainActor
final class ToolTips: FramePulse {
  /// Seconds without a move.
  static let patience: TimeInterval = 0.8

  private struct Target {
    /// The view whose tip it is: an interaction's, or a label that is cut off.
    weak var owner: UIView?
    /// Nil where the tip is a label's own text.
    weak var interaction: UIToolTipInteraction?
    weak var window: UIWindow?
    var text: String
    /// In the window's coordinates.
    var area: CGRect
  }

  private unowned let host: SceneHost
  private var target: Target?
  /// In the window's coordinates.
  private var point = CGPoint.zero
  private var due: TimeInterval?
  private(set) var shown: ToolTipView?
  /// After a click or a key nothing is shown before the pointer has left.
  private var isSilent = false

  init(host: SceneHost) { self.host = host }

  // MARK: The pointer

  /// - Parameters:
  ///   - view: what is under the pointer; nil where it left.
  ///   - point: in the window's coordinates.
  func pointerMoved(over view: UIView?, at point: CGPoint, in window: UIWindow?) {
    let isAtRest = point == self.point
    self.point = point
    if let target, target.window === window, target.area.contains(point), isOver(target, view) {
      if !isAtRest, shown == nil, !isSilent {
        due = host.time + Self.patience
        host.loop.add(self)
      }
      return
    }
    leave()
    guard let view, let window, let found = find(over: view, at: point, in: window) else { return }
    target = found
    due = host.time + Self.patience
    host.loop.add(self)
  }

  /// Whether a tip's view is still the one that the pointer is over. Labels take no touches, so that another view
  /// is found in their place.
  private func isOver(_ target: Target, _ view: UIView?) -> Bool {
    guard let owner = target.owner, let view else { return false }
    return view.isDescendant(of: owner) || target.interaction == nil && owner.isDescendant(of: view)
  }

  /// The tip of an interaction of the view or of one around it, or else a cut off label's text.
  private func find(over view: UIView, at point: CGPoint, in window: UIWindow) -> Target? {
    var link: UIView? = view
    while let view = link {
      for case let interaction as UIToolTipInteraction in view.interactions {
        let place = view.convert(point, from: window)
        guard let tip = interaction.configuration(at: place), !tip.toolTip.isEmpty else { continue }
        return Target(
          owner: view, interaction: interaction, window: window, text: tip.toolTip,
          area: view.convert(tip.sourceRect ?? view.bounds, to: window))
      }
      link = view.superview
    }
    guard let label = UILabel.cutOff(in: view, at: view.convert(point, from: window)) else {
      return nil
    }
    return Target(
      owner: label, interaction: nil, window: window, text: label.text ?? "",
      area: label.convert(label.bounds, to: window))
  }

  private func leave() {
    target = nil
    due = nil
    isSilent = false
    hide()
  }

  /// The user does something else.
  func interrupt() {
    guard target != nil else { return }
    isSilent = true
    due = nil
    hide()
  }

  /// An interaction says something else now, or nothing.
  func forget(_ interaction: UIToolTipInteraction) {
    if target?.interaction === interaction { leave() }
  }

  /// A view's own text is no longer told.
  func forget(tipOf view: UIView) {
    if let target, target.interaction == nil, target.owner === view { leave() }
  }

  // MARK: Showing

  func beat(at time: TimeInterval) -> TimeInterval? {
    guard let due else { return nil }
    guard time >= due - 1e-6 else { return due }
    self.due = nil
    show()
    return nil
  }

  private func show() {
    guard shown == nil, let target, let owner = target.owner, target.interaction?.isEnabled ?? true,
      owner.window != nil, let window = target.window, !window.isHidden
    else { return }
    let tip = ToolTipView(target.text)
    tip.frame = ToolTipView.place(
      tip.size(in: window.bounds.width), at: point,
      in: window.bounds.inset(by: window.safeAreaInsets))
    window.addSubview(tip)
    shown = tip
    UIView.performWithoutAnimation { tip.alpha = 0 }
    UIView.animate(withDuration: 0.15) { tip.alpha = 1 }
  }

  private func hide() {
    guard let tip = shown else { return }
    shown = nil
    UIView.animate(withDuration: 0.1) {
      tip.alpha = 0
    } completion: { _ in
      tip.removeFromSuperview()
    }
  }
}

/// A few words on a small panel.
@MainActor
final class ToolTipView: UIView {
  private let label = UILabel()
  private static let padding = CGSize(width: 8, height: 4)

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
    layer.cornerRadius = 5
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(white: 0.5, alpha: 0.35).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
    accessibilityIdentifier = "tool-tip"
  }

  required init?(coder: NSCoder) { return nil }

  func size(in width: CGFloat) -> CGSize {
    let availableSize = CGSize(
      width: max(60, min(260, width - 40)), height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(availableSize)
    return CGSize(
      width: text.width.rounded(.up) + 2 * Self.padding.width,
      height: text.height.rounded(.up) + 2 * Self.padding.height)
  }

  /// Below the pointer, or above it where there is no space.
  static func place(_ size: CGSize, at point: CGPoint, in area: CGRect) -> CGRect {
    var frame = CGRect(x: point.x, y: point.y + 20, width: size.width, height: size.height)
    if frame.maxY > area.maxY - 4 { frame.origin.y = point.y - 8 - size.height }
    frame.origin.x = max(area.minX + 4, min(frame.minX, area.maxX - 4 - size.width))
    frame.origin.y = max(area.minY + 4, frame.minY)
    return frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
  }
}
