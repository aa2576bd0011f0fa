import Photos
import PhotosUI
import UIKit
import UIKitTestSupport
import UniformTypeIdentifiers
import XCTest

/// Picking pictures without a desktop's dialog, and saving them, as a user and an app notice it.
final class PicturePickerTests: XCTestCase {
  @MainActor
  private final class Picking: NSObject, PHPickerViewControllerDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var picks: [[PHPickerResult]] = []
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancelled = 0
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picks.append(results)
    }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { infos.append(info) }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }

    var names: [[String?]] { picks.map { $0.map(\.itemProvider.suggestedName) } }
  }

  /// A fixture with files of these names, the first one the newest.
  private func withFixture(
    _ names: [String], device: String = "iphone-se",
    _ body: @MainActor (SharingFixture, Picking, URL) throws -> Void
  ) throws {
    try withFolder("XDG_PICTURES_DIR") { home in
      try UIKitTests.withFixture(device) { fixture in
        let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple]
        for (index, name) in names.enumerated() {
          let file = home.appendingPathComponent(name)
          let picture = SharingFixture.picture(CGFloat(20 + index), colors[index % 4])
          let data =
            name.hasSuffix("jpg") ? picture.jpegData(compressionQuality: 0.9) : picture.pngData()
          try (file.pathExtension == "mov" ? Data("film".utf8) : XCTUnwrap(data)).write(to: file)
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -Double(index) * 10)],
            ofItemAtPath: file.path)
        }
        try body(fixture, Picking(), home)
      }
    }
  }

  @MainActor private func show(
    _ configuration: PHPickerConfiguration, _ picking: Picking, _ fixture: SharingFixture
  ) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = picking
    fixture.show(picker)
    return picker
  }

  private func tap(_ item: Int, _ fixture: SharingFixture) {
    MainActor.assumeIsolated { fixture.harness.tap(cell: IndexPath(item: item, section: 0)) }
  }

  // MARK: PHPicker

  func test_oneIsPickedByATap_andThePickerStaysUntilTheAppDismissesIt() throws {
    try withFixture(["a.jpg", "b.png"]) { fixture, picking, _ in
      let picker = show(PHPickerConfiguration(), picking, fixture)
      XCTAssertNil(fixture.harness.view(showing: "Add"))
      tap(0, fixture)
      XCTAssertEqual(picking.names, [["a"]])
      XCTAssertTrue(fixture.root.presentedViewController === picker)
      let result = try XCTUnwrap(picking.picks.first?.first)
      XCTAssertNil(result.assetIdentifier, "the configuration has no library")
      XCTAssertEqual(result.itemProvider.registeredTypeIdentifiers, [UTType.jpeg.identifier])
      XCTAssertTrue(result.itemProvider.canLoadObject(ofClass: UIImage.self))
      let loaded = expectation(description: "a picture")
      _ = result.itemProvider.loadObject(ofClass: UIImage.self) { image, error in
        XCTAssertNil(error)
        XCTAssertEqual((image as? UIImage)?.cgImage?.width, 40)
        loaded.fulfill()
      }
      let copied = expectation(description: "a file")
      _ = result.itemProvider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
        XCTAssertEqual(url?.lastPathComponent, "a.jpg")
        copied.fulfill()
      }
      wait(for: [loaded, copied], timeout: 10)
    }
  }

  func test_several_upToTheLimit_comeInTheOrderShown_orOfTheirMarks() throws {
    for (selection, names) in [
      (PHPickerConfiguration.Selection.default, ["a", "c"]), (.ordered, ["c", "a"]),
    ] {
      try withFixture(["a.png", "b.png", "c.png", "d.png"]) { fixture, picking, _ in
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        configuration.selection = selection
        _ = show(configuration, picking, fixture)
        XCTAssertNotNil(fixture.harness.view(showing: "Select up to 2 photos."))
        fixture.harness.tap("Add")
        XCTAssertEqual(picking.names, [], "nothing is marked")
        for item in [1, 2, 0, 1, 0, 3] { tap(item, fixture) }
        XCTAssertNotNil(fixture.harness.view(showing: "2 Photos Selected"))
        fixture.harness.tap("Add")
        XCTAssertEqual(picking.names, [names])
      }
    }
  }

  func test_cancel_andASheetPulledDown_giveNothing() throws {
    try withFixture(["a.png"]) { fixture, picking, _ in
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 0
      _ = show(configuration, picking, fixture)
      tap(0, fixture)
      fixture.harness.tap("Cancel")
      XCTAssertEqual(picking.picks, [[]])
      fixture.harness.run("drag 160,40 to 160,560 for 0.2")
      fixture.harness.settle()
      XCTAssertNil(fixture.root.presentedViewController)
      XCTAssertEqual(picking.picks, [[], []])
    }
  }

  func test_theFilter_showsPicturesOrFilms() throws {
    let cases: [(PHPickerFilter?, Int)] = [
      (nil, 3), (.images, 2), (.videos, 1), (.any(of: [.livePhotos, .videos]), 1),
      (.not(.videos), 2), (.all(of: [.images, .videos]), 0), (.livePhotos, 0),
    ]
    for (filter, count) in cases {
      try withFixture(["a.png", "b.mov", "c.jpg", "notes.txt", "song.m4a"]) { fixture, picking, _ in
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        _ = show(configuration, picking, fixture)
        let grid = fixture.harness.window.findCollectionView()
        XCTAssertEqual(grid?.numberOfItems(inSection: 0), count)
        XCTAssertEqual(fixture.harness.view(showing: "No Photos") != nil, count == 0)
      }
    }
  }

  func test_withALibrary_picturesHaveIdentifiers_thatCanBeMarkedAgain() throws {
    try withFixture(["a.png", "b.png", "c.png"]) { fixture, picking, home in
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.selectionLimit = 3
      configuration.selection = .ordered
      let first = home.appendingPathComponent("b.png").path
      configuration.preselectedAssetIdentifiers = [first]
      _ = show(configuration, picking, fixture)
      XCTAssertNotNil(fixture.harness.view(showing: "1 Photo Selected"))
      tap(0, fixture)
      fixture.harness.tap("Add")
      fixture.harness.tap("Cancel")
      let second = home.appendingPathComponent("a.png").path
      XCTAssertEqual(
        picking.picks.map { $0.map(\.assetIdentifier) }, [[first, second], [first]])
      XCTAssertEqual(picking.names, [[nil, "a"], [nil]], "what was marked before has no provider")
    }
  }

  func test_itsGrid_marked() throws {
    try withFixture(["a.png", "b.png", "c.mov", "d.jpg"]) { fixture, picking, _ in
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 0
      configuration.selection = .ordered
      _ = show(configuration, picking, fixture)
      tap(3, fixture)
      tap(1, fixture)
      fixture.harness.settle()
      assertGolden(png: fixture.harness.picture(), named: "presentations/pictures")
    }
  }

  // MARK: UIImagePickerController

  func test_filmsArePicked_whereTheyAreAskedFor() throws {
    try withFixture(["a.mov", "b.png"]) { fixture, picking, home in
      let picker = UIImagePickerController()
      picker.mediaTypes = ["public.image", "public.movie"]
      picker.delegate = picking
      fixture.show(picker)
      tap(0, fixture)
      tap(1, fixture)
      XCTAssertEqual(
        picking.infos.map { $0[.mediaType] as? String }, ["public.movie", "public.image"])
      XCTAssertEqual((picking.infos.first?[.mediaURL] as? URL)?.lastPathComponent, "a.mov")
      fixture.harness.run("drag 160,40 to 160,560 for 0.2")
      fixture.harness.settle()
      XCTAssertEqual(picking.cancelled, 1, "pulled down")
    }
  }

  func test_aDamagedPicture_isShownAsSuch_andNotPicked() throws {
    try withFixture(["a.png"]) { fixture, picking, home in
      try Data("nothing".utf8).write(to: home.appendingPathComponent("a.png"))
      let picker = UIImagePickerController()
      picker.delegate = picking
      fixture.show(picker)
      XCTAssertNotNil(fixture.harness.view(showing: "a.png"))
      tap(0, fixture)
      XCTAssertEqual(picking.infos.count, 0)
      XCTAssertEqual(picking.cancelled, 0)
    }
  }

  // MARK: Saving

  @MainActor private final class Saving: NSObject {
    var log: [String] = []
    func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) {
      log.append("\(image.size.width) \(error == nil)")
    }
    func video(_ path: String, error: NSError?, context: UnsafeMutableRawPointer?) {
      log.append("\((path as NSString).lastPathComponent) \(error == nil) \(context != nil)")
    }
  }

  func test_saving_tellsTheTarget_onceTheFileIsThere() throws {
    try withFixture(["a.mov"]) { fixture, _, home in
      let saving = Saving()
      UIImageWriteToSavedPhotosAlbum(
        SharingFixture.picture(6), saving,
        Selector(
          "image:didFinishSavingWithError:contextInfo:",
          Saving.image(_:didFinishSavingWithError:contextInfo:)), nil)
      XCTAssertEqual(saving.log, [], "later")
      fixture.harness.settle()
      let film = home.appendingPathComponent("a.mov").path
      XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film))
      XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film + ".png"))
      var context = 1
      withUnsafeMutablePointer(to: &context) { pointer in
        UISaveVideoAtPathToSavedPhotosAlbum(
          film, saving, Selector("video:error:context:", Saving.video(_:error:context:)), pointer)
        UISaveVideoAtPathToSavedPhotosAlbum(
          film + "x", saving, Selector("video:error:context:", Saving.video(_:error:context:)), nil)
        fixture.harness.settle()
      }
      XCTAssertEqual(saving.log, ["6.0 true", "a.mov true true", "a.movx false false"])
      XCTAssertEqual(try names(in: home), ["Image.png", "a 2.mov", "a.mov"])
    }
  }

  func test_permission_isThere() async {
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    XCTAssertEqual(status, .authorized)
    let reported = expectation(description: "told")
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      XCTAssertEqual(status, .authorized)
      reported.fulfill()
    }
    await fulfillment(of: [reported], timeout: 10)
  }
}

extension UIView {
  fileprivate func findCollectionView() -> UICollectionView? {
    if let found = self as? UICollectionView { return found }
    for view in subviews {
      if let found = view.findCollectionView() { return found }
    }
    return nil
  }
}
