import Foundation

/// Files that are written only where they would say something else.
enum Files {
  static func write(_ data: Data, to file: String) throws {
    if FileManager.default.contents(atPath: file) == data { return }
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  static func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// The same with a sentence for the user where it fails.
  static func save(_ text: String, to file: String) throws(Failure) {
    do {
      try write(text, to: file)
    } catch {
      throw .failed("\(file) should be written, which failed: \(reason(error)).")
    }
  }

  /// What the system says of a failure, without Foundation's words around it.
  static func reason(_ error: any Error) -> String {
    if let failure = error as? Failure { return failure.sentence }
    let error = error as NSError
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError { return reason(inner) }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteOutOfSpace: return String(cString: strerror(ENOSPC))
    case .fileWriteNoPermission, .fileReadNoPermission: return String(cString: strerror(EACCES))
    case .fileWriteVolumeReadOnly: return String(cString: strerror(EROFS))
    default: return error.localizedDescription
    }
  }

  /// Writes the list from which the plugin XcodeSources takes a target's sources, and the one source that
  /// SwiftPM wants of a target's own.
  ///
  /// - Parameters:
  ///   - absent: names that are declared in Objective-C and left out, by their modules.
  ///   - infers: whether the members of Objective-C's classes are known to it as up to Swift 3.
  static func write(
    sources: [String], of place: String, own: String? = nil, absent: [String: [String]] = [:],
    infers: Bool = false
  ) throws {
    struct List: Encodable {
      var sources: [String]
      var absent: [String: [String]]?
      var infers: Bool?
    }

    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = try encoder.encode(
      List(
        sources: sources, absent: absent.isEmpty ? nil : absent, infers: infers ? true : nil))
    try write(String(decoding: list, as: UTF8.self) + "\n", to: place + "/XcodeSources.json")
    let head =
      "// SwiftPM wants one source of the target's own; the plugin adds those of XcodeSources.json.\n"
    try write(head + (own ?? ""), to: place + "/Target.swift")
  }

  /// Makes a symbolic link at a path, in place of anything else that is there.
  static func link(_ path: String, to target: String) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == target { return }
    if (try? manager.attributesOfItem(atPath: path)) != nil { try manager.removeItem(atPath: path) }
    try manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Makes a folder's copy the same as the folder, touching only what differs; of a file, too.
  static func mirror(_ folder: String, to copy: String) throws {
    let manager = FileManager.default
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    guard isFolder(folder) else {
      if let data = manager.contents(atPath: folder) { try write(data, to: copy) }
      return
    }
    func files(_ folder: String) -> Set<String> {
      let all = (try? manager.subpathsOfDirectory(atPath: folder)) ?? []
      return Set(
        all.filter {
          manager.fileExists(atPath: folder + "/" + $0) && !isFolder(folder + "/" + $0)
        })
    }
    let wanted = files(folder)
    for old in files(copy).subtracting(wanted) { try manager.removeItem(atPath: copy + "/" + old) }
    try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for path in wanted.sorted() {
      guard let data = manager.contents(atPath: folder + "/" + path) else { continue }
      try write(data, to: copy + "/" + path)
    }
  }
}
