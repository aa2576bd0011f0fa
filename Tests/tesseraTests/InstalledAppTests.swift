import CoreGraphics
import UIKitCore
import UIKitTestSupport
import XCTest

@testable import tessera

/// An app that is installed for good, in a folder of data of its own, and taken away again.
final class InstalledAppTests: CommandTestCase {
  private let identifier = "org.example.Sample"

  /// A program of this package beside resources as a build leaves them.
  private func makeApp(endings: [String] = ["sample"]) throws -> AppFolder {
    let products = TestProducts.folder
    let built = folder + "/built"
    try? FileManager.default.removeItem(atPath: built)
    let resources = built + "/App_Sample.resources"
    let info: [String: Any] = [
      "CFBundleIdentifier": identifier, "CFBundleName": "Sample & Co",
      "CFBundleShortVersionString": "1.2",
      "CFBundleDocumentTypes": [["LSItemContentTypes": ["org.example.sample", "public.png"]]],
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["sample"]]],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.sample", "UTTypeConformsTo": "public.json",
          "UTTypeDescription": "Sample of a type",
          "UTTypeTagSpecification": ["public.filename-extension": endings],
        ]
      ],
    ]
    let list = try PropertyListSerialization.data(
      fromPropertyList: info, format: .xml, options: 0)
    try Files.write(list, to: resources + "/AppInfo.plist")
    let set = resources + "/Assets.xcassets/AppIcon.appiconset"
    try Files.write(
      """
      {"images": [{"filename": "AppIcon.png"}, {"filename": "AppIcon-120.png"},
        {"filename": "Dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: set + "/Contents.json")
    for (name, side, hue) in [("AppIcon", 1024, 0.6), ("AppIcon-120", 128, 0.1), ("Dark", 1024, 0)]
    {
      try Files.write(
        MainActor.assumeIsolated { Self.picture(side, hue: hue) }, to: "\(set)/\(name).png")
    }
    try FileManager.default.copyItem(
      atPath: products.appendingPathComponent("SessionProgram").path, toPath: built + "/Sample")
    return try AppFolder(program: built + "/Sample")
  }

  /// A ring of lines on a ground, whose mean a good scaler keeps.
  @MainActor private static func picture(_ side: Int, hue: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      for place in stride(from: 0, to: side, by: 4) {
        context.fill(CGRect(x: place, y: 0, width: 2, height: side))
      }
    }
  }

  private func tool(_ name: String, _ arguments: String...) throws -> (Bool, String)? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name) else { return nil }
    let (ending, text) = try Subprocess(
      program: "/usr/bin/" + name, arguments: arguments, output: .capturedWithErrors
    ).run()
    return (ending.isSuccess, text)
  }

  private func files(below place: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: place).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  func test_theDesktopGetsEntryIconsAndTypes_andLosesThemAgain() throws {
    let data = folder + "/data"
    let app = try makeApp()
    let installed = InstalledApp(identifier, environment: ["XDG_DATA_HOME": data])
    let written = try installed.install(app).map { String($0.dropFirst(data.count + 1)) }
    let icons = [16, 24, 32, 48, 64, 128, 256, 512].map {
      "icons/hicolor/\($0)x\($0)/apps/\(identifier).png"
    }
    let double = "icons/hicolor/512x512@2/apps/\(identifier).png"
    XCTAssertEqual(
      Set(written),
      Set(
        icons + [
          double, "applications/\(identifier).desktop", "metainfo/\(identifier).metainfo.xml",
          "mime/packages/\(identifier).xml",
        ]))

    for path in icons {
      let side = try XCTUnwrap(Int(path.split(separator: "/")[2].prefix { $0 != "x" }))
      XCTAssertEqual(AppDescription.side(of: data + "/" + path), side)
      let picture = try XCTUnwrap(UIImage(contentsOfFile: data + "/" + path)?.cgImage)
      let colors = try MainActor.assumeIsolated { try Self.colors(of: picture) }
      // The one of 128 pixels is the app's own; of lines two pixels wide the others keep the mean.
      XCTAssertEqual(colors.mean[2] > colors.mean[0], side != 128, "\(path) \(colors)")
      if side <= 256, side != 128 { XCTAssertLessThan(colors.spread, 24, path) }
    }
    XCTAssertEqual(AppDescription.side(of: data + "/" + double), 1024)

    let entry = data + "/applications/\(identifier).desktop"
    let text = try String(contentsOfFile: entry, encoding: .utf8)
    let types = "MimeType=application/x-org.example.sample;image/png;x-scheme-handler/sample;"
    XCTAssertTrue(text.contains(types), text)
    if let (isValid, text) = try tool("desktop-file-validate", entry) {
      XCTAssertTrue(isValid && text.isEmpty, text)
    }
    if let (isValid, text) = try tool(
      "appstreamcli", "validate", "--no-net", data + "/metainfo/\(identifier).metainfo.xml")
    {
      XCTAssertTrue(isValid, text)
    }
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/update-mime-database") {
      let globs = try String(contentsOfFile: data + "/mime/globs2", encoding: .utf8)
      XCTAssertTrue(globs.contains(":application/x-org.example.sample:*.sample"), globs)
      let parents = try String(contentsOfFile: data + "/mime/subclasses", encoding: .utf8)
      XCTAssertTrue(
        parents.contains("application/x-org.example.sample application/json"), parents)
    }

    // What is there runs by itself.
    let program = "\(installed.place)/Sample.app/Sample"
    XCTAssertTrue(text.contains("Exec=\(program) %U"), text)
    let (ending, output) = try Subprocess(
      program: program, arguments: [],
      environment: [
        "TESSERA_OPTIONS":
          "{\"mode\":\"headless\",\"timeout\":10,\"defaults\":{},\"network\":\"none\",\"picturePath\":\"\(folder)/shot.png\"}"
      ], output: .capturedWithErrors
    ).run()
    XCTAssertTrue(ending.isSuccess, output)
    XCTAssertGreaterThan(AppDescription.side(of: folder + "/shot.png"), 0)

    // Another version takes the place of the first, with what that has left.
    try "mine".write(
      toFile: data + "/applications/other.desktop", atomically: true, encoding: .utf8)
    XCTAssertEqual(
      try installed.install(makeApp(endings: [])).filter { $0.contains("/mime/") }, [])
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/update-mime-database") {
      let globs = try String(contentsOfFile: data + "/mime/globs2", encoding: .utf8)
      XCTAssertFalse(globs.contains("sample"), globs)
    }
    try installed.uninstall()
    let left = try files(below: data).filter { !$0.hasPrefix("mime/") && !$0.hasSuffix(".cache") }
    XCTAssertEqual(left, ["applications/other.desktop"])
    for gone in ["icons", "tessera", "metainfo", "mime/packages"] {
      XCTAssertFalse(FileManager.default.fileExists(atPath: data + "/" + gone), gone)
    }
    XCTAssertThrowsError(try installed.uninstall())
  }

  func test_anAppWithoutAnIcon_hasTheTileOfItsWindows() throws {
    let app = try makeApp()
    try FileManager.default.removeItem(
      atPath: folder + "/built/App_Sample.resources/Assets.xcassets")
    let data = folder + "/data"
    let written = try DesktopFiles(app: AppFolder(program: app.program).info, program: "/x").write(
      to: data, scaler: IconScaler(program: app.program))
    XCTAssertEqual(written.filter { $0.contains("icons/") }.count, DesktopFiles.iconSides.count)
    let path = data + "/icons/hicolor/256x256/apps/\(identifier).png"
    let picture = try XCTUnwrap(UIImage(contentsOfFile: path)?.cgImage)
    XCTAssertEqual(picture.width, 256)
    let pixels = try XCTUnwrap(picture.source.pixels(atLeastWidth: 256, height: 256))
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      (pixels.bytes + y * pixels.bytesPerRow + x * 4 + 3).load(as: UInt8.self)
    }
    XCTAssertEqual([alpha(0, 0), alpha(128, 24)], [0, 255])
  }

  /// The mean of a picture's colours, and how far a pixel is from it at most, of 255; the edge is left out.
  @MainActor private static func colors(
    of picture: CGImage
  ) throws -> (mean: [Double], spread: Double) {
    let pixels = try XCTUnwrap(
      picture.source.pixels(atLeastWidth: picture.width, height: picture.height))
    var all: [[Double]] = []
    for y in 2..<picture.height - 2 {
      for x in 2..<picture.width - 2 {
        let place = pixels.bytes + y * pixels.bytesPerRow + x * 4
        all.append([2, 1, 0].map { Double(place.load(fromByteOffset: $0, as: UInt8.self)) })
      }
    }
    let mean = (0..<3).map { part in all.reduce(0) { $0 + $1[part] } / Double(all.count) }
    let spread = all.flatMap { zip($0, mean).map { abs($0 - $1) } }.max() ?? 0
    return (mean, spread)
  }
}
