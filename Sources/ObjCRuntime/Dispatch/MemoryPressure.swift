import Dispatch
import Foundation

/// A source that calls its handler as memory gets short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What has happened since the handler was last called.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What the source waits for.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  /// What has happened since the handler was last called.
  public var data: DispatchSource.MemoryPressureEvent {
    DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
  }

  /// What the source waits for.
  public var mask: DispatchSource.MemoryPressureEvent { MemoryWarnings.of(self)?.mask ?? [] }
}

extension DispatchSource {
  /// How short memory is.
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// There is enough of it again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// It gets short.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Programs are about to be ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Any of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source that waits for what `eventMask` names, and calls its handler on `queue`.
  ///
  /// A desktop says that memory gets short when it tells the app so, as `didReceiveMemoryWarningNotification`: that
  /// is a warning. It says neither that it is critical nor that it is over.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    let source = DispatchSource.makeUserDataOrSource(queue: queue) as! DispatchSource
    MemoryWarnings.connect(source, mask: eventMask)
    return source
  }
}

/// Hears the app's memory warnings for a source, as long as there is one.
private final class MemoryWarnings {
  let mask: DispatchSource.MemoryPressureEvent
  private var observer: (any NSObjectProtocol)?
  nonisolated(unsafe) private static var key: UInt8 = 0

  private init(_ mask: DispatchSource.MemoryPressureEvent) {
    self.mask = mask
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  static func connect(_ source: DispatchSource, mask: DispatchSource.MemoryPressureEvent) {
    let warnings = MemoryWarnings(mask)
    let events = mask.intersection(.warning)
    if !events.isEmpty {
      warnings.observer = NotificationCenter.default.addObserver(
        forName: NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification"),
        object: nil, queue: nil
      ) { [weak source] _ in
        (source as (any DispatchSourceUserDataOr)?)?.or(data: events.rawValue)
      }
    }
    AssociatedObjects.set(warnings, &key, .OBJC_ASSOCIATION_RETAIN, of: source)
  }

  static func of(_ source: any DispatchSourceMemoryPressure) -> MemoryWarnings? {
    AssociatedObjects.value(&key, of: source as AnyObject) as? MemoryWarnings
  }
}
