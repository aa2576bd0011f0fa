import CairoBackend
import PlatformInterface
import UIKit
import UIKitTestSupport
import XCTest

/// Share sheets and the picker of pictures, as a user and an app notice them.
final class ActivityTests: XCTestCase {
  func test_copy_putsEveryPictureOnThePasteboard_andTellsTheApp() {
    withFixture { fixture in
      fixture.show(fixture.share([SharingFixture.picture(3), SharingFixture.picture(5)]))
      XCTAssertNotNil(fixture.harness.view(showing: "2 Images"))
      fixture.harness.tap("Copy")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["CopyToPasteboard true"])
      XCTAssertEqual(UIPasteboard.general.images?.map(\.size.width), [3, 5])
      XCTAssertNil(fixture.root.presentedViewController)
    }
  }

  func test_whatNoProgramTakes_isToldInAnAlert() throws {
    try MainActor.assumeIsolated {
      let application = try XCTUnwrap(
        PlatformServices.current.application as? HeadlessApplication)
      application.linkOutcome = .failed(reason: "No application is registered for it.")
      defer { application.linkOutcome = .noDesktop }
      for (row, title) in [("Send by Mail", "No Mail Was Begun"), ("Open With…", "Not Opened")] {
        withFixture { fixture in
          fixture.show(fixture.share([URL(string: "https://example.org")!]))
          fixture.harness.tap(row)
          fixture.harness.settle()
          XCTAssertNotNil(fixture.harness.view(showing: title))
          XCTAssertNotNil(fixture.harness.view(showing: "No application is registered for it."))
          XCTAssertEqual(fixture.log, [], "it is not over while the alert is read")
          fixture.harness.tap("OK")
          fixture.harness.settle()
          XCTAssertEqual(fixture.log, [row == "Open With…" ? "OpenWith false" : "Mail false"])
          XCTAssertNil(fixture.root.presentedViewController)
        }
      }
    }
  }

  func test_aSheetThatIsLeft_tellsTheAppOnce_thatNothingWasDone() {
    withFixture { fixture in
      fixture.show(fixture.share(["text"]))
      fixture.root.dismiss(animated: true)
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["nothing false"])
    }
  }

  func test_onATablet_itHangsOnTheBarButton_andATapBesideLeavesIt() {
    withFixture("ipad-9") { fixture in
      let item = UIBarButtonItem(systemItem: .action)
      fixture.root.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController()
      navigation.viewControllers = [UIViewController()]
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      fixture.show(navigation)
      let sheet = fixture.share([SharingFixture.picture(3)])
      XCTAssertEqual(sheet.modalPresentationStyle, .popover)
      sheet.popoverPresentationController?.barButtonItem = item
      navigation.present(sheet, animated: true)
      fixture.harness.settle()
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      XCTAssertEqual(frame.width, 320)
      XCTAssertNotNil(fixture.harness.view(showing: "Send by Mail"))
      fixture.harness.run("tap 40,900")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["nothing false"])
    }
  }

  private final class Stamp: UIActivity {
    var stamped: [String] = []
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      stamped = activityItems.compactMap { $0 as? String }
    }
    override func perform() { activityDidFinish(!stamped.isEmpty) }
  }

  private final class Letter: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
  }

  func test_theAppsOwnActivity_getsTheItemsOfItsSources_andExcludedOnesAreNotOffered() {
    withFixture { fixture in
      let stamp = Stamp()
      let sheet = fixture.share([Letter()], [stamp])
      sheet.excludedActivityTypes = [
        .copyToPasteboard, .postToVimeo, .postToWeibo, .postToFlickr, .postToTencentWeibo,
        .addToHomeScreen, .sharePlay, .collaborationCopyLink, .collaborationInviteWithLink,
      ]
      fixture.show(sheet)
      XCTAssertNil(fixture.harness.view(showing: "Copy"))
      fixture.harness.tap("Stamp")
      fixture.harness.settle()
      XCTAssertEqual(stamp.stamped, ["for stamp"])
      XCTAssertEqual(fixture.log, ["stamp true"])
    }
  }

  func test_save_writesPicturesIntoTheFolder_underNamesThatAreFree() throws {
    try withFolder("XDG_PICTURES_DIR") { home in
      withFixture { fixture in
        fixture.show(
          fixture.share([
            SharingFixture.picture(3), SharingFixture.picture(5),
            home.appendingPathComponent("a.txt"),
          ]))
        fixture.harness.tap("Save to Pictures")
        fixture.harness.settle()
        XCTAssertEqual(fixture.log, ["SaveToCameraRoll true"])
        let sizes = ["Image.png", "Image 2.png"].map {
          UIImage(contentsOfFile: home.appendingPathComponent($0).path)?.size.width
        }
        XCTAssertEqual(sizes, [6, 10], "in pixels, two for each point")
      }
      XCTAssertEqual(try names(in: home), ["Image 2.png", "Image.png"], "pictures alone")
    }
  }

  private final class Picking: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var cancelled = 0
    var picked: [UIImagePickerController.InfoKey: Any] = [:]
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picked = info }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      picker.presentingViewController?.dismiss(animated: false)
    }
  }

  func test_thePicker_showsTheFolderOfPictures_theNewestFirst_andGivesTheOneThatIsTapped() throws {
    try withFolder("XDG_PICTURES_DIR") { home in
      let folder = home.appendingPathComponent("Trip")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try withFixture { fixture in
        for (name, side, age) in [("old.png", 4.0, 100.0), ("new.png", 7.0, 10.0)] {
          let file = folder.appendingPathComponent(name)
          try XCTUnwrap(SharingFixture.picture(side).pngData()).write(to: file)
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
        }
        let delegate = Picking()
        let picker = UIImagePickerController()
        picker.delegate = delegate
        fixture.show(picker)
        XCTAssertNotNil(fixture.harness.view(showing: "Photos"))
        fixture.harness.tap(cell: IndexPath(item: 0, section: 0))
        XCTAssertEqual((delegate.picked[.originalImage] as? UIImage)?.size.width, 14)
        XCTAssertEqual((delegate.picked[.imageURL] as? URL)?.lastPathComponent, "new.png")
        XCTAssertNil(delegate.picked[.editedImage])
        fixture.harness.tap("Cancel")
        XCTAssertEqual(delegate.cancelled, 1)
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
      }
    }
  }
}
