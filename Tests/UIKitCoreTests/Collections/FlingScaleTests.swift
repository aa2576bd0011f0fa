import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class FlingScaleTests: XCTestCase {
  /// A fling costs what the visible cells cost, whatever number of items there is.
  func test_flingOverHundredThousandItems_worksOnVisibleCellsOnly() {
    onMainActor {
      var busiest: [Int] = []
      for count in [1000, 100_000] {
        let items = ItemFixture([count])
        let fixture = items.fixture
        items.view.contentOffset.y = 1000
        fixture.step()
        let made = ReuseCensus.created["cell"] ?? 0
        var most = 0
        var frames = 0
        fixture.down(150, 450)
        for step in 1...6 {
          fixture.pass(1.0 / 120)
          fixture.queue(150, 450 - CGFloat(step) * 60)
        }
        fixture.up()
        XCTAssertTrue(items.view.isDecelerating)
        let start = items.view.contentOffset.y
        while items.view.isDecelerating, frames < 2000 {
          fixture.step()
          frames += 1
          most = max(most, fixture.host.loop.lastStatistics.viewsLaidOut)
        }
        XCTAssertGreaterThan(items.view.contentOffset.y - start, 3000)
        // 15 to 18 cells are visible at a time, and one row is prepared ahead.
        XCTAssertLessThan((ReuseCensus.created["cell"] ?? 0) - made, 30)
        XCTAssertLessThan(most, 40)
        busiest.append(most)
        fixture.close()
      }
      XCTAssertEqual(busiest[0], busiest[1])
    }
  }
}
