import NibDocument
import XCTest

@testable import tessera

/// Examples of libraries that CocoaPods takes from the repository's own folder.
final class DevelopmentPodTests: CommandTestCase {
  private func project(importing text: String) throws -> XcodeProject {
    try write("Repo/Example/App/View.swift", text)
    var app = XcodeProject.Target(name: "App", kind: .application)
    app.sources = [folder + "/Repo/Example/App/View.swift"]
    return XcodeProject(folder: folder + "/Repo/Example", name: "App", targets: [app])
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    for (path, text) in [
      "Repo/.git/HEAD": "",
      "Repo/Shelf-Kit.podspec": """
      Pod::Spec.new do |s| # the library's name follows
        s.name             = "Shelf-Kit"
        s.version          = '1.#not a comment'
        s.summary          = 'A shelf with "books"'
        s.source_files = "Sources/**/*.{swift,m}",
                         'More'
        s.exclude_files    = ['Sources/Mac/**']
        s.osx.source_files = 'Sources/Mac/*.swift'
        s.swift_versions   = ['4.2', '5.0']
        s.resource_bundles = {
          '#{s.name}Assets' => ['Assets/*.png'],
          "Screens" => 'Screens/*.storyboard'
        }
        s.resources = ['Texts/*.strings']
        s.dependency 'Other', '~> 1.0'
      end
      """,
      "Repo/Sources/A.swift": "import Other", "Repo/Sources/Deep/B.swift": "",
      "Repo/Sources/Mac/C.swift": "", "Repo/Sources/D.m": "", "Repo/More/E.swift": "",
      "Repo/More/Inner/F.swift": "", "Repo/Assets/a.png": "", "Repo/Screens/s.storyboard": "",
      "Repo/Texts/t.strings": "",
      "Repo/Example/Podfile": """
      target 'App' do
        pod 'Shelf-Kit', :path => '../'
        pod 'Other/Core', path: "../Neighbour"
        # pod 'Gone', :path => '../Gone'
      end
      """,
      "Repo/Neighbour/Other.podspec":
        "Pod::Spec.new do |spec|\n  spec.name = 'Other'\n  spec.module_name = 'Other'\nend",
      "Repo/Neighbour/Classes/O.swift": "",
    ] { try write(path, text) }
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst((folder + "/Repo/").count)) }
  }

  func test_theLibraryBeside_isATargetWithItsFiles() throws {
    var project = try project(importing: "import UIKit\nimport Shelf_Kit\n")
    project.addDevelopmentPods()
    XCTAssertEqual(
      project.targets.map(\.name),
      ["App", "Shelf_Kit", "Shelf_Kit-Screens", "Shelf_Kit-Shelf-KitAssets", "Other"])
    XCTAssertEqual(project.targets[0].dependencies, ["Shelf_Kit"])
    let library = project.targets[1]
    XCTAssertEqual(
      names(library.sources), ["More/E.swift", "Sources/A.swift", "Sources/Deep/B.swift"])
    XCTAssertEqual(names(library.foreignSources), ["Sources/D.m"])
    XCTAssertEqual(names(library.resources), ["Texts/t.strings"])
    XCTAssertEqual(library.settings["SWIFT_VERSION"], "5.0")
    XCTAssertEqual(names(project.targets[2].resources), ["Screens/s.storyboard"])
    XCTAssertEqual(names(project.targets[3].resources), ["Assets/a.png"])
    XCTAssertEqual(names(project.targets[4].sources), ["Neighbour/Classes/O.swift"])
    XCTAssertEqual(project.libraries(of: project.targets[0]).map(\.name), ["Other", "Shelf_Kit"])
    XCTAssertEqual(project.bundles(of: library).count, 2)
  }

  func test_whatNobodyImports_orSomebodyMakes_isNotAdded() throws {
    var without = try project(importing: "import UIKit\n")
    without.addDevelopmentPods()
    XCTAssertEqual(without.targets.count, 1)
    var made = try project(importing: "import Shelf_Kit\n")
    var library = XcodeProject.Target(name: "Shelf-Kit", kind: .framework)
    library.product = "Shelf_Kit.framework"
    library.sources = [folder + "/Repo/Sources/A.swift"]
    made.targets.append(library)
    made.addDevelopmentPods()
    XCTAssertEqual(made.targets.filter { $0.moduleName == "Shelf_Kit" }.count, 1)
    XCTAssertEqual(made.targets[0].dependencies, ["Shelf-Kit"])
  }

  func test_damagedSpecifications_areNoLibraries() throws {
    for (number, text) in [
      "", "Pod::Spec.new do |s|", "s.name = ", "s.name = ''", "s.name = 'A\ns.source_files = [",
      String(repeating: "s.source_files = ['", count: 5000),
    ].enumerated() {
      try write("Bad/\(number).podspec", text)
      let found = PodSpecification(path: folder + "/Bad/\(number).podspec")
      XCTAssertTrue(found?.targets[0].sources.isEmpty ?? true, text)
    }
  }
}
