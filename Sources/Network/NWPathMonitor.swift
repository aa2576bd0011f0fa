import Dispatch
import Foundation
import SystemConfiguration

/// Tells how the network can be reached, once it is started and with each change.
public final class NWPathMonitor: @unchecked Sendable {
  private let allows: @Sendable (NWInterface.InterfaceType) -> Bool
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var own: DispatchQueue?
  private var watch: RouteWatch?
  private var known: NWPath?
  private var isCancelled = false

  /// Makes a monitor of all ways.
  public convenience init() { self.init { _ in true } }

  /// Makes a monitor of ways of one kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init { $0 == requiredInterfaceType }
  }

  /// Makes a monitor of ways of all kinds but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init { !prohibitedInterfaceTypes.contains($0) }
  }

  private init(_ allows: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
    self.allows = allows
  }

  /// Called on the monitor's queue with the path as it is once the monitor is started, and with each other one.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The path that was told last; before the first one that of the moment.
  public var currentPath: NWPath { lock.withLock { known } ?? .now(allows) }

  /// The queue of the handler; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { own } }

  /// Starts to tell paths. Later calls, and those after `cancel()`, do nothing.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard own == nil, !isCancelled else { return false }
      own = queue
      return true
    }
    guard isFirst else { return }
    let watch = RouteWatch(queue: queue) { [weak self] in self?.update() }
    lock.withLock { self.watch = watch }
    // The monitor is kept until the first path is told, as on iOS, where the system holds it.
    queue.async { self.update() }
  }

  /// Stops for good.
  public func cancel() {
    lock.withLock {
      isCancelled = true
      watch = nil
    }
  }

  private func update() {
    let path = NWPath.now(allows)
    let call = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      guard !isCancelled, path != known else { return nil }
      known = path
      return handler
    }
    call?(path)
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// Waits for one path after the other.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = NWPath
    private let monitor: NWPathMonitor
    private var paths: AsyncStream<NWPath>.Iterator

    init(_ monitor: NWPathMonitor) {
      self.monitor = monitor
      paths = AsyncStream { paths in
        monitor.pathUpdateHandler = { paths.yield($0) }
      }.makeAsyncIterator()
      monitor.start(queue: DispatchQueue(label: "NWPathMonitor"))
    }

    public mutating func next() async -> NWPath? { await paths.next() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(self) }
}
