extension UIWindowScene {
  /// What a scene that an action opens is to show.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the scene is connected with.
    public let userActivity: NSUserActivity
    /// How the scene is to be opened; nil by default.
    open var options: UIWindowScene.ActivationRequestOptions?
    /// What the new window grows from, which the desktop does not show; nil by default.
    open var preview: UITargetedPreview?

    /// Makes a configuration of an activity.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
    }
  }

  /// An action that opens something in a window of its own.
  ///
  /// In a program of one scene it is what its alternate is, and cannot be seen without one.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Says what to open when the action is chosen; nil opens nothing.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: nil reads "Open in New Window".
    ///   - alternate: what to show and do where the program has one scene only.
    public convenience init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configuration: @escaping ConfigurationProvider
    ) {
      guard !UIApplication.shared.supportsMultipleScenes else {
        self.init(
          title ?? "Open in New Window", subtitle,
          image ?? UIImage(systemName: "square.split.2x1"), nil, identifier, discoverabilityTitle,
          attributes, .off
        ) { action in
          guard let action = action as? ActivationAction, let wanted = configuration(action)
          else { return }
          UIApplication.shared.activateSceneSession(
            for: UISceneSessionActivationRequest(
              userActivity: wanted.userActivity, options: wanted.options))
        }
        return
      }
      self.init(
        alternate?.title ?? title ?? "", alternate?.subtitle, alternate?.image, nil, identifier,
        alternate?.discoverabilityTitle, alternate?.attributes ?? .hidden, alternate?.state ?? .off
      ) { [alternate] action in alternate?.performWithSender(action.sender, target: nil) }
    }
  }
}
