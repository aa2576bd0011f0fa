import Foundation

extension UserDefaults {
  /// Keeps an address whole, as Apple's Foundation does: one of a file as its path, any other as an archive. Foundation for
  /// Linux would keep the path alone, and `url(forKey:)` reads both.
  public func set(_ url: URL, forKey defaultName: String) {
    if url.isFileURL { return set(url as URL?, forKey: defaultName) }
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    set(archive, forKey: defaultName)
  }
}
