import Foundation
import PlatformInterface

/// The device that this process shows, as scripts turn it, and controllers that are for one of its sides alone.
@MainActor
package enum ShownDevice {
  /// The device as it is held; nil where the window is the desktop's own.
  package static var current: DeviceProfile? { didSet { isTurned = false } }

  /// Whether it is shown the other way round than it is held, as the controller on the screen wants it so.
  static private(set) var isTurned = false
  private static var isDue = false

  /// Turns what a phone shows, before the next frame, to a side that the controller over the whole window supports:
  /// the one that it is held at, if that is among them.
  ///
  /// Called when a controller appears and when one says that its wishes changed.
  // iOS-BEHAVIOUR: a controller that supports none of the ways a phone is held is shown as it supports it. Evidence:
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  static func follow(_ scene: UIWindowScene) {
    guard canTurn, !isDue else { return }
    isDue = true
    DispatchQueue.main.async { [weak scene] in
      isDue = false
      if let scene { turn(scene) }
    }
  }

  /// Whether the window shows a phone.
  static var canTurn: Bool {
    guard let current else { return false }
    return current.idiom == .phone && current.name != "custom"
  }

  private static func turn(_ scene: UIWindowScene) {
    guard let device = current, canTurn, let window = scene.keyWindow ?? scene.windows.first,
      let controller = decider(in: window)
    else { return }
    let wish = controller.supportedInterfaceOrientations
    let allowed = wish.intersection(
      UIApplication.shared.supportedInterfaceOrientations(for: window))
    let held: UIInterfaceOrientationMask =
      device.width > device.height ? .landscape : [.portrait, .portraitUpsideDown]
    let isOtherWay = (allowed.isEmpty ? wish : allowed).isDisjoint(with: held)
    guard isOtherWay != isTurned else { return }
    isTurned = isOtherWay
    let shown = isTurned ? device.rotated : device
    takeSafeArea(of: shown)
    scene.host.platformWindow.resize(to: shown.size)
  }

  /// Has windows keep from what covers the edges of a device that is held so.
  static func takeSafeArea(of device: DeviceProfile) {
    let application = PlatformServices.current.application
    var environment = application.environment
    environment.safeArea = device.safeArea
    application.setEnvironment(environment)
  }

  /// The controller that covers the whole window.
  private static func decider(in window: UIWindow) -> UIViewController? {
    var controller = window.rootViewController
    while let next = controller?.presentedViewController, !next.isBeingDismissed,
      [.fullScreen, .overFullScreen].contains(next.modalPresentationStyle)
    {
      controller = next
    }
    return controller
  }
}
