import UIKit
import XCTest
import iOSSnapshotTestCase

@testable import FBSnapshotTestCase

/// Tests whose class derives from the library's, with references in a folder of their own.
final class FBSnapshotTestCaseTests: FBSnapshotTestCase {
  private var folder = ""

  override func setUp() {
    super.setUp()
    folder = NSTemporaryDirectory() + "fb-\(UUID().uuidString)"
    bundleResourcePath = folder
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  /// Writes a picture in one colour as a reference of this class.
  private func writeReference(
    _ name: String, _ color: UIColor, pixels: Int, suffix: String = "_64"
  ) throws {
    let place = "\(folder)/ReferenceImages\(suffix)/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: pixels, height: pixels), format: format
    ).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: pixels, height: pixels))
    }
    try XCTUnwrap(picture.pngData()).write(to: URL(fileURLWithPath: "\(place)/\(name).png"))
  }

  @MainActor
  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  private func verify(
    _ viewOrLayer: Any, _ identifier: String? = nil, pixel: CGFloat = 0, overall: CGFloat = 0,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes()
  ) -> String? {
    snapshotVerifyViewOrLayer(
      viewOrLayer, identifier: identifier, suffixes: suffixes, perPixelTolerance: pixel,
      overallTolerance: overall, defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
  }

  func test_viewAndLayer_matchReferenceOfTheirTestsName() throws {
    try MainActor.assumeIsolated {
      try writeReference("test_viewAndLayer_matchReferenceOfTheirTestsName@2x", .blue, pixels: 20)
      FBSnapshotVerifyView(square(.blue))
      FBSnapshotVerifyLayer(square(.blue).layer)
      XCTAssertEqual(
        try XCTUnwrap(verify(square(.red))).hasPrefix(
          "Snapshot comparison failed: Images different 400 of 400 pixels differ"), true)
    }
  }

  func test_referenceInAnotherScale_isComparedInItsScale() throws {
    try MainActor.assumeIsolated {
      try writeReference(
        "test_referenceInAnotherScale_isComparedInItsScale_once@1x", .blue, pixels: 10)
      try writeReference(
        "test_referenceInAnotherScale_isComparedInItsScale_thrice@3x", .blue, pixels: 30)
      XCTAssertNil(verify(square(.blue), "once"))
      XCTAssertNil(verify(square(.blue), "thrice"))
    }
  }

  func test_tolerances_countPixelsAndSteps() throws {
    try MainActor.assumeIsolated {
      let almost = UIColor(red: 0, green: 0, blue: 250 / 255, alpha: 1)
      try writeReference("test_tolerances_countPixelsAndSteps@2x", .blue, pixels: 20)
      XCTAssertNotNil(verify(square(almost), pixel: 4.0 / 256))
      XCTAssertNil(verify(square(almost), pixel: 5.0 / 256))
      let view = square(.blue)
      let corner = square(.red)
      corner.frame = CGRect(x: 0, y: 0, width: 5, height: 2)
      view.addSubview(corner)
      XCTAssertNil(verify(view, overall: 0.1))
      XCTAssertNotNil(verify(view, overall: 0.09))
    }
  }

  func test_missingReference_isNamedWithItsPath() throws {
    let failure = try MainActor.assumeIsolated {
      try XCTUnwrap(verify(square(.blue), "two words"))
    }
    XCTAssertTrue(failure.contains("Reference image not found"), failure)
    XCTAssertTrue(
      failure.contains(
        "ReferenceImages_64/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/"
          + "test_missingReference_isNamedWithItsPath_two_words@"), failure)
  }

  func test_secondSuffix_countsWhereTheFirstHasNoReference() throws {
    try MainActor.assumeIsolated {
      try writeReference(
        "test_secondSuffix_countsWhereTheFirstHasNoReference@2x", .blue, pixels: 20,
        suffix: "_older")
      let suffixes = NSOrderedSet(array: ["_64", "_older"])
      XCTAssertNil(verify(square(.blue), suffixes: suffixes))
      let failure = try XCTUnwrap(verify(square(.red), suffixes: suffixes))
      XCTAssertTrue(failure.contains("Images different"), failure)
    }
  }

  func test_recording_writesReferenceAndFails() throws {
    let (first, second) = MainActor.assumeIsolated {
      recordMode = true
      let first = verify(square(.green), "new")
      recordMode = false
      return (first, verify(square(.green), "new"))
    }
    XCTAssertEqual(first?.hasPrefix("Test ran in record mode."), true)
    XCTAssertNil(second)
  }

  func test_viewWithoutSize_isAFailure() throws {
    try MainActor.assumeIsolated {
      try writeReference("test_viewWithoutSize_isAFailure@2x", .blue, pixels: 20)
      let failure = try XCTUnwrap(verify(UIView()))
      XCTAssertTrue(failure.contains("should have a width and a height"), failure)
    }
  }

  func test_drawingAsOnScreen_putsViewIntoAWindowForTheTime() throws {
    try MainActor.assumeIsolated {
      usesDrawViewHierarchyInRect = true
      try writeReference(
        "test_drawingAsOnScreen_putsViewIntoAWindowForTheTime@2x", .blue, pixels: 20)
      let view = square(.blue)
      XCTAssertNil(verify(view))
      XCTAssertNil(view.superview)
    }
  }
}
