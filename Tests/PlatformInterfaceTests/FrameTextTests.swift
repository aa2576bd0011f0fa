import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class FrameTextTests: XCTestCase {
  private let sample = """
    # A comment
    frame number=7 size=320,200 scale=2 background=#F2F2F7
    image a checker 4,4 #FF0000 #00FF0080 cell=2
    node 1 size=320,200 scroll=0,40 clip=0,0,320,200/12~ opaque {
      shadow outline 0,0,320,200 offset=0,2 radius=4 color=#00000080
      backdrop 0,0,320,200/8~ radius=20 saturation=1.8
      fill 0,0,320,200/1,2,3,4 #FFFFFF
      node 2 position=10,50 size=40,30 opacity=0.5 {
        image a 0,0,40,30 filter=nearest orientation=6 tint=#123456
        text 0,4 width=100 lines=1 break=truncateTail {
          run "He said \\"hi\\"\\n\\u{1F600}" size=17 weight=600 color=#000000 font="DejaVu Sans"
        }
        drawing 0,0,40,30 {
          stroke "M 0 0 L 40.5 30 C 1 2 3 4 5 6 Z" width=2 color=#0000FF blend=multiply
        }
      }
      node 6 factor=#FF8000C0 {
        particles additive {
          particle a 20,30 8,-4 rotation=0.5 color=#FF000080 source=0,0,0.5,0.5 filter=nearest
        }
      }
      node 3 crossfade=0.25 {
        node 4 size=10,10
        node 5 size=10,10
      }
      foreground
      border 0,0,320,200 width=1 #C0C0C0
    }
    """

  func test_writtenFrame_readsBackEqual() {
    let (frame, problems) = FrameText.read(sample)
    XCTAssertEqual(problems, [])
    let text = FrameText.write(frame)
    let (again, more) = FrameText.read(text)
    XCTAssertEqual(more, [])
    XCTAssertEqual(FrameText.write(again), text)
    XCTAssertEqual(again.number, 7)
    XCTAssertEqual(again.root.children.first?.id, 2)
    XCTAssertEqual(again.root.children.last?.crossFade, 0.25)
    XCTAssertEqual(again.root.foreground.count, 1)
    XCTAssertEqual(again.root.children[1].colorFactor?.red, 1)
    guard case .particles(let particles)? = again.root.children[1].background.first else {
      return XCTFail("the particles are missing")
    }
    XCTAssertTrue(particles.isAdditive)
    XCTAssertEqual(particles.particles.first?.size, CGSize(width: 8, height: -4))
    XCTAssertEqual(particles.pictures.first?.filter, .nearest)
    guard case .text(let block, _)? = again.root.children.first?.background.dropFirst().first else {
      return XCTFail("the text is missing")
    }
    XCTAssertEqual(block.string, "He said \"hi\"\n😀")
    XCTAssertEqual(block.runs.first?.attributes.font.family, "DejaVu Sans")
  }

  func test_damagedLines_areReportedAndTheRestKept() {
    let (frame, problems) = FrameText.read(
      """
      frame size=100,100 scale=1
      node 1 size=100,100 {
        fill 0,0,10 #FF0000
        wobble 3 {
          fill 0,0,5,5 #000000
        }
        fill 0,0,10,10 #00FF00
        image nowhere 0,0,10,10
      """)
    XCTAssertEqual(problems.map(\.line), [2, 3, 4, 8])
    XCTAssertEqual(frame.root.background.count, 1)
  }

  func test_anyDamage_isSurvived() {
    let bytes = Array(sample.utf8)
    var generator = SeededGenerator(seed: 42)
    func random(_ limit: Int) -> Int { generator.int(0..<limit) }
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0...random(6) {
        let at = random(damaged.count)
        switch random(3) {
        case 0: damaged[at] = UInt8(random(256))
        case 1: damaged.removeSubrange(at..<min(damaged.count, at + random(40) + 1))
        default: damaged.insert(contentsOf: bytes[0...random(60)], at: at)
        }
        if damaged.isEmpty { damaged = [32] }
      }
      let (frame, _) = FrameText.read(String(decoding: damaged, as: UTF8.self))
      // What was read can be written, and read without a problem.
      XCTAssertEqual(FrameText.read(FrameText.write(frame)).1.count, 0)
    }
  }

  func test_deepNesting_isCutOff() {
    let text =
      "frame size=10,10\n" + String(repeating: "node 1 size=1,1 {\n", count: 20_000)
    let (frame, problems) = FrameText.read(text)
    XCTAssertFalse(problems.isEmpty)
    XCTAssertEqual(frame.root.children.count, 1)
  }
}
