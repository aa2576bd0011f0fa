/// Scenes beside the first one.
extension ApplicationLifeCycle {
  /// Opens a scene, or brings one that is there to the front.
  ///
  /// - Throws: where the program has one scene only and another one was asked for, or one that is no window.
  static func activate(_ request: UISceneSessionActivationRequest) throws(UISceneError) {
    if let scene = request.session?.scene as? UIWindowScene,
      scene.activationState != .unattached
    {
      scene.host.platformWindow.bringToFront()
      takeFocus(scene)
      if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
      return
    }
    // Displays that only show are none of a desktop's windows.
    guard request.role == .windowApplication else { throw UISceneError(.requestDenied) }
    guard UIApplication.shared.supportsMultipleScenes || SceneRegistry.scenes.isEmpty else {
      throw UISceneError(.multipleScenesNotSupported)
    }
    open(request.session ?? makeSession(), request.userActivity)
  }

  /// The desktop started the program again while it runs: its window comes to the front and opens what the other
  /// start was for.
  static func startedAgain(_ links: [URL], in scene: UIWindowScene) {
    scene.host.platformWindow.bringToFront()
    takeFocus(scene)
    _ = open(links, in: scene)
  }

  /// Opens the windows that were there when the program ended, behind the one in front.
  ///
  /// A program that has one scene only by now hears that the others are gone.
  static func reopen(_ sessions: some Collection<UISceneSession>, behind front: UIWindowScene) {
    guard !sessions.isEmpty else { return }
    let application = UIApplication.shared
    guard application.supportsMultipleScenes else {
      application.delegate?.application(application, didDiscardSceneSessions: Set(sessions))
      return
    }
    for session in sessions { connectAndShow(session, nil) }
    front.host.platformWindow.bringToFront()
  }

  /// What Ctrl+N does: a scene that shows what the first one showed at first.
  static func openNewScene() { open(makeSession(), nil) }

  private static func open(_ session: UISceneSession, _ activity: NSUserActivity?) {
    takeFocus(connectAndShow(session, activity))
  }

  @discardableResult
  private static func connectAndShow(
    _ session: UISceneSession, _ activity: NSUserActivity?
  ) -> UIWindowScene {
    let connection = UIScene.ConnectionOptions()
    if let activity { connection.userActivities = [activity] }
    let sceneDelegate = configure(session, connection)
    let scene = connect(session, connection)
    show(scene, sceneDelegate, connection)
    enterForeground(scene)
    return scene
  }

  /// The scene gets the keyboard, and those that had it lose it. A desktop says the same soon after, which then
  /// changes nothing.
  static func takeFocus(_ scene: UIWindowScene) {
    for other in SceneRegistry.scenes where other !== scene { deactivate(other) }
    if scene.activationState == .foregroundInactive { activate(scene) }
  }

  /// A scene was closed and others are left: one of them has the keyboard, and the program hears that the user has
  /// thrown the session away.
  static func sceneWasClosed(_ session: UISceneSession) {
    let application = UIApplication.shared
    application.delegate?.application(application, didDiscardSceneSessions: [session])
    if let front = SceneRegistry.front, front.activationState == .foregroundInactive {
      activate(front)
    }
  }
}
