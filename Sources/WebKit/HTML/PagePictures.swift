import UIKitCore

/// Pictures of a page: those in files beside it and in its own text.
struct PagePictures {
  let baseURL: URL?
  let files: PageFiles

  /// Whether the picture is a file that the page may not read.
  func isForbidden(_ tag: HTMLTag) -> Bool {
    guard let source = tag.attributes["src"], let url = URL(string: source, relativeTo: baseURL)
    else {
      return false
    }
    return !files.allows(url)
  }

  /// Whether the picture is somewhere that is not asked.
  func isForeign(_ tag: HTMLTag) -> Bool {
    guard let source = tag.attributes["src"], !source.isEmpty else { return false }
    let scheme = URL(string: source, relativeTo: baseURL)?.scheme?.lowercased()
    return scheme != "file" && scheme != "data"
  }

  /// The picture in the size that the page gives it, no wider than a line; nil where there is none.
  @MainActor
  func attachment(_ tag: HTMLTag, width: CGFloat, zoom: CGFloat) -> NSTextAttachment? {
    guard let source = tag.attributes["src"], let image = image(source) else { return nil }
    var size = image.size
    let ratio = size.width > 0 ? size.height / size.width : 1
    let style = StyleSheet.declarations(tag.attributes["style"] ?? "")
    func given(_ name: String) -> CGFloat? {
      let units = StyleValues.Units(em: 16, rem: 16, whole: width, zoom: zoom)
      if let value = style.last(where: { $0.property == name })?.value {
        return StyleValues.length(value, units)
      }
      guard let value = tag.attributes[name] else { return nil }
      return StyleValues.number(value).map { $0 * zoom } ?? StyleValues.length(value, units)
    }
    let (wantedWidth, wantedHeight) = (given("width"), given("height"))
    switch (wantedWidth, wantedHeight) {
    case (let width?, let height?): size = CGSize(width: width, height: height)
    case (let width?, nil): size = CGSize(width: width, height: width * ratio)
    case (nil, let height?): size = CGSize(width: ratio > 0 ? height / ratio : 0, height: height)
    case (nil, nil): size = CGSize(width: size.width * zoom, height: size.height * zoom)
    }
    if size.width > width { size = CGSize(width: width, height: size.height * width / size.width) }
    guard size.width > 0, size.height > 0 else { return nil }
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(origin: .zero, size: size)
    return attachment
  }

  private func image(_ source: String) -> UIImage? {
    if source.lowercased().hasPrefix("data:") {
      return PageData(source).flatMap { UIImage(data: $0.data) }
    }
    guard let url = URL(string: source, relativeTo: baseURL), url.isFileURL, files.allows(url)
    else { return nil }
    return UIImage(contentsOfFile: url.path)
  }
}

/// What an address of the scheme `data` holds.
struct PageData {
  var type: String
  var data: Data

  init?(_ address: String) {
    guard address.lowercased().hasPrefix("data:"), let comma = address.firstIndex(of: ",") else {
      return nil
    }
    let head = address[..<comma].dropFirst(5)
    let body = String(address[address.index(after: comma)...])
    type = head.split(separator: ";").first.map { $0.lowercased() } ?? "text/plain"
    let plain = body.removingPercentEncoding ?? body
    if head.lowercased().hasSuffix("base64") {
      guard let decoded = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
        return nil
      }
      data = decoded
    } else {
      data = Data(plain.utf8)
    }
  }
}
