import ObjCRuntime
import PlatformInterface

/// Writes the picture as a PNG into the user's folder of pictures, in the background.
///
/// - Parameters:
///   - completionTarget: is sent the selector on the main thread, with the picture, the error or nil,
///     and `contextInfo`.
///   - completionSelector: as `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var items = SharedItems([])
  items.images = [image]
  SavedPhotos.save(
    items,
    SavedPhotos.Reply(
      subject: image, target: completionTarget, selector: completionSelector, context: contextInfo))
}

/// Whether `UISaveVideoAtPathToSavedPhotosAlbum` would save the file: it is there, and a film.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileTypes.isMovie(URL(fileURLWithPath: videoPath))
    && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Copies the film into the user's folder of pictures; the rest is as for pictures.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var items = SharedItems([])
  items.files = [URL(fileURLWithPath: videoPath)]
  SavedPhotos.save(
    items,
    SavedPhotos.Reply(
      subject: videoPath, target: completionTarget, selector: completionSelector,
      context: contextInfo))
}

private enum SavedPhotos {
  /// Whom to tell, used on the main thread alone.
  struct Reply: @unchecked Sendable {
    let subject: Any
    let target: Any?
    let selector: Selector?
    let context: UnsafeMutableRawPointer?

    @MainActor func send(_ failure: (any Error)?) {
      if let failure, target == nil { Log.write("A picture could not be saved: \(failure)") }
      guard let target, let selector else { return }
      selector.perform(on: target as AnyObject, subject, failure, context)
    }
  }

  /// One after the other, so that names stay free.
  private static let queue = DispatchQueue(label: "tessera.saved-photos", qos: .userInitiated)

  @MainActor
  static func save(_ items: SharedItems, _ reply: Reply) {
    let folder = UserFolder.pictures
    queue.async {
      let failure: (any Error)?
      do {
        _ = try items.write(to: folder)
        failure = nil
      } catch { failure = error }
      DispatchQueue.main.async { reply.send(failure) }
    }
  }
}
