import NibDocument
@testable import UIKitCore
import XCTest

/// Page controllers as storyboards describe them.
final class PageNibTests: XCTestCase {
  @MainActor private static func pages(_ attributes: String) throws -> UIPageViewController {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="P">
        <scenes><scene sceneID="S"><objects>
          <pageViewController autoresizesArchivedViewToFullSize="NO" \(attributes) id="P"
            sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
      """
    let board = UIStoryboard(
      document: try NibReader.read(Array(text.utf8), fileName: "Pages.storyboard"), bundle: .main)
    return try XCTUnwrap(board.instantiateInitialViewController() as? UIPageViewController)
  }

  func test_scroll_withSpacing() throws {
    try MainActor.assumeIsolated {
      let made = try Self.pages(
        #"transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" pageSpacing="12""#
      )
      XCTAssertEqual(made.transitionStyle, .scroll)
      XCTAssertEqual(made.navigationOrientation, .vertical)
      XCTAssertEqual(made.spineLocation, .none)
      XCTAssertFalse(made.isDoubleSided)
      let page = UIViewController()
      made.setViewControllers([page], direction: .forward, animated: false)
      made.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      made.view.layoutIfNeeded()
      let scroll = try XCTUnwrap(made.view.subviews.first as? UIScrollView)
      XCTAssertEqual(scroll.frame, CGRect(x: 0, y: -6, width: 100, height: 212))
      XCTAssertEqual(page.view.frame.size, CGSize(width: 100, height: 200))
    }
  }

  func test_curl_withItsSpine() throws {
    try MainActor.assumeIsolated {
      let single = try Self.pages(
        #"transitionStyle="pageCurl" spineLocation="max" doubleSided="YES""#)
      XCTAssertEqual(single.transitionStyle, .pageCurl)
      XCTAssertEqual(single.spineLocation, .max)
      XCTAssertTrue(single.isDoubleSided)
      let spread = try Self.pages(#"transitionStyle="pageCurl" spineLocation="mid""#)
      XCTAssertTrue(spread.isDoubleSided, "two pages in sight are two sides of sheets")
    }
  }
}
