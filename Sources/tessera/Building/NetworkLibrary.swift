import Foundation

/// The library that programs load to answer or record requests, built once for the machine.
enum NetworkLibrary {
  static let title = "the library that replays requests"
  private static let file = "libNetworkReplay.so"

  /// Whether a program makes requests by URLSession, which is a library of its own.
  static func isUseful(to program: String) -> Bool {
    NeededLibraries.names(of: program).contains("libFoundationNetworking.so")
  }

  static func isBuilt() throws(Failure) -> Bool {
    FileManager.default.fileExists(atPath: try place())
  }

  private static func place() throws(Failure) -> String {
    let root = try ProjectRoot.find()
    let files = ContentStamp.files(below: root + "/Sources/NetworkReplay", endings: ["swift"])
    let digest = ContentStamp().digest(of: files, below: root)
    return
      "\(CacheFolder.shared)/network-\(Fingerprint.of(digest + (try Toolchain.find().version)))"
  }

  /// Its path; built where it is not there.
  static func path(progress: BuildSteps) throws(Failure) -> String {
    let root = try ProjectRoot.find()
    let place = try place()
    if FileManager.default.fileExists(atPath: place) {
      SharedInstall.markUsed(place)
      return place + "/" + file
    }
    return try FileLock.hold("network", purpose: "building \(title)") {
      () throws(Failure) -> String in
      if FileManager.default.fileExists(atPath: place) { return place + "/" + file }
      let build = SwiftBuild(
        title: title, package: root, scratch: BuildFolder.ofTessera(root), configuration: .release,
        goal: .product("NetworkReplay"), log: CacheFolder.shared + "/network.log")
      try progress.run(build)
      try SharedInstall.put(at: place) {
        try FileManager.default.copyItem(atPath: build.result(file), toPath: $0 + "/" + file)
      }
      SharedInstall.removeOld("network-")
      return place + "/" + file
    }
  }
}
