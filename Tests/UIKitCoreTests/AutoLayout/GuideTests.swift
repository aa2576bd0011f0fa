import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class GuideTests: XCTestCase {
  func test_ownGuides_takePartInLayout() {
    onMainActor {
      let fixture = LayoutFixture()
      let guide = UILayoutGuide()
      guide.identifier = "middle"
      fixture.root.addLayoutGuide(guide)
      XCTAssertTrue(guide.owningView === fixture.root)
      XCTAssertEqual(fixture.root.layoutGuides, [guide])
      let (a, b) = (fixture.add(), fixture.add())
      for view in [a, b] {
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        guide.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.25),
        guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 3),
        guide.heightAnchor.constraint(equalToConstant: 6),
        b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ])
      fixture.layOut()
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 40, y: 3, width: 75, height: 6))
      XCTAssertEqual(b.frame, CGRect(x: 115, y: 1, width: 40, height: 10))
      XCTAssertFalse(guide.hasAmbiguousLayout)
      fixture.root.removeLayoutGuide(guide)
      XCTAssertNil(guide.owningView)
      XCTAssertEqual(fixture.root.constraints.count, 1)
      fixture.layOut()
    }
  }

  func test_marginsAndSafeArea_moveWhatIsBoundToThem() {
    onMainActor {
      let fixture = LayoutFixture()
      let (inMargins, inSafeArea, byAttribute) = (fixture.add(), fixture.add(), fixture.add())
      func fill(_ view: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          view.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
      }
      fill(inMargins, fixture.root.layoutMarginsGuide)
      fill(inSafeArea, fixture.root.safeAreaLayoutGuide)
      NSLayoutConstraint.activate(
        [
          (.leftMargin, .left), (.rightMargin, .right), (.topMargin, .top),
          (.bottomMargin, .bottom),
        ].map { (margin: NSLayoutConstraint.Attribute, edge: NSLayoutConstraint.Attribute) in
          NSLayoutConstraint(
            item: byAttribute, attribute: edge, relatedBy: .equal, toItem: fixture.root,
            attribute: margin, multiplier: 1, constant: 0)
        })
      fixture.layOut()
      XCTAssertEqual(inMargins.frame, CGRect(x: 8, y: 8, width: 284, height: 184))
      XCTAssertEqual(byAttribute.frame, inMargins.frame)
      XCTAssertEqual(inSafeArea.frame, fixture.root.bounds)
      fixture.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      fixture.layOut()
      XCTAssertEqual(inMargins.frame, CGRect(x: 2, y: 1, width: 294, height: 196))
      XCTAssertEqual(byAttribute.frame, inMargins.frame)
      XCTAssertEqual(fixture.root.layoutMarginsGuide.layoutFrame, inMargins.frame)
      let controller = UIViewController()
      controller.view = fixture.root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      fixture.layOut()
      XCTAssertEqual(inSafeArea.frame, CGRect(x: 20, y: 10, width: 240, height: 160))
      XCTAssertEqual(inMargins.frame, CGRect(x: 22, y: 11, width: 234, height: 156))
      XCTAssertEqual(byAttribute.frame, inMargins.frame)
    }
  }

  func test_readableWidth_isLimitedAndCentred() {
    onMainActor {
      let fixture = LayoutFixture(size: CGSize(width: 1000, height: 100))
      fixture.root.layoutMargins = UIEdgeInsets(top: 5, left: 100, bottom: 5, right: 20)
      let view = fixture.add()
      let guide = fixture.root.readableContentGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 204, y: 5, width: 672, height: 90))
      XCTAssertEqual(guide.layoutFrame, view.frame)
      fixture.root.frame.size.width = 500
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 100, y: 5, width: 380, height: 90))
      fixture.root.layoutMargins.left = 10
      fixture.layOut()
      XCTAssertEqual(view.frame.minX, 10)
    }
  }

  func test_keyboardGuide_isTheBandBelowTheSafeArea() {
    onMainActor {
      let fixture = LayoutFixture()
      let controller = UIViewController()
      controller.view = fixture.root
      controller.additionalSafeAreaInsets.bottom = 34
      let view = fixture.add()
      let guide = fixture.root.keyboardLayoutGuide
      let near = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
      let away = view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 50)
      guide.setConstraints([near], activeWhenNearEdge: .leading)
      guide.setConstraints([away], activeWhenAwayFrom: .bottom)
      XCTAssertEqual([near.isActive, away.isActive], [true, false])
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: guide.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      ])
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 156, width: 150, height: 10))
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 166, width: 300, height: 34))
      guide.usesBottomSafeArea = false
      fixture.layOut()
      XCTAssertEqual(view.frame.maxY, 200)
    }
  }

  func test_oldLayoutGuides_areTheSafeAreasEnds() {
    onMainActor {
      let fixture = LayoutFixture()
      let controller = UIViewController()
      controller.view = fixture.root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
      let view = fixture.add()
      let top: any UILayoutSupport = controller.supportGuide(isAtTop: true)
      let bottom: any UILayoutSupport = controller.supportGuide(isAtTop: false)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom,
          multiplier: 1, constant: 1),
        view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      ])
      fixture.layOut()
      XCTAssertEqual(view.frame.minY, 21)
      XCTAssertEqual(view.frame.maxY, 166)
      XCTAssertEqual(top.length, 20)
      XCTAssertEqual(bottom.length, 34)
    }
  }

  // MARK: Scroll views

  func test_contentSize_comesFromConstraintsToTheContent() {
    onMainActor {
      let fixture = LayoutFixture()
      for usesGuides in [true, false] {
        let scrollView = fixture.add(UIScrollView())
        scrollView.pin(to: fixture.root, by: 10)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        if usesGuides {
          let (inner, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
          NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: inner.topAnchor),
            content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -7),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -10),
          ])
        } else {
          NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -7),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10),
          ])
        }
        height.isActive = true
        fixture.layOut()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 280, height: 907))
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 0, width: 270, height: 900))
        scrollView.contentOffset.y = 300
        height.constant = 1000
        fixture.layOut()
        XCTAssertEqual(scrollView.contentSize.height, 1007)
        XCTAssertEqual(scrollView.contentOffset.y, 300)
        XCTAssertEqual(content.frame.minY, 0)
        scrollView.removeFromSuperview()
      }
    }
  }

  // Evidence: constraint-3.
  func test_theMiddleOfAScrollView_isThatOfItsFrame() {
    onMainActor {
      let fixture = LayoutFixture()
      let scrollView = fixture.add(UIScrollView())
      scrollView.pin(to: fixture.root, by: 10)
      let (content, wide) = (UIView(), UIView())
      for view in [content, wide] { view.translatesAutoresizingMaskIntoConstraints = false }
      scrollView.addSubview(content)
      content.addSubview(wide)
      let width = wide.widthAnchor.constraint(equalToConstant: 999)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
        wide.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        wide.trailingAnchor.constraint(equalTo: content.trailingAnchor), width,
      ])
      fixture.layOut()
      XCTAssertEqual(scrollView.contentSize, CGSize(width: 280, height: 900))
      XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 280, height: 900))
      scrollView.contentOffset.y = 100
      fixture.layOut()
      XCTAssertEqual(content.frame.minX, 0)
      XCTAssertEqual(scrollView.contentSize.width, 280)
    }
  }

  func test_whatIsBoundToTheFrame_doesNotScroll() {
    onMainActor {
      let fixture = LayoutFixture()
      let scrollView = fixture.add(UIScrollView())
      scrollView.pin(to: fixture.root, by: 0)
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      let (floating, sticky) = (UIView(), UIView())
      for view in [floating, sticky] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      let place = sticky.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 100)
      place.priority = .defaultLow
      NSLayoutConstraint.activate([
        floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 7),
        place,
        // Past the scroll view, to something that stays.
        sticky.topAnchor.constraint(greaterThanOrEqualTo: fixture.root.topAnchor),
      ])
      fixture.layOut()
      XCTAssertEqual(floating.frame.minY, 7)
      XCTAssertEqual(sticky.frame.minY, 100)
      scrollView.contentOffset.y = 60
      fixture.layOut()
      XCTAssertEqual(floating.frame.minY, 67)
      XCTAssertEqual(sticky.frame.minY, 100)
      scrollView.contentOffset.y = 500
      fixture.layOut()
      XCTAssertEqual(floating.frame.minY, 507)
      XCTAssertEqual(sticky.frame.minY, 500)
      XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 2000), "nothing sizes it")
    }
  }
}
