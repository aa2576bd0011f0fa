import ObjCRuntime
import UIKit
import XCTest
import XCTestAdditions

/// What sources for Xcode use of XCTest beyond the toolchain's.
final class XCTestAdditionsTests: XCTestCase {
  func test_fulfilling_mayBeHandedOver() {
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 2
    let tell: () -> Void = done.fulfill
    tell()
    done.fulfill()
    wait(for: [done], timeout: 0)
  }

  func test_aTest_mayBeADataSource() {
    MainActor.assumeIsolated {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.dataSource = self
      table.reloadData()
      XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
      XCTAssertTrue(isEqual(self))
      XCTAssertEqual(description, name)
    }
  }

  func test_aTest_knowsItsClass() {
    XCTAssertTrue(classForCoder == XCTestAdditionsTests.self)
    MainActor.assumeIsolated {
      final class Stub: UIScreen {}
      XCTAssertEqual(Stub().bounds, UIScreen.main.bounds)
    }
  }

  func test_expectedFailures_countForNothing() {
    XCTExpectFailure("The block fails.") { XCTFail("as expected") }
    XCTExpectFailure(strict: false) {}
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("known") }
    XCTExpectFailure("The rest fails.", options: options)
    XCTFail("a known defect")
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }

  func test_aTestThatStopsAtItsFirstFailure_leavesTheProcessAlive() {
    XCTExpectFailure { XCTFail("once") }
    continueAfterFailure = false
    XCTExpectFailure {
      XCTFail("twice")
      XCTFail("thrice")
    }
  }

  func test_attachments_areFilesOfTheTest_thatGoWhereItSucceeds() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-attachments-\(getpid())/\(name)")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let picture = XCTAttachment(image: image)
    picture.name = "../a/red"
    add(picture)
    let value = XCTContext.runActivity(named: "Writing") { activity -> Int in
      activity.add(XCTAttachment(string: "some text"))
      return 3
    }
    XCTAssertEqual(value, 3)
    add(XCTAttachment(plistObject: ["a": 1]))
    if ProcessInfo.processInfo.environment["TESSERA_RESULTS"] == nil {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      XCTAssertEqual(files, ["1-_..-a-red.png", "2-Writing.txt", "3-attachment.plist"])
      Self.left = folder
    }
  }

  private nonisolated(unsafe) static var left: URL?

  override class func tearDown() {
    if let left { precondition(!FileManager.default.fileExists(atPath: left.path)) }
  }

  func test_waits_withoutALimit_andForProperties() {
    let label = UILabel()
    keyValueObservingExpectation(for: label, keyPath: "alpha", expectedValue: 0.5)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      MainActor.assumeIsolated { label.alpha = 0.5 }
    }
    waitForExpectations(timeout: 5)
    let isDone = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isDone.fulfill() }
    wait(for: [isDone])
  }

  func test_whatIsMeasured_runs() {
    var count = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: options) { count += 1 }
    XCTAssertGreaterThan(count, 0)
    executionTimeAllowance = 60
    XCTAssertEqual(executionTimeAllowance, 60)
  }

  func test_issues_areRecordedWithTheirPlace() {
    XCTExpectFailure {
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "no",
          sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 3))))
    } issueMatcher: {
      $0.sourceCodeContext.location?.fileURL.path == "/a.swift" && $0.compactDescription == "no"
    }
  }
}

extension XCTestAdditionsTests: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
