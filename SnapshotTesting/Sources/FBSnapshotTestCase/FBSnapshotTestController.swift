import Foundation
import SnapshotComparison
import UIKit
import XCTestAdditions

/// The domain of the errors that comparing and recording throw.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// The key of an error's path of the reference.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// The key of an error's reference, a `UIImage`.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// The key of an error's picture of the view, a `UIImage`.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// The key of an error's picture of the difference, a `UIImage`.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// Why a picture could not be compared or recorded.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  case unknown = 0
  case needsRecord
  case pngCreationFailed
  case imagesDifferentSizes
  case imagesDifferent
}

/// Takes pictures of views, and keeps and compares them, for a class of tests.
open class FBSnapshotTestController: NSObject {
  /// Whether pictures become references in place of being compared.
  open var recordMode = false
  /// Whether a view is drawn as the screen shows it, with effects, in place of its layer alone.
  open var usesDrawViewHierarchyInRect = false
  /// What the names of files say of the device: the scale, unless told otherwise.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// The folder of the class's pictures, in the folder of references: `Module.Class`, unless told otherwise.
  open var folderName: String
  /// The folder with the folders of all classes; it has to be set before anything is compared.
  open var referenceImagesDirectory = ""
  /// The folder that gets three pictures of each failure; empty for none.
  open var imageDiffDirectory = ""
  /// The folder that holds the folder of references, in place of the tests' bundle.
  open var bundleResourcePath: String?

  /// A controller for the tests of a class.
  public init(test testClass: AnyClass) {
    folderName = String(reflecting: testClass)
  }

  /// Compares a layer with its reference, every pixel of it, or records it.
  open func compareSnapshot(
    of layer: CALayer, selector: Selector, identifier: String?
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0)
  }

  /// Compares a view with its reference, every pixel of it, or records it.
  open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
    try compareSnapshot(
      ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0)
  }

  /// Compares a view or a layer with its reference, or records it.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    overallTolerance: CGFloat
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier,
      perPixelTolerance: 0, overallTolerance: overallTolerance)
  }

  /// Compares a view or a layer with its reference, or records it.
  ///
  /// - Parameters:
  ///   - selector: The test's method, which the file is named after.
  ///   - identifier: What the name says besides; nil or empty for nothing.
  ///   - perPixelTolerance: By what share of 256 steps a pixel's bytes may differ, 0…1.
  ///   - overallTolerance: The share of pixels that may differ by more than that, 0…1.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    if recordMode {
      return try record(viewOrLayer, selector, identifier)
    }
    let reference = try referenceImage(for: selector, identifier: identifier)
    let picture = try ViewPicture.take(
      of: viewOrLayer, scale: reference.scale, asOnScreen: usesDrawViewHierarchyInRect)
    do {
      try compareReferenceImage(
        reference, to: picture, perPixelTolerance: perPixelTolerance,
        overallTolerance: overallTolerance)
    } catch {
      try saveFailedReferenceImage(
        reference, test: picture, selector: selector, identifier: identifier)
      throw error
    }
  }

  /// The reference of a test.
  open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let name = pictureName(selector, identifier)
    let folder = (referenceImagesDirectory as NSString).appendingPathComponent(folderName)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = name.found(
      among: files.lazy.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
    guard let found else {
      throw Self.error(
        .needsRecord, "Unable to load reference image.",
        "Reference image not found. You need to run the test in record mode",
        [FBReferenceImageFilePathKey: "\(folder)/\(name.text).png"])
    }
    let path = "\(folder)/\(found).png"
    let scale = PictureName.scale(in: found) ?? MainActor.assumeIsolated { UIScreen.main.scale }
    guard let data = FileManager.default.contents(atPath: path),
      let picture = UIImage(data: data, scale: scale)
    else {
      throw Self.error(
        .unknown, "Unable to load reference image.", "The file \(path) is no picture.",
        [FBReferenceImageFilePathKey: path])
    }
    return picture
  }

  /// Throws where two pictures differ by more than they may.
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, overallTolerance: CGFloat
  ) throws {
    try compareReferenceImage(
      referenceImage, to: image, perPixelTolerance: 0, overallTolerance: overallTolerance)
  }

  /// Throws where two pictures differ by more than they may.
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat,
    overallTolerance: CGFloat
  ) throws {
    var pictures: [String: Any] = [FBReferenceImageKey: referenceImage, FBCapturedImageKey: image]
    let comparison: ImageComparison
    do {
      comparison = try ImageComparison(referenceImage, image)
    } catch {
      pictures[FBDiffedImageKey] = ImageComparison.difference(referenceImage, image)
      throw Self.error(
        .imagesDifferentSizes, "Images different sizes", error.sentence, pictures)
    }
    let (pixels, largest) = comparison.differences(above: Double(perPixelTolerance) * 256)
    guard CGFloat(pixels) / CGFloat(comparison.pixelCount) > overallTolerance else { return }
    pictures[FBDiffedImageKey] = ImageComparison.difference(referenceImage, image)
    throw Self.error(
      .imagesDifferent, "Images different",
      "\(pixels) of \(comparison.pixelCount) pixels differ, by \(largest) of 255 steps at most; "
        + "\(overallTolerance * 100) % may.", pictures)
  }

  /// Keeps the pictures of a failure: attached to the test, on the page of all failures, and in the folder
  /// of `imageDiffDirectory` where there is one.
  open func saveFailedReferenceImage(
    _ referenceImage: UIImage, test testImage: UIImage, selector: Selector, identifier: String?
  ) throws {
    let difference = ImageComparison.difference(referenceImage, testImage)
    let name = pictureName(selector, identifier).text
    let pictures = [
      ("reference", "Reference Image", referenceImage), ("failed", "Failed Image", testImage),
      ("diff", "Diffed Image", difference),
    ]
    XCTContext.runActivity(named: identifier ?? NSStringFromSelector(selector)) { activity in
      for (_, title, picture) in pictures {
        let attachment = XCTAttachment(image: picture)
        attachment.name = title
        activity.add(attachment)
      }
    }
    if !imageDiffDirectory.isEmpty {
      let folder = URL(fileURLWithPath: imageDiffDirectory).appendingPathComponent(folderName)
      for (kind, _, picture) in pictures {
        try FailurePage.write(
          picture.pngData() ?? Data(), to: folder.appendingPathComponent("\(kind)_\(name).png"))
      }
    }
    _ = try FailurePage.add(
      FailurePage.Entry(
        name: "\(folderName)/\(name).png", reference: referenceImage.pngData() ?? Data(),
        snapshot: testImage.pngData() ?? Data(), difference: difference.pngData() ?? Data(),
        reason: "Images different"))
  }

  // MARK: -

  private func record(_ viewOrLayer: Any, _ selector: Selector, _ identifier: String?) throws {
    let scale = MainActor.assumeIsolated { UIScreen.main.scale }
    let picture = try ViewPicture.take(
      of: viewOrLayer, scale: scale, asOnScreen: usesDrawViewHierarchyInRect)
    let path = URL(fileURLWithPath: referenceImagesDirectory).appendingPathComponent(folderName)
      .appendingPathComponent(pictureName(selector, identifier).text + ".png")
    guard let data = picture.pngData() else {
      throw Self.error(
        .pngCreationFailed, "The picture could not be written as PNG.", nil,
        [FBReferenceImageFilePathKey: path.path])
    }
    try FailurePage.write(data, to: path)
  }

  private func pictureName(_ selector: Selector, _ identifier: String?) -> PictureName {
    let name = NSStringFromSelector(selector)
    return PictureName(
      identifier.map { $0.isEmpty ? name : "\(name)_\($0)" } ?? name, fileNameOptions)
  }

  private static func error(
    _ code: FBSnapshotTestControllerErrorCode, _ description: String, _ reason: String?,
    _ info: [String: Any]
  ) -> NSError {
    var info = info
    info[NSLocalizedDescriptionKey] = description
    info[NSLocalizedFailureReasonErrorKey] = reason
    return NSError(
      domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: info)
  }
}
