import PlatformInterface
import UIKitCore

/// What `tessera preview` asks of a program that was built with its previews.
@MainActor
enum Previews {
  /// Writes the list of previews.
  ///
  /// - Returns: the status that the program ends with.
  /// - Throws: where the file cannot be written.
  static func writeList(to path: String) throws -> Int32 {
    try PreviewDelegate.writeList(to: path)
    return 0
  }

  /// The delegate that shows one preview instead of the app's own screens; nil where none is asked for.
  static func delegateClass(for options: LaunchOptions?) -> NSObject.Type? {
    guard let number = options?.preview else { return nil }
    AppInfo.showsOwnScreens = false
    PreviewDelegate.number = number
    return PreviewDelegate.self
  }
}
