/// An input view that clicks as its keys are pressed, where the user wants that.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view clicks. Optional on Apple; views that do not say are silent.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False: a view that clicks declares the property.
  public var enableInputClicksWhenVisible: Bool { false }
}
