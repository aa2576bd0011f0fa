import Foundation
import PlatformInterface

/// GStreamer, through which desktops play sounds: opened when the first sound is played in a window.
///
/// Its declarations are written down here as its headers have them since 1.0.
final class GStreamer: Sendable {
  /// Nil where it is not installed, which is said once.
  static let shared: GStreamer? = {
    let made = GStreamer()
    if made == nil {
      Log.write("libgstreamer-1.0.so.0 is not installed, so that sounds are not heard.")
    }
    return made
  }()

  /// `GstState`.
  enum State: Int32 {
    case none = 1
    case paused = 3
    case playing = 4
  }

  private typealias Initialize =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
    Int32
  private typealias Make =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias SetArgument =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  private typealias SetState = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias GetState =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UInt64
    ) -> Int32
  private typealias Seek =
    @convention(c) (OpaquePointer, Double, Int32, UInt32, Int32, Int64, Int32, Int64) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let make: Make
  private let setArgument: SetArgument
  private let changeState: SetState
  private let getState: GetState
  private let seek: Seek
  private let unref: Free

  private init?() {
    guard let library = DynamicLibrary("libgstreamer-1.0.so.0") else { return nil }
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      library.function("gst_" + name, type)
    }
    guard let initialize = symbol("init_check", Initialize.self),
      let make = symbol("element_factory_make", Make.self),
      let setArgument = symbol("util_set_object_arg", SetArgument.self),
      let changeState = symbol("element_set_state", SetState.self),
      let getState = symbol("element_get_state", GetState.self),
      let seek = symbol("element_seek", Seek.self), let unref = symbol("object_unref", Free.self),
      initialize(nil, nil, nil) != 0
    else { return nil }
    self.make = make
    self.setArgument = setArgument
    self.changeState = changeState
    self.getState = getState
    self.seek = seek
    self.unref = unref
  }

  /// A player of a file's sound; nil, which is said once, where the plugins for it are not installed.
  func player(of file: URL) -> OpaquePointer? {
    guard let player = make("playbin", nil) else {
      Unsupported.report("AVAudioPlayer without GStreamer's base plugins")
      return nil
    }
    setArgument(player, "uri", file.absoluteString)
    // What is heard alone: pictures on records and films stay away.
    setArgument(player, "flags", "audio+soft-volume")
    return player
  }

  func setVolume(_ volume: Float, of player: OpaquePointer) {
    setArgument(player, "volume", String(format: "%.3f", locale: nil, Double(volume)))
  }

  func setState(_ state: State, of player: OpaquePointer) {
    _ = changeState(player, state.rawValue)
  }

  /// Waits for at most a second until the file is open, goes to a place in it and plays.
  func play(_ player: OpaquePointer, from time: TimeInterval, rate: Double) {
    let (second, ofTime, flush, accurate): (UInt64, Int32, UInt32, UInt32) = (
      1_000_000_000, 3, 1, 2
    )
    setState(.paused, of: player)
    _ = getState(player, nil, nil, second)
    let (set, none): (Int32, Int32) = (1, 0)
    _ = seek(player, rate, ofTime, flush | accurate, set, Int64(time * 1e9), none, -1)
    setState(.playing, of: player)
  }

  func free(_ player: OpaquePointer) {
    setState(.none, of: player)
    unref(UnsafeMutableRawPointer(player))
  }
}
