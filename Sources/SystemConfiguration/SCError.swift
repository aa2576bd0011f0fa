/// No failure.
public let kSCStatusOK: Int32 = 0
/// Something failed, nobody knows why.
public let kSCStatusFailed: Int32 = 1001

/// What the last call on this thread ended in. Calls that fail here say so by what they return alone.
public func SCError() -> Int32 { kSCStatusOK }

/// Returns a sentence for a status, which is never freed.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  switch status {
  case kSCStatusOK: success
  case kSCStatusFailed: failed
  default: unknown
  }
}

nonisolated(unsafe) private let success = text("Success!")
nonisolated(unsafe) private let failed = text("Failed!")
nonisolated(unsafe) private let unknown = text("Unknown error")

private func text(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
