import PlatformInterface

/// The pointer of a scene while no button is down: one look for what is under it, and everybody whom
/// that concerns: scroll bars, recognisers of hovering, pointer interactions, the cursor.
///
/// Moves wait for the next frame, as more of them than frames are of no use. What scrolls away under a
/// pointer that rests is noticed with the frame, too.
@MainActor
final class PointerTracker {
  private unowned let host: SceneHost
  private let event = UIHoverEvent()
  private var known: [WeakRecognizer] = []
  private var cursor = PlatformCursor.arrow
  private weak var window: UIWindow?
  /// In the window's coordinates.
  private var point = CGPoint.zero
  /// In the scene's coordinates; nil while the pointer is elsewhere.
  private(set) var location: CGPoint?
  private var modifiers: UIKeyModifierFlags = []
  /// The scroll view on one of whose bars the pointer is.
  private weak var barOwner: UIScrollView?
  private var part: Part?
  /// The row that was asked last whether it is tinted, which it is not asked at each move.
  private weak var askedRow: UIView?

  /// The pointer moved since anybody was told.
  private var hasMoved = false
  /// What is under it may be something else.
  private var needsInspection = false

  /// A part of a view that answers to the pointer.
  private struct Part {
    weak var interaction: UIPointerInteraction?
    var region: UIPointerRegion
    var style: UIPointerStyle?
    /// A view that has a style and no interaction.
    weak var view: UIView?
    var appearance: HoverAppearance?
    /// Of the view when it was asked.
    var size: CGSize

    var shownView: UIView? { view ?? interaction?.view }
    var isOutOfDate: Bool { shownView.map { $0.storedLayer.bounds.size != size } ?? false }
  }

  init(host: SceneHost) { self.host = host }

  // MARK: What happens

  /// - Parameter location: in the scene's coordinates; `phase` ended or cancelled means it left.
  func receive(
    _ phase: InputPhase, at location: CGPoint, time: TimeInterval, in scene: UIWindowScene
  ) {
    event.timestamp = time
    switch phase {
    case .began, .changed:
      let isNew = phase == .began || self.location == nil
      self.location = location
      hasMoved = true
      if isNew { flush(in: scene) } else { host.loop.setNeedsFrame() }
    case .ended, .cancelled:
      flush(in: scene)
      self.location = nil
      inspect(isCancelled: phase == .cancelled, moved: true, in: scene)
    }
  }

  /// Content moved, or an answer is another.
  func contentDidChange(forgetting interaction: UIPointerInteraction? = nil) {
    guard location != nil else { return }
    if let interaction, part?.interaction === interaction { leave() }
    needsInspection = true
    host.loop.setNeedsFrame()
  }

  /// Tells of what waits for the frame.
  func flush(in scene: UIWindowScene) {
    guard hasMoved || needsInspection else { return }
    let moved = hasMoved
    hasMoved = false
    needsInspection = false
    inspect(isCancelled: false, moved: moved, in: scene)
  }

  /// Looks again where the view under the pointer has another size since it was asked, as in a window that
  /// is resized.
  func frameWasMade() {
    if let part, part.isOutOfDate { contentDidChange() }
  }

  // MARK: Looking

  private func inspect(isCancelled: Bool, moved: Bool, in scene: UIWindowScene) {
    var view: UIView?
    if let location, let found = scene.target(at: location, with: event) {
      window = found.window
      point = found.window.fromScreen(location)
      view = found.view
    }
    tellBars(view)
    tellRecognizers(around: view, isCancelled: isCancelled, moved: moved)
    tellParts(around: view)
    host.toolTips.pointerMoved(over: view, at: point, in: view == nil ? nil : window)
    let beam: PlatformCursor = view?.editsText == true ? .text : .arrow
    show(part?.style.map(\.cursor) ?? beam, in: scene)
  }

  /// The innermost scroll view of whose bars one is under the pointer.
  private func tellBars(_ view: UIView?) {
    var found: UIScrollView?
    var link = view
    while let next = link, found == nil, let window {
      if let scrollView = next as? UIScrollView,
        scrollView.pointerMoved(to: scrollView.convert(point, from: window))
      {
        found = scrollView
      }
      link = next.superview
    }
    if let barOwner, barOwner !== found { barOwner.pointerMoved(to: nil) }
    barOwner = found
  }

  private func tellRecognizers(around view: UIView?, isCancelled: Bool, moved: Bool) {
    let found = recognizers(around: view)
    let old = known.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
    for recognizer in old where !found.contains(where: { $0 === recognizer }) {
      recognizer.hover(isCancelled ? .cancelled : .ended, at: point, in: window)
    }
    known = found.map { WeakRecognizer($0) }
    for recognizer in found {
      let isNew = !old.contains { $0 === recognizer }
      // A pointer that rests over content that moves tells nothing new of itself.
      if isNew || moved { recognizer.hover(isNew ? .began : .changed, at: point, in: window) }
    }
  }

  private func recognizers(around view: UIView?) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var link = view
    while let view = link {
      for recognizer in view.recognizersForTouches {
        guard let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled,
          hover.shouldReceive(event),
          hover.delegate?.gestureRecognizer(hover, shouldReceive: event) ?? true
        else { continue }
        found.append(hover)
      }
      link = view.superview
    }
    return found
  }

  private func show(_ cursor: PlatformCursor, in scene: UIWindowScene) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    scene.host.platformWindow.setCursor(cursor)
  }

  // MARK: Parts of views

  private func tellParts(around view: UIView?) {
    var row: UIView?
    defer { askedRow = row }
    var link = view
    while let view = link {
      for case let interaction as UIPointerInteraction in view.interactions
      where interaction.isEnabled {
        let place = window.map { view.convert(point, from: $0) } ?? point
        guard let region = interaction.region(at: place, modifiers) else { continue }
        return enter(interaction, region)
      }
      if let style = view.hoverStyle, style.isEnabled { return enter(view, style) }
      if view is any TintedByPointer {
        row = view
        if enter(row: view) { return }
      }
      link = view.superview
    }
    leave()
  }

  /// A row is asked once, when the pointer comes to it.
  ///
  /// - Returns: whether it is tinted.
  private func enter(row: UIView) -> Bool {
    if askedRow === row, part?.isOutOfDate != true { return part?.view === row }
    guard let shape = row.pointerTint() else { return false }
    leave()
    let appearance = HoverAppearance(tinting: shape, of: row)
    part = Part(
      region: UIPointerRegion(rect: row.bounds), view: row, appearance: appearance,
      size: row.storedLayer.bounds.size)
    appearance.show()
    return true
  }

  private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
    let size = interaction.view?.storedLayer.bounds.size ?? .zero
    if let old = part, old.interaction === interaction, old.region.isSame(as: region) {
      part?.size = size
      return
    }
    leave()
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    let style = interaction.style(for: region)
    let appearance = style.flatMap { HoverAppearance($0) }
    part = Part(
      interaction: interaction, region: region, style: style, appearance: appearance, size: size)
    appearance?.show()
    animator.run()
  }

  private func enter(_ view: UIView, _ style: UIHoverStyle) {
    if let part, part.view === view, !part.isOutOfDate { return }
    leave()
    let appearance = HoverAppearance(style, of: view)
    part = Part(
      region: UIPointerRegion(rect: view.bounds), view: view, appearance: appearance,
      size: view.storedLayer.bounds.size)
    appearance.show()
  }

  private func leave() {
    guard let old = part else { return }
    part = nil
    let animator = PointerAnimator()
    if let interaction = old.interaction {
      interaction.delegate?.pointerInteraction(
        interaction, willExit: old.region, animator: animator)
    }
    old.appearance?.hide()
    animator.run()
  }
}
