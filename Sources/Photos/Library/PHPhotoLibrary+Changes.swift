import CSwiftRuntime
import Foundation

extension PHPhotoLibrary {
  private static let queue = DispatchQueue(label: "tessera.photos.changes", qos: .userInitiated)

  // MARK: Observers

  /// Tells an object of each change that is made by the library, on a queue of the library's. The object is not kept.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    ChangeObservers.shared.add(observer)
  }

  /// No longer tells an object of changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    ChangeObservers.shared.remove(observer)
  }

  // MARK: Changes

  /// Changes the library as the requests say that a block makes: as a whole, or not at all.
  ///
  /// The block and the completion handler are called on queues of the library's. Where something is deleted the user is
  /// asked between them; the error of a refusal is `PHPhotosError.userCancelled`.
  @preconcurrency
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.queue.async {
      let session = ChangeSession.collect(changeBlock)
      Self.finish(session) { error in
        ChangeObservers.shared.queue.async { completionHandler?(error == nil, error) }
      }
    }
  }

  /// Changes the library as the requests say that a block makes: as a whole, or not at all.
  ///
  /// - Throws: why nothing was changed.
  @preconcurrency
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// Calls the block on this thread and changes the library before it returns.
  ///
  /// - Throws: why nothing was changed. On the main thread nothing can be deleted, as the user who has to be asked would
  ///   wait for it: the error is `PHPhotosError.changeNotSupported`.
  @preconcurrency
  public func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    let isInside = ChangeSession.current != nil
    let session = ChangeSession.collect(changeBlock)
    // The block around this one does it.
    if isInside { return }
    if session.needsConsent {
      guard !tessera_is_main_thread() else {
        session.close()
        throw PHPhotosError(
          .changeNotSupported,
          saying:
            "The user has to agree to a deletion, which the main thread would wait for: call performChanges."
        )
      }
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var failure: (any Error)?
      Self.finish(session) { error in
        failure = error
        done.signal()
      }
      done.wait()
      if let failure { throw failure }
    } else {
      try session.perform()
      ChangeObservers.shared.tell()
    }
  }

  /// Does what is wanted, after the user agreed where that is needed.
  private static func finish(
    _ session: ChangeSession, _ done: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard session.needsConsent else { return perform(session, done) }
    DispatchQueue.main.async {
      DeletionQuestion.ask(session.deletedAssets, session.deletedAlbums) { isAllowed in
        queue.async {
          guard isAllowed else {
            session.close()
            return done(
              PHPhotosError(.userCancelled, saying: "The user did not allow the deletion."))
          }
          perform(session, done)
        }
      }
    }
  }

  private static func perform(
    _ session: ChangeSession, _ done: @escaping @Sendable ((any Error)?) -> Void
  ) {
    do {
      try session.perform()
      ChangeObservers.shared.tell()
      done(nil)
    } catch { done(error) }
  }
}

extension ChangeSession {
  fileprivate var needsConsent: Bool { !deletedAssets.isEmpty || !deletedAlbums.isEmpty }
}
