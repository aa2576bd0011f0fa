import Foundation

/// Hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a queue of the library's after each change that a program makes by it.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Who hears of changes. They are not kept.
final class ChangeObservers: @unchecked Sendable {
  static let shared = ChangeObservers()
  private struct Observer: @unchecked Sendable {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }
  private let lock = NSLock()
  private var all: [Observer] = []
  /// Where observers and completion handlers are called, one after the other.
  let queue = DispatchQueue(label: "tessera.photos.observers")

  func add(_ object: any PHPhotoLibraryChangeObserver) {
    lock.withLock {
      all.removeAll { $0.object == nil || $0.object === object }
      all.append(Observer(object: object))
    }
  }

  func remove(_ object: any PHPhotoLibraryChangeObserver) {
    lock.withLock { all.removeAll { $0.object == nil || $0.object === object } }
  }

  /// Tells all of a change, later.
  func tell() {
    let observers = lock.withLock { all }
    queue.async {
      let change = PHChange()
      for observer in observers { observer.object?.photoLibraryDidChange(change) }
    }
  }
}
