import PlatformInterface
import XCTest

@testable import tessera

/// `tessera preview`: its values and page, and the whole of it against the previews of `SessionProgram`.
final class PreviewTests: CommandTestCase {
  private var variables: [String: String] {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ["APP": "exec \(tests.path)/SessionProgram \"$@\""]
  }

  private func run(_ words: [String]) throws -> Outcome {
    let process = command(variables: variables)
    process.arguments = ["preview", folder + "/App", "--out", folder + "/shown"] + words
    return try outcome(of: process)
  }

  /// The points of a picture, as its first chunk says.
  private func pixels(_ path: String) throws -> [Int] {
    let data = try XCTUnwrap(FileManager.default.contents(atPath: folder + "/shown/" + path), path)
    return [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  func test_previews_becomePicturesAndAPage() throws {
    let shown = try run([
      "--filter", "screen|:12|Bounds", "--text-size", "large", "--direction", "ltr",
    ])
    XCTAssertEqual(shown.status, 0, shown.output)
    XCTAssertTrue(shown.output.contains("/App/Words.swift:9: \"Words\" is left out"), shown.output)
    XCTAssertEqual(try pixels("A-screen/iphone-15-dark-large-ltr.png"), [852 * 3, 393 * 3])
    XCTAssertEqual(try pixels("Bounds/iphone-15-light-large-ltr.png"), [900, 300])
    let label = try pixels("Screens-12/iphone-15-light-large-ltr.png")
    XCTAssertTrue((120...300).contains(label[0]) && (50...80).contains(label[1]), "\(label)")
    let light = FileManager.default.contents(
      atPath: folder + "/shown/A-screen/iphone-15-light-large-ltr.png")
    let dark = FileManager.default.contents(
      atPath: folder + "/shown/A-screen/iphone-15-dark-large-ltr.png")
    XCTAssertNotEqual(light, dark)
    let page = try String(contentsOfFile: folder + "/shown/index.html", encoding: .utf8)
    XCTAssertTrue(page.contains("data:image/png;base64,iVBOR"))
    XCTAssertTrue(page.contains("landscapeLeft") && page.contains("fixedLayout(300 × 100)"))
    XCTAssertFalse(page.contains("src=\"http"))
  }

  func test_aPreviewThatStops_isNamed_andTheOthersAreShown() throws {
    let shown = try run([
      "--filter", "Stops|Bounds", "--appearance", "light", "--text-size", "large", "--direction",
      "rtl", "--device", "iphone-se", "--json",
    ])
    XCTAssertEqual(shown.status, 1, shown.output)
    XCTAssertTrue(shown.output.contains("1 of 2 could not be"), shown.output)
    let start = try XCTUnwrap(shown.output.firstIndex(of: "{"))
    let value = try XCTUnwrap(JSONLine.object(String(shown.output[start...])))
    let previews = try XCTUnwrap(value["previews"] as? [[String: Any]])
    XCTAssertEqual(previews.map { $0["name"] as? String }, ["Bounds", "Stops"])
    XCTAssertEqual((previews[0]["pictures"] as? [String: String])?.count, 1)
    XCTAssertTrue((previews[1]["error"] as? String)?.contains("Missing") == true, shown.output)
    XCTAssertEqual(try pixels("Bounds/iphone-se-light-large-rtl.png"), [600, 200])
    let page = try String(contentsOfFile: folder + "/shown/index.html", encoding: .utf8)
    XCTAssertTrue(page.contains("class=\"failure\""))
  }

  func test_aFilterThatFindsNothing_namesThePreviews() throws {
    let shown = try run(["--filter", "Nobody"])
    XCTAssertEqual(shown.status, 1)
    XCTAssertTrue(shown.output.contains("\"A screen\", #Preview, \"Bounds\""), shown.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/shown"))
  }

  func test_aFolderOfOtherThings_isKept() throws {
    try write("shown/notes.txt", "mine")
    let shown = try run([])
    XCTAssertEqual(shown.status, 2, shown.output)
    XCTAssertTrue(shown.output.contains("holds something else"), shown.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/shown/notes.txt"))
  }

  // MARK: Values

  func test_variants_areAllCombinations_eachOnce() throws {
    let all = try PreviewVariant.all(
      devices: ["iphone-se", "ipad-11", "iphone-se"], appearances: [], textSizes: ["small"],
      directions: ["rtl"])
    XCTAssertEqual(
      all.map(\.name),
      [
        "iphone-se-light-small-rtl", "iphone-se-dark-small-rtl", "ipad-11-light-small-rtl",
        "ipad-11-dark-small-rtl",
      ])
    XCTAssertThrowsError(
      try PreviewVariant.all(
        devices: ["nokia"], appearances: [], textSizes: [], directions: []))
  }

  func test_traits_sayTheCanvas() throws {
    let variant = try PreviewVariant.all(
      devices: ["iphone-15"], appearances: [], textSizes: [], directions: [])[0]
    func canvas(_ traits: [PreviewList.Trait]) throws -> DeviceProfile? {
      let preview = PreviewList.Preview(number: 0, name: nil, file: "", line: 1, traits: traits)
      return try variant.options(for: preview, LaunchOptions()).device
    }
    XCTAssertEqual(try canvas([.init(name: "portrait")])?.safeArea.top, 59)
    let turned = try canvas([.init(name: "landscapeRight")])
    XCTAssertEqual(turned?.size, CGSize(width: 852, height: 393))
    XCTAssertEqual(turned?.safeArea.left, 59)
    let fixed = try canvas([.init(name: "fixedLayout", width: 600, height: 80)])
    XCTAssertEqual(fixed?.size, CGSize(width: 600, height: 80))
    XCTAssertEqual(fixed?.safeArea, EdgeSizes())
    XCTAssertEqual(fixed?.idiom, .phone)
    XCTAssertThrowsError(try canvas([.init(name: "fixedLayout", width: 0, height: 80)]))
  }

  func test_namesOfOthers_areTextOnThePage() throws {
    let variants = try PreviewVariant.all(
      devices: [], appearances: [], textSizes: [], directions: [])
    let preview = PreviewList.Preview(
      number: 0, name: "</script><b>\"", file: "<i>.swift", line: 1, traits: [])
    let page = PreviewPage(
      title: "<u>", variants: variants,
      results: [PreviewResult(preview: preview, folder: "x", failure: "<p>")], leftOut: [preview])
    let text = page.text(picturesIn: folder)
    for word in ["<b>", "<i>", "<u>", "failure\"><p>"] { XCTAssertFalse(text.contains(word), word) }
  }
}
