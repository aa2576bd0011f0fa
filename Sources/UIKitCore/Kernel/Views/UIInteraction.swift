/// Behaviour that is added to a view: menus, dragging, pointers.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to; kept weakly by the interaction itself.
  var view: UIView? { get }
  /// Called before `view` gets or, with nil, loses the interaction.
  func willMove(to view: UIView?)
  /// Called afterwards; the interaction remembers the view.
  func didMove(to view: UIView?)
}

extension UIView {
  final func setInteractions(_ new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { remove(old) }
    for interaction in new { add(interaction) }
  }

  final func add(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeRare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func remove(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
