/// What the program used that is not there yet, reported once per symbol by name.
package enum Unsupported {
  private final class Record: @unchecked Sendable {
    let lock = NSLock()
    var symbols: [String] = []
  }
  private static let record = Record()

  /// Says once on standard error that `symbol`, named as Apple documents it, does nothing yet.
  package static func report(_ symbol: String) {
    let isNew = record.lock.withLock {
      guard !record.symbols.contains(symbol) else { return false }
      record.symbols.append(symbol)
      return true
    }
    if isNew { Log.write("\(symbol) is not supported yet; the call has no effect.") }
  }

  /// Forgets what was reported, for a test of reports.
  package static func reset() { record.lock.withLock { record.symbols = [] } }

  /// In the order of first use; part of the view dump.
  package static var reported: [String] { record.lock.withLock { record.symbols } }
}

/// Warnings for the developer of the app, on standard error as UIKit's own.
package enum Log {
  private final class Sink: @unchecked Sendable {
    let lock = NSLock()
    var lines: [String] = []
    var handler: (@Sendable (String) -> Void)?
  }
  private static let sink = Sink()

  package static func write(_ message: String) {
    let handler = sink.lock.withLock {
      sink.lines.append(message)
      if sink.lines.count > 1000 { sink.lines.removeFirst(500) }
      return sink.handler
    }
    if let handler { return handler(message) }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Sends further messages to a test instead of standard error; nil restores that.
  package static func redirect(to handler: (@Sendable (String) -> Void)?) {
    sink.lock.withLock { sink.handler = handler }
  }

  /// The newest lines, oldest first.
  package static var recentLines: [String] { sink.lock.withLock { sink.lines } }
}
