import PlatformInterface

/// What tells a device from others.
@MainActor
enum VendorIdentifier {
  private static let key = "TesseraIdentifierForVendor"

  static var current: UUID {
    let name = AppInfo.dictionary["CFBundleIdentifier"] as? String ?? ""
    guard !(PlatformServices.current.application is any VirtualTimeApplication) else {
      return named(name)
    }
    if let kept = UserDefaults.standard.string(forKey: key).flatMap(UUID.init) { return kept }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }

  /// Always the same for a name.
  private static func named(_ name: String) -> UUID {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    var bytes: [UInt8] = []
    for round in 0..<16 {
      for byte in Array(name.utf8) + [UInt8(round)] {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      bytes.append(UInt8(truncatingIfNeeded: state >> 32))
    }
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
