import PlatformInterface

/// How large the window of a session was, for the program's next start. Where it lay is the desktop's to decide.
struct KeptWindow: Equatable {
  /// Points, as it is while it fills no monitor.
  var size: CGSize
  var isMaximized = false

  /// That of the first session of the last run, from the beginning of a launch until there is a scene.
  @MainActor static var ofLaunch: KeptWindow?

  private static let lengths: ClosedRange<CGFloat> = 100...16_384

  @MainActor
  init(_ window: any PlatformWindow) {
    size = window.ordinarySize
    isMaximized = window.isMaximized
  }

  /// Values of a property list.
  var kept: [String: Any] {
    ["width": Double(size.width), "height": Double(size.height), "isMaximized": isMaximized]
  }

  /// - Returns: nil where the values are no size that a window could have.
  init?(kept values: [String: Any]) {
    guard let width = values["width"] as? Double, let height = values["height"] as? Double,
      Self.lengths.contains(width), Self.lengths.contains(height)
    else { return nil }
    size = CGSize(width: width, height: height)
    isMaximized = values["isMaximized"] as? Bool ?? false
  }
}
