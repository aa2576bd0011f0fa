/// Stands for an asset or an album that a change makes, inside that change; its identifier is that of what is made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  private let path: @Sendable () -> String

  /// - Parameter path: where the file or folder is going to be, decided when it is first asked for.
  init(_ path: @escaping @Sendable () -> String) {
    self.path = path
    super.init(identifier: "")
  }

  /// What the new object is known by; with it the object is fetched after the change.
  open override var localIdentifier: String { path() }
}
