import Foundation
import XCTest

@testable import UIKitCore

/// Geometry that programs keep in archives.
final class CodedGeometryTests: XCTestCase {
  func test_geometry_comesBackFromAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4.25), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3e20, height: 4), forKey: "rect")
    archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    archiver.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(coder.decodeCGPoint(forKey: "point"), CGPoint(x: 1.5, y: -2))
    XCTAssertEqual(coder.decodeCGSize(forKey: "size"), CGSize(width: 3, height: 4.25))
    XCTAssertEqual(
      coder.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3e20, height: 4))
    XCTAssertEqual(
      coder.decodeCGAffineTransform(forKey: "transform"),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    XCTAssertEqual(
      coder.decodeUIEdgeInsets(forKey: "insets"),
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(
      coder.decodeDirectionalEdgeInsets(forKey: "directional"),
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(
      coder.decodeUIOffset(forKey: "offset"), UIOffset(horizontal: 7, vertical: 8))
    XCTAssertEqual(coder.decodeCGRect(forKey: "gone"), .zero)
    XCTAssertEqual(coder.decodeCGAffineTransform(forKey: "gone"), .identity)
  }
}
