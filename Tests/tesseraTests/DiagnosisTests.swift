import XCTest

@testable import tessera

final class DiagnosisTests: XCTestCase {
  func test_thePackageList_isReadWithoutComments() {
    let list = "# Title\n\ngit\nlibcairo2-dev # painting\n"
    XCTAssertEqual(RequiredPackages.names(in: list), ["git", "libcairo2-dev"])
  }

  func test_packages_thatAreKnownButNotInstalled_areMissing() {
    let installed = "installed git\nnot-installed xvfb\nconfig-files pkg-config\n"
    XCTAssertEqual(
      RequiredPackages.missing(["git", "xvfb", "pkg-config", "g++"], installed: installed),
      ["xvfb", "pkg-config", "g++"])
  }

  func test_swiftVersions_compareByNumber() {
    let version = SwiftVersion(in: "Swift version 6.10.1 (swift-6.10.1-RELEASE)\nTarget: x86_64")
    XCTAssertEqual(version, SwiftVersion(major: 6, minor: 10))
    XCTAssertTrue(SwiftVersion(major: 6, minor: 3) < SwiftVersion(major: 6, minor: 10))
    XCTAssertNil(SwiftVersion(in: "command not found"))
  }

  func test_aSessionWithoutVariables_hasNoDisplay() {
    XCTAssertFalse(DesktopSession(variables: ["DISPLAY": ""]).hasDisplay)
    XCTAssertEqual(DesktopSession(variables: ["DISPLAY": ":1"]).display, "X11 :1")
  }
}
