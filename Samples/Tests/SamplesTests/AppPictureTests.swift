import UIKitTestSupport
import XCTest

/// The whole apps among the samples, driven through their screens.
extension SamplePictureTests {
  func test_contacts() throws { try assertPictures(of: "Contacts", mirrored: true) }

  func test_contacts_index() throws {
    try assertPictures(
      of: "Contacts", script: "tap \"T\"\nidle\nexpect \"Zoe Taylor\"", suffix: "-index",
      mirrored: true)
  }

  func test_contacts_searched() throws {
    try assertPictures(
      of: "Contacts", script: "tap \"Search\"\ntype \"ma\"\nidle", suffix: "-searched")
    try assertPictures(
      of: "Contacts", script: "tap \"Search\"\ntype \"xyz\"\nidle\nexpect \"No Results\"",
      suffix: "-nothing")
  }

  func test_contacts_card() throws {
    try assertPictures(
      of: "Contacts", script: "tap \"Ines Almeida\"\nidle", suffix: "-card", mirrored: true)
  }

  func test_contacts_edited() throws {
    try assertPictures(
      of: "Contacts",
      script: """
        tap "Lena Abbott"
        idle
        tap "Edit"
        idle
        tap "add email"
        idle
        type "lena@example.org"
        idle
        """, suffix: "-editing", mirrored: true)
    try assertPictures(
      of: "Contacts",
      script: """
        tap "Add"
        idle
        tap "First name"
        type "Ada"
        tap "Last name"
        type "Bauer"
        tap "Done"
        idle
        expect "Ada Bauer"
        """, suffix: "-added")
  }

  func test_mail() throws { try assertPictures(of: "Mail", mirrored: true) }

  func test_mail_scrolled() throws {
    try assertPictures(of: "Mail", script: "scroll 180,400 by 0,140\nidle", suffix: "-scrolled")
  }

  func test_mail_swiped() throws {
    try assertPictures(
      of: "Mail", script: "drag 300,230 to 80,230\nidle\nexpect \"Flag\"", suffix: "-actions")
    try assertPictures(
      of: "Mail", script: "drag 80,230 to 200,230\nidle\nexpect \"Read\"", suffix: "-read")
    try assertMirrored(
      of: "Mail", script: "drag 80,230 to 300,230\nidle\nexpect \"Flag\"", suffix: "-actions")
    try assertMirrored(
      of: "Mail", script: "drag 300,230 to 180,230\nidle\nexpect \"Read\"", suffix: "-read")
    try assertPictures(
      of: "Mail",
      script: """
        drag 300,230 to 80,230
        tap "Flag"
        idle
        drag 300,330 to 20,330
        idle
        """, suffix: "-flagged")
  }

  func test_mail_chosen() throws {
    try assertPictures(
      of: "Mail",
      script: """
        tap "Edit"
        idle
        tap cell 0.1
        tap cell 0.2
        idle
        expect "2 Selected"
        """, suffix: "-chosen", mirrored: true)
    try assertPictures(
      of: "Mail",
      script: """
        tap "Edit"
        idle
        tap "Select All"
        tap "Mark as Read"
        idle
        expect no "3 Unread"
        """, suffix: "-all-read")
  }

  func test_mail_message() throws {
    try assertPictures(
      of: "Mail", script: "tap cell 0.2\nidle", suffix: "-message", mirrored: true)
  }

  func test_mail_written() throws {
    try assertPictures(
      of: "Mail",
      script: """
        tap "New Message"
        idle
        type "nora@example.com"
        key return
        type "Saturday"
        key return
        type "We would love to!"
        idle
        """, suffix: "-written")
    // The Escape key asks before it throws away what was written.
    try assertPictures(
      of: "Mail",
      script: """
        tap "New Message"
        idle
        type "nora@example.com"
        key return
        key return
        type "We would"
        key escape
        idle
        expect "Delete Draft"
        """, suffix: "-draft")
  }

  func test_mail_refreshing() throws {
    try assertPictures(
      of: "Mail", script: "press 180,250\nmove 180,500\nwait 0.1\nquit", suffix: "-refreshing")
  }
}
