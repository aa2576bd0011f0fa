import PlatformInterface

/// A view that turns touches into events of its own and tells targets of them.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var actions = ControlActions()
  private var flagsOfState: State = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with an action that `primaryActionTriggered` performs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from a document, with its state and the actions that were connected there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  // MARK: State

  /// The states that the control is in at the moment.
  open var state: State { flagsOfState }

  /// A control that is not enabled keeps touches from the views behind it and does nothing.
  open var isEnabled: Bool {
    get { !flagsOfState.contains(.disabled) }
    set {
      guard newValue != isEnabled else { return }
      setState(.disabled, !newValue)
      if !newValue { stopTracking() }
    }
  }

  /// Whether the control is selected, false by default. The control does not change it by itself,
  /// but for subclasses that say so.
  open var isSelected: Bool {
    get { flagsOfState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Whether a touch is down within the control; programs may set it, too.
  open var isHighlighted: Bool {
    get { flagsOfState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  private func setState(_ flag: State, _ isOn: Bool) {
    guard flagsOfState.contains(flag) != isOn else { return }
    if isOn { flagsOfState.insert(flag) } else { flagsOfState.remove(flag) }
    stateDidChange()
  }

  /// For controls of the framework: `state` is another now.
  func stateDidChange() {
    setNeedsLayout()
    if flags.contains(.drawsItself) { setNeedsDisplay() }
  }

  /// While it is enabled and does something.
  open override var canBecomeFocused: Bool {
    isEnabled && (claimsTaps || !allControlEvents.isEmpty)
  }
  // Around the control with a gap, so that the ring shows on any colour; at the window's edge with less of one.
  // A control that clips has it within.
  override func focusRingShape(in bounds: CGRect) -> RoundedRect {
    let radius = focusCornerRadius
    let gap: CGFloat = 5
    let ring = bounds.insetBy(dx: -gap, dy: -gap)
    if clipsToBounds { return RoundedRect(bounds, radius: radius) }
    if !isCut(ring) { return RoundedRect(ring, radius: radius + gap) }
    let origin = storedLayer.bounds.origin
    let edge = window.map { convert($0.bounds, from: $0).offsetBy(dx: -origin.x, dy: -origin.y) }
    if let limited = edge?.overlap(with: ring), limited.contains(bounds), !isCut(limited) {
      return RoundedRect(limited, radius: radius)
    }
    return RoundedRect(bounds, radius: radius)
  }
  /// How round the control looks, for the ring around it.
  var focusCornerRadius: CGFloat { max(storedLayer.cornerRadius, 4) }
  override func focusDidChange() { setState(.focused, flags.contains(.isFocused)) }

  // MARK: Content

  /// Whether the symbol of the control moves by itself when it is touched; false, as it does not here.
  open var isSymbolAnimationEnabled: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIControl.isSymbolAnimationEnabled") } }
  }

  /// Where content lies from top to bottom where it is smaller than the control; in the middle by
  /// default. Subclasses that lay content out read it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where content lies from side to side where it is smaller than the control; in the middle by
  /// default. Subclasses that lay content out read it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Left or right where leading or trailing was set.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Targets and actions

  /// Performs `action` on `target` at each of the events, with as many of sender and event as it
  /// takes. The target is not held; nil means whoever in the responder chain can perform it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target, action, controlEvents)
  }

  /// Removes targets from the events given: a nil target stands for every target, and a nil action
  /// for every action of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, controlEvents)
  }

  /// Replaces an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, controlEvents)
  }
  /// Removes an action, found by its identifier, from the events given.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, controlEvents)
  }
  /// Removes the action with an identifier from the events given.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { actions.remove(actionIdentifier, controlEvents) }

  /// Objects that actions go to; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.compactMap { entry -> AnyHashable? in
        guard case .target(let target, let isChain, _) = entry.handler else { return nil }
        if isChain { return NSNull() }
        guard let object = target.object else { return nil }
        return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  /// All events that something is done at.
  open var allControlEvents: Event { actions.events }

  /// Names of the selectors for a target, nil where there are none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    let object = target.map { ClassTarget.object(for: $0) }
    let names = actions.entries.compactMap { entry -> String? in
      guard case .target(let known, let isChain, let selector) = entry.handler,
        entry.events.isSuperset(of: controlEvent),
        target == nil ? isChain : known.object === object
      else { return nil }
      return NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each action, or target and selector, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isDone = false
    for entry in actions.entries where !isDone {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &isDone)
      case .target(let target, _, let selector):
        iterator(nil, (target.object, selector), entry.events, &isDone)
      }
    }
  }

  // MARK: Sending

  /// Sends a selector to a target; every selector of the control goes through here, so that
  /// subclasses may override it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action; every action of the control goes through here, so that subclasses may
  /// override it.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs what was added for the events, in the order in which it was added, as if the user had
  /// caused them. No event object comes with it.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Does what the control is there for, as if it had been used: opens its menu, or sends events.
  open func performPrimaryAction() {
    if openPrimaryMenu(at: CGPoint(x: bounds.midX, y: bounds.midY), isByKey: true) { return }
    send(.primaryActionTriggered, with: nil)
  }

  /// Whether a tap here is the control's, whatever recognises taps around it. Buttons, switches,
  /// steppers and their like.
  var claimsTaps: Bool { false }

  /// What a finger that lifts inside sends; buttons add their primary action.
  var eventsOfLiftInside: Event { .touchUpInside }

  func send(_ events: Event, with event: UIEvent?) {
    guard !events.isEmpty else { return }
    for entry in actions.entries where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .action(let action):
        if !action.attributes.contains(.disabled) { sendAction(action) }
      case .target(let target, let isChain, let selector):
        if isChain || target.object != nil {
          sendAction(selector, to: target.object, for: event)
        }
      }
    }
  }

  // MARK: Menus

  final var menuInteraction: UIContextMenuInteraction?
  /// What opens the control's menu; nil until menus are first switched on.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
  /// Whether pressing and holding, or the secondary button, opens a menu.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction?.view === self }
    set { setMenuInteraction(enabled: newValue) }
  }
  /// Whether the menu opens at once, in place of an action.
  open var showsMenuAsPrimaryAction = false
  /// Returns the point that the menu of the primary action is placed at, in the control's
  /// coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the menu that the control opens; nil for none, unless a subclass says otherwise.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { interaction.presentation?.highlightPreview }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  final var tracking = ControlTracking()

  /// A touch that the control follows is down.
  open var isTracking: Bool { tracking.isTracking }
  /// Whether the touch that is being followed is within the control.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called as a touch begins in the control; false leaves the touch alone. It returns true unless
  /// a subclass overrides it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called as the touch that is being followed moves; false ends following it. It returns true
  /// unless a subclass overrides it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called as a touch that was tracked ends in the control. It does nothing by itself; subclasses
  /// override it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called as a touch that was tracked is taken back. It does nothing by itself; subclasses
  /// override it.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    move(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(touches, event)
  }

  /// Of classes of the program's own those that have a name.
  override var isAccessibilityElementByDefault: Bool { accessibilityLabel != nil }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
