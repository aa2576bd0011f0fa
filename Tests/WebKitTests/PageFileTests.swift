import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// Which files pages read: pictures, style sheets and other pages.
final class PageFileTests: XCTestCase {
  /// A folder with a page, a picture and a sheet beside it, and a picture, a sheet and a page outside.
  @MainActor
  private final class Site {
    let outside: URL
    var inside: URL { outside.appendingPathComponent("site", isDirectory: true) }

    init() throws {
      outside = FileManager.default.temporaryDirectory
        .appendingPathComponent("pages-\(UUID().uuidString)", isDirectory: true)
      let files = FileManager.default
      try files.createDirectory(at: inside, withIntermediateDirectories: true)
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      for folder in [outside, inside] {
        try picture.write(to: folder.appendingPathComponent("a.png"))
        try Data("p { color: red }".utf8).write(to: folder.appendingPathComponent("a.css"))
        try Data("<p>Secret</p>".utf8).write(to: folder.appendingPathComponent("other.html"))
      }
      try files.createSymbolicLink(
        at: inside.appendingPathComponent("link.png"),
        withDestinationURL: outside.appendingPathComponent("a.png"))
      try Data(page(["a.png"]).utf8).write(to: inside.appendingPathComponent("index.html"))
    }

    func remove() { try? FileManager.default.removeItem(at: outside) }

    func page(_ pictures: [String]) -> String {
      "<link rel='stylesheet' href='a.css'><p>Text</p>"
        + pictures.map { "<p><img src='\($0)' alt='missing'></p>" }.joined()
    }
  }

  @MainActor
  private func pictures(_ fixture: WebFixture) -> Int {
    fixture.text.unicodeScalars.filter { $0 == "\u{FFFC}" }.count
  }

  @MainActor
  private func isStyled(_ fixture: WebFixture) -> Bool {
    let text = (fixture.web.scrollView as? UITextView)?.attributedText
    let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    var red: CGFloat = 0
    var green: CGFloat = 0
    color?.getRed(&red, green: &green, blue: nil, alpha: nil)
    return red > 0.9 && green < 0.1
  }

  private func withSite(_ body: @MainActor (Site, WebFixture) -> Void) throws {
    try onMainActor {
      let site = try Site()
      defer { site.remove() }
      withWebFixture { body(site, $0) }
    }
  }

  func test_textWithAFolder_readsThatFolderOnly() throws {
    try withSite { site, fixture in
      let outside = site.outside.appendingPathComponent("a.png")
      fixture.show(
        site.page(["a.png", "../a.png", "link.png", outside.absoluteString]), baseURL: site.inside)
      XCTAssertEqual(pictures(fixture), 1)
      XCTAssertTrue(isStyled(fixture))
      XCTAssertEqual(fixture.text.components(separatedBy: "missing").count, 4)
    }
  }

  func test_textWithoutAFolder_readsNoFiles() throws {
    try withSite { site, fixture in
      let inside = site.inside.appendingPathComponent("a.png").absoluteString
      for base in [nil, URL(string: "https://example.org/")] {
        let sheet = site.inside.appendingPathComponent("a.css").absoluteString
        fixture.show(
          "<link rel='stylesheet' href='\(sheet)'><p>Text</p><img src='\(inside)'>", baseURL: base)
        XCTAssertEqual(pictures(fixture), 0)
        XCTAssertFalse(isStyled(fixture))
      }
    }
  }

  func test_file_readsTheFolderItMay() throws {
    try withSite { site, fixture in
      let page = site.inside.appendingPathComponent("index.html")
      fixture.web.loadFileURL(page, allowingReadAccessTo: site.inside)
      fixture.harness.settle()
      XCTAssertEqual(pictures(fixture), 1)
      fixture.web.loadFileURL(page, allowingReadAccessTo: page)
      fixture.harness.settle()
      XCTAssertEqual(pictures(fixture), 0)
      XCTAssertFalse(isStyled(fixture))
    }
  }

  func test_pageOutsideOfWhatItMayRead_fails() throws {
    try withSite { site, fixture in
      fixture.show("<p>Before</p>")
      fixture.web.loadFileURL(
        site.outside.appendingPathComponent("other.html"), allowingReadAccessTo: site.inside)
      fixture.harness.settle()
      XCTAssertEqual(fixture.text.trimmingCharacters(in: .whitespacesAndNewlines), "Before")
      XCTAssertTrue(fixture.log.contains { $0.contains("-1102") }, "\(fixture.log)")
    }
  }

  func test_links_keepWhatTheirPageMayRead() throws {
    try withSite { site, fixture in
      let outside = site.outside.appendingPathComponent("other.html").absoluteString
      for (base, link, isRead) in [
        (URL?.none, outside, false), (site.inside, "../other.html", false),
        (site.inside, "other.html", true),
      ] {
        fixture.show("<p><a href='\(link)'>Tap here</a></p>", baseURL: base)
        fixture.harness.run("tap 40,30")
        fixture.harness.settle()
        XCTAssertEqual(fixture.text.contains("Secret"), isRead, "\(link) \(fixture.log)")
      }
    }
  }
}
