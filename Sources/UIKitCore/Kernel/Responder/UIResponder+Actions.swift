/// Finding who does what a menu, a key or a control without a target asks for.
@MainActor
enum ActionDelivery {
  /// The first responder of the key window and what follows it, then the sender and what follows
  /// that.
  static func target(for action: Selector, sender: Any?) -> UIResponder? {
    if let first = UIApplication.shared.keyWindow?.firstResponder,
      let target = target(for: action, sender: sender, from: first)
    {
      return target
    }
    if let sender = sender as? UIResponder {
      return target(for: action, sender: sender, from: sender)
    }
    // A gesture's or bar button's action without a first responder: what the window shows.
    guard let window = UIApplication.shared.keyWindow else { return nil }
    return target(for: action, sender: sender, from: window.keyTarget)
  }

  static func target(
    for action: Selector, sender: Any?, from first: UIResponder
  ) -> UIResponder? {
    var link: UIResponder? = first
    while let responder = link {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      link = responder.next
    }
    return nil
  }
}

extension UIApplication {
  /// Performs `action` on `target` or, where that is nil, on the first responder of the chain that
  /// can perform it. False where there is none.
  func deliver(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? ActionDelivery.target(for: action, sender: sender) else {
      return false
    }
    action.perform(on: ClassTarget.object(for: target), sender, event)
    return true
  }
}
