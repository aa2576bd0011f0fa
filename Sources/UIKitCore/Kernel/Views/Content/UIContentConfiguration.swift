/// What a view shows, as a value that makes and updates the view.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// This one with what the state changes, for properties that the program left as they were.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and comes up to date when another is set.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show another configuration; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
