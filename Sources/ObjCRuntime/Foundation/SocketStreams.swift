import Foundation

/// A stream that is read, under the name that Core Foundation has for it.
public typealias CFReadStream = InputStream
/// A stream that is written, under the name that Core Foundation has for it.
public typealias CFWriteStream = OutputStream

/// Makes the two ends of a connection to a server, which begins as one of them is opened.
///
/// - Parameters:
///   - host: the server's name or address.
///   - port: the port that it listens on.
///   - readStream: gets the end that reads what the server sends.
///   - writeStream: gets the end that writes what the server gets.
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator!, _ host: String!, _ port: UInt32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  let connection = SocketConnection(host: host ?? "", port: port)
  readStream?.pointee = .passRetained(SocketInputStream(connection))
  writeStream?.pointee = .passRetained(SocketOutputStream(connection))
}

extension Stream {
  /// Makes the two ends of a connection to a server, which begins as one of them is opened.
  ///
  /// - Parameters:
  ///   - hostname: the server's name or address.
  ///   - port: the port that it listens on.
  ///   - inputStream: gets the end that reads what the server sends.
  ///   - outputStream: gets the end that writes what the server gets.
  public class func getStreamsToHost(
    withName hostname: String, port: Int,
    inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
    outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
  ) {
    let connection = SocketConnection(host: hostname, port: UInt32(clamping: port))
    inputStream?.pointee = SocketInputStream(connection)
    outputStream?.pointee = SocketOutputStream(connection)
  }
}

/// A connection that two streams share. Its delegates hear on the main queue.
private final class SocketConnection: @unchecked Sendable {
  private let host: String
  private let port: UInt32
  private let lock = NSLock()
  private var descriptor: Int32 = -1
  private var state = (input: Stream.Status.notOpen, output: Stream.Status.notOpen)
  private var failure: NSError?
  private var isConnecting = false
  private var reading: (any DispatchSourceRead)?
  private weak var input: SocketInputStream?
  private weak var output: SocketOutputStream?

  typealias End = WritableKeyPath<(input: Stream.Status, output: Stream.Status), Stream.Status>

  init(host: String, port: UInt32) {
    self.host = host
    self.port = port
  }

  deinit {
    reading?.cancel()
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  func status(_ end: End) -> Stream.Status { lock.withLock { state[keyPath: end] } }
  var error: NSError? { lock.withLock { failure } }
  func join(_ stream: SocketInputStream) { lock.withLock { input = stream } }
  func join(_ stream: SocketOutputStream) { lock.withLock { output = stream } }

  /// Opens an end, and connects unless the other has begun to.
  func open(_ end: End) {
    let begins = lock.withLock {
      guard state[keyPath: end] == .notOpen else { return false }
      state[keyPath: end] = descriptor >= 0 ? .open : .opening
      guard !isConnecting, descriptor < 0 else { return false }
      isConnecting = true
      return true
    }
    guard begins else {
      if status(end) == .open { announceOpen(end) }
      return
    }
    DispatchQueue.global().async { [self] in
      let result = connect()
      DispatchQueue.main.async { self.connected(result) }
    }
  }

  func close(_ end: End) {
    lock.withLock {
      state[keyPath: end] = .closed
      if end == \.input {
        reading?.cancel()
        reading = nil
      }
      guard state.input == .closed || state.input == .notOpen,
        state.output == .closed || state.output == .notOpen, descriptor >= 0
      else { return }
      Glibc.close(descriptor)
      descriptor = -1
    }
  }

  /// The socket, or the number of the system's error.
  private func connect() -> (Int32, Int32) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return (-1, EHOSTUNREACH) }
    defer { freeaddrinfo(found) }
    var number = ECONNREFUSED
    var next = found
    while let address = next?.pointee {
      next = address.ai_next
      let made = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      guard made >= 0 else {
        number = errno
        continue
      }
      if Glibc.connect(made, address.ai_addr, address.ai_addrlen) == 0 { return (made, 0) }
      number = errno
      Glibc.close(made)
    }
    return (-1, number)
  }

  private func connected(_ result: (socket: Int32, number: Int32)) {
    let ends: [End] = lock.withLock {
      isConnecting = false
      descriptor = result.socket
      let waiting = [\.input as End, \.output as End].filter { state[keyPath: $0] == .opening }
      if result.socket < 0 {
        failure = NSError(domain: NSPOSIXErrorDomain, code: Int(result.number))
      }
      for end in waiting { state[keyPath: end] = result.socket < 0 ? .error : .open }
      return waiting
    }
    for end in ends { result.socket < 0 ? tell(end, .errorOccurred) : announceOpen(end) }
  }

  private func announceOpen(_ end: End) {
    tell(end, .openCompleted)
    if end == \.output { return tell(end, .hasSpaceAvailable) }
    lock.withLock {
      guard reading == nil, descriptor >= 0, state.input == .open else { return }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { [weak self] in self?.canRead() }
      reading = source
      source.resume()
    }
  }

  /// There are bytes to read, or the server has closed the connection.
  private func canRead() {
    var byte: UInt8 = 0
    let waiting = lock.withLock { recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) }
    if waiting > 0 { return tell(\.input, .hasBytesAvailable) }
    guard waiting == 0 || (errno != EAGAIN && errno != EINTR) else { return }
    lock.withLock {
      reading?.cancel()
      reading = nil
      state.input = .atEnd
    }
    tell(\.input, .endEncountered)
  }

  private func tell(_ end: End, _ event: Stream.Event) {
    let stream: Stream? = lock.withLock { end == \.input ? input : output }
    if let stream { stream.delegate?.stream(stream, handle: event) }
  }

  var hasBytes: Bool {
    lock.withLock {
      var byte: UInt8 = 0
      return state.input == .open && descriptor >= 0
        && recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) > 0
    }
  }

  /// Waits for bytes where there are none; 0 at the end, -1 where the end is not open.
  func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    let socket = lock.withLock { state.input == .open ? descriptor : -1 }
    guard socket >= 0 else { return status(\.input) == .atEnd ? 0 : -1 }
    let taken = recv(socket, target, count, 0)
    if taken == 0, count > 0 { lock.withLock { state.input = .atEnd } }
    return taken
  }

  func write(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let socket = lock.withLock { state.output == .open ? descriptor : -1 }
    guard socket >= 0 else { return -1 }
    let sent = send(socket, source, count, Int32(MSG_NOSIGNAL))
    if sent > 0 { DispatchQueue.main.async { self.tell(\.output, .hasSpaceAvailable) } }
    return sent
  }
}

private final class SocketInputStream: InputStream {
  private let connection: SocketConnection

  init(_ connection: SocketConnection) {
    self.connection = connection
    super.init(data: Data())
    connection.join(self)
  }

  override func open() { connection.open(\.input) }
  override func close() { connection.close(\.input) }
  override var streamStatus: Stream.Status { connection.status(\.input) }
  override var streamError: (any Error)? { connection.error }
  override var hasBytesAvailable: Bool { connection.hasBytes }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    connection.read(buffer, len)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool {
    false
  }

  /// The delegate hears on the main queue, whichever loop it asks for.
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

private final class SocketOutputStream: OutputStream {
  private let connection: SocketConnection

  init(_ connection: SocketConnection) {
    self.connection = connection
    super.init(toMemory: ())
    connection.join(self)
  }

  required init(toMemory: ()) {
    connection = SocketConnection(host: "", port: 0)
    super.init(toMemory: ())
  }

  override func open() { connection.open(\.output) }
  override func close() { connection.close(\.output) }
  override var streamStatus: Stream.Status { connection.status(\.output) }
  override var streamError: (any Error)? { connection.error }
  override var hasSpaceAvailable: Bool { connection.status(\.output) == .open }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    connection.write(buffer, len)
  }

  /// The delegate hears on the main queue, whichever loop it asks for.
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
