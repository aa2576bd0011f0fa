import CSwiftRuntime
import Foundation
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import UIKitCore

/// Attributed strings give back what they held, and those that share it keep it.
final class AttributedStringMemoryTests: XCTestCase {
  private static let key = NSAttributedString.Key("colour")

  /// Bytes of the heap that are in use after `work`, beyond those before it.
  private func growth(_ work: () -> Void) -> Int {
    for _ in 0..<200 { work() }
    let before = tessera_allocated_bytes()
    for _ in 0..<5_000 { work() }
    return Int(tessera_allocated_bytes()) - Int(before)
  }

  func test_attributedStrings_leaveNothingBehind() {
    let whole = NSMutableAttributedString(string: "Some words", attributes: [Self.key: 1])
    whole.addAttribute(Self.key, value: 2, range: NSRange(location: 3, length: 4))
    let frozen = NSAttributedString(attributedString: whole)
    let works: [(String, () -> Void)] = [
      ("init", { _ = NSAttributedString(string: "Words", attributes: [Self.key: 1]) }),
      ("mutable", { _ = NSMutableAttributedString(string: "Words", attributes: [Self.key: 1]) }),
      ("substring", { _ = whole.attributedSubstring(from: NSRange(location: 1, length: 5)) }),
      ("frozen copy", { _ = NSAttributedString(attributedString: whole) }),
      ("mutable copy", { _ = frozen.mutableCopy() }),
      (
        "edits",
        {
          let text = NSMutableAttributedString(attributedString: frozen)
          text.append(frozen)
          text.replaceCharacters(in: NSRange(location: 2, length: 3), with: "other")
          text.setAttributes([Self.key: 3], range: NSRange(location: 0, length: 4))
          text.removeAttribute(Self.key, range: NSRange(location: 1, length: 2))
        }
      ),
      ("storage", { _ = NSTextStorage(attributedString: frozen) }),
    ]
    for (name, work) in works { XCTAssertLessThan(growth(work), 50_000, name) }
    XCTAssertEqual(frozen.string, "Some words")
    XCTAssertEqual(frozen.attribute(Self.key, at: 4, effectiveRange: nil) as? Int, 2)
  }

  /// Strings made of one another, in any order of life and end, against characters with their values.
  func test_attributedStringsMadeOfOneAnother_keepWhatTheyHold() {
    struct Model { var text: NSAttributedString; var values: [(Character, Int?)] }
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      var pool: [Model] = []
      for step in 0..<300 {
        let letter = Character(UnicodeScalar(UInt8(97 + step % 26)))
        let fresh = Model(
          text: NSAttributedString(string: "\(letter)\(letter)", attributes: [Self.key: step]),
          values: [(letter, step), (letter, step)])
        guard let one = pool.randomElement(using: &random),
          let other = pool.randomElement(using: &random), !one.values.isEmpty
        else {
          pool.append(fresh)
          continue
        }
        let from = Int.random(in: 0..<one.values.count, using: &random)
        let to = Int.random(in: from...one.values.count, using: &random)
        let range = NSRange(location: from, length: to - from)
        let text = NSMutableAttributedString(attributedString: one.text)
        var values = one.values
        switch Int.random(in: 0..<8, using: &random) {
        case 0: pool.append(fresh)
        case 1:
          pool.append(
            Model(text: one.text.attributedSubstring(from: range), values: Array(values[from..<to]))
          )
        case 2: pool.append(Model(text: NSAttributedString(attributedString: text), values: values))
        case 3:
          text.replaceCharacters(in: range, with: other.text)
          values.replaceSubrange(from..<to, with: other.values)
          pool.append(Model(text: text.copy() as! NSAttributedString, values: values))
        case 4:
          text.addAttribute(Self.key, value: -step, range: range)
          for index in from..<to { values[index].1 = -step }
          pool.append(Model(text: text, values: values))
        case 5:
          text.removeAttribute(Self.key, range: range)
          for index in from..<to { values[index].1 = nil }
          pool.append(Model(text: NSTextStorage(attributedString: text), values: values))
        default:
          pool.remove(at: Int.random(in: 0..<pool.count, using: &random))
        }
        pool.removeAll { $0.values.count > 60 }
      }
      for model in pool {
        XCTAssertEqual(model.text.string, String(model.values.map(\.0)), "seed \(seed)")
        for index in model.values.indices {
          let value = model.text.attribute(Self.key, at: index, effectiveRange: nil) as? Int
          XCTAssertEqual(value, model.values[index].1, "seed \(seed)")
        }
      }
    }
  }
}
