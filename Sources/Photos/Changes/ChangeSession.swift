import Failures
import Foundation

/// What the requests of one block want to be changed.
final class ChangeSession: @unchecked Sendable {
  private static let key = "Photos.changes"

  /// The session of the block that runs on this thread; nil outside.
  static var current: ChangeSession? {
    Thread.current.threadDictionary[key] as? ChangeSession
  }

  /// The session of the block that runs on this thread. Outside of one the program ends with Apple's sentence.
  static var required: ChangeSession {
    guard let current else {
      failure(
        "NSInternalInconsistencyException: This method can only be called from inside of -[PHPhotoLibrary "
          + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]")
    }
    return current
  }

  /// Calls a block and returns what its requests want; inside of another block they join that one's.
  static func collect(_ block: () -> Void) -> ChangeSession {
    let outer = current
    let session = ChangeSession()
    Thread.current.threadDictionary[key] = session
    block()
    Thread.current.threadDictionary[key] = outer
    if let outer {
      outer.requests += session.requests
      outer.deletedAssets += session.deletedAssets
      outer.deletedAlbums += session.deletedAlbums
      session.close()
    }
    return session
  }

  // MARK: What is wanted

  /// In the order in which they were made.
  var requests: [PHChangeRequest] = []
  /// What the user has to agree to.
  var deletedAssets: [PHAsset] = []
  var deletedAlbums: [PHAssetCollection] = []

  /// Lets go of the requests, which know the session.
  func close() { requests = [] }

  // MARK: Names

  private static let lock = NSLock()
  nonisolated(unsafe) private static var reserved: Set<String> = []
  private var own: [String] = []

  /// A path in the folder that no file and no other change has.
  func reserve(_ name: String) -> String {
    let folder = URL(fileURLWithPath: PictureFolder().root)
    return Self.lock.withLock {
      let path = FreeName.url(name, in: folder) { Self.reserved.contains($0) }.path
      Self.reserved.insert(path)
      own.append(path)
      return path
    }
  }

  deinit {
    Self.lock.withLock { Self.reserved.subtract(own) }
  }

  // MARK: Doing it

  /// What is done in which order, whatever the order of the requests.
  enum Pass: CaseIterable { case assets, albums, contents, deletions, titles }

  private static let working = NSLock()

  /// Changes the folder; nothing is changed where anything fails.
  func perform() throws {
    defer { close() }
    try Self.working.withLock {
      let work = FolderWork()
      do {
        try work.makeRoot()
        for request in requests { try request.prepare(work) }
        for pass in Pass.allCases {
          for request in requests { try request.perform(pass, work) }
        }
        work.removeLeftovers()
      } catch {
        work.rollBack()
        throw error
      }
    }
  }
}
