import PlatformInterface

/// What a cell, a header or a footer shows by configurations.
@MainActor
final class ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// Shows `content`; it is the content view then.
  fileprivate(set) var view: (any UIView & UIContentView)?
  fileprivate lazy var backgroundView = ConfiguredBackgroundView(frame: .zero)
}

/// A view whose content and background may be configurations.
@MainActor
protocol ConfiguredView: UIView {
  var storedConfigurations: ViewConfigurations? { get set }
  var needsUpdateConfiguration: Bool { get set }
  var contentView: UIView { get }
  /// In the place of the content view there was.
  func replaceContentView(by view: UIView)
  /// Calls the method that the program may override.
  func callUpdateConfiguration()
  /// The background became a configuration, or ceased to be one.
  func configuredBackgroundChanged()
  /// The program set another content configuration, which may want another size.
  func contentConfigurationDidChange()
}

extension ConfiguredView {
  private var configurations: ViewConfigurations {
    if let storedConfigurations { return storedConfigurations }
    let made = ViewConfigurations()
    storedConfigurations = made
    return made
  }

  // iOS-BEHAVIOUR: a configuration's view takes the content view's place; the view stays as long as it
  // supports what comes. Evidence: collection-33.
  func setContent(_ new: (any UIContentConfiguration)?) {
    guard new != nil || storedConfigurations?.content != nil else { return }
    let configurations = configurations
    configurations.content = new
    if let new {
      if let view = configurations.view, view.supports(new) {
        view.configuration = new
      } else {
        let view = new.makeContentView()
        configurations.view = view
        replaceContentView(by: view)
      }
    } else if configurations.view != nil {
      configurations.view = nil
      replaceContentView(by: UIView(frame: contentView.frame))
    }
    setNeedsLayout()
    contentConfigurationDidChange()
  }

  /// The shape of a configured background with round corners, in coordinates that begin at the bounds' top
  /// left; nil for others.
  var roundBackground: RoundedRect? {
    guard let configurations = storedConfigurations, let background = configurations.background,
      background.cornerRadius > 0
    else { return nil }
    let origin = storedLayer.bounds.origin
    return RoundedRect(
      configurations.backgroundView.frame.offsetBy(dx: -origin.x, dy: -origin.y),
      radius: background.cornerRadius)
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    guard new != storedConfigurations?.background else { return }
    let configurations = configurations
    let isOther = (new == nil) != (configurations.background == nil)
    configurations.background = new
    let view = configurations.backgroundView
    if let new {
      if view.superview !== self { insertSubview(view, at: 0) }
      view.configuration = new
    } else {
      view.removeFromSuperview()
    }
    if isOther { configuredBackgroundChanged() }
    setNeedsLayout()
  }

  func setUpdatesContent(_ updates: Bool) {
    configurations.updatesContent = updates
    markForConfiguration()
  }

  func setUpdatesBackground(_ updates: Bool) {
    configurations.updatesBackground = updates
    markForConfiguration()
  }

  /// The state changed; what depends on it follows with the next layout.
  func markForConfiguration() {
    guard !needsUpdateConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Before the view is measured, shown or laid out.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    callUpdateConfiguration()
  }

  /// The part of an update that needs nobody's override.
  func updateAutomatically(for state: any UIConfigurationState) {
    guard let configurations = storedConfigurations else { return }
    if configurations.updatesContent, let content = configurations.content {
      setContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      setBackground(background.updated(for: state))
    }
  }

  /// The colour of the background configuration as it is now; nil where there is none.
  var configuredGround: UIColor? {
    guard let configurations = storedConfigurations, configurations.background != nil else {
      return nil
    }
    return configurations.backgroundView.backgroundColor
  }

  func layoutConfiguredBackground() {
    guard let configurations = storedConfigurations, configurations.background != nil else {
      return
    }
    let view = configurations.backgroundView
    let frame = view.configuration.frame(
      in: storedLayer.bounds.size, margins: layoutMargins,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if view.frame != frame { view.frame = frame }
    if subviews.first !== view { sendSubviewToBack(view) }
  }
}

extension UIBackgroundConfiguration {
  @MainActor
  fileprivate func frame(in size: CGSize, margins: UIEdgeInsets, isMirrored: Bool) -> CGRect {
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    let (start, end) =
      isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let leading = backgroundInsets.leading + (edges.contains(.leading) ? start : 0)
    let trailing = backgroundInsets.trailing + (edges.contains(.trailing) ? end : 0)
    let top = backgroundInsets.top + (edges.contains(.top) ? margins.top : 0)
    let bottom = backgroundInsets.bottom + (edges.contains(.bottom) ? margins.bottom : 0)
    return CGRect(
      x: isMirrored ? trailing : leading, y: top,
      width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }
}

/// Shows a background configuration.
@MainActor
final class ConfiguredBackgroundView: UIView {
  private let stroke = UIView(frame: .zero)
  private var picture: UIImageView?
  private var custom: UIView?
  private var material: UIVisualEffectView?

  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { update() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    stroke.isUserInteractionEnabled = false
    addSubview(stroke)
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if let superview, !superview.flags.isDisjoint(with: .showsFocus) { superview.updateFocusRing() }
    layer.cornerRadius = configuration.cornerRadius
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor)
      .resolvedColor(with: traitCollection).cgColor
    stroke.layer.cornerRadius =
      configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
    if configuration.image != nil, picture == nil {
      let view = UIImageView(frame: .zero)
      view.clipsToBounds = true
      insertSubview(view, belowSubview: stroke)
      picture = view
    }
    if configuration.visualEffect != nil, material == nil {
      let view = UIVisualEffectView(effect: nil)
      insertSubview(view, at: 0)
      material = view
    }
    material?.effect = configuration.visualEffect
    material?.isHidden = configuration.visualEffect == nil
    material?.layer.cornerRadius = configuration.cornerRadius
    material?.clipsToBounds = configuration.cornerRadius > 0
    picture?.image = configuration.image
    picture?.contentMode = configuration.imageContentMode
    picture?.layer.cornerRadius = configuration.cornerRadius
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { insertSubview(custom, belowSubview: picture ?? stroke) }
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, picture, custom] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    bringSubviewToFront(stroke)
  }
}
