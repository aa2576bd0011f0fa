import Dispatch
import Foundation
import Glibc
import ObjCRuntime

/// A host whose reachability is asked for.
public final class SCNetworkReachability: @unchecked Sendable {
  let host: NetworkHost
  private let lock = NSLock()
  private var callout: SCNetworkReachabilityCallBack?
  private var context: SCNetworkReachabilityContext?
  private var watch: RouteWatch?
  private var known: SCNetworkReachabilityFlags?

  init(_ host: NetworkHost) { self.host = host }

  deinit { setCallback(nil, nil) }

  func setCallback(
    _ callout: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    lock.lock()
    let old = self.context
    self.callout = callout
    var kept = callout == nil ? nil : context
    if let info = kept?.info, let retain = kept?.retain {
      kept?.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    }
    self.context = kept
    lock.unlock()
    if let info = old?.info { old?.release?(UnsafeRawPointer(info)) }
  }

  /// Calls the callback on a queue with each change of the flags, until the queue is nil.
  func watch(on queue: DispatchQueue?) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    watch = nil
    guard let queue else { return true }
    known = host.flags
    watch = RouteWatch(queue: queue) { [weak self] in self?.routesDidChange() }
    return watch != nil
  }

  private func routesDidChange() {
    let now = host.flags
    lock.lock()
    let isNew = now != known
    known = now
    let (call, info) = (callout, context?.info)
    lock.unlock()
    if isNew { call?(self, now ?? [], info) }
  }
}

/// What is called when the reachability of a host changes.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how it is kept.
public struct SCNetworkReachabilityContext {
  /// Zero.
  public var version: CFIndex
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Called to keep `info` while there is a callback; nil keeps nothing.
  public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called when `info` is no longer needed.
  public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
  /// Says what `info` is. It is not called here.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Makes a context with nothing in it.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }
  /// Makes a context of what a callback is given and how it is kept.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Makes a question about an address; one of zeros asks about the network as a whole.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  NetworkHost(address).map(SCNetworkReachability.init)
}

/// Makes a question about the way between two addresses, of which the remote one counts.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  (remoteAddress ?? localAddress).flatMap(NetworkHost.init).map(SCNetworkReachability.init)
}

/// Makes a question about a host by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(.name(name))
}

/// Asks how the host can be reached now. A name is looked up first, which may take some time.
///
/// - Returns: Whether it is known.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  guard let found = target.host.flags else { return false }
  flags.pointee = found
  return true
}

/// Sets what is called when the reachability changes; nil for nothing.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Has the callback called on a queue; nil ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { target.watch(on: queue) }

/// Has the callback called on the main queue, whatever the loop: it is the main thread's nearly always.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool { target.watch(on: .main) }

/// The same, with the mode's name.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { target.watch(on: .main) }

/// Ends what `SCNetworkReachabilityScheduleWithRunLoop` began.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool { target.watch(on: nil) }

/// The same, with the mode's name.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { target.watch(on: nil) }
