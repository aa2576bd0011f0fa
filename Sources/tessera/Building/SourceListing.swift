import Foundation

/// What a package made of a folder depends on beside the text of its sources: which files there are, and
/// when those last changed that are no sources, the manifest among them.
struct SourceListing: Equatable {
  /// Seconds and nanoseconds by path; zero for sources.
  private var files: [String: [Int]] = [:]

  /// - Parameter ownNames: of files that the command writes itself.
  /// - Complexity: O(files).
  init(of folder: String, except ownNames: Set<String> = []) {
    read(folder, depth: 0, except: ownNames)
  }

  private mutating func read(_ folder: String, depth: Int, except ownNames: Set<String>) {
    guard depth < 20, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // As `SourceWatch` has it.
      guard SourceWatch.counts(name), !ownNames.contains(name),
        !["build", "DerivedData", "__Snapshots__"].contains(name)
      else { continue }
      let path = folder + "/" + name
      if entry.pointee.d_type == UInt8(DT_DIR) {
        read(path, depth: depth + 1, except: ownNames)
      } else {
        files[path] =
          name.hasSuffix(".swift") && name != "Package.swift" ? [] : Self.change(of: path)
      }
    }
  }

  private static func change(of path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
  }
}
