import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Numbers no view should have: they cost what they touch, and nothing beside it.
final class BadGeometryTests: XCTestCase {
  private static let sizes: [CGFloat] = [
    0, -50, 1e-30, 1e30, .infinity, -.infinity, .greatestFiniteMagnitude,
  ]

  @MainActor
  private static func pixel(_ window: UIWindow, _ x: Int, _ y: Int) -> UInt32? {
    let scale = Int(window.traitCollection.displayScale)
    guard let shown = window.snapshotView(afterScreenUpdates: true)?.layer.contents,
      let pixels = (shown as AnyObject as? CGImage)?.source.pixels(atLeastWidth: 1, height: 1)
    else { return nil }
    return pixels.bytes.load(
      fromByteOffset: y * scale * pixels.bytesPerRow + x * scale * 4, as: UInt32.self)
  }

  func test_absurdSizesAndPlaces_leaveTheirNeighboursAlone() {
    onMainActor {
      for width in Self.sizes {
        for x in Self.sizes where !(x + width / 2).isNaN {
          let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
          window.makeKeyAndVisible()
          let odd = UIView()
          odd.bounds.size = CGSize(width: width, height: 10)
          odd.center = CGPoint(x: x, y: 5)
          odd.layer.borderWidth = 1
          odd.layer.cornerRadius = 4
          odd.layer.shadowOpacity = 1
          odd.clipsToBounds = true
          odd.backgroundColor = .green
          let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
          inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
          inner.text = "text"
          odd.addSubview(inner)
          let neighbour = UIView(frame: CGRect(x: 20, y: 40, width: 20, height: 20))
          neighbour.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          window.addSubview(odd)
          window.addSubview(neighbour)
          _ = window.windowScene?.host.frame(at: 0)
          XCTAssertEqual(Self.pixel(window, 30, 50), 0xFFFF_0000, "\(width) at \(x)")
          XCTAssertTrue(window.hitTest(CGPoint(x: 30, y: 50), with: nil) === neighbour)
          window.isHidden = true
        }
      }
    }
  }

  func test_absurdTransforms_leaveTheirNeighboursAlone() {
    onMainActor {
      for value in Self.sizes + [.nan] {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        window.makeKeyAndVisible()
        let odd = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        odd.backgroundColor = .green
        odd.transform = CGAffineTransform(a: value, b: 0, c: value, d: 1, tx: value, ty: 0)
        let deep = UIView(frame: odd.bounds)
        deep.layer.transform.m34 = value
        deep.backgroundColor = .blue
        odd.addSubview(deep)
        let neighbour = UIView(frame: CGRect(x: 20, y: 40, width: 20, height: 20))
        neighbour.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        window.addSubview(odd)
        window.addSubview(neighbour)
        _ = window.windowScene?.host.frame(at: 0)
        XCTAssertEqual(Self.pixel(window, 30, 50), 0xFFFF_0000, "\(value)")
        XCTAssertTrue(window.hitTest(CGPoint(x: 30, y: 50), with: nil) === neighbour)
        window.isHidden = true
      }
    }
  }

  func test_pointsThatAreNone_hitNothing() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(UIView(frame: view.bounds))
      for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
        XCTAssertNil(view.hitTest(CGPoint(x: value, y: 5), with: nil), "\(value)")
        XCTAssertNil(view.layer.hitTest(CGPoint(x: 5, y: value)), "\(value)")
        XCTAssertFalse(view.point(inside: CGPoint(x: value, y: value), with: nil))
      }
    }
  }

  func test_absurdMarginsAndInsets_areLaidOut() {
    onMainActor {
      for value in [CGFloat.nan, .infinity, -.infinity, -1000, 1e30] {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let view = UIView(frame: window.bounds)
        let inner = UIView(frame: window.bounds)
        inner.preservesSuperviewLayoutMargins = true
        view.addSubview(inner)
        window.addSubview(view)
        view.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: value, leading: value, bottom: value, trailing: value)
        window.makeKeyAndVisible()
        XCTAssertNotNil(window.windowScene?.host.frame(at: 0))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "text"
        _ = label.sizeThatFits(CGSize(width: value, height: value))
        let image = UIImage(systemName: "star")?.withAlignmentRectInsets(
          UIEdgeInsets(top: value, left: value, bottom: value, right: value))
        let picture = UIImageView(image: image)
        window.addSubview(picture)
        _ = window.windowScene?.host.frame(at: 1)
        window.isHidden = true
      }
    }
  }
}
