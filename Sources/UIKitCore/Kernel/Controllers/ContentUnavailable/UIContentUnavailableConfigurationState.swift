/// The state of a controller that may have nothing to show, by which it chooses what to say.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What the user searches for in the search bar of the controller's navigation item; nil where there is none or
  /// it is empty.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a program's own state; nil where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
