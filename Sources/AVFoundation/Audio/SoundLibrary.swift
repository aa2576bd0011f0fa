import Foundation
import PlatformInterface

/// libsndfile, which tells how long sounds are: opened when the first one is, as few programs have any.
///
/// Its declarations are written down here as its header has them since 1.0.
final class SoundLibrary: Sendable {
  /// Nil where the library is not installed, which is said once.
  static let shared: SoundLibrary? = {
    let made = SoundLibrary()
    if made == nil {
      Log.write(
        "libsndfile.so.1 is not installed, so that sounds other than MPEG-4 cannot be read.")
    }
    return made
  }()

  /// `SF_INFO`.
  private struct Info {
    var frames: Int64 = 0
    var sampleRate: Int32 = 0
    var channels: Int32 = 0
    var format: Int32 = 0
    var sections: Int32 = 0
    var isSeekable: Int32 = 0
  }
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  private let open: Open
  private let close: Close

  private init?() {
    guard let library = DynamicLibrary("libsndfile.so.1"),
      let open = library.function("sf_open", Open.self),
      let close = library.function("sf_close", Close.self)
    else { return nil }
    self.open = open
    self.close = close
  }

  /// What a file holds; nil where it is no sound that the library knows.
  func read(_ file: URL) -> SoundDescription? {
    var info = Info()
    let reading: Int32 = 0x10
    let opened = withUnsafeMutablePointer(to: &info) { open(file.path, reading, $0) }
    guard let opened else { return nil }
    _ = close(opened)
    guard info.sampleRate > 0, info.channels > 0 else { return nil }
    return SoundDescription(
      duration: Double(info.frames) / Double(info.sampleRate), channels: Int(info.channels),
      sampleRate: Double(info.sampleRate))
  }
}
