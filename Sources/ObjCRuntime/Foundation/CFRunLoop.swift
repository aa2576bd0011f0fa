import Foundation

/// A count or an index, under the name that C functions of Core Foundation use.
public typealias CFIndex = Int

/// Switches, under the name that C functions of Core Foundation use.
public typealias CFOptionFlags = UInt

/// What makes memory for objects of Core Foundation's. There is one here, the system's.
public final class CFAllocator: Sendable {
  init() {}
}

/// The allocator that `nil` stands for.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A thread's run loop, as C functions take it.
public final class CFRunLoop: @unchecked Sendable {
  private static let key = "ObjCRuntime.CFRunLoop"
  /// The loop that it stands for.
  package let loop: RunLoop

  private init(_ loop: RunLoop) { self.loop = loop }

  /// One object for each loop, so that two of them can be compared.
  fileprivate static func standing(for loop: RunLoop) -> CFRunLoop {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? CFRunLoop, known.loop === loop { return known }
    let made = CFRunLoop(loop)
    if loop === RunLoop.current { storage[key] = made }
    return made
  }
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.standing(for: .main) }
/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.standing(for: .current) }

/// Has a run loop that waits look at what there is to do; nothing where it is nil.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  // A loop that gets a timer works out anew when it is to wake.
  rl?.loop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .common)
}

/// What a run loop listens to while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Makes the mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode that a loop is in while nothing is scrolled.
  public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)
  /// Every mode that was declared a common one.
  public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)
}

/// The name of the mode that a loop is in while nothing is scrolled.
public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
/// The name that stands for every common mode.
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
