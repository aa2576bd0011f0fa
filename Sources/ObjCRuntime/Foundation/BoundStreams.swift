import Foundation
import PlatformInterface

extension Stream {
  /// Makes a stream that reads what another writes.
  ///
  /// Writing waits while the buffer between them is full, reading while it is empty and the other stream is not closed,
  /// so that each end wants a thread of its own.
  ///
  /// - Parameters:
  ///   - bufferSize: how many bytes may wait to be read; at least 1.
  ///   - inputStream: gets the end that is read.
  ///   - outputStream: gets the end that is written.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
    outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
  ) {
    let pipe = BoundStreamBuffer(capacity: max(bufferSize, 1))
    inputStream?.pointee = BoundInputStream(pipe)
    outputStream?.pointee = BoundOutputStream(pipe)
  }
}

/// The bytes between the two ends. Threads share it.
private final class BoundStreamBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var bytes: [UInt8] = []
  private var statuses = (input: Stream.Status.notOpen, output: Stream.Status.notOpen)

  init(capacity: Int) { self.capacity = capacity }

  func set(
    _ end: WritableKeyPath<(input: Stream.Status, output: Stream.Status), Stream.Status>,
    _ status: Stream.Status
  ) {
    condition.lock()
    statuses[keyPath: end] = status
    condition.broadcast()
    condition.unlock()
  }

  func status(
    _ end: KeyPath<(input: Stream.Status, output: Stream.Status), Stream.Status>
  ) -> Stream.Status {
    condition.lock()
    defer { condition.unlock() }
    return statuses[keyPath: end]
  }

  var hasBytes: Bool {
    condition.lock()
    defer { condition.unlock() }
    return !bytes.isEmpty
  }

  var hasSpace: Bool {
    condition.lock()
    defer { condition.unlock() }
    return bytes.count < capacity
  }

  /// Takes what there is, up to a number of bytes; 0 at the end, -1 where this end is not open.
  func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    condition.lock()
    defer { condition.unlock() }
    guard statuses.input == .open || statuses.input == .atEnd, count >= 0 else { return -1 }
    while bytes.isEmpty, statuses.output != .closed, statuses.input == .open { condition.wait() }
    let taken = min(count, bytes.count)
    bytes.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { target.update(from: start, count: taken) }
    }
    bytes.removeFirst(taken)
    if taken == 0, count > 0 { statuses.input = .atEnd }
    condition.broadcast()
    return taken
  }

  /// Adds as many bytes as there is space for; -1 where this end is not open, or nobody will read them.
  func write(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    condition.lock()
    defer { condition.unlock() }
    guard statuses.output == .open, count >= 0 else { return -1 }
    while bytes.count == capacity, statuses.input != .closed, statuses.output == .open {
      condition.wait()
    }
    guard statuses.input != .closed, statuses.output == .open else { return -1 }
    let added = min(count, capacity - bytes.count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: added))
    condition.broadcast()
    return added
  }
}

private final class BoundInputStream: InputStream {
  private let pipe: BoundStreamBuffer

  init(_ pipe: BoundStreamBuffer) {
    self.pipe = pipe
    super.init(data: Data())
  }

  override func open() { if streamStatus == .notOpen { pipe.set(\.input, .open) } }
  override func close() { pipe.set(\.input, .closed) }
  override var streamStatus: Stream.Status { pipe.status(\.input) }
  override var hasBytesAvailable: Bool { pipe.hasBytes }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    pipe.read(buffer, len)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool {
    false
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    Unsupported.report("schedule(in:forMode:) of a bound stream")
  }
}

private final class BoundOutputStream: OutputStream {
  private let pipe: BoundStreamBuffer

  init(_ pipe: BoundStreamBuffer) {
    self.pipe = pipe
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    pipe = BoundStreamBuffer(capacity: 1)
    super.init(toMemory: ())
  }

  override func open() { if streamStatus == .notOpen { pipe.set(\.output, .open) } }
  override func close() { pipe.set(\.output, .closed) }
  override var streamStatus: Stream.Status { pipe.status(\.output) }
  override var hasSpaceAvailable: Bool { pipe.hasSpace }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    pipe.write(buffer, len)
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    Unsupported.report("schedule(in:forMode:) of a bound stream")
  }
}
