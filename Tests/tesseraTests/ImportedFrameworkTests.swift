import NibDocument
import XCTest

@testable import tessera

/// Frameworks of a project that targets import and do not link.
final class ImportedFrameworkTests: CommandTestCase {
  private func target(
    _ name: String, _ kind: XcodeProject.Target.Kind, importing text: String
  ) throws -> XcodeProject.Target {
    try write("\(name)/\(name).swift", text)
    var target = XcodeProject.Target(name: name, kind: kind)
    target.sources = [folder + "/\(name)/\(name).swift"]
    if kind == .framework { target.product = name + ".framework" }
    return target
  }

  func test_whatIsImported_isBuiltBefore_andNothingTwice() throws {
    let app = try target("App", .application, importing: "import UIKit\nimport Kit\nimport Parts\n")
    var kit = try target("Kit", .framework, importing: "import UIKit\nimport Parts\n")
    kit.linkedProducts = ["Parts.framework"]
    let parts = try target("Parts", .framework, importing: "import UIKit\n")
    let unused = try target("Unused", .framework, importing: "import Kit\n")
    var mac = try target("MacKit", .framework, importing: "import Kit\n")
    mac.settings = ["SDKROOT": "macosx", "PRODUCT_NAME": "Parts"]
    var project = XcodeProject(
      folder: folder, name: "App", targets: [app, kit, parts, unused, mac])
    project.addImportedFrameworks()
    XCTAssertEqual(project.targets.map(\.dependencies), [["Kit", "Parts"], [], [], ["Kit"], []])
    XCTAssertEqual(project.libraries(of: project.targets[0]).map(\.name), ["Parts", "Kit"])
  }

  func test_aCircle_isNotMade() throws {
    var kit = try target("Kit", .framework, importing: "import Parts\n")
    kit.dependencies = ["Parts"]
    let parts = try target("Parts", .framework, importing: "import Kit\n")
    var project = XcodeProject(folder: folder, name: "Kit", targets: [kit, parts])
    project.addImportedFrameworks()
    XCTAssertEqual(project.targets.map(\.dependencies), [["Parts"], []])
  }
}
