import PlatformInterface
import XCTest

@testable import QuartzCore

final class TileGridTests: XCTestCase {
  private let bounds = CGRect(x: 0, y: 0, width: 1000, height: 600)

  private func tiles(
    _ grid: TileGrid, _ visible: CGRect, density: CGFloat = 1, contentsScale: CGFloat = 1
  ) -> TileGrid.Shown {
    grid.tiles(
      of: TileView(visible: visible, density: density), in: bounds, contentsScale: contentsScale)
  }

  func test_tilesInSight_areThoseThatTheRectangleTouches() {
    let shown = tiles(TileGrid(), CGRect(x: 300, y: 500, width: 300, height: 400))
    XCTAssertEqual(shown.tiles.map { [$0.column, $0.row] }, [[1, 1], [2, 1], [1, 2], [2, 2]])
    XCTAssertEqual(shown.rect(of: shown.tiles[0]), CGRect(x: 256, y: 256, width: 256, height: 256))
    XCTAssertEqual(
      shown.rect(of: shown.tiles[3]), CGRect(x: 512, y: 512, width: 256, height: 88),
      "cut off at the bounds")
    XCTAssertTrue(tiles(TileGrid(), CGRect(x: 2000, y: 0, width: 10, height: 10)).tiles.isEmpty)
    XCTAssertTrue(tiles(TileGrid(), .null).tiles.isEmpty)
  }

  func test_tileSize_isInPixels() {
    let shown = tiles(TileGrid(), bounds, density: 2, contentsScale: 2)
    XCTAssertEqual(shown.side, CGSize(width: 128, height: 128))
    XCTAssertEqual(shown.scale, 2)
  }

  func test_levels_followTheDensity() {
    var grid = TileGrid()
    func levels() -> [Int] {
      [0.1, 0.25, 0.3, 0.5, 0.9, 1, 1.5, 2, 3, 8].map {
        grid.level(density: $0, contentsScale: 1)
      }
    }
    XCTAssertEqual(levels(), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    grid.levels = 3
    XCTAssertEqual(levels(), [-2, -2, -1, -1, 0, 0, 0, 0, 0, 0])
    grid.bias = 2
    XCTAssertEqual(levels(), [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2])
    XCTAssertEqual(grid.level(density: 2 * 1.00001, contentsScale: 1), 1, "rounding is no zoom")
    XCTAssertEqual(tiles(grid, bounds, density: 4).side, CGSize(width: 64, height: 64))
    XCTAssertEqual(tiles(grid, bounds, density: 0.5).side, CGSize(width: 512, height: 512))
  }

  func test_tooManyTiles_areMadeLarger_andSaySo() {
    LayerLimits.reset()
    var grid = TileGrid()
    grid.tileSize = CGSize(width: 2, height: 2)
    XCTAssertLessThanOrEqual(tiles(grid, bounds).tiles.count, LayerLimits.tiles)
    XCTAssertEqual(LayerLimits.reported.count, 1)
    LayerLimits.reset()
    grid.tileSize = .zero
    XCTAssertEqual(tiles(grid, bounds).side, CGSize(width: 256, height: 256))
  }
}
