import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Runs unit tests against Tessera: the project's own, or those of what is at PATH.",
    discussion: """
      A Swift package written for iOS is tested as it is: its sources are lowered and find Tessera's \
      UIKit. Of an Xcode project the unit tests of its app run; where they name the app as their \
      host, it is launched without a display before the first of them.
      """)

  @Argument(
    help: """
      A folder holding a Package.swift, an .xcodeproj or an app's sources with its tests in a folder \
      whose name ends in Tests; without it Tessera's own tests.
      """)
  var path: String?

  @Option(help: "Runs only the tests whose names match this regular expression.")
  var filter: String?

  mutating func run() throws {
    if let path {
      var package = try PackageFolder.holding(path)
      if package.scratch == nil, let own = try XcodeProjectFolder.package(ofPackage: package.root) {
        package = own
      }
      let place = package.scratch.map {
        ["--scratch-path", $0, "--disable-build-manifest-caching"]
      }
      try runTests(of: package.root, place ?? [], try package.buildEnvironment())
      return
    }
    let root = try ProjectRoot.find()
    // Both runners: tests that expect the process to end are Swift Testing's.
    try runTests(of: root)
    let samples = root + "/Samples"
    if FileManager.default.fileExists(atPath: samples + "/Tests") {
      // These are all XCTest's; the other runner would close with a count of none.
      try runTests(of: samples, ["--disable-swift-testing"])
    }
  }

  private func runTests(
    of folder: String, _ more: [String] = [], _ environment: [String: String] = [:]
  ) throws {
    let arguments =
      ["test", "--package-path", folder] + more + (filter.map { ["--filter", $0] } ?? [])
    Console.say("Testing \(folder)")
    let ending = try Subprocess(
      program: "swift", arguments: arguments, environment: environment
    ).run().ending
    guard ending.isSuccess else {
      throw Failure.failed(
        "The tests in \(folder) should pass and did not; the failures are listed above.")
    }
  }
}
