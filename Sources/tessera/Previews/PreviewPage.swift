import Foundation

/// The page with all pictures in it, which needs no other file.
struct PreviewPage {
  /// By which the command knows a page of its own.
  static let mark = "<meta name=\"generator\" content=\"tessera preview\">"

  var title: String
  var variants: [PreviewVariant]
  var results: [PreviewResult]
  var leftOut: [PreviewList.Preview]

  /// - Parameter folder: holds the folders of the pictures.
  func text(picturesIn folder: String) -> String {
    let pictures = results.map { result in
      var pictures: [String: Picture] = [:]
      for variant in variants {
        guard let file = result.pictures[variant.name] else { continue }
        pictures[variant.name] = Picture(
          at: "\(folder)/\(result.folder)/\(file)", scale: variant.device.scale)
      }
      return pictures
    }
    let figures = zip(results, pictures).enumerated().map { number, item in
      figure(number, item.0, item.1)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(pictures)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      \(Self.mark)
      <title>Previews of \(title.escaped)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(title.escaped)</h1>
      <form>\(switches)</form>
      </header>
      <main>
      \(figures.joined(separator: "\n"))
      </main>
      \(leftOutText)
      <script type="application/json" id="pictures">\(data.replacingOccurrences(of: "<", with: "\\u003c"))</script>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private struct Picture: Encodable {
    /// A data URL.
    var url: String
    /// Points.
    var width: Double

    init?(at path: String, scale: CGFloat) {
      // A PNG's width stands behind its signature and the head of its first chunk.
      guard let data = FileManager.default.contents(atPath: path), data.count > 24 else {
        return nil
      }
      width = Double(data[16..<20].reduce(0) { $0 << 8 | Int($1) }) / Double(scale)
      url = "data:image/png;base64," + data.base64EncodedString()
    }
  }

  // MARK: Parts

  /// A group for each axis with something to choose; an axis without a choice keeps its one value.
  private var switches: String {
    var text = ""
    for (axis, name) in PreviewVariant.axes.enumerated() {
      var values: [String] = []
      for value in variants.map({ $0.values[axis] }) where !values.contains(value) {
        values.append(value)
      }
      let buttons = values.enumerated().map { number, value in
        """
        <label><input type="radio" name="axis\(axis)" value="\(value.escaped)"\
        \(number == 0 ? " checked" : "")><span>\(Self.readable(value).escaped)</span></label>
        """
      }
      let isChoice = values.count > 1 ? "" : " hidden"
      text +=
        "<fieldset\(isChoice)><legend>\(name)</legend>\(buttons.joined())</fieldset>\n"
    }
    let zooms = [50, 75, 100].map { percent in
      """
      <label><input type="radio" name="zoom" value="\(Double(percent) / 100)"\
      \(percent == 75 ? " checked" : "")><span>\(percent) %</span></label>
      """
    }
    return text + "<fieldset><legend>Zoom</legend>\(zooms.joined())</fieldset>"
  }

  private static func readable(_ value: String) -> String {
    switch value {
    case "ltr": return "left to right"
    case "rtl": return "right to left"
    default:
      var text = ""
      for character in value {
        text += character.isUppercase ? " \(character.lowercased())" : String(character)
      }
      return text
    }
  }

  private func figure(_ number: Int, _ result: PreviewResult, _ pictures: [String: Picture])
    -> String
  {
    let preview = result.preview
    let traits = preview.traits.map { " · \($0.text.escaped)" }.joined()
    let content: String
    if let failure = result.failure {
      content = "<p class=\"failure\">\(failure.escaped)</p>"
    } else {
      let first = pictures[variants[0].name]
      content = """
        <img data-number="\(number)" alt="\((preview.name ?? preview.place).escaped)" \
        src="\(first?.url ?? "")" \
        style="--width: \(first?.width ?? 0)px">
        """
    }
    return """
      <figure>
      <figcaption><strong>\((preview.name ?? "#Preview").escaped)</strong>\
      <span>\(preview.place.escaped)\(traits)</span></figcaption>
      \(content)
      </figure>
      """
  }

  private var leftOutText: String {
    guard !leftOut.isEmpty else { return "" }
    let items = leftOut.map { "<li>\($0.label.escaped) <span>\($0.place.escaped)</span></li>" }
    return """
      <footer><h2>Left out</h2>
      <p>These show no view or view controller of UIKit’s.</p>
      <ul>\(items.joined())</ul></footer>
      """
  }

  private static let style = """

    :root { color-scheme: light dark; --zoom: 0.75; --line: #8884; --back: #f4f4f6; --card: #fff; }
    @media (prefers-color-scheme: dark) { :root { --back: #18181a; --card: #242427; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: var(--back); }
    header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: var(--card);
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 18px; margin: 0 0 8px; }
    form { display: flex; flex-wrap: wrap; gap: 8px 24px; }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; align-items: center; }
    fieldset[hidden] { display: none; }
    legend { float: left; margin-right: 8px; padding: 0; opacity: 0.7; }
    label input { position: absolute; opacity: 0; }
    label span { display: inline-block; padding: 3px 10px; border: 1px solid var(--line);
      margin-left: -1px; cursor: pointer; }
    label:first-of-type span { border-radius: 6px 0 0 6px; }
    label:last-of-type span { border-radius: 0 6px 6px 0; }
    input:checked + span { background: #0a66d8; border-color: #0a66d8; color: #fff; }
    input:focus-visible + span { outline: 2px solid #0a66d8; outline-offset: 2px; }
    main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; align-items: flex-start; }
    figure { margin: 0; min-width: 200px; max-width: 100%; }
    figcaption { margin-bottom: 8px; max-width: 60ch; }
    figcaption strong { display: block; }
    figcaption span, li span { opacity: 0.7; font-size: 12px; overflow-wrap: anywhere; }
    img { display: block; width: calc(var(--width) * var(--zoom)); max-width: 100%; height: auto;
      border: 1px solid var(--line); background: var(--card); }
    .failure { width: 300px; margin: 0; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere;
      border: 1px solid #d33; border-radius: 6px; color: #c22; background: var(--card); }
    footer { padding: 0 24px 24px; }
    h2 { font-size: 15px; }

    """

  private static let script = """

    const pictures = JSON.parse(document.getElementById("pictures").textContent);
    const form = document.querySelector("form");
    function show() {
      const axes = [0, 1, 2, 3].map(axis => form.elements["axis" + axis].value);
      document.documentElement.style.setProperty("--zoom", form.elements.zoom.value);
      for (const image of document.querySelectorAll("img[data-number]")) {
        const picture = pictures[image.dataset.number][axes.join("-")];
        if (!picture) continue;
        image.src = picture.url;
        image.style.setProperty("--width", picture.width + "px");
      }
    }
    form.addEventListener("change", show);
    show();

    """
}

extension String {
  /// As text or an attribute's value of a page.
  fileprivate var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
