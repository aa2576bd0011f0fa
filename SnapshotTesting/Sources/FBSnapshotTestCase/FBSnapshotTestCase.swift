import UIKit
import XCTest

/// The folder of references that a build gives the library, which is none here: the environment tells it.
public let FB_REFERENCE_IMAGE_DIR = ""

/// The folder of pictures that differ that a build gives the library, which is none here.
public let IMAGE_DIFF_DIR = ""

/// The superclass of tests that compare views with pictures of them.
///
/// References are PNG files, `ReferenceImages_64/Module.Class/testMethod_identifier@2x.png`. The folder
/// `ReferenceImages` is the one in the environment variable `FB_REFERENCE_IMAGE_DIR`, which schemes of Xcode
/// set; else that in the tests' bundle; else the nearest of that name around the test's source. A reference
/// that another device made is compared with a picture in its scale.
open class FBSnapshotTestCase: XCTestCase {
  private var made: FBSnapshotTestController?

  private var controller: FBSnapshotTestController {
    if let made { return made }
    let controller = FBSnapshotTestController(test: type(of: self))
    made = controller
    return controller
  }

  /// Whether pictures become references in place of being compared; such tests fail.
  open var recordMode: Bool {
    get { controller.recordMode }
    set { controller.recordMode = newValue }
  }

  /// The folder that holds the folder of references, in place of the tests' bundle.
  open var bundleResourcePath: String? {
    get { controller.bundleResourcePath }
    set { controller.bundleResourcePath = newValue }
  }

  /// What the names of files say of the device: the scale, unless told otherwise.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller.fileNameOptions }
    set { controller.fileNameOptions = newValue }
  }

  /// The folder of the class's pictures: `Module.Class`, unless told otherwise.
  open var folderName: String? {
    get { controller.folderName }
    set { controller.folderName = newValue ?? String(reflecting: type(of: self)) }
  }

  /// Whether a view is drawn as the screen shows it, with effects, in place of its layer alone.
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller.usesDrawViewHierarchyInRect }
    set { controller.usesDrawViewHierarchyInRect = newValue }
  }

  /// Whether names of files say everything of the device, as versions before 6 had it.
  open var isDeviceAgnostic: Bool {
    get { fileNameOptions.isSuperset(of: [.device, .OS, .screenSize]) }
    set { fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale }
  }

  open override func setUp() {
    super.setUp()
    made = nil
  }

  open override func tearDown() {
    made = nil
    super.tearDown()
  }

  /// The method that runs, which files are named after.
  private var selector: Selector {
    Selector(name.split(separator: ".").last.map { String($0) } ?? name)
  }

  // MARK: Comparing

  /// Compares a view or a layer with its reference, or records it; returns what is wrong, nil for nothing.
  ///
  /// - Parameters:
  ///   - suffixes: What is added to the name of the references' folder; the first folder that has the
  ///     reference counts, and the next where it differs.
  ///   - perPixelTolerance: By what share of 256 steps a pixel's bytes may differ, 0…1.
  ///   - overallTolerance: The share of pixels that may differ by more than that, 0…1.
  open func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat, defaultReferenceDirectory: String?,
    defaultImageDiffDirectory: String?
  ) -> String? {
    let folder = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
    let differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
    let suffixes = suffixes.compactMap { $0 as? String }
    guard !suffixes.isEmpty else { return "Suffixes set cannot be empty \(suffixes)" }
    var failure: (any Error)?
    for suffix in suffixes {
      do {
        try compare(
          viewOrLayer, folder + suffix, differences, identifier, perPixelTolerance,
          overallTolerance)
        if recordMode { break }
        return nil
      } catch {
        // A picture that differs says more than one that is not there.
        let isMissing =
          (error as NSError).code == FBSnapshotTestControllerErrorCode.needsRecord.rawValue
        if failure == nil || !isMissing { failure = error }
        if recordMode { break }
      }
    }
    if recordMode, failure == nil {
      return
        "Test ran in record mode. Reference image is now saved. Disable record mode to perform "
        + "an actual snapshot comparison!"
    }
    return failure.map { "Snapshot comparison failed: \(Self.sentence(of: $0))" }
  }

  /// Compares a layer with its reference, or records it.
  open func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compare(
      layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance,
      overallTolerance)
  }

  /// Compares a view with its reference, or records it.
  open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compare(
      view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance,
      overallTolerance)
  }

  private func compare(
    _ viewOrLayer: Any, _ references: String, _ differences: String, _ identifier: String?,
    _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat
  ) throws {
    controller.referenceImagesDirectory = references
    controller.imageDiffDirectory = differences
    try controller.compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
  }

  /// Throws where the test that runs has no reference in a folder.
  open func referenceImageRecorded(
    inDirectory referenceImagesDirectory: String, identifier: String?
  ) throws {
    controller.referenceImagesDirectory = referenceImagesDirectory
    _ = try controller.referenceImage(for: selector, identifier: identifier)
  }

  // MARK: Folders

  /// The folder of references, without a suffix: the environment's, else the given one, else that of the
  /// tests' bundle.
  open func getReferenceImageDirectory(withDefault directory: String?) -> String {
    let environment = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"]
    if let environment, !environment.isEmpty { return environment }
    if let directory, !directory.isEmpty { return directory }
    let resources =
      bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? Bundle.main.bundlePath
    return (resources as NSString).appendingPathComponent("ReferenceImages")
  }

  /// The folder for three pictures of each failure: the environment's, else the given one; empty for none.
  open func getImageDiffDirectory(withDefault directory: String?) -> String {
    let environment = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"]
    if let environment, !environment.isEmpty { return environment }
    return directory ?? ""
  }

  static func sentence(of error: any Error) -> String {
    let error = error as NSError
    let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String
    let path = error.userInfo[FBReferenceImageFilePathKey] as? String
    return [error.localizedDescription, reason, path].compactMap { $0 }.joined(separator: " ")
  }
}
