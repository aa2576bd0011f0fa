/// A size in which a screen can show pictures.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// How much wider than high a pixel is: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

extension UIScreen {
  /// Posted when another screen is connected, which never happens here: all windows are on one.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen is disconnected, which never happens here.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when a screen gets another mode, which never happens here.
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
  /// Posted when the screen becomes brighter or darker, which a desktop does not tell.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
}
