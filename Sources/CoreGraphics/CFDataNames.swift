import Synchronization

/// Returns the address of the first of some bytes, as Core Foundation has it; nil where there are none.
///
/// The bytes are a value here, which their owner may have let go by the time that they are read: those of the last eight
/// calls stay where they are.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  return KeptBytes.keep(theData as NSData)
}

/// Returns the number of bytes, as Core Foundation has it.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

private struct KeptBytes: @unchecked Sendable {
  private var kept: [NSData] = []
  private static let last = Mutex(KeptBytes())

  static func keep(_ data: NSData) -> UnsafePointer<UInt8> {
    last.withLock { list in
      if list.kept.count == 8 { list.kept.removeFirst() }
      list.kept.append(data)
    }
    return data.bytes.assumingMemoryBound(to: UInt8.self)
  }
}
