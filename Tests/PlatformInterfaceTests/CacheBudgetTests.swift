import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

/// The budget of all caches beside plain lists that are sorted whenever something has to go.
final class CacheBudgetTests: XCTestCase {
  func test_randomUse_keepsWhatAPlainSortedListKeeps() {
    onMainActor {
      for seed: UInt64 in 1...40 {
        var random = SeededGenerator(seed: seed)
        let limit = 64 * 1000
        let budget = CacheBudget(limit: limit)
        let caches = (0..<3).map { PlainCache("cache \($0)", budget) }
        var model: [PlainCache.Entry] = []
        for number in 0..<600 {
          CacheClock.tick()
          if random.int(0..<3) == 0, !model.isEmpty {
            let index = random.int(0..<model.count)
            model[index].lastUse = CacheClock.now
            caches[model[index].cache].use(model[index].id)
          } else {
            let entry = PlainCache.Entry(
              id: number, cache: random.int(0..<3), bytes: 1000 + random.int(0..<4000),
              lastUse: CacheClock.now)
            model.append(entry)
            caches[entry.cache].add(entry)
          }
          XCTAssertLessThanOrEqual(budget.byteCount, limit)
          // Trimming goes by steps, so the model follows to wherever the budget stopped.
          model.sort { $0.lastUse < $1.lastUse }
          while model.reduce(0, { $0 + $1.bytes }) > budget.byteCount { model.removeFirst() }
          let kept = Set(caches.flatMap { $0.entries.map(\.id) })
          guard kept == Set(model.map(\.id)) else {
            return XCTFail("seed \(seed), step \(number): another entry went than the oldest.")
          }
        }
        XCTAssertGreaterThan(budget.byteCount, limit / 2, "More goes than has to.")
      }
    }
  }

  func test_whatTheFrameUses_staysBeyondTheLimit_untilTheNextFrames() {
    onMainActor {
      let budget = CacheBudget()
      let cache = PlainCache("cache", budget)
      budget.beginFrame()
      for id in 0..<24 {
        cache.add(PlainCache.Entry(id: id, cache: 0, bytes: 1 << 20, lastUse: CacheClock.now))
      }
      XCTAssertEqual(cache.entries.count, 24)
      budget.beginFrame()
      XCTAssertEqual(cache.entries.count, 24)
      budget.beginFrame()
      XCTAssertLessThanOrEqual(cache.byteCount, budget.limit)
    }
  }

  func test_texts_haveAQuarter_andTakeNothingFromPictures() {
    onMainActor {
      let budget = CacheBudget()
      let pictures = PlainCache("pictures", budget)
      let texts = [
        PlainCache("layouts", budget, isOfText: true), PlainCache("masks", budget, isOfText: true),
      ]
      let kilobyte = 1024
      for id in 0..<10 {
        pictures.add(
          PlainCache.Entry(id: id, cache: 0, bytes: 1 << 20, lastUse: CacheClock.now))
      }
      // A list that is scrolled: texts come, and none is seen again.
      for id in 0..<2000 {
        budget.beginFrame()
        for cache in texts {
          cache.add(
            PlainCache.Entry(id: id, cache: 0, bytes: 8 * kilobyte, lastUse: CacheClock.now))
        }
      }
      let bytes = texts.reduce(0) { $0 + $1.byteCount }
      XCTAssertLessThanOrEqual(bytes, budget.limit / 4)
      XCTAssertGreaterThan(bytes, budget.limit / 5, "More goes than has to.")
      XCTAssertEqual(pictures.entries.count, 10)
      // Those that came last.
      XCTAssertEqual(texts.map { $0.entries.last?.id }, [1999, 1999])
      XCTAssertEqual(texts[0].entries.count, texts[1].entries.count, accuracy: 1)
    }
  }

  func test_oneFrame_staysBelowTheCeiling() {
    onMainActor {
      let budget = CacheBudget()
      let cache = PlainCache("cache", budget)
      budget.beginFrame()
      for id in 0..<200 {
        cache.add(PlainCache.Entry(id: id, cache: 0, bytes: 1 << 20, lastUse: CacheClock.now))
        XCTAssertLessThanOrEqual(budget.byteCount, budget.ceiling + 1 << 20)
      }
    }
  }

  func test_limit_growsWithWhatIsShown() {
    onMainActor {
      let budget = CacheBudget()
      let painter = NSObject()
      let small = budget.limit
      budget.shows(3840 * 2160 * 4, by: ObjectIdentifier(painter))
      XCTAssertGreaterThan(budget.limit, 3 * 3840 * 2160 * 4)
      XCTAssertGreaterThan(budget.ceiling, budget.limit)
      budget.shows(0, by: ObjectIdentifier(painter))
      XCTAssertEqual(budget.limit, small)
    }
  }

  func test_rest_comesOnceNothingMoves_andKeepsWhatWasUsedLast() {
    onMainActor {
      let budget = CacheBudget()
      let cache = PlainCache("cache", budget)
      for id in 0..<14 {
        for _ in 0..<2 { budget.beginFrame() }
        cache.add(PlainCache.Entry(id: id, cache: 0, bytes: 1 << 20, lastUse: CacheClock.now))
      }
      XCTAssertTrue(budget.checkForRest(), "Frames were painted since the last look.")
      XCTAssertEqual(cache.entries.count, 14)
      // A caret that blinks is no movement.
      for _ in 0..<10 { budget.beginFrame() }
      XCTAssertFalse(budget.checkForRest())
      XCTAssertLessThanOrEqual(cache.byteCount, budget.limit / 4)
      XCTAssertEqual(cache.entries.last?.id, 13)
      XCTAssertFalse(cache.entries.isEmpty)
    }
  }

  func test_whatNobodyUsedForTwoMinutes_goes_whileOthersAreUsed() {
    onMainActor {
      let budget = CacheBudget()
      let cache = PlainCache("cache", budget)
      for id in 0..<2 {
        cache.add(PlainCache.Entry(id: id, cache: 0, bytes: 1000, lastUse: CacheClock.now))
      }
      // A check every five seconds.
      for check in 1...25 {
        for _ in 0..<300 { budget.beginFrame() }
        cache.use(1)
        budget.checkForRest()
        let expected = check < 25 ? [0, 1] : [1]
        XCTAssertEqual(cache.entries.map(\.id).sorted(), expected, "check \(check)")
      }
    }
  }

  func test_removeAll_emptiesEveryCache() {
    onMainActor {
      let budget = CacheBudget(limit: 1 << 20)
      let caches = [PlainCache("a", budget), PlainCache("b", budget)]
      for cache in caches {
        cache.add(PlainCache.Entry(id: 1, cache: 0, bytes: 1000, lastUse: CacheClock.now))
      }
      XCTAssertEqual(budget.contents.map(\.bytes), [1000, 1000])
      budget.removeAll()
      XCTAssertEqual(budget.byteCount, 0)
    }
  }

  // MARK: Decoded pixels

  func test_decodedPixels_randomUse_keepsWhatAPlainListKeeps() {
    for seed: UInt64 in 1...20 {
      var random = SeededGenerator(seed: seed)
      let size = PixelBuffer(width: 16, height: 16).byteCount
      let cache = DecodedPixelCache(limit: 20 * size)
      let owners = (0..<60).map { _ in NSObject() }
      var model: [(owner: Int, lastUse: UInt64)] = []
      for _ in 0..<400 {
        CacheClock.tick()
        let owner = random.int(0..<owners.count)
        let id = ObjectIdentifier(owners[owner])
        let known = model.firstIndex { $0.owner == owner }
        XCTAssertEqual(cache.buffer(of: id) != nil, known != nil)
        if let known { model.remove(at: known) }
        if random.int(0..<8) == 0 {
          cache.forget(id)
        } else {
          if known == nil { cache.keep(PixelBuffer(width: 16, height: 16), of: id) }
          model.append((owner, CacheClock.now))
          if model.count > 20 { model.removeFirst() }
        }
        XCTAssertEqual(cache.entryCount, model.count)
        XCTAssertEqual(cache.byteCount, model.count * size)
        XCTAssertEqual(cache.oldestUse(), model.first?.lastUse)
      }
    }
  }
}

@MainActor
private final class PlainCache: BudgetedCache {
  struct Entry {
    var id: Int
    var cache: Int
    var bytes: Int
    var lastUse: UInt64
  }
  let name: String
  let isOfText: Bool
  private let budget: CacheBudget
  private(set) var entries: [Entry] = []

  init(_ name: String, _ budget: CacheBudget, isOfText: Bool = false) {
    self.name = name
    self.isOfText = isOfText
    self.budget = budget
    budget.register(self)
  }

  func add(_ entry: Entry) {
    entries.append(entry)
    budget.grew(by: entry.bytes)
  }

  func use(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    var entry = entries.remove(at: index)
    entry.lastUse = CacheClock.now
    entries.append(entry)
  }

  var byteCount: Int { entries.reduce(0) { $0 + $1.bytes } }
  var entryCount: Int { entries.count }
  func oldestUse() -> UInt64? { entries.first?.lastUse }
  func removeOldest() { entries.removeFirst() }
  func removeAll() { entries = [] }
}
