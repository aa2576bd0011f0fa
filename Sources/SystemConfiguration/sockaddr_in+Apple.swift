import Glibc

// Addresses of Apple's systems say how long they are; those of Linux do not, and whoever takes one is told.

extension sockaddr_in {
  /// The address's length in bytes. What is set counts for nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  /// Makes an address in the form of Apple's systems, of which the length counts for nothing.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init(
      sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr,
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension sockaddr_in6 {
  /// The address's length in bytes. What is set counts for nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr {
  /// The length in bytes of an address of this family. What is set counts for nothing.
  public var sa_len: UInt8 {
    get {
      Int32(sa_family) == AF_INET6
        ? UInt8(MemoryLayout<sockaddr_in6>.size) : UInt8(MemoryLayout<sockaddr_in>.size)
    }
    set {}
  }
}
