import CoreGraphics
import Foundation
import PlatformInterface

/// The app's passwords, in a file of their own that the user alone can read. From any thread.
///
/// The file is written before a change counts, under another name first, so that it is whole at any time; one that is
/// damaged is left as it is, and every call says `errSecDecode`.
enum Keychain {
  private static let lock = NSLock()

  /// Where the file is.
  static var file: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Keychain.plist")
  }

  static func change(_ action: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    lock.withLock {
      guard var items = read() else { return errSecDecode }
      let before = items.map(\.stored) as NSArray
      let status = action(&items)
      let after = items.map(\.stored) as NSArray
      guard status == errSecSuccess, before != after else { return status }
      return write(after) ? status : errSecWrPerm
    }
  }

  private static func read() -> [KeychainItem]? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let items = (list as? [[String: Any]])?.map(KeychainItem.init)
    guard let items, !items.contains(where: { $0 == nil }) else {
      Log.write("\(file.path) is no keychain; it is left as it is.")
      return nil
    }
    return items.compactMap { $0 }
  }

  private static func write(_ items: NSArray) -> Bool {
    let files = FileManager.default
    let new = file.appendingPathExtension("new")
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: items, format: .xml, options: 0)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard
        files.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      guard rename(new.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return true
    } catch {
      Log.write("\(file.path) cannot be written: \(error)")
      return false
    }
  }
}
