import CSwiftRuntime
import PlatformInterface
import XCTest

/// Fails unless everything `make` returned is gone once `make`'s own references are.
@MainActor
public func assertReleases(
  _ make: () throws -> AnyObject, file: StaticString = #filePath, line: UInt = #line
) rethrows {
  weak var object: AnyObject?
  try autoreleasing { object = try make() }
  if let object {
    XCTFail(
      "A \(type(of: object)) should be released with its last owner; something still holds it.",
      file: file, line: line)
  }
}

/// A scope of its own, so that temporaries end with it.
@inline(never)
private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

/// Bytes that the process has allocated on its heap now.
public func allocatedBytes() -> Int { Int(tessera_allocated_bytes()) }

/// Fails where repeating `body` keeps allocating: the first `warmUp` rounds may fill caches, after
/// which the growth per round may be at most `bytesPerRound`.
@MainActor
public func assertNoGrowth(
  rounds: Int = 1000, warmUp: Int = 50, bytesPerRound: Int = 16, file: StaticString = #filePath,
  line: UInt = #line, _ body: (Int) throws -> Void
) rethrows {
  for round in 0..<warmUp { try body(round) }
  let before = allocatedBytes()
  for round in 0..<rounds { try body(warmUp + round) }
  let growth = allocatedBytes() - before
  if growth > rounds * bytesPerRound {
    XCTFail(
      "\(rounds) rounds should leave at most \(rounds * bytesPerRound) bytes behind; "
        + "they left \(growth).", file: file, line: line)
  }
}

/// What one of the process's caches keeps.
public struct CacheUse: Sendable {
  /// What the cache calls itself.
  public let name: String
  /// How many bytes its entries take.
  public let bytes: Int
  /// How many entries it holds.
  public let entries: Int
}

/// What all caches keep that share one budget, with the number of bytes that they may keep together.
@MainActor
public func cacheUse() -> (caches: [CacheUse], limit: Int) {
  let budget = CacheBudget.shared
  let caches = budget.contents.map {
    CacheUse(name: $0.name, bytes: $0.bytes, entries: $0.entries)
  }
  return (caches, budget.limit)
}
