/// One context menu from its configuration to its end, with all that its delegate is asked and told.
///
/// iOS-BEHAVIOUR: preview, controller, menu, will display; then the action, the preview to go back to,
/// will end. See Docs/subsystems/menus.md. Evidence: menu-4.
@MainActor
final class ContextMenuPresentation {
  private let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  let appearance: UIContextMenuInteraction.Appearance
  private let point: CGPoint
  private let window: UIWindow
  private(set) var session: MenuSession?
  /// What was lifted, in the order it was asked for.
  private(set) var highlightPreview: UITargetedPreview?
  private var lifted: [LiftedPreview] = []
  private var controller: UIViewController?
  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  /// - Parameter point: in the window's coordinates.
  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ appearance: UIContextMenuInteraction.Appearance, at point: CGPoint, in window: UIWindow
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.appearance = appearance
    self.point = point
    self.window = window
  }

  // MARK: Showing

  func show(isByKey: Bool) {
    if appearance == .rich { lift() }
    let own = configuration.makeMenu()
    let menu = isByKey ? own.map(interaction.menuForKeys) : own
    guard let anchor = anchor(hasMenu: menu != nil) else {
      // iOS-BEHAVIOUR: an empty configuration begins and is cancelled. Evidence: menu-2.
      let animator = MenuAnimator()
      delegate?.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      animator.animate()
      animator.complete()
      return end(.dismissed) { animator in
        animator.animate()
        animator.complete()
      }
    }
    let source = MenuSession.Source(
      sender: interaction, responder: interaction.view,
      isOrderedByPriority: configuration.preferredMenuElementOrder == .priority)
    let session = MenuSession(
      menu ?? UIMenu(), at: anchor, in: window, source: source)
    self.session = session
    session.pressStart = point
    session.onEnd = { [self] ending, remove in end(ending, remove) }
    session.onPreviewTap = { [weak self] in self?.commit() }
    let animator = MenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    for preview in lifted { preview.beginAppearing() }
    session.show(isByKey: isByKey, animator: animator)
    for preview in lifted { preview.endAppearing() }
  }

  /// Asks for previews and lifts them.
  private func lift() {
    guard let view = interaction.view else { return }
    for identifier in interaction.identifiers(of: configuration) {
      let asked = delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: identifier)
      let isFirst = lifted.isEmpty && highlightPreview == nil
      guard let preview = asked ?? (isFirst ? UITargetedPreview(view: view) : nil) else {
        continue
      }
      if isFirst { highlightPreview = preview }
      lifted.append(LiftedPreview(preview, identifier: identifier, in: window))
    }
    guard let made = configuration.previewProvider?(), let first = lifted.first else { return }
    controller = made
    lifted = [
      LiftedPreview(made, from: first.sourceFrame, identifier: first.identifier, in: window)
    ]
  }

  /// Nil where there is nothing to show.
  private func anchor(hasMenu: Bool) -> MenuSession.Anchor? {
    switch appearance {
    case .rich: return hasMenu || controller != nil ? .previews(lifted) : nil
    case .compact, .unknown:
      guard hasMenu else { return nil }
      guard let control = interaction.view as? UIControl, control.showsMenuAsPrimaryAction,
        control.contextMenuInteraction === interaction
      else { return .point(point) }
      let area = control.convert(control.bounds, to: nil)
      let attachment = control.menuAttachmentPoint(for: configuration)
      return .control(area, x: control.convert(attachment, to: nil).x)
    }
  }

  // MARK: Ending

  private func end(
    _ ending: MenuSession.Ending, _ remove: @escaping (MenuAnimator) -> Void
  ) {
    var targets: [UITargetedPreview?] = []
    // A view that left its window meanwhile has no place to go back to.
    if ending != .committed, ending != .dragged, interaction.view?.window === window {
      for preview in lifted {
        targets.append(
          delegate?.contextMenuInteraction(
            interaction, configuration: configuration,
            dismissalPreviewForItemWithIdentifier: preview.identifier ?? configuration.identifier))
      }
      for (preview, target) in zip(lifted, targets) { preview.returnTo(target, in: window) }
    }
    // The drag shows what was lifted from now on.
    if ending == .dragged { for preview in lifted { preview.isHidden = true } }
    let animator = MenuAnimator(previewViewController: controller)
    animator.addCompletion { [lifted] in for preview in lifted { preview.disappear() } }
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    interaction.presentation = nil
    remove(animator)
  }

  /// The preview was tapped.
  private func commit() {
    let animator = MenuAnimator(previewViewController: controller)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    session?.end(animator.preferredCommitStyle == .pop ? .committed : .dismissed)
    animator.animate()
    animator.complete()
  }
}
