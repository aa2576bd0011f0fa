import XCTest

@testable import UIKit

final class AppIdentityTests: XCTestCase {
  func test_bundle_namesTheApp() {
    let app = AppIdentity(
      infoDictionary: [
        "CFBundleName": "Photos", "CFBundleDisplayName": "My Photos",
        "CFBundleIdentifier": "org.example.photos",
      ], processName: "photos")
    XCTAssertEqual(app.name, "My Photos")
    XCTAssertEqual(app.identifier, "org.example.photos")
    XCTAssertEqual(
      AppIdentity(infoDictionary: ["CFBundleName": "Photos"], processName: "p").name, "Photos")
  }

  func test_withoutABundle_theProgramsNameIsTaken() {
    let app = AppIdentity(
      infoDictionary: ["CFBundleDisplayName": "", "CFBundleIdentifier": 7],
      processName: "Photo Grid")
    XCTAssertEqual(app.name, "Photo Grid")
    XCTAssertEqual(app.identifier, "io.tessera.Photo-Grid")
  }

  /// Folders are named by it, among them that of the windows' state.
  func test_identifiersThatLeadElsewhere_areNotTaken() {
    for identifier in ["..", ".", "./..", "--"] {
      XCTAssertEqual(
        AppIdentity(infoDictionary: ["CFBundleIdentifier": identifier], processName: "a/b")
          .identifier, "io.tessera.a-b", identifier)
    }
  }
}
