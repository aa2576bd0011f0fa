import UIKitTestSupport
import XCTest

/// Every sample as a program of its own, twice the same bytes.
///
/// What opens is kept on a phone and a tablet, for recipes (C1 to T5) light and dark on both, for apps light on
/// the one and dark on the other, as colours and sizes do not depend on each other. So are states that a script
/// leads to. Goldens are as large as it takes to see each pixel that changes: see `reduction`.
final class SamplePictureTests: XCTestCase {
  private struct Screen {
    var name: String
    var device: String
    var isDark: Bool
    var isRightToLeft = false
    var isTablet: Bool { device == "ipad-9" }
  }

  private static let screens = [
    Screen(name: "phone-light", device: "iphone-se", isDark: false),
    Screen(name: "phone-dark", device: "iphone-se", isDark: true),
    Screen(name: "tablet-light", device: "ipad-9", isDark: false),
    Screen(name: "tablet-dark", device: "ipad-9", isDark: true),
  ]
  private static let mirror = Screen(
    name: "phone-rtl", device: "iphone-se", isDark: false, isRightToLeft: true)
  /// Both devices and both appearances, in two pictures.
  private static let crossing = screens.filter { $0.isTablet == $0.isDark }

  /// How many pixels on each axis are one of a golden's.
  ///
  /// Text and lines are kept as sharp as they are where a sample opens on a phone. Elsewhere a pixel of the
  /// golden is a point, for a tablet's states one and a half; photos are large in bytes and show no more.
  private func reduction(of sample: String, isState: Bool, on screen: Screen) -> Int {
    switch sample {
    case "Gallery", "PhotoGrid", "PhotoSearch": screen.isTablet ? 6 : 4
    case "C3FlowLayout": screen.isTablet ? 4 : 2
    case "Mail" where isState && screen.isTablet: 4
    default: isState ? (screen.isTablet ? 3 : 2) : (screen.isTablet ? 2 : 1)
    }
  }

  private func compare(
    _ picture: Data, _ sample: String, _ suffix: String, _ screen: Screen, _ file: StaticString,
    _ line: UInt
  ) {
    let isState = !suffix.isEmpty || screen.isRightToLeft
    let reduction = reduction(of: sample, isState: isState, on: screen)
    let name = "\(sample)\(suffix)-\(screen.name)"
    MainActor.assumeIsolated {
      assertGolden(
        png: picture, named: name, in: "../Tests/Goldens/samples", reducedBy: reduction,
        file: file, line: line)
    }
  }

  /// - Parameter mirrored: also on a light phone where reading goes from right to left.
  func assertPictures(
    of sample: String, arguments: [String] = [], script: String? = nil, suffix: String = "",
    mirrored: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let isRecipe = "CT".contains(sample.prefix(1)) && sample.dropFirst().first?.isNumber == true
    let screens = suffix.isEmpty && isRecipe ? Self.screens : Self.crossing
    for screen in screens + (mirrored ? [Self.mirror] : []) {
      try assertPicture(of: sample, arguments, script, suffix, screen, file, line)
    }
  }

  private func assertPicture(
    of sample: String, _ arguments: [String], _ script: String?, _ suffix: String,
    _ screen: Screen, _ file: StaticString, _ line: UInt
  ) throws {
    var app = AppSnapshot()
    app.device = screen.device
    app.isDark = screen.isDark
    app.isRightToLeft = screen.isRightToLeft
    app.arguments = arguments
    app.script = script
    let first = try app.picture(ofProductNamed: sample)
    let second = try app.picture(ofProductNamed: sample)
    XCTAssertEqual(
      first, second, "two runs of \(sample)\(suffix) on \(screen.name) differ", file: file,
      line: line)
    compare(first, sample, suffix, screen, file, line)
  }

  /// One picture where reading goes from right to left, for scripts that point at other places there.
  func assertMirrored(
    of sample: String, script: String, suffix: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) throws { try assertPicture(of: sample, [], script, suffix, Self.mirror, file, line) }

  /// Frames that the script takes with `shot`, each named for what it shows, on a light phone and a dark
  /// tablet. `as-opened` is to be the picture of the sample when it opens.
  private func assertFrames(
    of sample: String, arguments: [String] = [], script: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for screen in Self.crossing {
      var app = AppSnapshot()
      app.device = screen.device
      app.isDark = screen.isDark
      app.arguments = arguments
      app.script = script
      let first = try app.shots(ofProductNamed: sample)
      let second = try app.shots(ofProductNamed: sample)
      XCTAssertEqual(
        first.count, script.components(separatedBy: "shot ").count - 1, file: file, line: line)
      for (shot, picture) in first.sorted(by: { $0.key < $1.key }) {
        XCTAssertEqual(
          picture, second[shot], "two runs of \(sample)-\(shot) on \(screen.name) differ",
          file: file, line: line)
        compare(picture, sample, shot == "as-opened" ? "" : "-\(shot)", screen, file, line)
      }
    }
  }

  /// The pictures in the root package's fixtures.
  private var photos: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Fixtures/photos").standardizedFileURL.path
  }

  /// F1 to F6, by the scenario that lies beside the samples.
  func test_photoSearch() throws {
    let scenario = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scenarios/PhotoSearch.txt")
    try assertFrames(
      of: "PhotoSearch", arguments: [photos], script: String(contentsOf: scenario, encoding: .utf8))
  }

  func test_basics() throws { try assertPictures(of: "C1Basics") }
  func test_dataSource() throws { try assertPictures(of: "C2DataSource") }
  func test_flowLayout() throws { try assertPictures(of: "C3FlowLayout") }
  func test_colouredSections() throws { try assertPictures(of: "C4ColouredSections") }

  func test_colouredSections_scrolledToTheEnd() throws {
    try assertPictures(of: "C4ColouredSections", script: "key end\nidle", suffix: "-end")
  }

  func test_headersFooters() throws {
    try assertPictures(of: "T1HeadersFooters", mirrored: true)
  }

  func test_headersFooters_sticking() throws {
    try assertPictures(
      of: "T1HeadersFooters", script: "scroll 160,300 by 0,100\nidle", suffix: "-sticking")
  }

  func test_sectionTitles() throws {
    try assertPictures(of: "T2SectionTitles", mirrored: true)
    try assertPictures(
      of: "T2SectionTitles", script: "tap \"Grouped\"\nidle", suffix: "-grouped", mirrored: true)
    try assertPictures(
      of: "T2SectionTitles", script: "tap \"Inset Grouped\"\nidle", suffix: "-inset",
      mirrored: true)
  }

  func test_rowMenus() throws {
    try assertPictures(
      of: "T3RowMenus", script: "longpress cell 0.2\nidle\nexpect \"Copy\"", suffix: "-edit",
      mirrored: true)
    try assertPictures(
      of: "T3RowMenus", script: "longpress cell 1.1\nidle\nexpect \"Delete\"", suffix: "-context",
      mirrored: true)
    try assertPictures(
      of: "T3RowMenus",
      script: "longpress cell 0.2\ntap \"Copy\"\nidle\nexpect \"On the pasteboard: Compass\"",
      suffix: "-copied")
  }

  func test_refresh() throws {
    try assertPictures(of: "T4Refresh")
    try assertPictures(
      of: "T4Refresh", script: "press 180,150\nmove 180,240\nwait 0.1\nquit", suffix: "-pulled")
    try assertPictures(
      of: "T4Refresh", script: "press 180,150\nmove 180,420\nrelease\nwait 0.6\nquit",
      suffix: "-refreshing")
    // By touchpad, and by both keys: the same picture.
    for script in ["scroll 180,300 by 0,-300", "key f5", "key r with ctrl"] {
      try assertPictures(of: "T4Refresh", script: script + "\nwait 0.6\nquit", suffix: "-asked")
    }
  }

  func test_rows() throws { try assertPictures(of: "T5Rows", mirrored: true) }

  func test_rows_swiped() throws {
    let scroll = "scroll 160,300 by 0,380\nidle\n"
    try assertPictures(
      of: "T5Rows", script: scroll + "fling cell 2.0 by -120,0 velocity 300\nidle",
      suffix: "-trailing")
    try assertPictures(
      of: "T5Rows", script: scroll + "fling cell 2.2 by 100,0 velocity 300\nidle",
      suffix: "-leading")
    try assertMirrored(
      of: "T5Rows", script: scroll + "fling cell 2.0 by 120,0 velocity 300\nidle",
      suffix: "-trailing")
    try assertMirrored(
      of: "T5Rows", script: scroll + "fling cell 2.2 by -100,0 velocity 300\nidle",
      suffix: "-leading")
  }

  func test_rows_edited() throws {
    try assertPictures(
      of: "T5Rows", script: "tap \"Edit\"\nidle\nscroll 160,300 by 0,260\nidle", suffix: "-edited",
      mirrored: true)
  }

  func test_pinch() throws { try assertPictures(of: "C8Pinch") }

  func test_pinch_enlarged() throws {
    try assertPictures(
      of: "C8Pinch", script: "scroll 180,300 by 0,600\nidle\npinch 180,300 scale 1.7\nidle",
      suffix: "-enlarged")
    try assertFrames(
      of: "C8Pinch",
      script: "scroll 180,300 by 0,600\nidle\nshot scrolled.png\npinch 180,300 scale 1.3\n"
        + "shot pinched.png\nidle")
  }

  func test_events() throws { try assertPictures(of: "C6Events") }

  func test_events_fingerDown() throws {
    for (name, time) in [("began", 0.0), ("middle", 0.1), ("grown", 0.3)] {
      try assertPictures(
        of: "C6Events", script: "idle\npress cell 0.6\nwait \(0.15 + time)\nquit",
        suffix: "-\(name)")
    }
  }

  func test_events_fingerLifted() throws {
    try assertFrames(
      of: "C6Events",
      script: """
        idle
        press cell 0.6
        wait 0.5
        release
        shot released.png
        wait 0.1
        shot released-middle.png
        wait 0.1
        shot faded-out.png
        wait 0.1
        shot fading-in.png
        idle
        shot faded-in.png
        """)
  }

  func test_events_fingerLeft() throws {
    try assertFrames(
      of: "C6Events",
      script: """
        idle
        press cell 0.6
        wait 0.5
        move 20,20
        idle
        shot left.png
        """)
  }

  func test_events_selected() throws {
    try assertPictures(
      of: "C6Events", script: "idle\ntap cell 0.2\ntap cell 0.6\nidle", suffix: "-selected")
  }

  func test_layoutSwitch() throws { try assertPictures(of: "C11LayoutSwitch") }

  func test_layoutSwitch_onTheWay() throws {
    for (name, rest) in [("middle", "wait 0.13\nquit"), ("spiral", "idle")] {
      try assertPictures(
        of: "C11LayoutSwitch", script: "idle\ntap \"Spiral\"\n\(rest)", suffix: "-\(name)")
    }
    try assertFrames(
      of: "C11LayoutSwitch",
      script: "idle\npress \"Spiral\"\nwait 0.05\nrelease\nshot start.png\nquit")
  }

  func test_reordering() throws { try assertPictures(of: "Reordering") }

  func test_reordering_moved() throws {
    try assertPictures(
      of: "Reordering", script: "idle\nlift cell 0.1\nmove 200,350\nwait 0.5\nquit",
      suffix: "-moved")
  }

  func test_reordering_onTheWay() throws {
    try assertFrames(
      of: "Reordering",
      script: """
        idle
        lift cell 0.1
        shot as-opened.png
        move 200,350
        wait 0.5
        drop
        shot dropped.png
        wait 0.1
        shot landing.png
        idle
        shot landed.png
        """)
  }

  func test_reordering_batches() throws {
    for button in ["Insert", "Delete", "Shuffle"] {
      let name = button.lowercased()
      try assertFrames(
        of: "Reordering",
        script: """
          idle
          press "\(button)"
          wait 0.05
          release
          shot \(name)-start.png
          wait 0.15
          shot \(name)-middle.png
          idle
          shot \(name)-end.png
          """)
    }
  }

  func test_menus() throws { try assertPictures(of: "C9Menus") }

  func test_menus_editMenu() throws {
    try assertPictures(
      of: "C9Menus", script: "longpress cell 0.1 in #edit-menus\nidle\nexpect \"Copy\"",
      suffix: "-edit")
  }

  func test_menus_copied() throws {
    try assertPictures(
      of: "C9Menus",
      script: """
        longpress cell 0.2 in #edit-menus
        tap "Copy"
        idle
        longpress cell 0.4 in #context-menus
        tap "Favourite"
        idle
        """, suffix: "-copied")
  }

  func test_menus_contextMenu() throws {
    try assertPictures(
      of: "C9Menus", script: "longpress cell 0.1 in #context-menus\nidle", suffix: "-context")
  }

  func test_menus_onTheWay() throws {
    try assertFrames(
      of: "C9Menus",
      script: """
        idle
        press cell 0.1 in #context-menus
        wait 0.3
        shot pressing.png
        wait 0.3
        shot opening.png
        idle
        release
        idle
        press 10,30
        wait 0.05
        release
        wait 0.1
        shot closing.png
        idle
        shot as-opened.png
        press cell 0.1 in #edit-menus
        wait 0.55
        shot edit-opening.png
        release
        idle
        press 10,30
        wait 0.1
        shot edit-closing.png
        release
        idle
        """)
  }

  func test_dragReorder() throws { try assertPictures(of: "DragReorder") }

  func test_dragReorder_onTheWay() throws {
    let lift = "idle\nlift cell 0.1\n"
    for (name, rest) in [
      ("lifted", "wait 0.2\nquit"), ("gap", "move 220,300\nwait 0.5\nquit"),
      ("landing", "move 220,300\nwait 0.5\ndrop\nwait 0.08\nquit"),
      ("other-section", "move 60,460\nwait 0.5\ndrop\nidle"),
    ] {
      try assertPictures(of: "DragReorder", script: lift + rest, suffix: "-\(name)")
    }
  }

  func test_notes() throws { try assertPictures(of: "Notes", mirrored: true) }
  func test_notes_searched() throws {
    try assertPictures(
      of: "Notes", script: "tap \"Search\"\ntype \"the\"\nidle", suffix: "-searched")
  }
  func test_notes_edited() throws {
    try assertPictures(
      of: "Notes",
      script: """
        tap "Weekend in Lisbon"
        idle
        tap #note
        key end with ctrl
        key return
        type "Sunglasses"
        key home with ctrl
        key down
        key end with shift
        idle
        """, suffix: "-edited")
  }

  func test_chat() throws {
    try assertPictures(of: "Chat", script: "idle", mirrored: true)
  }
  func test_chat_writtenInAndAnswered() throws {
    try assertPictures(
      of: "Chat",
      script: """
        idle
        tap #message
        type "Which platform? I will be in the last coach, with a very large cake."
        key return
        wait 2
        type "And then a message that is so long that the bar has to grow with it,"
        type " which keeps the end of the conversation in sight."
        idle
        """, suffix: "-writing")
  }

  func test_settings() throws { try assertPictures(of: "Settings", mirrored: true) }
  func test_settings_screens() throws {
    for (name, script) in [
      ("focus", "tap \"Focus\"\nidle"), ("general", "tap \"General\"\nidle"),
      ("display", "tap \"Display & Brightness\"\nidle"),
      ("found", "tap \"Search\"\ntype \"s\"\nidle"),
    ] {
      try assertPictures(of: "Settings", script: script, suffix: "-\(name)")
    }
  }

  func test_delegateSizes() throws { try assertPictures(of: "C10DelegateSizes") }
  func test_customLayouts() throws { try assertPictures(of: "C11CustomLayouts") }
  func test_photoGrid() throws { try assertPictures(of: "PhotoGrid", arguments: [photos]) }

  func test_photoGrid_scrolled_keepsItsHeadingInSight() throws {
    try assertPictures(
      of: "PhotoGrid", arguments: [photos], script: "idle\nscroll cell 0.0 by 0,300\nidle",
      suffix: "-scrolled")
  }

  func test_photoGrid_reordered() throws {
    try assertFrames(
      of: "PhotoGrid", arguments: [photos],
      script: """
        idle
        lift cell 0.1
        wait 0.3
        shot lifted.png
        move 210,250
        wait 0.55
        shot gap.png
        drop
        wait 0.1
        shot landing.png
        idle
        shot reordered.png
        """)
  }

  func test_gallery() throws { try assertPictures(of: "Gallery", arguments: [photos]) }
}
