import Dispatch
import Glibc

/// Reads what the system says of itself under a name, as programs ask for the device's model: `hw.machine`, `hw.model`,
/// `hw.ncpu`, `hw.activecpu`, `hw.memsize`, `kern.ostype`, `kern.osrelease`, `kern.hostname`. As on a simulator the
/// machine is that of the desktop.
///
/// - Parameters:
///   - oldp: gets the value, as much of it as fits; nil to ask for its size alone.
///   - oldlenp: the available size in bytes, and behind the call the value's.
///   - newp: nil; nothing can be set.
/// - Returns: 0, or -1 with `errno`: ENOENT for a name that is not known, ENOMEM where the value does not fit, EPERM where
///   something should be set.
@_disfavoredOverload
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  func failed(_ number: Int32) -> Int32 {
    errno = number
    return -1
  }
  if newp != nil { return failed(EPERM) }
  guard let name, let value = SystemControl.value(of: String(cString: name)) else {
    return failed(ENOENT)
  }
  guard let oldlenp else { return 0 }
  let available = oldlenp.pointee
  oldlenp.pointee = value.count
  guard let oldp else { return 0 }
  value.prefix(available).withUnsafeBytes { bytes in
    if let base = bytes.baseAddress { oldp.copyMemory(from: base, byteCount: bytes.count) }
  }
  return available < value.count ? failed(ENOMEM) : 0
}

private enum SystemControl {
  /// The bytes of a value: a text with its end, or a number as Darwin has it. Nil for a name that is not known.
  static func value(of name: String) -> [UInt8]? {
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    switch name {
    case "hw.machine", "hw.model": return text(&system.machine)
    case "kern.ostype": return text(&system.sysname)
    case "kern.osrelease": return text(&system.release)
    case "kern.hostname": return text(&system.nodename)
    case "hw.ncpu", "hw.activecpu", "hw.logicalcpu", "hw.physicalcpu":
      return bytes(Int32(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    case "hw.memsize":
      return bytes(
        UInt64(clamping: sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))))
    default: return nil
    }
  }

  private static func text<Field>(_ field: inout Field) -> [UInt8] {
    withUnsafeBytes(of: &field) { Array($0.prefix { $0 != 0 }) + [0] }
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }
}
