import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Geometry as text and in archives.
final class GeometryTextTests: XCTestCase {
  func test_texts_haveBracesAndCommas() {
    XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), "{1, -2.5}")
    XCTAssertEqual(
      NSCoder.string(for: CGRect(x: 0, y: 1, width: 320, height: 44)), "{{0, 1}, {320, 44}}")
    XCTAssertEqual(NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]")
    XCTAssertEqual(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
  }

  func test_texts_comeBackAsTheyWere() {
    var random = SeededGenerator(seed: 7)
    func number() -> CGFloat { CGFloat.random(in: -1e6...1e6, using: &random) }
    for _ in 0..<1_000 {
      let rect = CGRect(x: number(), y: number(), width: number(), height: number())
      XCTAssertEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
      XCTAssertEqual(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)), rect.origin)
      XCTAssertEqual(NSCoder.cgSize(for: NSCoder.string(for: rect.size)), rect.size)
      let t = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: t)), t)
      let insets = NSDirectionalEdgeInsets(
        top: number(), leading: number(), bottom: number(), trailing: number())
      XCTAssertEqual(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)), insets)
    }
  }

  func test_otherTexts_areZero() {
    let wrong = [
      "", "{1}", "{1, 2", "{1, 2, 3}", "{a, b}", "1, 2", "{{1, 2}}", "{1, 2}x", "{nan, 1}",
    ]
    for text in wrong {
      XCTAssertEqual(NSCoder.cgPoint(for: text), .zero, text)
      XCTAssertEqual(NSCoder.cgRect(for: text), .zero, text)
      XCTAssertEqual(NSCoder.cgAffineTransform(for: text), .identity, text)
    }
    XCTAssertEqual(NSCoder.cgRect(for: "{{1,2},{3e1,4}}"), CGRect(x: 1, y: 2, width: 30, height: 4))
    XCTAssertEqual(NSCoder.uiOffset(for: " { 1 , 2 } "), UIOffset(horizontal: 1, vertical: 2))
  }

  func test_archives_keepGeometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "reading")
    archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
    archiver.finishEncoding()

    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(reader.decodeCGRect(forKey: "rect"), rect)
    XCTAssertEqual(reader.decodeCGPoint(forKey: "point"), rect.origin)
    XCTAssertEqual(reader.decodeCGSize(forKey: "size"), rect.size)
    XCTAssertEqual(reader.decodeCGVector(forKey: "vector"), CGVector(dx: 1, dy: 2))
    XCTAssertEqual(
      reader.decodeCGAffineTransform(forKey: "transform"), CGAffineTransform(scaleX: 2, y: 3))
    XCTAssertEqual(reader.decodeUIEdgeInsets(forKey: "insets").right, 4)
    XCTAssertEqual(reader.decodeDirectionalEdgeInsets(forKey: "reading").leading, 2)
    XCTAssertEqual(reader.decodeUIOffset(forKey: "offset").vertical, 6)
    XCTAssertEqual(reader.decodeCGRect(forKey: "none"), .zero)
    XCTAssertEqual(reader.decodeUIEdgeInsets(forKey: "none"), .zero)
    XCTAssertEqual(reader.decodeCGAffineTransform(forKey: "none"), .identity)
  }
}
