import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Random changes of all kinds, many of them inside running animations, against plain arrays: what is
/// shown, where, by which cells, what is selected, where the content is. Collection and table views
/// go through the same.
///
/// The environment says how much, CONTRIBUTING.md how to use it:
///
/// - `TESSERA_UPDATES=1000000`: as many updates of each kind of list instead of the few thousand of
///   every day;
/// - `TESSERA_SEED=17`: that seed alone, or with a number of updates the first of them;
/// - `TESSERA_SHARD=0/4`: every fourth seed, and a fourth of the updates.
final class UpdateViewModelTests: XCTestCase {
  func test_randomUpdatesOfCollectionViews_agreeWithPlainArrays() {
    agree("collection views") { CollectionModelFace($0, seed: $1) }
  }

  /// What random runs found once, each a bug of its own or of the next one's kind.
  func test_seedsThatFailed_agreeWithPlainArrays() {
    onMainActor {
      for seed in [
        539, 768, 909, 1264, 1524, 2172, 3659, 6194, 6514, 7039, 7159, 7454,
        8438,
      ] {
        _ = UpdateModelRun(seed: seed) { CollectionModelFace($0, seed: $1) }.run(updates: 40)
      }
    }
  }

  func test_randomUpdatesOfTableViews_agreeWithPlainArrays() {
    agree("table views") { TableModelFace($0, seed: $1) }
  }

  private func agree(
    _ name: String, _ makeFace: @MainActor @Sendable ([[String]], Int) -> any UpdateModelFace
  ) {
    let environment = ProcessInfo.processInfo.environment
    let all = environment["TESSERA_UPDATES"].flatMap(Int.init)
    let first = environment["TESSERA_SEED"].flatMap(Int.init)
    let shard = (environment["TESSERA_SHARD"] ?? "0/1").split(separator: "/").compactMap {
      Int($0)
    }
    guard shard.count == 2, shard[1] > 0, (0..<shard[1]).contains(shard[0]) else {
      return XCTFail("TESSERA_SHARD has to be like 0/4.")
    }
    let wanted = all.map { $0 / shard[1] } ?? (first == nil ? 1_500 : 1)
    onMainActor {
      var done = 0
      var seed = (first ?? 0) + shard[0]
      while done < wanted {
        // After a crash the last line tells with which seed it began.
        if all != nil, seed / shard[1] % 25 == 0 { Log.write("\(name): seed \(seed)") }
        done += UpdateModelRun(seed: seed, makeFace).run(updates: min(40, wanted - done))
        seed += shard[1]
      }
      if all != nil { Log.write("\(name): \(done) updates, seeds below \(seed)") }
    }
  }
}
