import UIKitTestSupport
import XCTest

/// What keeps people from using a sample who do not see it, or see little of it: nothing, on its first screen and
/// on those of the whole apps.
final class AuditTests: XCTestCase {
  private func assertNothingFound(
    in sample: String, _ script: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var app = AppSnapshot()
    app.script = script
    let findings = try app.findings(ofProductNamed: sample)
    XCTAssertEqual(findings, [], "\(sample)", file: file, line: line)
  }

  func test_recipes() throws {
    for sample in [
      "Gallery", "PhotoGrid", "C1Basics", "C2DataSource", "C3FlowLayout", "C4ColouredSections",
      "C6Events", "C8Pinch", "C9Menus", "C10DelegateSizes", "C11CustomLayouts", "C11LayoutSwitch",
      "Reordering", "DragReorder", "T1HeadersFooters", "T2SectionTitles", "T3RowMenus",
      "T4Refresh", "T5Rows",
    ] {
      try assertNothingFound(in: sample)
    }
  }

  func test_notes() throws {
    try assertNothingFound(in: "Notes", "idle\ntap \"Weekend in Lisbon\"\nidle")
  }

  func test_fieldGuide() throws {
    try assertNothingFound(in: "FieldGuide", "idle\ntap \"Robin\"\nidle")
  }

  func test_chat() throws { try assertNothingFound(in: "Chat", "idle") }

  func test_photoSearch() throws { try assertNothingFound(in: "PhotoSearch") }

  func test_settings() throws {
    for screen in ["Wi-Fi", "Sounds"] {
      try assertNothingFound(in: "Settings", "idle\ntap \"\(screen)\"\nidle")
    }
    // At the largest size these are farther down.
    for screen in ["Focus", "General", "Display & Brightness"] {
      try assertNothingFound(
        in: "Settings", "idle\nscroll 180,400 by 0,400\nidle\ntap \"\(screen)\"\nidle")
    }
  }

  func test_contacts() throws {
    try assertNothingFound(
      in: "Contacts", "idle\ntap \"Lena Abbott\"\nidle\ntap \"Edit\"\nidle")
  }

  func test_mail() throws {
    try assertNothingFound(in: "Mail", "idle\ntap cell 0.0\nidle")
    try assertNothingFound(in: "Mail", "tap \"New Message\"\nidle")
    try assertNothingFound(in: "Mail", "tap \"Edit\"\nidle")
  }
}
