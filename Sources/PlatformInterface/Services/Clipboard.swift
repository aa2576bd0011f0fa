/// The desktop's clipboard, or one in memory. Main thread only.
@MainActor
package protocol Clipboard: AnyObject {
  /// One dictionary per item: MIME type to bytes.
  var items: [[String: Data]] { get set }
  /// Grows whenever anybody changes the contents.
  var changeCount: Int { get }
}
