import Foundation

/// The file of all trips. Saves that come quickly one after the other are written once, half a second after the
/// last.
actor LibraryFile {
  private struct Contents: Codable {
    var version = 1
    var trips: [Trip]
  }

  enum Failure: Error { case newerVersion(Int) }

  static let version = 1

  private let url: URL
  private let delay: Duration
  private var waiting: Task<Void, Never>?
  private(set) var writes = 0

  init(url: URL, delay: Duration = .milliseconds(500)) {
    self.url = url
    self.delay = delay
  }

  /// The file in the app's folder of Application Support.
  static func standard() -> LibraryFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return LibraryFile(
      url: folder.appendingPathComponent("Wayfare", isDirectory: true)
        .appendingPathComponent("trips.json"))
  }

  /// The trips that were saved; nil where nothing was.
  func load() throws -> [Trip]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let contents = try decoder.decode(Contents.self, from: try Data(contentsOf: url))
    guard contents.version <= Self.version else { throw Failure.newerVersion(contents.version) }
    return contents.trips
  }

  func save(_ trips: [Trip]) {
    waiting?.cancel()
    waiting = Task { [delay] in
      guard (try? await Task.sleep(for: delay)) != nil else { return }
      write(trips)
    }
  }

  /// Returns once nothing is left to be written.
  func settle() async { await waiting?.value }

  private func write(_ trips: [Trip]) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(Contents(trips: trips)).write(to: url, options: .atomic)
      writes += 1
    } catch {
      NSLog("The trips were not saved: %@", "\(error)")
    }
  }
}
