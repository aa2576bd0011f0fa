import Testing
import UIKit

/// `import Testing` looks for `_Testing_UIKit` and `_Testing_CoreGraphics` beside modules of these
/// names; that this file compiles is the test.
@Suite struct OverlayTests {
  @Test func testingAndUIKit_canBeImportedTogether() {
    #expect(CGRect(x: 0, y: 0, width: 2, height: 4).midY == 2)
  }
}
