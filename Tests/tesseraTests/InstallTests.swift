import XCTest

@testable import tessera

/// What `install` and `bundle` write for the desktop and for other machines.
final class InstallTests: CommandTestCase {
  private let info: [String: Any] = [
    "CFBundleIdentifier": "org.example.Reader", "CFBundleName": "Reader & Friends",
    "CFBundleShortVersionString": "1.2",
    "CFBundleDocumentTypes": [
      ["LSItemContentTypes": ["com.adobe.pdf", "org.example.book", "unknown.type"]]
    ],
    "UTExportedTypeDeclarations": [
      [
        "UTTypeIdentifier": "org.example.book",
        "UTTypeTagSpecification": ["public.mime-type": ["application/x-book"]],
      ]
    ],
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Reader", "a;b"]]],
  ]

  func test_theEntry_hasTypesAndSchemes_andQuotesThePath() {
    let app = AppDescription(product: "Reader", info: info)
    let entry = DesktopFiles(app: app, program: "/home/a b/50%/Reader").entry
    for line in [
      "Name=Reader & Friends", "Exec=\"/home/a b/50%%/Reader\" %U", "Icon=org.example.Reader",
      "StartupWMClass=org.example.Reader",
      "MimeType=application/pdf;application/x-book;x-scheme-handler/reader;",
    ] { XCTAssertTrue(entry.split(separator: "\n").contains(line[...]), "\(line)\n\(entry)") }
    XCTAssertTrue(
      DesktopFiles(app: app, program: "/x").metainfo.contains("<name>Reader &amp; Friends</name>"))
  }

  /// A package may make several apps, whose programs and resources lie in one folder.
  func test_resourcesOfOtherApps_areNotTheAppsOwn() throws {
    for (path, text) in [
      ("built/Mail", ""), ("built/FieldGuide", ""), ("built/Samples_Shared.resources/a", ""),
      (
        "built/Samples_FieldGuide.resources/AppInfo.plist",
        "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Guide</string></dict></plist>"
      ),
    ] { try write(path, text) }
    for name in ["Mail", "FieldGuide"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder + "/built/" + name)
    }
    let mail = AppDescription(program: folder + "/built/Mail")
    XCTAssertEqual(mail.name, "Mail")
    XCTAssertEqual(
      mail.bundles.map { ($0 as NSString).lastPathComponent }, ["Samples_Shared.resources"])
    let guide = AppDescription(program: folder + "/built/FieldGuide")
    XCTAssertEqual(guide.name, "Guide")
    XCTAssertEqual(guide.bundles.count, 2)
  }

  func test_withoutAnInfoList_theProgramsNameCounts() {
    let app = AppDescription(product: "My_App", info: [:])
    XCTAssertEqual(app.identifier, "io.tessera.My_App")
    XCTAssertEqual(app.name, "My_App")
    XCTAssertEqual(app.documents.names, [])
    XCTAssertNil(app.documents.file)
  }

  /// The identifier names a folder, which goes when the app is taken away.
  func test_identifiersThatLeadElsewhere_areNotUsed() {
    for identifier in ["..", ".", "../../x", ".hidden", "--"] {
      let app = AppDescription(product: "App", info: ["CFBundleIdentifier": identifier])
      XCTAssertEqual(app.identifier, "io.tessera.App", identifier)
    }
  }

  func test_iconsLieInAFolderOfTheTheme() {
    XCTAssertEqual(
      [10, 60, 256, 700, 1024].map(DesktopFiles.iconFolder),
      ["16x16", "48x48", "256x256", "512x512", "512x512@2"])
  }

  func test_librariesOfTheToolchain_comeAlong_othersStay() throws {
    let text = """
      \tlinux-vdso.so.1 (0x00007ffc)
      \tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x0)
      \tlibgtk-4.so.1 => /lib/x86_64-linux-gnu/libgtk-4.so.1 (0x0)
      \t/lib64/ld-linux-x86-64.so.2 (0x0)
      """
    let found = try AppFolder.libraries(in: text, toolchain: "/opt/swift/usr")
    XCTAssertEqual(
      found.swift, ["libswiftCore.so": "/opt/swift/usr/lib/swift/linux/libswiftCore.so"])
    XCTAssertEqual(found.system, ["/lib/x86_64-linux-gnu/libgtk-4.so.1"])
    XCTAssertThrowsError(
      try AppFolder.libraries(in: "libx.so => not found", toolchain: "/opt/swift/usr"))
  }

  /// `ldd` does not know them, and a package depends on them all the same.
  func test_librariesThatAreOpenedLate_areFoundBesideTheOthers() throws {
    try write("system/librsvg-2.so.2", "")
    XCTAssertEqual(
      AppFolder.openedLate(beside: ["/missing/liba.so", folder + "/system/libb.so"]),
      [folder + "/system/librsvg-2.so.2"])
    try write("system/libsqlite3.so.0", "")
    let known = folder + "/system/libsqlite3.so.0"
    XCTAssertEqual(
      AppFolder.openedLate(beside: [known]), [folder + "/system/librsvg-2.so.2"], "ldd told it")
  }

  func test_wrongUsage_isASentence_beforeAnythingIsBuilt() throws {
    for words in [
      ["bundle", "App", "--out", "x.deb"], ["bundle", "App", "--deb", "--out", "x"],
      ["bundle", "App", "--out", "App"], ["bundle", "App", "--out", "none/x"],
      ["install", "missing"], ["run", "--watch"],
    ] {
      let process = command()
      process.arguments = words
      let outcome = try outcome(of: process)
      XCTAssertEqual(outcome.status, 2, "\(words) \(outcome.output)")
    }
    XCTAssertEqual(asked, [])
  }

  func test_filesOfEditors_areNoSaves() {
    for name in ["", ".A.swift.swp", "#A#", "A.swift~", "4913"] {
      XCTAssertFalse(SourceWatch.counts(name), name)
    }
    XCTAssertTrue(SourceWatch.counts("A.swift"))
  }

  func test_aSaveIsNoticed_severalAtOnceAreOne() throws {
    try write("watched/inner/A.swift", "1")
    let watch = try SourceWatch([folder + "/watched"])
    XCTAssertNil(watch.firstSave(within: 0))
    try write("watched/inner/A.swift", "2")
    try write("watched/B.swift", "2")
    XCTAssertNotNil(watch.firstSave(within: 10_000))
    XCTAssertNil(watch.firstSave(within: 0))
    watch.ownNames = ["App.png"]
    try write("watched/App.png", "3")
    XCTAssertNil(watch.firstSave(within: 0))
  }

  func test_aListing_changesWithFilesAndManifests_notWithSources() throws {
    try write("listed/inner/A.swift", "1")
    try write("listed/Package.swift", "1")
    try write("listed/App.png", "1")
    func listing() -> SourceListing { SourceListing(of: folder + "/listed", except: ["App.png"]) }
    let first = listing()
    try write("listed/inner/A.swift", "some more")
    try write("listed/App.png", "some more")
    XCTAssertEqual(listing(), first)
    try write("listed/Package.swift", "some more")
    let second = listing()
    XCTAssertNotEqual(second, first)
    try write("listed/inner/B.swift", "")
    XCTAssertNotEqual(listing(), second)
  }
}
