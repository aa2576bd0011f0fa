import XCTest

@testable import tessera

final class ProgramChoiceTests: XCTestCase {
  private let contents = PackageContents(
    name: "Samples",
    products: [
      .init(name: "Recipes", targets: ["Recipes"], isExecutable: false),
      .init(name: "C1Basics", targets: ["C1Basics"], isExecutable: true),
      .init(name: "Gallery", targets: ["Gallery"], isExecutable: true),
    ],
    targets: [
      .init(name: "Recipes", path: "Recipes", type: "library"),
      .init(name: "C1Basics", path: "C1Basics/App", type: "executable"),
      .init(name: "Gallery", path: "Gallery", type: "executable"),
    ])

  func test_theFolderOfAProgram_choosesIt_withoutANote() throws {
    let package = PackageFolder(root: "/samples", folder: "/samples/C1Basics")
    let choice = try contents.program(for: package)
    XCTAssertEqual(choice.name, "C1Basics")
    XCTAssertNil(choice.note)
  }

  func test_theRootOfSeveralPrograms_choosesOneAndNamesTheOthers() throws {
    let package = PackageFolder(root: "/samples", folder: "/samples")
    let choice = try contents.program(for: package)
    XCTAssertEqual(choice.name, "C1Basics")
    XCTAssertEqual(
      choice.note,
      "/samples makes several programs; this is C1Basics. The others: Gallery; "
        + "choose with --target NAME.")
  }

  func test_aRootNamedAsOneOfItsPrograms_choosesThatOne() throws {
    let package = PackageFolder(root: "/work/gallery", folder: "/work/gallery")
    XCTAssertEqual(try contents.program(for: package).name, "Gallery")
  }

  func test_aFolderWithoutAProgram_isWrongUsage() {
    let package = PackageFolder(root: "/samples", folder: "/samples/Recipes")
    XCTAssertThrowsError(try contents.program(for: package)) { error in
      XCTAssertEqual((error as? Failure)?.status, 2)
    }
  }

  func test_aDescriptionOfSwiftPM_isRead() throws {
    let json = """
      {"name": "A", "path": "/a", "products": [
        {"name": "a", "targets": ["a"], "type": {"executable": null}},
        {"name": "L", "targets": ["L"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "a", "path": "Sources/a", "type": "executable"}]}
      """
    let read = try JSONDecoder().decode(PackageContents.self, from: Data(json.utf8))
    XCTAssertEqual(read.products.map(\.isExecutable), [true, false])
  }
}
