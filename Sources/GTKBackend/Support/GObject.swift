import CGTK4

/// Any pointer to a GObject as the opaque one most GTK functions take.
func opaque<Object>(_ object: UnsafeMutablePointer<Object>) -> OpaquePointer {
  OpaquePointer(object)
}

/// The same object as a pointer to another class of its inheritance chain.
func cast<Object, Other>(_ object: UnsafeMutablePointer<Object>) -> UnsafeMutablePointer<Other> {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: Other.self)
}

func cast<Other>(_ object: OpaquePointer) -> UnsafeMutablePointer<Other> {
  UnsafeMutablePointer<Other>(object)
}

/// A handler of a signal without arguments or results, with its owner as the last argument.
///
/// GTK calls handlers on the thread of its main loop, which is the main thread.
typealias PlainHandler = @MainActor @convention(c) (OpaquePointer?, gpointer?) -> Void
/// A handler of `notify::property`.
typealias NotifyHandler =
  @MainActor @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void

/// One connected signal; disconnected by `disconnect`, not by itself, because the object may be gone.
struct SignalConnection {
  private let object: OpaquePointer
  private let identifier: gulong

  /// Connects `handler`, a C function of the signal's own signature, with `owner` unretained.
  init<Handler>(
    _ object: OpaquePointer, _ signal: String, owner: AnyObject, after: Bool = false,
    _ handler: Handler
  ) {
    assert(MemoryLayout<Handler>.size == MemoryLayout<GCallback>.size, "A C function is expected.")
    self.object = object
    identifier = g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(owner).toOpaque(), nil, after ? G_CONNECT_AFTER : GConnectFlags(0))
  }

  func disconnect() {
    g_signal_handler_disconnect(UnsafeMutableRawPointer(object), identifier)
  }
}

/// The object a C callback was connected with.
func owner<Owner: AnyObject>(_ type: Owner.Type, _ data: gpointer?) -> Owner? {
  data.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
}

/// Runs `body` once from the main loop after `milliseconds`, or as soon as it turns with zero.
@MainActor
final class MainLoopTimer {
  private var identifier: guint = 0
  private let body: @MainActor () -> Void

  init(milliseconds: UInt32, priority: Int32 = 0, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    let fire: @MainActor @convention(c) (gpointer?) -> gboolean = { data in
      let timer = Unmanaged<MainLoopTimer>.fromOpaque(data!).takeUnretainedValue()
      timer.identifier = 0
      timer.body()
      return 0
    }
    identifier = g_timeout_add_full(
      priority, milliseconds, unsafeBitCast(fire, to: GSourceFunc.self),
      Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<MainLoopTimer>.fromOpaque($0!).release() })
  }

  func cancel() {
    guard identifier != 0 else { return }
    g_source_remove(identifier)
    identifier = 0
  }
}
