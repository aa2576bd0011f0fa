import PlatformInterface

/// What all bars have in common in appearance: background and the line at their edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The kind of device that the appearance is made for.
  public let idiom: UIUserInterfaceIdiom

  public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes an appearance with the default background, for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with the background of another one.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Makes an appearance with the standard background; nothing is read.
  public required init(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  open func encode(with coder: NSCoder) { Unsupported.report("UIBarAppearance.encode(with:)") }

  /// NSObject's `copy()` through `NSCopying`; subclasses add what they hold.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  // MARK: Background

  /// Sets the background of the system's bars: the colours of what is behind are seen through it,
  /// with a line at the edge.
  open func configureWithDefaultBackground() {
    reset(UIBlurEffect(style: .systemChromeMaterial), nil, line: .separator)
  }
  /// Sets the system's background colour, with a line at the edge.
  open func configureWithOpaqueBackground() { reset(nil, .systemBackground, line: .separator) }
  /// Takes the background and the line away, so that nothing but the bar's content is seen.
  open func configureWithTransparentBackground() { reset(nil, nil, line: nil) }

  private func reset(_ effect: UIBlurEffect?, _ color: UIColor?, line: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowImage = nil
    shadowColor = line
  }

  /// The material, which blurs what is behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour over the material; nil for none.
  open var backgroundColor: UIColor?
  /// An image over the colour; nil for none.
  open var backgroundImage: UIImage?
  /// How `backgroundImage` fills the bar; stretched by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge; nil or clear for none.
  open var shadowColor: UIColor?
  /// An image in place of the line at the edge, of which a template takes the shadow colour; nil
  /// for the line.
  open var shadowImage: UIImage?
}

/// What a button of a bar looks like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the button's title, such as font and colour; empty values are the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is to be moved, in points; kept, and not shown yet.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button, stretched to its size; nil, the default, shows none.
  open var backgroundImage: UIImage?
  /// How far the background image is to be moved, in points; kept, and not shown yet.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding
{
  /// The button as it usually is.
  public let normal = UIBarButtonItemStateAppearance()
  /// The button while a finger is on it.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The button while it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The button while keys act on it.
  public let focused = UIBarButtonItemStateAppearance()
  private(set) var style = UIBarButtonItem.Style.plain

  public override convenience init() { self.init(style: .plain) }

  /// Makes the standard appearance of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes an appearance without own values; nothing is read.
  public required init(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {
    Unsupported.report("UIBarButtonItemAppearance.encode(with:)")
  }

  /// Gives the buttons the system's appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    let blank = UIBarButtonItemStateAppearance()
    for state in [normal, highlighted, disabled, focused] { state.take(blank) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// What counts in a state; the normal one's attributes below it.
  func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own =
      state.contains(.disabled)
      ? disabled : state.contains(.highlighted) ? highlighted : normal
    return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
  }
}

/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, such as font and colour; empty values are the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is to be moved, in points; kept, and not shown yet.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of the large title, such as font and colour; empty values are the bar's own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What ordinary buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// What buttons look like that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// What the button looks like that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  final var storedBackImage: UIImage?

  /// Makes the standard appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Makes an appearance with the standard background; nothing is read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of an appearance; of another kind of bar's, of what all bars have in common.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
    doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
    backButtonAppearance = other.backButtonAppearance.copy() as! UIBarButtonItemAppearance
    storedBackImage = other.storedBackImage
  }

  /// The arrow before the title of the button that goes back: the one that was set, or the standard
  /// one.
  open var backIndicatorImage: UIImage {
    storedBackImage ?? UIImage(systemName: "chevron.backward") ?? UIImage()
  }
  /// The shape behind which the title disappears as one goes back; here it is always
  /// `backIndicatorImage`.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicatorImage }
  /// Both images or none: nil returns to the system's. The mask is used by iOS while it animates.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { storedBackImage = backIndicatorImage }
}

/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
  /// What ordinary buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// What buttons look like that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Makes the standard appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Makes an appearance with the standard background; nothing is read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of an appearance; of another kind of bar's, of what all bars have in common.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
    doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
  }
}
