import Foundation

/// The files in which Foundation keeps users' defaults, written without it.
///
/// Foundation for Linux empties a file before it writes it, so that a program which is killed in between has lost all,
/// and lets nobody read or set a value while it waits for the disk. Here values that changed are put into what the file
/// holds, beside it, and the new file takes the place of the old one. Foundation, which reads the file before it writes
/// any, comes to the same.
enum DefaultsFile {
  /// What became of a key: its new value, or none.
  enum Change {
    case set(Any)
    case removed
  }

  /// Where Foundation keeps the defaults of an object: a suite's file bears its name, the program's that of its bundle
  /// or of the process.
  static func path(of defaults: UserDefaults) -> String {
    let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value
    let name =
      suite as? String ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return "\(folder)/\(name).plist"
  }

  /// Asked for once: a program may set a value in each frame.
  private static let folder: String = {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
  }()

  /// Writes changes into a file that need not be there yet; false where that was not possible. Another process that
  /// reads meanwhile sees all of them or none.
  static func write(_ changes: [String: Change], to path: String) -> Bool {
    var values: [String: Any] = [:]
    if let data = FileManager.default.contents(atPath: path), !data.isEmpty {
      // What is there and cannot be read is somebody else's.
      guard
        let known = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else { return false }
      values = known
    }
    for (key, change) in changes {
      switch change {
      case .set(let value): values[key] = value
      case .removed: values[key] = nil
      }
    }
    guard PropertyListSerialization.propertyList(values, isValidFor: .xml),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    else { return false }
    return replace(path, with: data)
  }

  private static func replace(_ path: String, with data: Data) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let beside = "\(path).\(getpid())"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    var isWritten = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
    isWritten = close(file) == 0 && isWritten
    if isWritten, rename(beside, path) == 0 { return true }
    unlink(beside)
    return false
  }
}
