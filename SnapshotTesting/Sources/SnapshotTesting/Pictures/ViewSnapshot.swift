import UIKit

/// A view in a window of its own, laid out as on a device, and what is seen of it.
@MainActor
enum ViewSnapshot {
  /// - Parameters:
  ///   - view: The controller's, or another one, which is put into it.
  ///   - inKeyWindow: Whether the app's key window is used instead of a window of its own.
  static func picture(
    of view: UIView, in controller: UIViewController, on config: ViewImageConfig,
    _ traits: UITraitCollection, inKeyWindow: Bool
  ) -> Async<UIImage> {
    let frame = view.frame
    let traits = ReferenceScale.traits(traits, on: config, size: config.size ?? frame.size)
    let stand = SnapshotWindow.Stand(
      view, in: controller, on: config, traits, inKeyWindow: inKeyWindow)
    // Views outside the screen have no insets of its bars.
    if config.safeArea == .zero { view.frame.origin = CGPoint(x: 10_000, y: 10_000) }
    let format = UIGraphicsImageRendererFormat(
      for: UITraitCollection(traitsFrom: [config.traits, traits]))
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      if inKeyWindow {
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      } else {
        view.layer.render(in: context.cgContext)
      }
    }
    view.frame = frame
    stand.takeDown()
    return Async(value: picture)
  }

  /// What an object says of itself under a key while its view is in a window, without addresses.
  static func text(
    of view: UIView, in controller: UIViewController, on config: ViewImageConfig,
    _ traits: UITraitCollection, key: String, asked object: NSObject
  ) -> String {
    let traits = ReferenceScale.traits(traits, on: config, size: config.size ?? view.frame.size)
    let stand = SnapshotWindow.Stand(view, in: controller, on: config, traits, inKeyWindow: false)
    defer { stand.takeDown() }
    return ValueDump.withoutAddresses(object.value(forKey: key) as? String ?? "")
  }
}
