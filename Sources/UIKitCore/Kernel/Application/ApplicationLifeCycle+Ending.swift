import PlatformInterface

/// How scenes and the program end, and what is kept of them.
extension ApplicationLifeCycle {
  /// Writes down what the scene shows. A desktop ends programs without asking them, when the user logs out or at
  /// Ctrl+C in a terminal, but their windows have lost the keyboard by then.
  static func keepState(of scene: UIWindowScene) {
    guard SceneSessionStore.file != nil else { return }
    if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
      scene.session.stateRestorationActivity = activity
    }
    SceneSessionStore.save(count: sceneCount)
  }

  /// The user closed the window: the scene goes, and with the last one the program.
  static func close(_ scene: UIWindowScene) {
    visibilityChanged(of: scene, isVisible: false)
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.activationState = .unattached
    SceneRegistry.remove(scene)
    scene.host.platformWindow.close()
    // The last one is kept for the next start, and so are all where the program ends.
    if SceneRegistry.scenes.isEmpty { return terminate(status: 0) }
    guard !isQuitting else { return }
    sceneWasClosed(scene.session)
    SceneSessionStore.save(count: sceneCount)
  }

  /// The user ends the program: every scene goes out of sight, and then all are closed.
  static func quit() {
    for scene in SceneRegistry.scenes { visibilityChanged(of: scene, isVisible: false) }
    isQuitting = true
    defer { isQuitting = false }
    for scene in SceneRegistry.scenes { close(scene) }
  }
  private static var isQuitting = false

  /// Ends the program's loop after telling it.
  package static func terminate(status: Int32) {
    let application = UIApplication.shared
    delegate?.applicationWillTerminate(application)
    application.post(UIApplication.willTerminateNotification)
    KeptDefaults.write()
    PlatformServices.current.application.stop(status: status)
  }
}
