@_spi(XcodeSources) import CoreData
import AVFoundation
import ConstraintSolver
import GameplayKit
import MapKit
import Photos
import PlatformInterface
import SafariServices
import UIKit
import UIKitTestSupport
import UserNotifications
import WebKit

final class NoDelegate: NSObject {}

final class NoSceneDelegate: NSObject {}

final class OddScenes: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OddScenes.delegateClass
    return configuration
  }
  nonisolated(unsafe) static var delegateClass: AnyClass = NoSceneDelegate.self
}

private final class Plain {}

/// All that the protocol asks for, without NSObject.
private final class DelegateOfOwn: UIApplicationDelegate {
  nonisolated func isEqual(_ object: Any?) -> Bool { false }
  nonisolated var hash: Int { 1 }
  nonisolated func `self`() -> Self { self }
  nonisolated func isProxy() -> Bool { false }
  nonisolated var description: String { "delegate" }
  nonisolated var debugDescription: String { "delegate" }
}

/// As `main()` does, without a display.
@MainActor
private func launch(_ delegate: String) {
  var options = (try? LaunchOptions.fromEnvironment()) ?? LaunchOptions()
  options.mode = .headless
  setenv(LaunchOptions.environmentVariable, options.encoded(), 1)
  UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate)
}

extension Scenario {
  /// The modules beside UIKit and below it.
  static let services: [Scenario] = [
    Scenario("a page's address that is none of the web") {
      guard let url = URL(string: "ftp://example.org/file") else { return }
      _ = SFSafariViewController(url: url)
    },
    Scenario("a photograph without a camera") {
      final class Delegate: AVCapturePhotoCaptureDelegate {}
      AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Delegate())
    },
    Scenario("a region of a map that no place is in") {
      let center = CLLocationCoordinate2D(latitude: 91, longitude: 0)
      let span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
      MKMapView().setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
    },
    Scenario("two handlers of one script message") {
      final class Handler: NSObject, WKScriptMessageHandler {
        func userContentController(
          _ controller: WKUserContentController, didReceive message: WKScriptMessage
        ) {}
      }
      let controller = WKUserContentController()
      controller.add(Handler(), name: "log")
      controller.add(Handler(), name: "log")
    },
    Scenario("a page of the network as a file") {
      if let url = URL(string: "https://example.org/") {
        WKWebView(frame: .zero).loadFileURL(url, allowingReadAccessTo: url)
      }
    },
    Scenario("a photo that is added outside of a change") {
      _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    },
    Scenario("a photo beyond those that were fetched") {
      setenv("XDG_PICTURES_DIR", "/nonexistent", 1)
      _ = PHAsset.fetchAssets(with: nil)[0]
    },
    Scenario("a notification at once") {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    },
    Scenario("a notification every second") {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: true)
    },
    Scenario("a random distribution whose highest value is below its lowest") {
      _ = GKRandomDistribution(lowestValue: 3, highestValue: 1)
    },
    Scenario("a model that is not in the bundle") { _ = NSPersistentContainer(name: "NoModel") },
    Scenario("an entity that the model lacks") {
      let container = NSPersistentContainer(
        name: "Empty", managedObjectModel: NSManagedObjectModel())
      _ = NSEntityDescription.insertNewObject(
        forEntityName: "Nothing", into: container.viewContext)
    },
    Scenario("a managed object of a class without an entity") {
      final class Stray: NSManagedObject {}
      let container = NSPersistentContainer(
        name: "Empty", managedObjectModel: NSManagedObjectModel())
      _ = Stray(context: container.viewContext)
    },
    Scenario("a managed object of another class than its entity's") {
      final class Row: NSManagedObject {}
      func made<Object: NSManagedObject>(_ type: Object.Type, _ entity: NSEntityDescription) {
        _ = type.ofItsClass(entity: entity, insertInto: nil)
      }
      let entity = NSEntityDescription()
      entity.name = "Page"
      made(Row.self, entity)
    },
    Scenario("a managed property without a value that it must have") {
      let property = NSAttributeDescription()
      property.name = "view"
      let entity = NSEntityDescription()
      entity.name = "Row"
      entity.properties = [property]
      let object = NSManagedObject(entity: entity, insertInto: nil)
      let view: UIView = object.managedValue("view")
      view.removeFromSuperview()
    },
    Scenario("a cast to a request of what is none") {
      let view: Any = UIView()
      _ = view .=>! NSFetchRequest<NSManagedObject>.self
    },
    Scenario("a constraint taken out twice") {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      let constraint = solver.add(.equal([SolverTerm(1, variable)], 5))
      solver.remove(constraint)
      solver.remove(constraint)
    },
  ]

  /// How apps begin.
  static let launching: [Scenario] = [
    Scenario("a delegate of a class that there is not") { launch("App.NoSuchDelegate") },
    Scenario("a delegate that is none") { launch(NSStringFromClass(NoDelegate.self)) },
    Scenario("a delegate that is no object") { DelegateOfOwn.main() },
    Scenario("a scene's delegate that is none") { launch(NSStringFromClass(OddScenes.self)) },
    Scenario("a scene's delegate that is no object") {
      OddScenes.delegateClass = Plain.self
      launch(NSStringFromClass(OddScenes.self))
    },
    Scenario("options with a time that is no number") {
      var options = LaunchOptions()
      options.timeout = .nan
      _ = options.encoded()
    },
  ]

  /// What tests of apps use.
  static let testSupport: [Scenario] = [
    Scenario("a harness of a device that there is not") {
      _ = Harness(device: "iphone-99", root: UIViewController())
    },
    Scenario("a frame pump of a window without a scene") {
      let window = UIWindow()
      window.windowScene = nil
      _ = FramePump(window: window)
    },
    Scenario("no frames of a frame pump") {
      let window = show(UIViewController()).window
      let pump = FramePump(window: window)
      Task { @MainActor in _ = await pump.frames(0) {} }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 5))
    },
    Scenario("a picture of a harness without a window") {
      let harness = show(UIViewController())
      harness.window.windowScene = nil
      _ = harness.picture()
    },
    Scenario("a golden picture outside of a package") {
      assertGolden(png: Data(), named: "gone", file: "/tmp/NoPackage.swift")
    },
  ]
}
