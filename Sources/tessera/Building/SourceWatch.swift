import Foundation

/// Waits for somebody to save a file below some folders.
final class SourceWatch {
  private let folders: [String]
  private let descriptor: Int32
  private var watched: Set<String> = []
  /// Names of files that the command writes itself.
  var ownNames: Set<String> = []

  /// Milliseconds in which nothing is saved any more, so that several saves are one.
  static let quiet: Int32 = 80

  init(_ folders: [String]) throws(Failure) {
    self.folders = folders
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw .failed("Files cannot be watched: \(String(cString: strerror(errno))).")
    }
    watch()
  }

  deinit { close(descriptor) }

  /// Watches folders that are new, too.
  private func watch() {
    for folder in folders { watch(folder, depth: 0) }
  }

  private func watch(_ folder: String, depth: Int) {
    guard depth < 20, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    if watched.insert(folder).inserted {
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_CREATE)
      if inotify_add_watch(descriptor, folder, events) < 0 { watched.remove(folder) }
    }
    while let entry = readdir(stream) {
      guard entry.pointee.d_type == UInt8(DT_DIR) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), !["build", "DerivedData", "__Snapshots__"].contains(name) else {
        continue
      }
      watch(folder + "/" + name, depth: depth + 1)
    }
  }

  /// Looks for saves without waiting longer than asked.
  ///
  /// - Parameter milliseconds: until the first save; negative for as long as it takes.
  /// - Returns: when the first file was saved; nil where none was.
  func firstSave(within milliseconds: Int32) -> ContinuousClock.Instant? {
    let clock = ContinuousClock()
    var first: ContinuousClock.Instant?
    while true {
      var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&item, 1, first == nil ? milliseconds : Self.quiet)
      if ready < 0 && errno != EINTR || ready == 0 { break }
      if ready < 0 { if first == nil { return nil } else { continue } }
      if hasSave(), first == nil { first = clock.now }
    }
    if first != nil { watch() }
    return first
  }

  /// Reads what has happened; whether a file that counts was part of it.
  private func hasSave() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &bytes, bytes.count)
    var found = false
    var place = 0
    let head = MemoryLayout<inotify_event>.size
    while place + head <= count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      }
      let name = bytes[(place + head)..<min(place + head + Int(event.len), bytes.count)]
        .prefix { $0 != 0 }
      let text = String(decoding: name, as: UTF8.self)
      if Self.counts(text), !ownNames.contains(text) { found = true }
      place += head + Int(event.len)
    }
    return found
  }

  /// Not what editors write beside a file.
  static func counts(_ name: String) -> Bool {
    let isOther =
      name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
      || name == "4913" || name.hasSuffix(".swp") || name.hasSuffix(".tmp")
    return !isOther
  }
}
