import UIKit
import UIKitTestSupport

extension Scenario {
  /// Files that somebody made to harm whoever opens them, and content beyond all measure. Each has to be
  /// borne within bounds of time and memory that `scripts/faults` watches; too long for every test run.
  static let attacks = attacksByPictures + attacksByDocuments + attacksBySize
}

/// A picture of these bytes, shown at 100 by 100 points.
@MainActor
private func show(picture: Data) {
  let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.image = UIImage(data: picture)
  _ = show(view).picture()
}

private func svg(_ content: String, _ attributes: String = "width=\"100\" height=\"100\"") -> Data {
  Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    \(attributes)>\(content)</svg>
    """.utf8)
}

/// A PDF of one page with this content, its table of places left to the reader to make.
private func pdf(_ content: String, kids: String = "3 0 R") -> Data {
  Data(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[\(kids)]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>endobj
    4 0 obj<</Length \(content.utf8.count)>>stream
    \(content)
    endstream endobj
    trailer<</Root 1 0 R/Size 5>>
    %%EOF
    """.utf8)
}

extension Scenario {
  private static let attacksByPictures: [Scenario] = [
    Scenario("an SVG path of a million segments") {
      let segments = (0..<1_000_000).map { "L\($0 % 97) \($0 % 89)" }.joined()
      show(picture: svg("<path stroke=\"red\" d=\"M0 0\(segments)\"/>"))
    },
    Scenario("an SVG whose symbols double thirty times") {
      let levels = (1...30).map { level in
        let below = "<use xlink:href=\"#g\(level - 1)\"/>"
        return "<g id=\"g\(level)\">\(below)\(below)</g>"
      }.joined()
      show(picture: svg("<rect id=\"g0\" width=\"9\" height=\"9\"/>\(levels)"))
    },
    Scenario("an SVG whose entities double thirty times") {
      let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
      let head = "<!DOCTYPE svg [<!ENTITY e0 \"lol\">\(entities)]>"
      show(picture: Data(head.utf8) + svg("<text>&e30;</text>"))
    },
    Scenario("an SVG of a hundred thousand groups in one another") {
      let depth = 100_000
      show(
        picture: svg(
          String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)))
    },
    Scenario("an SVG with a filter of a million points") {
      show(
        picture: svg(
          """
          <filter id="f" x="-9e5" y="-9e5" width="2e6" height="2e6">
          <feGaussianBlur stdDeviation="1e6"/><feMorphology operator="dilate" radius="1e6"/>
          <feTurbulence baseFrequency="9" numOctaves="9999"/></filter>
          <rect width="9" height="9" filter="url(#f)"/>
          """))
    },
    Scenario("an SVG of a billion points") {
      show(picture: svg("<rect width=\"5\" height=\"5\"/>", "width=\"1e9\" height=\"1e9\""))
    },
    Scenario("a PDF of a million operators") {
      show(picture: pdf(String(repeating: "0 0 m 90 90 l S\n", count: 333_334)))
    },
    Scenario("a PDF whose states are never restored") {
      show(picture: pdf(String(repeating: "q\n", count: 1_000_000)))
    },
    Scenario("a PDF whose pages contain themselves") { show(picture: pdf("", kids: "2 0 R")) },
    Scenario("a PNG that says it has a billion pixels") {
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      bytes += Array("IHDR".utf8) + [0, 0, 0x79, 0, 0, 0, 0x79, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      show(picture: Data(bytes))
    },
  ]
}
