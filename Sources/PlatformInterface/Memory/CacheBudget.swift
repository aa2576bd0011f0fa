import CSwiftRuntime

/// A cache that shares the process's budget. Main thread only.
///
/// What it keeps can be made again, so anything may be taken away between two calls. Counted is
/// whatever goes with an entry: pixels, keys, objects that nobody else may hold.
@MainActor
package protocol BudgetedCache: AnyObject {
  /// What measurements call it.
  var name: String { get }
  var byteCount: Int { get }
  var entryCount: Int { get }
  /// Whether it keeps texts: what a list has scrolled past is text that hardly anybody sees again, there is no end of
  /// it, and it is soon made anew, so that all of it gets a part of what is kept.
  var isOfText: Bool { get }
  /// The `CacheClock`'s time at which the entry was used that was unused for longest; nil where none
  /// can go.
  func oldestUse() -> UInt64?
  /// Lets that entry go.
  func removeOldest()
  func removeAll()
}

extension BudgetedCache {
  package var isOfText: Bool { false }
}

/// Bounds in bytes what all caches keep together: a few times the pixels that windows show.
///
/// Beyond the limit goes what was unused for longest, in whichever cache it is; texts have a quarter of it.
/// What the present frame and the one before it used stays up to a higher ceiling, since painting it again
/// at once would cost more than it saves. Main thread only.
@MainActor
package final class CacheBudget {
  package static let shared = CacheBudget()

  private struct Member {
    weak var cache: (any BudgetedCache)?
    let isOfText: Bool
  }
  private var members: [Member] = []
  /// Bytes of the pixels that each painter paints into.
  private var screens: [ObjectIdentifier: Int] = [:]
  private let fixedLimit: Int?
  /// Frames were painted, or objects made, since memory was given back.
  private var wasBusy = true
  private var lastCheck: UInt64 = 0

  /// How many screens' pixels may be kept.
  private static let screenCount = 4
  private static let smallestLimit = 16 << 20
  private static let largestLimit = 128 << 20
  /// What frames may use at once however small the screen is.
  private static let smallestCeiling = 48 << 20

  /// Bytes that may be kept.
  package private(set) var limit: Int
  /// Bytes beyond which not even what is in use is kept.
  package private(set) var ceiling: Int
  /// Bytes that came since the sum was last looked at.
  private var added = 0

  /// - Parameter limit: bytes of everything, in use or not; nil to go by what is shown.
  package init(limit: Int? = nil) {
    fixedLimit = limit
    self.limit = limit ?? Self.smallestLimit
    ceiling = limit ?? Self.smallestCeiling
    if limit == nil { register(DecodedPictures.shared) }
  }

  // MARK: Caches

  /// Counts `cache` as long as it lives.
  package func register(_ cache: any BudgetedCache) {
    members.removeAll { $0.cache == nil }
    members.append(Member(cache: cache, isOfText: cache.isOfText))
  }

  /// What every cache keeps; for measurements and tests.
  package var contents: [(name: String, bytes: Int, entries: Int)] {
    members.compactMap { $0.cache.map { ($0.name, $0.byteCount, $0.entryCount) } }
  }

  package var byteCount: Int { members.reduce(0) { $0 + ($1.cache?.byteCount ?? 0) } }

  /// Told by a cache after it took in something of so many bytes.
  package func grew(by bytes: Int) {
    added += bytes
    if added > slack { trim() }
  }

  /// The sum is looked at only after so many bytes came, so that a full cache costs little.
  private var slack: Int { limit / 64 }

  // MARK: Screens

  /// Told by a painter of the pixels it paints into; zero when it goes.
  package func shows(_ bytes: Int, by painter: ObjectIdentifier) {
    guard screens[painter, default: 0] != bytes else { return }
    screens[painter] = bytes > 0 ? bytes : nil
    guard fixedLimit == nil else { return }
    let wanted = Self.screenCount * screens.values.reduce(0, +)
    limit = min(max(wanted, Self.smallestLimit), Self.largestLimit)
    ceiling = max(3 * limit, Self.smallestCeiling)
    DecodedPixelCache.shared.limit = ceiling
  }

  /// A frame begins to be painted.
  package func beginFrame() {
    CacheClock.tick()
    trim()
  }

  // MARK: Letting go

  /// Lets go of what is beyond the limit.
  private func trim() {
    added = 0
    var (count, textCount) = (0, 0)
    for member in members {
      let bytes = member.cache?.byteCount ?? 0
      count += bytes
      if member.isOfText { textCount += bytes }
    }
    // A budget whose limit is given is one for all.
    let textLimit = fixedLimit == nil ? limit / Self.textShare : limit
    if textCount > textLimit - slack {
      let freed = trim(members.filter(\.isOfText), textCount, to: textLimit - 2 * slack)
      count -= freed
    }
    if count > limit - slack { _ = trim(members, count, to: limit - 2 * slack) }
  }

  /// What part of all bytes is texts'.
  private static let textShare = 4

  /// Trims some caches as long as frames are painted: what the last two used stays below the ceiling.
  private func trim(_ members: [Member], _ count: Int, to bound: Int) -> Int {
    trim(members, count, to: bound, sparing: fixedLimit == nil ? CacheClock.now &- 1 : .max)
  }

  /// - Parameters:
  ///   - count: the bytes that the caches keep.
  ///   - spared: what was used then or later stays below the ceiling.
  /// - Returns: the bytes that went.
  private func trim(
    _ members: [Member], _ count: Int, to bound: Int, sparing spared: UInt64
  ) -> Int {
    let caches = members.compactMap(\.cache)
    let all = count
    var count = count
    while count > bound {
      var oldest: (any BudgetedCache)?
      var time = UInt64.max
      for cache in caches {
        if let use = cache.oldestUse(), use < time {
          oldest = cache
          time = use
        }
      }
      guard let oldest, time < spared || count > ceiling else { break }
      let before = oldest.byteCount
      oldest.removeOldest()
      guard oldest.byteCount < before else { break }
      count -= before - oldest.byteCount
    }
    return all - count
  }

  /// The clock's times at the last checks, the latest last.
  private var checks: [UInt64] = []
  /// Two minutes.
  private static let unusedChecks = 24

  /// Seconds between two checks for rest.
  package static let checkInterval: TimeInterval = 5
  /// Fewer frames between two checks are none that move anything: a blinking caret's.
  private static let stillFrames: UInt64 = 15

  /// Gives back most of what is kept where hardly anything was painted since the last look. Called by
  /// the platform every `checkInterval` seconds while frames are painted, and once after that.
  ///
  /// - Returns: whether something moves, so that another appearance is worth it without another
  ///   frame.
  @discardableResult
  package func checkForRest() -> Bool {
    let now = CacheClock.now
    let frames = now &- lastCheck
    lastCheck = now
    removeUnused(at: now)
    guard frames <= Self.stillFrames else {
      wasBusy = true
      return true
    }
    if wasBusy { rest() }
    return false
  }

  /// Lets go of what nobody used for `unusedChecks` checks, so that a program that is used all day holds
  /// what it shows, not what it showed.
  private func removeUnused(at now: UInt64) {
    checks.append(now)
    guard checks.count > Self.unusedChecks else { return }
    let time = checks.removeFirst()
    for cache in members.compactMap(\.cache) {
      while let use = cache.oldestUse(), use < time {
        let before = cache.byteCount
        cache.removeOldest()
        guard cache.byteCount < before else { break }
      }
    }
    // A program that never rests keeps the gaps between what it frees, too.
    checksSinceReturn += 1
    if checksSinceReturn >= Self.unusedChecks {
      checksSinceReturn = 0
      tessera_give_back_memory()
    }
  }
  private var checksSinceReturn = 0

  /// What was used last stays, a screen's worth, so that going on begins smoothly.
  package func rest() {
    wasBusy = false
    _ = trim(members, byteCount, to: limit / Self.screenCount, sparing: .max)
    tessera_give_back_memory()
  }

  /// Lets everything go: memory is short.
  package func removeAll() {
    for member in members { member.cache?.removeAll() }
    tessera_give_back_memory()
  }
}

/// The decoded pixels of all threads, as a part of the budget.
@MainActor
private final class DecodedPictures: BudgetedCache {
  static let shared = DecodedPictures()
  private let pixels = DecodedPixelCache.shared

  let name = "decoded pictures"
  var byteCount: Int { pixels.byteCount }
  var entryCount: Int { pixels.entryCount }
  func oldestUse() -> UInt64? { pixels.oldestUse() }
  func removeOldest() { pixels.removeOldest() }
  func removeAll() { pixels.removeAll() }
}
