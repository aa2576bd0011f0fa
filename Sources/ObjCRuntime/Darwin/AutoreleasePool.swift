import Foundation

/// Objects that nobody holds any more, held as long as an autorelease pool would hold them: until the
/// main queue's next turn, or the end of `autoreleasepool(invoking:)`.
///
/// Used on the main thread alone.
@MainActor
package enum AutoreleasePool {
  private static var objects: [AnyObject] = []
  /// Each is held once, however often it is asked for.
  private static var known: Set<ObjectIdentifier> = []

  /// Holds an object for the rest of the turn.
  package static func keep(_ object: AnyObject) {
    if objects.isEmpty { DispatchQueue.main.async { drain() } }
    if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  /// Lets go of all. What goes away by that may keep other objects, for the next time.
  package static func drain() {
    var gone: [AnyObject] = []
    swap(&gone, &objects)
    known = []
  }

  /// Lets go of all, where the calling thread is the main one.
  nonisolated static func drainHere() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { drain() }
  }
}
