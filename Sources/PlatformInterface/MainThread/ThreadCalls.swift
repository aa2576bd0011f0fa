import CSwiftRuntime

/// The calls that a thread is in, with names, for a report.
struct ThreadCalls {
  fileprivate struct Call {
    var address: UInt
    /// Of the program or library; nil where unknown.
    var image: String?
    /// As the linker knows it, and as Swift writes it; nil where the symbols were stripped.
    var symbol: String?
    var name: String?
    var offset: UInt = 0
  }

  private let calls: [Call]

  private static let capacity = 64

  /// Where the calls of the calling thread go back to, innermost first.
  static var addresses: [UnsafeMutableRawPointer] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: capacity)
    let count = Int(tessera_calls(&addresses, Int32(capacity)))
    return addresses.prefix(count).compactMap { $0 }
  }

  /// Looks the names up in the program's table of symbols, each in as many steps as that has.
  init(of addresses: [UnsafeMutableRawPointer]) {
    // What reports is no news.
    calls = Array(
      addresses.map(Call.init).drop {
        $0.symbol.flatMap(SymbolName.module) == "PlatformInterface"
      })
  }

  /// What the calling thread is, in the words of Xcode's checker.
  static var thread: String {
    var name = [CChar](repeating: 0, count: 32)
    tessera_thread_name(&name, name.count)
    let threadName = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let queue = tessera_queue_label().map { String(cString: $0) } ?? ""
    return "PID: \(getpid()), TID: \(tessera_thread_id()), "
      + "Thread name: \(threadName.isEmpty ? "(none)" : threadName), "
      + "Queue name: \(queue.isEmpty ? "(none)" : queue)"
  }

  /// The function or property of UIKit that was called from outside; nil where it has no symbol.
  var nameInUIKit: String? {
    var found: String?
    for call in calls {
      guard let symbol = call.symbol, let module = SymbolName.module(of: symbol) else { continue }
      guard SymbolName.isUIKit(module), !SymbolName.isForeignExtension(call.name ?? "") else {
        break
      }
      found = call.name
    }
    return found.map(SymbolName.short)
  }

  /// The innermost function of a Swift module, as Swift writes it; nil where the symbols were stripped.
  var name: String? {
    calls.first { $0.symbol.flatMap(SymbolName.module) != nil }?.name
  }

  /// A line for each call, innermost first.
  var text: String {
    calls.enumerated().map { index, call in
      let image = call.image.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "???"
      let number = String(index).padding(toLength: 4, withPad: " ", startingAt: 0)
      let address = String(call.address, radix: 16)
      let zeros = String(repeating: "0", count: max(0, 16 - address.count))
      let place = call.name.map { " \($0) + \(call.offset)" } ?? ""
      return "\(number)\(image) 0x\(zeros)\(address)\(place)"
    }.joined(separator: "\n")
  }
}

extension ThreadCalls.Call {
  fileprivate init(_ pointer: UnsafeMutableRawPointer) {
    address = UInt(bitPattern: pointer)
    var start: UInt = 0
    var file: UnsafePointer<CChar>?
    // A call's address is where it comes back to, which may lie behind a function that never does.
    let symbolText = tessera_symbol(pointer - 1, &start, &file)
    image = file.map { String(cString: $0) }
    guard let symbolText else { return }
    defer { free(symbolText) }
    let symbol = String(cString: symbolText)
    self.symbol = symbol
    name = SymbolName.demangled(symbol)
    offset = address - start
  }
}
