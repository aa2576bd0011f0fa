import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view in its own size.
  public static var image: Snapshotting { .image() }

  /// The view as it is drawn.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view is drawn in the app's key window, with effects and
  ///     what the app's appearance says, which needs an app around the tests.
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - size: In points; nil for the view's own.
  ///   - traits: What the view's traits are beside the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in
      onMainThread {
        ViewSnapshot.picture(
          of: view, in: UIViewController(), on: ViewImageConfig(size: size ?? view.frame.size),
          traits, inKeyWindow: drawHierarchyInKeyWindow)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and those in it, a line each, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and those in it, a line each, laid out in a size and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMainThread {
        ViewSnapshot.text(
          of: view, in: UIViewController(), on: ViewImageConfig(size: size ?? view.frame.size),
          traits, key: "recursiveDescription", asked: view)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view in its own size.
  public static var image: Snapshotting { .image() }

  /// The controller's view on the screen of a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - size: In points; nil for the device's.
  ///   - traits: What the traits are beside the device's.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision, traits) { controller in
      ViewSnapshot.picture(
        of: controller.view, in: controller, on: config.with(size), traits, inKeyWindow: false)
    }
  }

  /// The controller's view in a size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether it is drawn in the app's key window, which needs an app around
  ///     the tests.
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - size: In points; nil for the view's own.
  ///   - traits: What the traits are beside the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision, traits) { controller in
      ViewSnapshot.picture(
        of: controller.view, in: controller, on: ViewImageConfig(size: size), traits,
        inKeyWindow: drawHierarchyInKeyWindow)
    }
  }

  private static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection,
    _ make: @escaping @MainActor (UIViewController) -> Async<UIImage>
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { controller in onMainThread { make(controller) } }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and its children, a line each, without addresses.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMainThread {
        ViewSnapshot.text(
          of: controller.view, in: controller, on: ViewImageConfig(), .init(),
          key: "_printHierarchy", asked: controller)
      }
    }
  }

  /// The controller's view and those in it, a line each, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The controller's view and those in it, a line each, laid out on the screen of a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMainThread {
        ViewSnapshot.text(
          of: controller.view, in: controller, on: config.with(size), traits,
          key: "recursiveDescription", asked: controller.view)
      }
    }
  }
}
