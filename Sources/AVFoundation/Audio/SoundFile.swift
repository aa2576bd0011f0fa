import Foundation
import PlatformInterface

/// What is known of a sound: how long it is, and its channels. Sounds from data lie in a file of their own, which goes
/// with this object.
final class SoundFile {
  let file: URL
  let duration: TimeInterval
  let channels: Int
  let sampleRate: Double
  private let isTemporary: Bool

  /// - Throws: An error of `NSOSStatusErrorDomain`.
  // iOS-BEHAVIOUR: a file that is not there is 'wht?' (2003334207), one of no sound 'typ?' (1954115647).
  // Evidence: unmeasured.
  convenience init(file: URL) throws {
    guard file.isFileURL, FileManager.default.isReadableFile(atPath: file.path) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
    }
    try self.init(file, isTemporary: false)
  }

  /// - Throws: An error of `NSOSStatusErrorDomain`, or that of a file that cannot be written.
  convenience init(data: Data) throws {
    let folder = try TemporaryFolders.make("sound")
    let file = folder.appendingPathComponent("sound")
    do {
      try data.write(to: file)
      try self.init(file, isTemporary: true)
    } catch {
      TemporaryFolders.remove(folder)
      throw error
    }
  }

  private init(_ file: URL, isTemporary: Bool) throws {
    let found = MPEG4Sound.read(file) ?? SoundLibrary.shared?.read(file)
    guard let found, found.duration.isFinite, found.duration >= 0 else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
    }
    self.file = file
    self.isTemporary = isTemporary
    (duration, channels, sampleRate) = (found.duration, found.channels, found.sampleRate)
  }

  deinit {
    if isTemporary { TemporaryFolders.remove(file.deletingLastPathComponent()) }
  }
}

/// Length, channels and sample rate of a sound.
struct SoundDescription {
  var duration: TimeInterval
  var channels: Int
  var sampleRate: Double
}

/// MPEG-4 files, of which libsndfile knows nothing: their length is in the header of the film (ISO/IEC 14496-12).
enum MPEG4Sound {
  /// Nil for other files. Reads the boxes before the samples and leaves these out.
  static func read(_ file: URL) -> SoundDescription? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let first = box(at: 0, in: handle), first.type == "ftyp" else { return nil }
    var place = first.end
    while let next = box(at: place, in: handle) {
      if next.type == "moov" {
        return movieHeader(from: next.start, to: next.end, in: handle).map {
          SoundDescription(duration: $0, channels: 2, sampleRate: 44_100)
        }
      }
      place = next.end
    }
    return nil
  }

  private struct Box {
    var type: String
    var start: UInt64
    var end: UInt64
  }

  private static func box(at place: UInt64, in handle: FileHandle) -> Box? {
    guard let head = bytes(16, at: place, in: handle), head.count >= 8 else { return nil }
    var (size, header) = (number(head[0..<4]), UInt64(8))
    if size == 1, head.count == 16 { (size, header) = (number(head[8..<16]), 16) }
    let type = String(decoding: head[4..<8], as: UTF8.self)
    guard size >= header, place <= UInt64.max - size else { return nil }
    return Box(type: type, start: place + header, end: place + size)
  }

  /// The length in seconds that the box `mvhd` says.
  private static func movieHeader(from start: UInt64, to end: UInt64, in handle: FileHandle)
    -> TimeInterval?
  {
    var place = start
    while place < end, let next = box(at: place, in: handle) {
      if next.type == "mvhd", let body = bytes(32, at: next.start, in: handle), body.count == 32 {
        let isLong = body[0] == 1
        let scale = number(isLong ? body[20..<24] : body[12..<16])
        let length = number(isLong ? body[24..<32] : body[16..<20])
        return scale > 0 ? Double(length) / Double(scale) : nil
      }
      place = next.end
    }
    return nil
  }

  private static func bytes(_ count: Int, at place: UInt64, in handle: FileHandle) -> [UInt8]? {
    guard (try? handle.seek(toOffset: place)) != nil else { return nil }
    return (try? handle.read(upToCount: count)).map { [UInt8]($0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
