import CollectionEngine

/// Selects items over which something dragged rests.
@MainActor
final class ListSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let view: any ListView
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: self, interactionEffect: nil
  ) { [weak self] _, context in
    guard let self, let path = context.targetItem as? IndexPath, let item = ItemPath(path) else {
      return
    }
    view.selectByUser(item)
  }

  init(_ view: any ListView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func remove() { view.removeInteraction(interaction) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let path = view.dragPath(at: context.location(in: view)),
      let cell = view.cell(at: path),
      // Not what is dragged itself.
      view.drags.state(ofItemAt: path) == .none
    else { return false }
    context.targetItem = path
    context.targetView = cell
    return view.delegateLetsSpringLoad(path, context)
  }
}

extension ListView {
  func setSpringLoaded(_ isSpringLoaded: Bool) {
    guard isSpringLoaded != (state.springLoading != nil) else { return }
    state.setSpringLoading(isSpringLoaded ? ListSpringLoading(self) : nil)
  }
}
