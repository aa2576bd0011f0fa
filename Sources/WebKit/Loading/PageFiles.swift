import UIKitCore

/// Which files of this machine a page may read: itself, its pictures and style sheets, and the pages it links to.
///
/// iOS-BEHAVIOUR: a page given as text reads what lies below its base, a page loaded with a folder reads that folder,
/// a request of the program's own for a file reads all, and pages of the network read none. Evidence:
/// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/WebPageProxy.cpp
enum PageFiles: Equatable {
  case none, all
  /// A file, or a folder and what is in it.
  case within(URL)

  /// For a page that is given as text with a base.
  init(base: URL?) {
    guard let base, base.isFileURL else {
      self = .none
      return
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: base.path, isDirectory: &isFolder)
    self = .within(exists && isFolder.boolValue ? base : base.deletingLastPathComponent())
  }

  /// Links count as what they lead to.
  func allows(_ url: URL) -> Bool {
    guard url.isFileURL else { return true }
    switch self {
    case .none: return false
    case .all: return true
    case .within(let place):
      let (parts, allowed) = (Self.parts(url), Self.parts(place))
      return parts.starts(with: allowed)
    }
  }

  private static func parts(_ url: URL) -> [String] {
    url.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
