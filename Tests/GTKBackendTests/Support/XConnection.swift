import Foundation

/// A client of the tests' X server of its own, as a window manager or another program is one: what
/// xdotool has no command for.
///
/// libxcb is looked up at run time, so that the tests need no module of their own for it.
final class XConnection {
  private typealias Connect =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>?)
    -> OpaquePointer?
  private typealias Disconnect = @convention(c) (OpaquePointer?) -> Void
  private typealias InternAtom =
    @convention(c) (
      OpaquePointer?, UInt8, UInt16, UnsafePointer<CChar>?
    ) -> UInt32
  private typealias InternAtomReply =
    @convention(c) (
      OpaquePointer?, UInt32, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  private typealias SendEvent =
    @convention(c) (
      OpaquePointer?, UInt8, UInt32, UInt32, UnsafeRawPointer?
    ) -> UInt32
  private typealias GetProperty =
    @convention(c) (
      OpaquePointer?, UInt8, UInt32, UInt32, UInt32, UInt32, UInt32
    ) -> UInt32
  private typealias GetPropertyReply = InternAtomReply
  private typealias PropertyValue =
    @convention(c) (UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  private typealias PropertyLength = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  private let library: UnsafeMutableRawPointer
  private let connection: OpaquePointer

  /// Nil where libxcb is not there or the server of DISPLAY does not answer.
  init?() {
    guard let library = dlopen("libxcb.so.1", RTLD_NOW),
      let connect = dlsym(library, "xcb_connect"),
      let connection = unsafeBitCast(connect, to: Connect.self)(nil, nil)
    else { return nil }
    self.library = library
    self.connection = connection
  }

  deinit { function("xcb_disconnect", Disconnect.self)(connection) }

  private func function<F>(_ name: String, _ type: F.Type) -> F {
    unsafeBitCast(dlsym(library, name), to: type)
  }

  private func atom(_ name: String) -> UInt32 {
    let cookie = function("xcb_intern_atom", InternAtom.self)(
      connection, 0, UInt16(name.utf8.count), name)
    guard
      let reply = function("xcb_intern_atom_reply", InternAtomReply.self)(connection, cookie, nil)
    else { return 0 }
    defer { free(reply) }
    return reply.load(fromByteOffset: 8, as: UInt32.self)
  }

  /// What a window manager's close button sends.
  func askToClose(window: UInt32) {
    // An xcb_client_message_event_t of format 32.
    var message = [UInt32](repeating: 0, count: 8)
    message[0] = 33 | 32 << 8
    message[1] = window
    message[2] = atom("WM_PROTOCOLS")
    message[3] = atom("WM_DELETE_WINDOW")
    _ = function("xcb_send_event", SendEvent.self)(connection, 0, window, 0, message)
    // The answer to another question comes once the server has read the event; one that hung up
    // before would not be heard.
    _ = atom("WM_PROTOCOLS")
  }

  /// The first kilobyte of a window's property, as numbers of 32 bits.
  func property(_ name: String, of window: UInt32) -> [UInt32] {
    let cookie = function("xcb_get_property", GetProperty.self)(
      connection, 0, window, atom(name), 0, 0, 256)
    guard
      let reply = function("xcb_get_property_reply", GetPropertyReply.self)(
        connection, cookie, nil)
    else { return [] }
    defer { free(reply) }
    let count = Int(function("xcb_get_property_value_length", PropertyLength.self)(reply)) / 4
    guard count > 0,
      let value = function("xcb_get_property_value", PropertyValue.self)(reply)
    else { return [] }
    return (0..<count).map { value.load(fromByteOffset: $0 * 4, as: UInt32.self) }
  }
}
