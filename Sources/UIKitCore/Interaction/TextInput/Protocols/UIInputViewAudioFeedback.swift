/// Says whether keys of a keyboard of one's own click; they do not on a desktop, whose keyboards do.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False: keys do not click unless a class says so.
  public var enableInputClicksWhenVisible: Bool { false }
}
