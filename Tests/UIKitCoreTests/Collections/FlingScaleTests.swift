import PlatformInterface
import XCTest

@testable import UIKitCore

final class FlingScaleTests: XCTestCase {
  /// A fling costs what the visible cells cost, whatever number of items there is.
  func test_flingOverHundredThousandItems_worksOnVisibleCellsOnly() {
    onMainActor {
      var busiest: [Int] = []
      for count in [1000, 100_000] {
        let items = ItemStage([count])
        let stage = items.stage
        items.view.contentOffset.y = 1000
        stage.step()
        let made = ReuseCensus.created["cell"] ?? 0
        var most = 0
        var frames = 0
        stage.down(150, 450)
        for step in 1...6 {
          stage.pass(1.0 / 120)
          stage.queue(150, 450 - CGFloat(step) * 60)
        }
        stage.up()
        XCTAssertTrue(items.view.isDecelerating)
        let start = items.view.contentOffset.y
        while items.view.isDecelerating, frames < 2000 {
          stage.step()
          frames += 1
          most = max(most, stage.host.loop.lastStatistics.viewsLaidOut)
        }
        XCTAssertGreaterThan(items.view.contentOffset.y - start, 3000)
        // 15 to 18 cells are visible at a time, and one row is prepared ahead.
        XCTAssertLessThan((ReuseCensus.created["cell"] ?? 0) - made, 30)
        XCTAssertLessThan(most, 40)
        busiest.append(most)
        stage.close()
      }
      XCTAssertEqual(busiest[0], busiest[1])
    }
  }
}
