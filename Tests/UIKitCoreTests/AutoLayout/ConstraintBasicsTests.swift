import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ConstraintBasicsTests: XCTestCase {
  func test_pinnedView_fillsItsSuperviewLessConstants() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30),
        view.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -40),
      ])
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 270, height: 130))
      fixture.root.frame.size = CGSize(width: 400, height: 300)
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 370, height: 230))
    }
  }

  func test_centredLabel_hasItsIntrinsicSizeOnWholePixels() {
    onMainActor {
      let fixture = LayoutFixture()
      let label = UILabel()
      label.text = "Hello"
      fixture.add(label)
      label.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor).isActive = true
      fixture.layOut()
      XCTAssertEqual(label.bounds.size, label.intrinsicContentSize)
      XCTAssertEqual(label.frame.midX, 150, accuracy: 0.51)
      label.text = "A longer text"
      fixture.layOut()
      XCTAssertEqual(label.bounds.size, label.intrinsicContentSize)
    }
  }

  func test_placesOfBothAxes_goTogether() {
    onMainActor {
      let fixture = LayoutFixture()
      let (first, second) = (fixture.add(), fixture.add())
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30),
        first.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 5),
        first.widthAnchor.constraint(equalToConstant: 20),
        first.heightAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .top,
          multiplier: 1, constant: 50),
        NSLayoutConstraint(
          item: second, attribute: .bottom, relatedBy: .equal, toItem: first, attribute: .right,
          multiplier: 2, constant: 0),
        second.widthAnchor.constraint(equalToConstant: 20),
        second.heightAnchor.constraint(equalToConstant: 10),
      ])
      fixture.layOut()
      XCTAssertEqual(second.frame, CGRect(x: 80, y: 40, width: 20, height: 10))
    }
  }

  func test_changedConstant_movesTheViewAtTheNextLayout() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      let left = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
      ])
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 30))
      left.constant = 25
      XCTAssertEqual(view.frame.minX, 0)
      fixture.layOut()
      XCTAssertEqual(view.frame.minX, 25)
    }
  }

  func test_viewsInDifferentContainers_areComparedInTheirCommonView() {
    onMainActor {
      let fixture = LayoutFixture()
      let container = fixture.add()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(inner)
      let outer = fixture.add()
      NSLayoutConstraint.activate([
        container.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 40),
        container.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 50),
        container.widthAnchor.constraint(equalToConstant: 100),
        container.heightAnchor.constraint(equalToConstant: 100),
        inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7),
        inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
        outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
        outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
        outer.widthAnchor.constraint(equalToConstant: 5),
        outer.heightAnchor.constraint(equalToConstant: 5),
      ])
      fixture.layOut()
      XCTAssertEqual(outer.frame, CGRect(x: 60, y: 68, width: 5, height: 5))
    }
  }

  func test_aSymbolsBaseline_isThatOfTheTextBesideIt() throws {
    try onMainActor {
      let image = try XCTUnwrap(UIImage(systemName: "star.fill"))
      let offset = try XCTUnwrap(image.baselineOffsetFromBottom)
      let symbol = UIImageView(image: image)
      symbol.contentMode = .center
      symbol.frame.size = CGSize(width: 40, height: image.size.height + 20)
      let offsets = try XCTUnwrap(symbol.baselineOffsets(in: symbol.bounds.size))
      XCTAssertEqual(offsets.last, offset + 10, accuracy: 0.01)
      XCTAssertEqual(offsets.first, symbol.bounds.height - offset - 10, accuracy: 0.01)
      let label = UILabel()
      label.text = "4.9"
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for one in [symbol, label] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
      }
      NSLayoutConstraint.activate([
        symbol.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        symbol.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      view.layoutIfNeeded()
      let text = try XCTUnwrap(label.baselineOffsets(in: label.bounds.size))
      XCTAssertEqual(
        label.frame.maxY - text.last, symbol.frame.maxY - offset, accuracy: 1)
      // Pictures that are no symbols have their edges for baselines.
      let picture = UIImageView(image: UIImage())
      XCTAssertNil(picture.baselineOffsets(in: CGSize(width: 9, height: 9)))
    }
  }
}
