import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Own coordinates → superview's, written out.
@MainActor
private func matrix(of view: UIView) -> CGAffineTransform {
  let bounds = view.bounds
  let anchor = view.anchorPoint
  return CGAffineTransform(
    translationX: -(bounds.minX + anchor.x * bounds.width),
    y: -(bounds.minY + anchor.y * bounds.height)
  ).concatenating(view.transform)
    .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
}

/// The documented rule, for one axis, in plain words.
private func model(
  _ start: CGFloat, _ length: CGFloat, old: CGFloat, new: CGFloat, _ mask: (Bool, Bool, Bool)
) -> (CGFloat, CGFloat) {
  let parts: [CGFloat] = [start, length, old - start - length]
  let flexible = [mask.0, mask.1, mask.2]
  var total: CGFloat = 0
  for (part, isFlexible) in zip(parts, flexible) where isFlexible { total += max(0, part) }
  let difference = new - old
  guard flexible[0] || flexible[1] else { return (start, length) }
  func share(_ index: Int) -> CGFloat {
    guard flexible[index] else { return 0 }
    if total == 0 { return difference / CGFloat(flexible.filter { $0 }.count) }
    return difference * max(0, parts[index]) / total
  }
  return (start + share(0), max(0, length + share(1)))
}

final class ViewGeometryTests: XCTestCase {
  func test_frameAfterAQuarterTurn_hasTheExactSize() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 100))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.bounds.size = CGSize(width: 100, height: 50)
      view.center = CGPoint(x: 150, y: 125)
      XCTAssertEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
    }
  }

  func test_viewsOfDifferentTrees_meetWhereTheirRootsLie() {
    onMainActor {
      let here = UIView(frame: CGRect(x: 5, y: 0, width: 400, height: 400))
      let there = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      there.addSubview(inner)
      XCTAssertEqual(inner.convert(.zero, to: here), CGPoint(x: 15, y: 20))
      XCTAssertEqual(here.convert(CGPoint(x: 15, y: 20), to: inner), .zero)
      XCTAssertEqual(inner.convert(.zero, to: there), CGPoint(x: 10, y: 10))
      XCTAssertEqual(inner.convert(.zero, to: nil), CGPoint(x: 10, y: 10))
    }
  }

  func test_frameBoundsAndCenter_followEachOther() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
      view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
      XCTAssertEqual(view.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
      view.center = CGPoint(x: 0, y: 0)
      XCTAssertEqual(view.frame, CGRect(x: -5, y: -5, width: 10, height: 10))
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual(view.bounds, CGRect(x: 5, y: 5, width: 3, height: 4))
    }
  }

  func test_transformedView_hasTheBoxAsFrame() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      XCTAssertEqual(view.frame.minX, 25, accuracy: 1e-9)
      XCTAssertEqual(view.frame.minY, -25, accuracy: 1e-9)
      XCTAssertEqual(view.frame.width, 50, accuracy: 1e-9)
      XCTAssertEqual(view.frame.height, 100, accuracy: 1e-9)
      XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 50))
      view.anchorPoint = .zero
      view.transform = .identity
      XCTAssertEqual(view.frame.origin, CGPoint(x: 50, y: 25))
    }
  }

  func test_conversionsThroughRandomTransforms_matchMatrices() {
    onMainActor {
      for seed in 0..<50 {
        var random = SeededGenerator(seed: seed)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        var views = [root]
        for _ in 0..<8 {
          let view = UIView(
            frame: CGRect(
              x: random.number(-100...100), y: random.number(-100...100),
              width: random.number(1...200), height: random.number(1...200)))
          if random.bool() { view.anchorPoint = CGPoint(x: random.number(0...1), y: 0.2) }
          if random.bool() {
            view.bounds.origin = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
          }
          if random.bool() {
            view.transform = CGAffineTransform(rotationAngle: random.number(0...6))
              .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
          }
          views[random.int(0..<views.count)].addSubview(view)
          views.append(view)
        }
        @MainActor func toRoot(_ view: UIView) -> CGAffineTransform {
          var result = CGAffineTransform.identity
          var link = view
          while link !== root {
            result = result.concatenating(matrix(of: link))
            link = link.superview!
          }
          return result
        }
        for _ in 0..<20 {
          let a = views[random.int(0..<views.count)]
          let b = views[random.int(0..<views.count)]
          let p = CGPoint(x: random.number(-100...100), y: random.number(-100...100))
          let m = toRoot(a).concatenating(toRoot(b).inverted())
          let expected = CGPoint(x: m.a * p.x + m.c * p.y + m.tx, y: m.b * p.x + m.d * p.y + m.ty)
          let found = a.convert(p, to: b)
          XCTAssertEqual(found.x, expected.x, accuracy: 1e-6, "seed \(seed)")
          XCTAssertEqual(found.y, expected.y, accuracy: 1e-6, "seed \(seed)")
          let back = a.convert(found, from: b)
          XCTAssertEqual(back.x, p.x, accuracy: 1e-6)
          XCTAssertEqual(back.y, p.y, accuracy: 1e-6)
          let asSpace = a.convert(p, to: b as any UICoordinateSpace)
          XCTAssertEqual(asSpace.x, expected.x, accuracy: 1e-6)
        }
      }
    }
  }

  func test_convertingToNil_meansTheWindow() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 30, y: 40, width: 200, height: 200)))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.addSubview(view)
      window.isHidden = false
      XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 11, y: 11))
      XCTAssertEqual(
        window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?), CGPoint(x: 31, y: 41))
      let screen = window.screen.coordinateSpace
      XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: screen), CGPoint(x: 41, y: 51))
      XCTAssertEqual(view.convert(CGPoint(x: 41, y: 51), from: screen), CGPoint(x: 1, y: 1))
      XCTAssertEqual(
        view.convert(view.bounds, to: screen), CGRect(x: 40, y: 50, width: 20, height: 20))
    }
  }

  // MARK: Autoresizing

  func test_allAutoresizingMasks_followTheModel() {
    onMainActor {
      for seed in 0..<10 {
        for raw in 0..<64 {
          var random = SeededGenerator(seed: seed * 100 + raw)
          let mask = UIView.AutoresizingMask(rawValue: UInt(raw))
          let parent = UIView(
            frame: CGRect(
              x: 0, y: 0, width: random.number(0...300), height: random.number(10...300)))
          let child = UIView(
            frame: CGRect(
              x: random.number(-20...100), y: random.number(0...100),
              width: random.number(0...100), height: random.number(0...100)))
          child.autoresizingMask = mask
          parent.addSubview(child)
          let (f, old) = (child.frame, parent.bounds.size)
          let new = CGSize(width: random.number(0...500), height: random.number(0...500))
          parent.frame.size = new
          let x = model(
            f.minX, f.width, old: old.width, new: new.width,
            (
              mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
              mask.contains(.flexibleRightMargin)
            ))
          let y = model(
            f.minY, f.height, old: old.height, new: new.height,
            (
              mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
              mask.contains(.flexibleBottomMargin)
            ))
          XCTAssertEqual(child.frame.minX, x.0, accuracy: 1e-6, "mask \(raw) seed \(seed)")
          XCTAssertEqual(child.frame.width, x.1, accuracy: 1e-6, "mask \(raw) seed \(seed)")
          XCTAssertEqual(child.frame.minY, y.0, accuracy: 1e-6, "mask \(raw) seed \(seed)")
          XCTAssertEqual(child.frame.height, y.1, accuracy: 1e-6, "mask \(raw) seed \(seed)")
        }
      }
    }
  }

  func test_autoresizing_canBeSwitchedOff() {
    onMainActor {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent.frame.size.width = 150
      XCTAssertEqual(child.frame.width, 150)
      parent.autoresizesSubviews = false
      parent.frame.size.width = 300
      XCTAssertEqual(child.frame.width, 150)
    }
  }

  func test_sizeToFit_keepsTheTopLeftCorner() {
    onMainActor {
      @MainActor final class Fitting: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
      }
      let view = Fitting(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
      view.sizeToFit()
      XCTAssertEqual(view.frame, CGRect(x: 5, y: 6, width: 33, height: 44))
      let plain = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
      plain.sizeToFit()
      XCTAssertEqual(plain.frame, CGRect(x: 5, y: 6, width: 10, height: 10))
    }
  }

  // MARK: Hit testing

  func test_hitTest_skipsWhatTakesNoPart() {
    onMainActor {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(back)
      root.addSubview(front)
      let p = CGPoint(x: 10, y: 10)
      XCTAssertTrue(root.hitTest(p, with: nil) === front)
      front.isHidden = true
      XCTAssertTrue(root.hitTest(p, with: nil) === back)
      front.isHidden = false
      front.alpha = 0.009
      XCTAssertTrue(root.hitTest(p, with: nil) === back)
      front.alpha = 0.01
      XCTAssertTrue(root.hitTest(p, with: nil) === front)
      front.isUserInteractionEnabled = false
      XCTAssertTrue(root.hitTest(p, with: nil) === back)
      back.isUserInteractionEnabled = false
      XCTAssertTrue(root.hitTest(p, with: nil) === root)
      XCTAssertNil(root.hitTest(CGPoint(x: 100, y: 10), with: nil))
    }
  }

  func test_hitTest_doesNotSeeWhatSticksOut() {
    onMainActor {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let small = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
      root.addSubview(small)
      small.addSubview(child)
      small.clipsToBounds = false
      XCTAssertTrue(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === root)
    }
  }

  func test_hitTest_goesThroughTransforms() {
    onMainActor {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let turned = UIView(frame: CGRect(x: 50, y: 90, width: 100, height: 20))
      root.addSubview(turned)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
      XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === turned)
      XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
    }
  }
}
