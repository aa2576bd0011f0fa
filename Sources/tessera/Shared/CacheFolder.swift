import Foundation

/// The folders outside every project in which the command keeps what it makes.
enum CacheFolder {
  /// `$XDG_CACHE_HOME/tessera`, or `~/.cache/tessera`.
  static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory())
      + "/.cache"
    return caches + "/tessera"
  }

  /// What all projects of the machine use: installed UIKits, tools, locks. `TESSERA_BUILD_FOLDER` or a
  /// folder of the cache.
  static var shared: String {
    let named = ProcessInfo.processInfo.environment["TESSERA_BUILD_FOLDER"] ?? ""
    return named.isEmpty ? path + "/shared" : named
  }

  /// The folder of what is made of something named by the user, the same at each run.
  static func folder(of path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let plain = name.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-"
    }
    return "\(Self.path)/\(String(plain))-\(Fingerprint.of(path))"
  }

  /// Makes a folder that will be written to.
  ///
  /// - Throws: a sentence that names what to set where the disk or the user's rights do not allow it.
  static func make(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw unusable(folder, because: Files.reason(error))
    }
    guard access(folder, W_OK) == 0 else {
      throw unusable(folder, because: String(cString: strerror(errno)))
    }
  }

  private static func unusable(_ folder: String, because reason: String) -> Failure {
    .failed(
      "\(folder), in which tessera keeps what it builds, should be a folder that can be written to "
        + "(\(reason)). Set XDG_CACHE_HOME to one that can.")
  }
}
