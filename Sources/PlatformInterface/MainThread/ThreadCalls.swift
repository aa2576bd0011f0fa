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
    let all = addresses.map(Call.init)
    func reports(_ call: Call) -> Bool {
      call.symbol.flatMap(SymbolName.module) == "PlatformInterface"
    }
    // What reports is no news, nor what it asks for the calls: a sanitizer puts a function of its own there.
    let first = all.prefix(3).firstIndex(where: reports) ?? 0
    calls = Array(all[first...].drop(while: reports))
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

/// Names for reports of who asked for something. Main thread only.
@MainActor
package enum ProgramFunction {
  /// What was found for an address; nil stands for a library's function or one without a name.
  private static var known: [UnsafeMutableRawPointer: String?] = [:]

  private static let libraries: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "XCTest", "Testing", "UIKitTestSupport",
  ]

  /// The innermost function of the program's own, `Clock.start()`, among return addresses, the innermost
  /// first; nil where all are libraries' or the symbols were stripped. An address takes as many steps as
  /// the program has symbols, the first time.
  package static func name(in addresses: [UnsafeMutableRawPointer]) -> String? {
    for address in addresses {
      if let name = name(at: address) { return name }
    }
    return nil
  }

  private static func name(at address: UnsafeMutableRawPointer) -> String? {
    if let name = known[address] { return name }
    let call = ThreadCalls.Call(address)
    var name: String?
    if let module = call.symbol.flatMap(SymbolName.module), !SymbolName.isUIKit(module),
      !libraries.contains(module), !module.hasSuffix("PackageTests")
    {
      name = call.name.map(SymbolName.short)
    }
    known[address] = .some(name)
    return name
  }
}
