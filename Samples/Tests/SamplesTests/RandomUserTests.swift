import Foundation
import UIKitTestSupport
import XCTest

/// A user who does anything anywhere: no sample ends before its script does, and the same script shows
/// the same picture again.
///
/// `TESSERA_RANDOM_USER=50` has each sample used by so many; `TESSERA_SEED=17` by that one alone.
final class RandomUserTests: XCTestCase {
  private static let samples = [
    "C1Basics", "C2DataSource", "C3FlowLayout", "C4ColouredSections", "C6Events", "C8Pinch",
    "C9Menus", "C10DelegateSizes", "C11CustomLayouts", "C11LayoutSwitch", "Reordering",
    "DragReorder", "T1HeadersFooters", "T2SectionTitles", "T3RowMenus", "T4Refresh", "T5Rows",
    "PhotoGrid", "Notes", "Chat", "Settings", "Contacts", "Mail", "Gallery",
  ]

  private static var users: UInt64 {
    ProcessInfo.processInfo.environment["TESSERA_RANDOM_USER"].flatMap { UInt64($0) } ?? 1
  }

  private static var photos: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Fixtures/photos").standardizedFileURL.path
  }

  func test_whateverTheUserDoes_appsGoOn() {
    for (number, sample) in Self.samples.enumerated() {
      withEverySeed(0..<Self.users) { seed in
        var user = RandomUser(seed: seed &* 1000 &+ UInt64(number))
        let app = user.app(arguments: sample == "PhotoGrid" ? [Self.photos] : [])
        do {
          let first = try app.picture(ofProductNamed: sample)
          let second = try app.picture(ofProductNamed: sample)
          XCTAssertEqual(
            first, second, "\(sample) differs between two runs of\n\(app.script ?? "")")
        } catch {
          XCTFail("\(sample): \(error)\nThe script:\n\(app.script ?? "")")
        }
      }
    }
  }
}

/// Writes scripts of gestures, keys and changes of the screen by chance.
private struct RandomUser {
  private var random: SeededGenerator
  private var size = (width: 0, height: 0)

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func app(arguments: [String]) -> AppSnapshot {
    var app = AppSnapshot()
    let isPhone = one(in: 3) < 2
    app.device = isPhone ? "iphone-15" : "ipad-9"
    size = isPhone ? (393, 852) : (768, 1024)
    app.isDark = one(in: 2) == 0
    app.isRightToLeft = one(in: 4) == 0
    app.arguments = arguments
    // Samples that show the time show the same in both runs.
    app.startDate = Date(timeIntervalSince1970: 1_767_951_660)
    app.script = ((0..<60).map { _ in command() } + ["wait 2", "idle"]).joined(separator: "\n")
    return app
  }

  private mutating func one(in count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func any<T>(_ choices: [T]) -> T { choices[one(in: choices.count)] }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Bars and edges, where the controls are, more often than the rest.
  private mutating func point() -> String {
    switch one(in: 10) {
    case 0...2: "\(number(5...size.width - 5)),\(number(20...110))"
    case 3: "\(any([number(1...20), number(size.width - 60...size.width - 1)])),\(number(20...800))"
    default: "\(number(1...size.width - 1)),\(number(1...size.height - 1))"
    }
  }

  private mutating func command() -> String {
    switch one(in: 100) {
    case 0..<28: return "tap \(point())"
    case 28..<31: return "doubletap \(point())"
    case 31..<37: return "longpress \(point())"
    case 37..<50: return "drag \(point()) to \(point()) for \(any([0.1, 0.3, 0.5, 1]))"
    case 50..<56:
      return "fling \(point()) by \(number(-300...300)),\(number(-500...500)) velocity "
        + "\(number(200...6000))"
    case 56..<62:
      let ways = (0..<one(in: 4)).map { _ in "move \(point())\n" }.joined()
      return "lift \(point())\n\(ways)drop"
    case 62..<65: return "pinch \(point()) scale \(any([0.3, 0.7, 1.5, 3]))"
    case 65..<67: return "rotate \(point()) degrees \(number(-90...90))"
    case 67..<74:
      return "scroll \(point()) by \(any([0, 0, number(-400...400)])),\(number(-900...900))"
    case 74..<86: return "key \(any(Self.keys))\(any(["", "", "", " with ctrl", " with shift"]))"
    case 86..<92: return "wait \(any([0.016, 0.05, 0.2, 0.4, 1.5]))"
    case 92..<94: return "idle"
    case 94..<96:
      return "resize \(any(["\(size.width)x\(size.height)", "320x480", "900x700"]))"
    case 96..<98: return "rotate-device"
    default: return "appearance \(any(["light", "dark"]))"
    }
  }

  private static let keys = [
    "up", "down", "left", "right", "pageup", "pagedown", "home", "end", "space", "return", "tab",
    "escape", "delete", "backspace", "f5", "a", "c", "v", "x", "z", "e", "plus", "minus", "menu",
  ]
}
