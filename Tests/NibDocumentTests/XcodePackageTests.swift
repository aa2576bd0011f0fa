import XCTest

@testable import NibDocument

final class XcodePackageTests: XCTestCase {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "xcode-packages-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }

  private func read(_ objects: String, folder: String = "/project") throws -> XcodeProject {
    try XcodeProject.read(
      Array("{objects = {\(objects)}; rootObject = P; }".utf8), file: "project.pbxproj",
      folder: folder, name: "App")
  }

  /// An app that uses two products, one of them only among what it links.
  private static let app = """
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    packageProductDependencies = (D1, D3); buildPhases = (L); };
    L = {isa = PBXFrameworksBuildPhase; files = (B1, B2); };
    B1 = {isa = PBXBuildFile; productRef = D1; }; B2 = {isa = PBXBuildFile; productRef = D2; };
    D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = One; };
    D2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Two; };
    D3 = {isa = XCSwiftPackageProductDependency; package = R2; productName = "plugin:Lint"; };
    """

  func test_remotePackages_haveTheirRequirement() throws {
    let kinds: [(String, XcodePackageReference.Requirement)] = [
      ("kind = upToNextMajorVersion; minimumVersion = 5.0.1;", .upToNextMajor(from: "5.0.1")),
      ("kind = upToNextMinorVersion; minimumVersion = 5.1;", .upToNextMinor(from: "5.1.0")),
      (
        "kind = versionRange; minimumVersion = 1; maximumVersion = 2.0.0-beta.1;",
        .range(from: "1.0.0", before: "2.0.0-beta.1")
      ),
      ("kind = exactVersion; version = 1.2.3;", .exact("1.2.3")),
      ("kind = branch; branch = main;", .branch("main")),
      ("kind = revision; revision = abc123;", .revision("abc123")),
    ]
    for (text, requirement) in kinds {
      let project = try read(
        """
        P = {isa = PBXProject; targets = (T); packageReferences = (R1, R2, R3); }; \(Self.app)
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/a/One.git";
        requirement = {\(text)}; };
        R3 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/a/Three";
        requirement = {kind = someday; }; };
        R2 = {isa = XCLocalSwiftPackageReference; relativePath = "../Two"; };
        """)
      XCTAssertEqual(
        project.packages,
        [.remote(url: "https://host/a/One.git", requirement: requirement), .local(path: "/Two")])
      XCTAssertEqual(project.packages.map(\.identity), ["one", "two"])
      XCTAssertEqual(project.application?.packageProducts, ["One", "Two"])
    }
    XCTAssertEqual(XcodePackageReference.checkoutName(of: "git@host:Owner/Name.git"), "Name")
  }

  /// Older Xcodes show a local package as a folder, and their products name none.
  func test_folderOfAPackage_isOneWhereAProductHasNone() throws {
    let root = try folder(["Kits/Kit/Package.swift": "", "Other/a.txt": ""])
    let text = """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kits/Kit;
      sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; lastKnownFileType = folder; path = Other; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift;
      sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; packageProductDependencies = (D); };
      D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      """
    XCTAssertEqual(
      try read(text, folder: root).packages, [.local(path: root + "/Kits/Kit")])
    let without = text.replacingOccurrences(of: "XCSwiftPackageProductDependency", with: "X")
    XCTAssertEqual(try read(without, folder: root).packages, [])
  }

  func test_workspaceAround_bringsPackagesAndVersions() throws {
    let root = try folder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:App/App.xcodeproj"/><Group location="group:Kits">
      <FileRef location="group:Kit"/><FileRef location="group:Notes"/></Group></Workspace>
      """,
      "All.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
      "Other.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:Kits/Loose"/></Workspace>
      """,
      "Kits/Kit/Package.swift": "", "Kits/Loose/Package.swift": "", "Kits/Notes/a.md": "",
      "App/App.xcodeproj/project.pbxproj": """
      {objects = {P = {isa = PBXProject; targets = (T); packageReferences = (R); }; \(Self.app)
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/a/Kit.git";
      requirement = {kind = branch; branch = main; }; }; }; rootObject = P; }
      """,
      "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
    ])
    let project = try XcodeProject.read(at: root + "/App/App.xcodeproj")
    // The workspace's own copy stands for the remote package of its name.
    XCTAssertEqual(project.packages, [.local(path: root + "/Kits/Kit")])
    let inside = "/xcshareddata/swiftpm/Package.resolved"
    XCTAssertEqual(project.resolvedPackages, root + "/All.xcworkspace" + inside)
    XCTAssertEqual(
      XcodeWorkspace.projects(of: root + "/All.xcworkspace"), [root + "/App/App.xcodeproj"])
    try FileManager.default.removeItem(atPath: root + "/All.xcworkspace")
    let alone = try XcodeProject.read(at: root + "/App/App.xcodeproj")
    XCTAssertEqual(
      alone.packages, [.remote(url: "https://host/a/Kit.git", requirement: .branch("main"))])
    XCTAssertEqual(
      alone.resolvedPackages, root + "/App/App.xcodeproj/project.xcworkspace" + inside)
  }

  /// A package inside a folder that Xcode keeps in step with the disk is not the target's.
  func test_packageInASynchronizedFolder_isNotCompiledIntoTheTarget() throws {
    let root = try folder([
      "App/A.swift": "", "App/Kit/Package.swift": "", "App/Kit/Sources/Kit/K.swift": "",
    ])
    let project = try read(
      """
      P = {isa = PBXProject; targets = (T); };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G); };
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      """, folder: root)
    XCTAssertEqual(project.packages, [.local(path: root + "/App/Kit")])
    XCTAssertEqual(project.targets.first?.sources, [root + "/App/A.swift"])
  }
}
