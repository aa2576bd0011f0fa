import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A view that asks for a size.
@MainActor
private final class Block: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// The three views of the article that lists UIStackView's constraints.
@MainActor
private func makeStack(width: CGFloat? = nil, height: CGFloat? = nil) -> (
  LayoutFixture, UIStackView
) {
  let fixture = LayoutFixture()
  let blocks = [Block(160, 200), Block(80, 100), Block(40, 50)]
  let stack = fixture.add(UIStackView(arrangedSubviews: blocks))
  stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
  stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
  if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  return (fixture, stack)
}

@MainActor
private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map { $0.frame } }

final class StackViewTests: XCTestCase {
  func test_fill_isAsLargeAsItsViews() {
    onMainActor {
      let (fixture, stack) = makeStack()
      stack.spacing = 10
      fixture.layOut()
      XCTAssertEqual(stack.bounds.size, CGSize(width: 300, height: 200))
      XCTAssertEqual(
        frames(stack),
        [
          CGRect(x: 0, y: 0, width: 160, height: 200), CGRect(x: 170, y: 0, width: 80, height: 200),
          CGRect(x: 260, y: 0, width: 40, height: 200),
        ])
    }
  }

  func test_contradictingConstraints_areBrokenBeforeTheStacksOwn() {
    onMainActor {
      let fixture = LayoutFixture()
      let (wide, button) = (Block(100, 20), Block(40, 30))
      let stack = fixture.add(UIStackView(arrangedSubviews: [wide, button]))
      stack.axis = .vertical
      stack.alignment = .center
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        wide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
        wide.widthAnchor.constraint(equalToConstant: 200),
        button.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 50),
        button.trailingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: -50),
      ])
      fixture.layOut()
      let frame = button.convert(button.bounds, to: fixture.root)
      XCTAssertEqual(frame.minX, 50)
      XCTAssertEqual(frame.maxX, 190, "centred below the other")
    }
  }

  func test_constraintsAndTheirNames_areUIKits() {
    onMainActor {
      let (fixture, stack) = makeStack()
      fixture.layOut()
      @MainActor func names() -> [String: Int] {
        let all = stack.constraints + stack.arrangedSubviews.flatMap { $0.constraints }
        return Dictionary(grouping: all.compactMap { $0.identifier }) { $0 }.mapValues(\.count)
      }
      XCTAssertEqual(
        names(), ["UISV-alignment": 4, "UISV-canvas-connection": 4, "UISV-spacing": 2])
      stack.alignment = .center
      fixture.layOut()
      XCTAssertEqual(
        names(),
        [
          "UISV-alignment": 2, "UISV-spanning-boundary": 6, "UISV-spanning-fit": 1,
          "UISV-canvas-connection": 5, "UISV-ambiguity-suppression": 3, "UISV-spacing": 2,
        ])
      stack.alignment = .leading
      fixture.layOut()
      XCTAssertEqual(names()["UISV-canvas-connection"], 4)
      stack.alignment = .fill
      stack.distribution = .equalSpacing
      fixture.layOut()
      XCTAssertEqual(
        names(),
        [
          "UISV-alignment": 4, "UISV-canvas-connection": 4, "UISV-spacing": 2,
          "UISV-distributing-edge": 4, "UISV-fill-equally": 1,
        ])
      stack.distribution = .fillProportionally
      fixture.layOut()
      XCTAssertEqual(names()["UISV-fill-proportionally"], 3)
      let priorities = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
        .map { $0.priority.rawValue }.sorted()
      XCTAssertEqual(priorities, [997, 998, 999])
    }
  }

  func test_aViewThatIsArrangedAgain_goesBehindTheOthers() {
    onMainActor {
      let (first, second) = (Block(10, 10), Block(20, 10))
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.addArrangedSubview(first)
      XCTAssertEqual(stack.arrangedSubviews, [second, first])
      stack.addArrangedSubview(first)
      XCTAssertEqual(stack.arrangedSubviews, [second, first])
      stack.insertArrangedSubview(first, at: 0)
      XCTAssertEqual(stack.arrangedSubviews, [first, second])
    }
  }

  func test_fillEqually_givesAllTheSameLength() {
    onMainActor {
      let (fixture, stack) = makeStack(width: 320)
      stack.distribution = .fillEqually
      stack.spacing = 10
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.width), [100, 100, 100])
      XCTAssertEqual(frames(stack).map(\.minX), [0, 110, 220])
    }
  }

  func test_fillProportionally_sharesByIntrinsicSizesAndFollowsThem() {
    onMainActor {
      let (fixture, stack) = makeStack(width: 140)
      stack.distribution = .fillProportionally
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.width), [80, 40, 20])
      (stack.arrangedSubviews[2] as? Block)?.size.width = 160
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.width), [56, 28, 56])
    }
  }

  func test_fillProportionally_ofAStack_takesWhatItsViewsAskFor() {
    onMainActor {
      let inner = UIStackView(arrangedSubviews: [
        Block(30, 10), Block(126, 10),
      ])
      inner.axis = .vertical
      inner.alignment = .top
      let (image, label) = (
        Block(21, 20), Block(49, 20)
      )
      let stack = UIStackView(arrangedSubviews: [image, inner, label])
      stack.distribution = .fillProportionally
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 0, width: 432, height: 40)
      stack.layoutIfNeeded()
      XCTAssertEqual(frames(stack).map(\.width), [42, 252, 118])
      (inner.arrangedSubviews[1] as? Block)?.size.width = 84
      stack.layoutIfNeeded()
      XCTAssertEqual(frames(stack).map(\.width)[1], 432 * 84 / 174, accuracy: 0.5)
    }
  }

  func test_fillProportionally_ofViewsWithoutSizes_leavesThoseAloneThatHaveOneByConstraints() {
    onMainActor {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
      stack.distribution = .fillProportionally
      stack.spacing = 25
      stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 1).isActive = true
      stack.frame = CGRect(x: 0, y: 0, width: 175, height: 35)
      stack.layoutIfNeeded()
      XCTAssertEqual(frames(stack).map(\.width), [62, 1, 62])
      XCTAssertEqual(frames(stack).map(\.minX), [0, 87, 113])
    }
  }

  func test_equalSpacing_spreadsTheRestBetweenTheViews() {
    onMainActor {
      let (fixture, stack) = makeStack(width: 400)
      stack.distribution = .equalSpacing
      stack.spacing = 10
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.width), [160, 80, 40])
      XCTAssertEqual(frames(stack).map(\.minX), [0, 220, 360])
      // Not enough space: the distance stays and the views give way.
      stack.constraints.first { $0.firstAttribute == .width && $0.identifier == nil }?.constant =
        200
      fixture.layOut()
      XCTAssertEqual(frames(stack)[1].minX - frames(stack)[0].maxX, 10)
      XCTAssertEqual(frames(stack)[2].maxX, 200)
    }
  }

  func test_equalCentering_keepsCentresEquallyFarApart() {
    onMainActor {
      let (fixture, stack) = makeStack(width: 600)
      stack.distribution = .equalCentering
      fixture.layOut()
      let centers = frames(stack).map(\.midX)
      XCTAssertEqual(centers[1] - centers[0], centers[2] - centers[1], accuracy: 0.6)
      XCTAssertEqual(frames(stack).map(\.width), [160, 80, 40])
      XCTAssertEqual(frames(stack)[2].maxX, 600)
    }
  }

  func test_alignments_acrossTheAxis() {
    onMainActor {
      let (fixture, stack) = makeStack()
      for (alignment, tops) in [
        (UIStackView.Alignment.top, [0, 0, 0] as [CGFloat]), (.center, [0, 50, 75]),
        (.bottom, [0, 100, 150]),
      ] {
        stack.alignment = alignment
        fixture.layOut()
        XCTAssertEqual(frames(stack).map(\.minY), tops, "\(alignment)")
        XCTAssertEqual(frames(stack).map(\.height), [200, 100, 50], "\(alignment)")
        XCTAssertEqual(stack.bounds.height, 200, "\(alignment)")
      }
    }
  }

  func test_baselines_meet() throws {
    try onMainActor {
      let fixture = LayoutFixture()
      let (small, large) = (UILabel(), UILabel())
      (small.text, large.text) = ("small", "large")
      small.font = .systemFont(ofSize: 12)
      large.font = .systemFont(ofSize: 30)
      let stack = fixture.add(UIStackView(arrangedSubviews: [small, large]))
      stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        stack.alignment = alignment
        fixture.layOut()
        let a =
          small.frame.minY + (try XCTUnwrap(small.baselineOffsets(in: small.bounds.size))).first
        let b =
          large.frame.minY + (try XCTUnwrap(large.baselineOffsets(in: large.bounds.size))).first
        XCTAssertEqual(a, b, accuracy: 0.6)
        XCTAssertEqual(stack.bounds.height, large.bounds.height)
      }
      // Two lines: the first and the last baseline differ.
      large.numberOfLines = 2
      large.text = "large\nlines"
      stack.alignment = .lastBaseline
      fixture.layOut()
      XCTAssertGreaterThan(small.frame.minY, large.bounds.height / 2)
      stack.alignment = .firstBaseline
      fixture.layOut()
      XCTAssertLessThan(small.frame.maxY, large.bounds.height * 0.6)
    }
  }

  func test_hiddenViews_takeNoSpaceAndNoSpacing() {
    onMainActor {
      let (fixture, stack) = makeStack()
      stack.spacing = 10
      fixture.layOut()
      for (hidden, width) in [
        ([1], 210), ([0], 130), ([2], 250), ([0, 1], 40), ([1, 2], 160), ([0, 2], 80),
        ([0, 1, 2], 0), ([], 300),
      ] as [([Int], CGFloat)] {
        for (index, view) in stack.arrangedSubviews.enumerated() {
          view.isHidden = hidden.contains(index)
        }
        fixture.layOut()
        XCTAssertEqual(stack.bounds.width, width, "\(hidden)")
      }
    }
  }

  func test_customSpacing_goesBeforeTheStacks() {
    onMainActor {
      let (fixture, stack) = makeStack()
      stack.spacing = 10
      let first = stack.arrangedSubviews[0]
      XCTAssertEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
      stack.setCustomSpacing(30, after: first)
      XCTAssertEqual(stack.customSpacing(after: first), 30)
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.minX), [0, 190, 280])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
      fixture.layOut()
      XCTAssertEqual(frames(stack)[1].minX, 168)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
      fixture.layOut()
      XCTAssertEqual(frames(stack)[1].minX, 170)
    }
  }

  /// In a row and a column, and as soon as labels are hidden, hug otherwise or lie along the other axis.
  func test_ofLabelsThatHugAlike_theLastIsStretched() {
    onMainActor {
      let fixture = LayoutFixture()
      let labels = ["Cristina", "Loves screaming", "Today"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = fixture.add(UIStackView(arrangedSubviews: labels))
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        stack.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        stack.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
      ])
      @MainActor func stretched() -> [Int] {
        fixture.layOut()
        return labels.indices.filter { index in
          let (own, now) = (labels[index].intrinsicContentSize, labels[index].bounds.size)
          guard !labels[index].isHidden else { return false }
          return stack.axis == .horizontal ? now.width > own.width + 1 : now.height > own.height + 1
        }
      }
      XCTAssertEqual(stretched(), [2])
      labels[2].isHidden = true
      XCTAssertEqual(stretched(), [1])
      labels[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      XCTAssertEqual(stretched(), [0])
      labels[2].isHidden = false
      stack.axis = .vertical
      XCTAssertEqual(stretched(), [2])
      labels[0].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
      XCTAssertEqual(stretched(), [0])
    }
  }

  func test_withinMarginsThatNobodySet_viewsReachTheEdges() {
    onMainActor {
      let fixture = LayoutFixture()
      let stack = fixture.add(UIStackView(arrangedSubviews: [Block(50, 10), Block(20, 20)]))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 40).isActive = true
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 40).isActive = true
      fixture.layOut()
      XCTAssertEqual(stack.layoutMargins, .zero)
      XCTAssertEqual(stack.bounds.size, CGSize(width: 70, height: 20))
      stack.layoutMargins.left = 5
      fixture.layOut()
      XCTAssertEqual(stack.bounds.width, 75)
    }
  }

  func test_columnWithinMargins_rightToLeft() {
    onMainActor {
      let fixture = LayoutFixture()
      let blocks = [Block(50, 10), Block(20, 20)]
      let stack = fixture.add(UIStackView(arrangedSubviews: blocks))
      stack.axis = .vertical
      stack.alignment = .leading
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      fixture.layOut()
      XCTAssertEqual(stack.bounds.size, CGSize(width: 56, height: 34))
      XCTAssertEqual(
        frames(stack),
        [CGRect(x: 2, y: 1, width: 50, height: 10), CGRect(x: 2, y: 11, width: 20, height: 20)])
      stack.semanticContentAttribute = .forceRightToLeft
      fixture.layOut()
      XCTAssertEqual(
        frames(stack),
        [CGRect(x: 4, y: 1, width: 50, height: 10), CGRect(x: 34, y: 11, width: 20, height: 20)])
      stack.directionalLayoutMargins.trailing = 14
      fixture.layOut()
      XCTAssertEqual(frames(stack)[1].minX, 44)
    }
  }

  func test_rowRightToLeft_beginsAtTheRight() {
    onMainActor {
      let (fixture, stack) = makeStack()
      stack.semanticContentAttribute = .forceRightToLeft
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.minX), [120, 40, 0])
    }
  }

  func test_viewsComeAndGo() {
    onMainActor {
      let (fixture, stack) = makeStack()
      fixture.layOut()
      let extra = Block(7, 7)
      stack.insertArrangedSubview(extra, at: 1)
      XCTAssertFalse(extra.translatesAutoresizingMaskIntoConstraints)
      XCTAssertTrue(extra.superview === stack)
      fixture.layOut()
      XCTAssertEqual(frames(stack).map(\.minX), [0, 160, 167, 247])
      stack.insertArrangedSubview(extra, at: 3)
      fixture.layOut()
      XCTAssertEqual(extra.frame.minX, 280)
      extra.removeFromSuperview()
      XCTAssertEqual(stack.arrangedSubviews.count, 3)
      fixture.layOut()
      XCTAssertEqual(stack.bounds.width, 280)
      let first = stack.arrangedSubviews[0]
      stack.removeArrangedSubview(first)
      XCTAssertTrue(first.superview === stack, "stays a subview")
      fixture.layOut()
      XCTAssertEqual(stack.bounds.width, 120)
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      fixture.layOut()
      XCTAssertEqual(stack.arrangedSubviews, [])
    }
  }

  func test_nestedStacks_sizeEachOther() {
    onMainActor {
      let fixture = LayoutFixture()
      let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(40, 20)])
      inner.axis = .vertical
      inner.spacing = 5
      let outer = fixture.add(UIStackView(arrangedSubviews: [Block(50, 50), inner]))
      outer.alignment = .center
      outer.spacing = 8
      outer.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      outer.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      fixture.layOut()
      XCTAssertEqual(outer.bounds.size, CGSize(width: 98, height: 50))
      XCTAssertEqual(inner.frame, CGRect(x: 58, y: 8, width: 40, height: 35))
      XCTAssertEqual(
        outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: 98, height: 50))
    }
  }

  func test_changedSpacing_keepsTheConstraints() {
    onMainActor {
      let (fixture, stack) = makeStack()
      fixture.layOut()
      let before = Set(stack.constraints.map(ObjectIdentifier.init))
      stack.spacing = 12
      fixture.layOut()
      XCTAssertEqual(Set(stack.constraints.map(ObjectIdentifier.init)), before)
      XCTAssertEqual(frames(stack)[1].minX, 172)
    }
  }
}

final class StackAnimationTests: XCTestCase {
  func test_hidingInAnAnimation_shrinksTheViewAndHidesItAtTheEnd() {
    onMainActor {
      let (fixture, stack) = makeStack()
      stack.distribution = .fill
      fixture.layOut()
      let view = stack.arrangedSubviews[0]
      UIView.animate(withDuration: 0.5) { view.isHidden = true }
      XCTAssertTrue(view.isHidden)
      XCTAssertFalse(view.layer.isHidden, "seen while it shrinks")
      XCTAssertEqual(stack.bounds.width, 120, "laid out inside the block")
      XCTAssertEqual(view.frame.width, 0)
      XCTAssertNotNil(view.layer.animationKeys())
      XCTAssertNotNil(stack.arrangedSubviews[1].layer.animationKeys())
      for _ in 0..<8 { fixture.layOut() }
      XCTAssertTrue(view.layer.isHidden)
      UIView.animate(withDuration: 0.5) { view.isHidden = false }
      XCTAssertFalse(view.layer.isHidden)
      XCTAssertEqual(view.frame.width, 160)
      // Changed its mind before the end.
      UIView.animate(withDuration: 0.5) { view.isHidden = true }
      view.isHidden = false
      for _ in 0..<8 { fixture.layOut() }
      XCTAssertFalse(view.layer.isHidden)
    }
  }
}
