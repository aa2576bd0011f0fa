import UIKit
import XCTest

@testable import FBSnapshotTestCase

/// The names of references' files.
final class PictureNameTests: XCTestCase {
  private let device = PictureName.Device(
    model: "iPhone", system: "17.0", size: CGSize(width: 393, height: 852), scale: 3)

  private func name(
    _ text: String, _ options: FBSnapshotTestCaseFileNameIncludeOption
  ) -> PictureName {
    PictureName(text, options, device: device)
  }

  func test_options_sayModelVersionSizeAndScale() {
    XCTAssertEqual(
      name("testView_a b.c", [.device, .OS, .screenSize, .screenScale]).text,
      "testView_a_b_c_iPhone_17_0_393x852@3x")
    XCTAssertEqual(name("testView", .screenScale).text, "testView@3x")
    XCTAssertEqual(name("testView a", .none).text, "testView a")
  }

  func test_ownName_isFoundBeforeThatOfAnotherDevice() {
    let files = ["testView@2x", "testView@3x", "testView_other@3x"]
    XCTAssertEqual(name("testView", .screenScale).found(among: files), "testView@3x")
    XCTAssertEqual(
      name("testView", .screenScale).found(among: ["testView_other@3x", "testView@2x"]),
      "testView@2x")
    XCTAssertNil(name("testView", .screenScale).found(among: ["testView_other@3x"]))
  }

  func test_otherDevices_areChosenByScreenThenByScale() {
    let options: FBSnapshotTestCaseFileNameIncludeOption = [
      .device, .OS, .screenSize, .screenScale,
    ]
    let files = [
      "testView_iPad_13_1_768x1024@2x", "testView_iPhone_13_1_375x667@3x",
      "testView_iPhone_13_1_393x852@2x",
    ]
    XCTAssertEqual(
      name("testView", options).found(among: files), "testView_iPhone_13_1_393x852@2x")
    XCTAssertEqual(
      name("testView", options).found(among: files.dropLast()), "testView_iPhone_13_1_375x667@3x")
    XCTAssertNil(name("testView", options).found(among: ["testView_label_393x852@2x"]))
  }

  func test_methodsThatThrow_areFoundByTheirSelector() {
    XCTAssertEqual(
      name("testView_a", .screenScale).found(among: ["testViewAndReturnError__a@2x"]),
      "testViewAndReturnError__a@2x")
  }
}
