import UIKit
import UIKitTestSupport
import XCTest

/// A screen that shares and picks, and writes down what it is told.
@MainActor final class SharingFixture {
  let root = UIViewController()
  let harness: Harness
  var log: [String] = []

  init(_ device: String, appearance: UIUserInterfaceStyle = .light) {
    root.view.backgroundColor = .systemBackground
    harness = Harness(device: device, appearance: appearance, root: root)
    harness.advance(by: 0.2)
  }

  func share(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.completionWithItemsHandler = { [unowned self] type, isDone, _, _ in
      let name = type?.rawValue.split(separator: ".").last.map(String.init) ?? "nothing"
      log.append("\(name) \(isDone)")
    }
    return sheet
  }

  func show(_ controller: UIViewController) {
    root.present(controller, animated: true)
    harness.settle()
  }

  static func picture(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

/// Runs the body with a fixture.
func withFixture(
  _ device: String = "iphone-se", appearance: UIUserInterfaceStyle = .light,
  _ body: @MainActor (SharingFixture) throws -> Void
) rethrows {
  try MainActor.assumeIsolated {
    let fixture = SharingFixture(device, appearance: appearance)
    defer { fixture.harness.close() }
    try body(fixture)
  }
}

/// Runs the body with an empty folder that the environment variable names.
func withFolder(_ variable: String, _ body: (URL) throws -> Void) throws {
  let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    .appendingPathComponent("Pictures")
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  let before = ProcessInfo.processInfo.environment[variable]
  setenv(variable, home.path, 1)
  defer {
    if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
    try? FileManager.default.removeItem(at: home.deletingLastPathComponent())
  }
  try body(home)
}

/// The names in a folder, in order.
func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}
