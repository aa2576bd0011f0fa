import UIKit
import XCTest

extension FBSnapshotTestCase {
  /// Fails where a view differs from its reference.
  ///
  /// - Parameters:
  ///   - identifier: What the file's name says beside the test's, for a test with several pictures.
  ///   - suffixes: What is added to the name of the references' folder.
  ///   - perPixelTolerance: By what share of 256 steps a pixel's bytes may differ, 0…1.
  ///   - overallTolerance: The share of pixels that may differ by more than that, 0…1.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails where a layer differs from its reference.
  ///
  /// - Parameters:
  ///   - identifier: What the file's name says beside the test's, for a test with several pictures.
  ///   - suffixes: What is added to the name of the references' folder.
  ///   - perPixelTolerance: By what share of 256 steps a pixel's bytes may differ, 0…1.
  ///   - overallTolerance: The share of pixels that may differ by more than that, 0…1.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails where a controller's view, in the screen's size, differs from its reference.
  ///
  /// - Parameters:
  ///   - identifier: What the file's name says beside the test's, for a test with several pictures.
  ///   - suffixes: What is added to the name of the references' folder.
  ///   - perPixelTolerance: By what share of 256 steps a pixel's bytes may differ, 0…1.
  ///   - overallTolerance: The share of pixels that may differ by more than that, 0…1.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    nonisolated(unsafe) let controller = viewController
    let view = MainActor.assumeIsolated {
      controller.view.bounds = UIScreen.main.bounds
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
      return controller.view as UIView
    }
    verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Fails where a view differs from its reference, as versions before 6 spell it.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(view, identifier, suffixes, 0, tolerance, file, line)
  }

  /// Fails where a layer differs from its reference, as versions before 6 spell it.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(layer, identifier, suffixes, 0, tolerance, file, line)
  }

  private func verify(
    _ viewOrLayer: Any, _ identifier: String?, _ suffixes: NSOrderedSet,
    _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
  ) {
    let failure = snapshotVerifyViewOrLayer(
      viewOrLayer, identifier: identifier, suffixes: suffixes,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance,
      defaultReferenceDirectory: folder(beside: "\(file)", suffixes),
      defaultImageDiffDirectory: nil)
    if let failure { XCTFail(failure, file: file, line: line) }
  }

  /// The nearest folder of references in the folders around a source; nil where there is none, and where the
  /// tests' bundle has one.
  private func folder(beside file: String, _ suffixes: NSOrderedSet) -> String? {
    let own = getReferenceImageDirectory(withDefault: nil)
    let names = suffixes.compactMap { $0 as? String }
    func isThere(_ path: String) -> Bool {
      names.contains { FileManager.default.fileExists(atPath: path + $0) }
    }
    if isThere(own) { return nil }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for _ in 0..<6 where folder.path != "/" {
      let path = folder.appendingPathComponent("ReferenceImages").path
      if isThere(path) { return path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
