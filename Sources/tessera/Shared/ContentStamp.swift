import Foundation

/// What files say, as one number, read again only where sizes or dates changed: a checkout made anew or
/// an update of the system changes dates of files that say the same as before.
struct ContentStamp {
  /// Where the last answers are kept.
  let memory: String

  init(memory: String = CacheFolder.shared + "/stamps") { self.memory = memory }

  /// The number of some files, which is another one when a file has another name or other contents.
  ///
  /// - Parameter files: absolute paths; those that are not there count as empty.
  /// - Parameter root: is left out of the names, so that copies of a folder are the same.
  func digest(of files: [String], below root: String = "") -> String {
    let files = files.sorted()
    var dates = Digest()
    for file in files {
      dates.add(file)
      var info = stat()
      guard stat(file, &info) == 0 else { continue }
      dates.add(UInt64(truncatingIfNeeded: info.st_size))
      dates.add(UInt64(truncatingIfNeeded: info.st_mtim.tv_sec))
      dates.add(UInt64(truncatingIfNeeded: info.st_mtim.tv_nsec))
      dates.add(UInt64(info.st_ino))
    }
    var names = Digest()
    files.forEach { names.add($0) }
    let record = memory + "/" + names.text
    let known = (try? String(contentsOfFile: record, encoding: .utf8))?.split(separator: " ")
    if let known, known.count == 2, known[0] == dates.text { return String(known[1]) }
    var contents = Digest()
    for file in files {
      contents.add(file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file)
      if let data = FileManager.default.contents(atPath: file) { contents.add(data) }
    }
    // Without it the files are read again the next time.
    try? Files.write("\(dates.text) \(contents.text)", to: record)
    return contents.text
  }

  /// The files below a folder whose names have one of some endings, at any depth, hidden ones left out.
  static func files(below folder: String, endings: Set<String>) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        found += files(below: folder + "/" + name, endings: endings)
      } else if endings.contains((name as NSString).pathExtension) {
        found.append(folder + "/" + name)
      }
    }
    return found
  }
}

/// A 128 bit hash of texts and bytes, in their order: two runs of FNV-1a.
struct Digest {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  mutating func add(_ number: UInt64) {
    first = (first ^ number) &* 0x100_0000_01b3
    second = (second &+ number) &* 0x9e37_79b9_7f4a_7c15
    second ^= second >> 29
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(0x1ff)
  }

  mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      while place < bytes.count {
        add(UInt64(bytes[place]))
        place += 1
      }
    }
    add(UInt64(data.count))
  }

  var text: String {
    let hex = String(first ^ (second >> 32), radix: 16)
    return hex + String(second & 0xffff_ffff, radix: 16)
  }
}
