import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Text in constraints: sizes, lines, baselines.
final class LabelLayoutTests: XCTestCase {
  private func oracle() throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: tests.appendingPathComponent("Fixtures/oracle/label_and_safearea_frames.json"))
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Four labels at the sides of the safe area. Inter's letters are up to a point narrower or wider,
  /// so only what does not depend on widths is compared exactly.
  func test_labelsAtTheSafeArea_lieWhereUIKitPutThem() throws {
    let devices = try XCTUnwrap(try oracle()["devices"] as? [String: [String: [Double]]])
    XCTAssertGreaterThan(devices.count, 10)
    try onMainActor {
      for (device, frames) in devices {
        let view = try XCTUnwrap(frames["view"])
        let size = CGSize(width: view[2], height: view[3])
        // The first rows were made at a smaller text size; the subheadline tells which.
        let isSmaller = try XCTUnwrap(frames["bottom"])[3] < 17.5
        let controller = FourLabels(isSmaller: isSmaller)
        // On these devices the safe area is what the labels' distances from the edges say.
        let top = try XCTUnwrap(frames["top"])[1]
        let bottom = try XCTUnwrap(frames["bottom"])
        controller.additionalSafeAreaInsets = UIEdgeInsets(
          top: top, left: try XCTUnwrap(frames["leading"])[0],
          bottom: size.height - bottom[1] - bottom[3],
          right: size.width - (try XCTUnwrap(frames["trailing"])[0])
            - (try XCTUnwrap(frames["trailing"])[2]))
        let harness = Harness(size: size, scale: 3, root: controller)
        defer { harness.close() }
        for (side, label) in controller.labels {
          let expected = try XCTUnwrap(frames[side])
          let frame = label.frame
          XCTAssertEqual(frame.minY, expected[1], accuracy: 0.001, "\(device) \(side)")
          XCTAssertEqual(frame.height, expected[3], accuracy: 0.001, "\(device) \(side)")
          XCTAssertEqual(frame.width, expected[2], accuracy: 2, "\(device) \(side)")
          let middle = expected[0] + expected[2] / 2
          switch side {
          case "leading": XCTAssertEqual(frame.minX, expected[0], accuracy: 0.001)
          case "trailing":
            XCTAssertEqual(frame.maxX, expected[0] + expected[2], accuracy: 0.01)
          default: XCTAssertEqual(frame.midX, middle, accuracy: 0.34, "\(device) \(side)")
          }
        }
      }
    }
  }

  func test_text_breaksInTheWidthItGetsAndGrowsDownwards() {
    onMainActor {
      let fixture = LayoutFixture()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "Words that go on and on. ", count: 8)
      fixture.add(label)
      let below = fixture.add()
      let width = label.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        label.topAnchor.constraint(equalTo: fixture.root.topAnchor), width,
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        below.heightAnchor.constraint(equalToConstant: 1),
      ])
      for value in [200, 100, 250, 30] as [CGFloat] {
        width.constant = value
        fixture.layOut()
        XCTAssertEqual(label.bounds.width, value)
        let needed = label.sizeThatFits(CGSize(width: value, height: 0)).height
        XCTAssertEqual(label.bounds.height, needed, "\(value)")
        XCTAssertEqual(below.frame.minY, needed + 4)
      }
      label.text = "Short"
      fixture.layOut()
      XCTAssertEqual(
        label.bounds.height, label.sizeThatFits(CGSize(width: 30, height: 0)).height)
    }
  }

  func test_bubble_hugsItsTextUpToALimit() {
    onMainActor {
      let fixture = LayoutFixture()
      let bubble = fixture.add()
      let label = UILabel()
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(label)
      label.pin(to: bubble, by: 8)
      let limit = bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
      NSLayoutConstraint.activate([
        bubble.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        bubble.topAnchor.constraint(equalTo: fixture.root.topAnchor), limit,
      ])
      label.text = "Hi"
      fixture.layOut()
      XCTAssertEqual(bubble.bounds.width, label.intrinsicContentSize.width + 16)
      label.text = "This is rather too long for a single line of a bubble"
      fixture.layOut()
      let wrapped = label.sizeThatFits(CGSize(width: 134, height: 0))
      XCTAssertEqual(
        bubble.bounds.size, CGSize(width: wrapped.width + 16, height: wrapped.height + 16))
      // More space again: the old width is no limit.
      limit.constant = 290
      fixture.layOut()
      let wider = label.sizeThatFits(CGSize(width: 274, height: 0))
      XCTAssertGreaterThan(wider.width, wrapped.width)
      XCTAssertEqual(bubble.bounds.size, CGSize(width: wider.width + 16, height: wider.height + 16))
    }
  }

  func test_preferredMaxLayoutWidth_isWhereLinesBreak() {
    onMainActor {
      let fixture = LayoutFixture()
      let label = UILabel()
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 80
      label.text = "One two three four five six seven"
      fixture.add(label)
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
      fixture.layOut()
      XCTAssertLessThanOrEqual(label.bounds.width, 80)
      XCTAssertEqual(label.bounds.size, label.sizeThatFits(CGSize(width: 80, height: 0)))
    }
  }

  func test_baselinesOfDifferentFonts_meetAndFollow() throws {
    try onMainActor {
      let fixture = LayoutFixture()
      let (a, b) = (fixture.add(UILabel()), fixture.add(UILabel()))
      (a.text, b.text) = ("Name", "Value")
      a.font = .systemFont(ofSize: 34)
      b.font = .systemFont(ofSize: 11)
      let lower = fixture.add(UILabel())
      lower.text = "Below"
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10),
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        lower.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 30),
      ])
      func baseline(_ label: UILabel) throws -> CGFloat {
        label.frame.minY + (try XCTUnwrap(label.baselineOffsets(in: label.bounds.size))).first
      }
      for size in [34, 20, 60] as [CGFloat] {
        a.font = .systemFont(ofSize: size)
        fixture.layOut()
        XCTAssertEqual(try baseline(a), try baseline(b), accuracy: 1)
        XCTAssertEqual(try baseline(lower), try baseline(a) + 30, accuracy: 1)
      }
      // Stretched, text stands in the middle.
      a.heightAnchor.constraint(equalToConstant: 120).isActive = true
      fixture.layOut()
      XCTAssertEqual(try baseline(a), try baseline(b), accuracy: 1)
      XCTAssertGreaterThan(b.frame.minY, 60)
    }
  }

  func test_viewsWithoutText_haveTheirEdgesForBaselines() {
    onMainActor {
      let fixture = LayoutFixture()
      let (a, b) = (fixture.add(), fixture.add())
      NSLayoutConstraint.activate([
        a.firstBaselineAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5),
        a.lastBaselineAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 25),
        b.topAnchor.constraint(equalTo: a.lastBaselineAnchor),
        b.heightAnchor.constraint(equalToConstant: 3),
      ])
      fixture.layOut()
      XCTAssertEqual(a.frame.minY, 5)
      XCTAssertEqual(a.frame.height, 20)
      XCTAssertEqual(b.frame.minY, 25)
    }
  }

  /// Baselines, margins and safe areas are numbers that constraints take from views and views tell
  /// them of: neither keeps the other alive.
  func test_constraintsOnBaselinesAndMargins_goWithTheirViews() {
    onMainActor {
      weak var state: ViewLayoutState?
      weak var rootState: ViewLayoutState?
      weak var constraint: NSLayoutConstraint?
      do {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let baseline = view.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
          baseline,
          view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
          view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        (state, rootState, constraint) = (view.autoLayout, root.autoLayout, baseline)
        XCTAssertNotNil(state)
      }
      XCTAssertNil(state)
      XCTAssertNil(rootState)
      XCTAssertNil(constraint)
    }
  }

  func test_priorities_decideWhoGivesWay() {
    onMainActor {
      let fixture = LayoutFixture(size: CGSize(width: 200, height: 50))
      let (a, b) = (fixture.add(UILabel()), fixture.add(UILabel()))
      (a.text, b.text) = ("Some longer text here", "Another quite long text")
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|[a][b]|", metrics: nil, views: ["a": a, "b": b]))
      b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      fixture.layOut()
      XCTAssertEqual(a.bounds.width, a.intrinsicContentSize.width)
      XCTAssertEqual(b.bounds.width, 200 - a.bounds.width)
      a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      fixture.layOut()
      XCTAssertEqual(b.bounds.width, b.intrinsicContentSize.width)
      (a.text, b.text) = ("a", "b")
      a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      fixture.layOut()
      XCTAssertEqual(a.bounds.width, a.intrinsicContentSize.width)
      b.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
      fixture.layOut()
      XCTAssertEqual(b.bounds.width, b.intrinsicContentSize.width)
    }
  }
}

extension UILayoutPriority {
  fileprivate static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }
  fileprivate static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

/// The scene of the oracle's device rows.
@MainActor
private final class FourLabels: UIViewController {
  let labels: [(side: String, label: UILabel)]

  init(isSmaller: Bool) {
    let traits = UITraitCollection(
      preferredContentSizeCategory: isSmaller ? .medium : .large)
    labels = [
      ("top", "What's", UIFont.TextStyle.headline), ("leading", "the", .body),
      ("trailing", "point", .body), ("bottom", "?", .subheadline),
    ].map { side, text, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
      return (side, label)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let area = view.safeAreaLayoutGuide
    for (side, label) in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      switch side {
      case "top": label.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
      case "bottom": label.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true
      case "leading": label.leadingAnchor.constraint(equalTo: area.leadingAnchor).isActive = true
      default: label.trailingAnchor.constraint(equalTo: area.trailingAnchor).isActive = true
      }
      if side == "top" || side == "bottom" {
        label.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
      } else {
        label.centerYAnchor.constraint(equalTo: area.centerYAnchor).isActive = true
      }
    }
  }
}
