import PlatformInterface

/// What a controller asks of the device and does not get here.
extension UIViewController {
  /// Reports, once each, wishes that would show on a device: asked when a controller appears and when
  /// it says that its wishes changed. Only who decides for the whole window is asked.
  func reportUnmetWishes() {
    guard let scene = viewIfLoaded?.storedWindow?.windowScene else { return }
    scene.updateStatusBar()
    ShownDevice.follow(scene)
    guard storedParent == nil else { return }
    reportOrientations(in: scene)
    if scene.deviceSafeArea.top > 0, prefersStatusBarHidden {
      Unsupported.report("UIViewController.prefersStatusBarHidden")
    }
    if scene.deviceSafeArea.bottom > 0, prefersHomeIndicatorAutoHidden {
      Unsupported.report("UIViewController.prefersHomeIndicatorAutoHidden")
    }
    if !preferredScreenEdgesDeferringSystemGestures.isEmpty {
      Unsupported.report("UIViewController.preferredScreenEdgesDeferringSystemGestures")
    }
  }

  private func reportOrientations(in scene: UIWindowScene) {
    let shown: UIInterfaceOrientationMask =
      scene.interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    let isDevice = scene.traitCollection.userInterfaceIdiom == .phone
    if isDevice, !ShownDevice.canTurn, supportedInterfaceOrientations.isDisjoint(with: shown) {
      Unsupported.report("UIViewController.supportedInterfaceOrientations")
    }
  }
}
