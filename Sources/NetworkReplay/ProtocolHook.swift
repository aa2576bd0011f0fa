import Foundation
import FoundationNetworking

/// Makes FoundationNetworking ask registered protocols before its own ones.
///
/// A session asks the classes of its configuration first, which begin with those for HTTP and FTP, and
/// there is no way to change the configuration of all sessions of a program, least of all of the one
/// behind `Data(contentsOf:)`. So their `canInit(with:)` is replaced, in the tables of their classes,
/// by one that says no. `install()` finds the entries by what they hold and touches nothing where
/// Foundation is built otherwise.
enum ProtocolHook {
  /// The class that loads over HTTP.
  static let http = _typeByName("20FoundationNetworking16_HTTPURLProtocolC") as? URLProtocol.Type

  private static let classes = [
    "20FoundationNetworking16_HTTPURLProtocolC", "20FoundationNetworking15_FTPURLProtocolC",
    "20FoundationNetworking21_WebSocketURLProtocolC",
  ]

  /// False where Foundation is not built as expected.
  static func install() -> Bool {
    let symbols = dlopen(nil, RTLD_NOW)
    typealias LookUp =
      @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    guard let lookUp = dlsym(symbols, "swift_lookUpClassMethod"),
      let method = dlsym(
        symbols, "$s20FoundationNetworking11URLProtocolC7canInit4withSbAA10URLRequestV_tFZTq"),
      let description = dlsym(symbols, "$s20FoundationNetworking11URLProtocolCMn")
    else { return false }
    let found = unsafeBitCast(lookUp, to: LookUp.self)
    let no: @convention(c) () -> Bool = { false }
    for name in classes {
      guard let type = _typeByName(name), let superclass = _typeByName(base) else { return false }
      let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
      guard let old = found(metadata, method, description),
        old != found(unsafeBitCast(superclass, to: UnsafeRawPointer.self), method, description),
        let entry = entry(holding: old, in: metadata)
      else { return false }
      entry.pointee = unsafeBitCast(no, to: UnsafeRawPointer.self)
    }
    return true
  }

  private static let base = "20FoundationNetworking11URLProtocolC"

  /// Class tables of this size are enough for a class with forty methods and properties.
  private static func entry(
    holding function: UnsafeRawPointer, in metadata: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UnsafeRawPointer?>? {
    let words = metadata.assumingMemoryBound(to: UnsafeRawPointer?.self)
    // Behind kind, superclass and the class's own description.
    for place in 8..<120 where words[place] == function { return words + place }
    return nil
  }
}
