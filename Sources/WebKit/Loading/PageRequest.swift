import UIKitCore

/// What a page holds.
enum PageContent {
  case html(String)
  case picture(UIImage)
  /// Of the network, or of a file that is neither text nor picture.
  case address(URL)

  /// Nil for what cannot be shown.
  init?(_ data: Data, type: String, encoding: String? = nil) {
    let type = type.lowercased()
    let text = Self.text(data, encoding: encoding)
    switch type {
    case "text/html", "application/xhtml+xml": self = .html(text)
    case _ where type.hasPrefix("text/") || ["application/json", "application/xml"].contains(type):
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      self = .html("<pre style=\"white-space: pre-wrap\">\(escaped)</pre>")
    case _ where type.hasPrefix("image/"):
      guard let image = UIImage(data: data) else { return nil }
      self = .picture(image)
    default: return nil
    }
  }

  private static func text(_ data: Data, encoding: String?) -> String {
    switch encoding?.lowercased() {
    case "iso-8859-1", "latin1", "windows-1252":
      return String(data: data, encoding: .windowsCP1252)
        ?? String(data: data, encoding: .isoLatin1) ?? ""
    case "utf-16": return String(data: data, encoding: .utf16) ?? ""
    default: return String(decoding: data, as: UTF8.self)
    }
  }

  /// As the delegate is told.
  var type: String {
    switch self {
    case .html, .address: "text/html"
    case .picture: "image/png"
    }
  }
}

/// A page that is asked for.
struct PageRequest {
  /// As the delegate is told.
  var request: URLRequest
  /// What links are relative to.
  var baseURL: URL?
  private let content: PageContent?
  let files: PageFiles

  /// Given by the app; such a page is none to go back to, as on iOS.
  var isGiven: Bool { content != nil }
  var url: URL? { request.url }

  /// - Parameter files: what the page may read; all where the program asks for a file, else nothing.
  init(_ request: URLRequest, reading files: PageFiles? = nil) {
    self.request = request
    self.files = files ?? (request.url?.isFileURL == true ? .all : .none)
    baseURL = request.url
    content = nil
  }

  init(_ content: PageContent, at baseURL: URL?) {
    request = URLRequest(url: baseURL ?? Self.blank)
    files = PageFiles(base: baseURL)
    self.baseURL = baseURL
    self.content = content
  }

  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// Reads files and addresses that hold their page.
  ///
  /// - Throws: `URLError`, as iOS has it for the same address.
  func read() throws(URLError) -> PageContent {
    if let content { return content }
    guard let url else { throw URLError(.badURL) }
    switch url.scheme?.lowercased() {
    case "http", "https": return .address(url)
    case "about": return .html("")
    case "data":
      guard let data = PageData(url.absoluteString) else { throw failure(.badURL, url) }
      return PageContent(data.data, type: data.type) ?? .address(url)
    case "file":
      guard files.allows(url) else { throw failure(.noPermissionsToReadFile, url) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw failure(.fileDoesNotExist, url)
      }
      if isFolder.boolValue { throw failure(.fileIsDirectory, url) }
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw failure(.noPermissionsToReadFile, url)
      }
      let type = FileTypeNames.type(of: url.pathExtension)
      return PageContent(data, type: type) ?? .address(url)
    default: throw failure(.unsupportedURL, url)
    }
  }

  private func failure(_ code: URLError.Code, _ url: URL) -> URLError {
    URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }
}

/// MIME types of the files that can be shown.
private enum FileTypeNames {
  static func type(of suffix: String) -> String {
    switch suffix.lowercased() {
    case "html", "htm", "xhtml": "text/html"
    case "txt", "text", "md", "csv", "log", "css", "js", "swift": "text/plain"
    case "json": "application/json"
    case "xml", "plist": "application/xml"
    case "png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff", "heic": "image/*"
    default: "application/octet-stream"
    }
  }
}
