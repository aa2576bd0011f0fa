import PlatformInterface
import UIKit
import UIKitTestSupport
import XCTest

/// Calls of UIKit from other threads are reported by name, and go on.
final class MainThreadCheckerTests: XCTestCase {
  /// A screen, and what other threads did to it.
  @MainActor
  private struct Fixture {
    let harness: Harness
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let lines = LogLines()

    init() {
      let controller = controller
      harness = Harness(
        size: CGSize(width: 320, height: 640),
        root: UINavigationController(rootViewController: controller))
      controller.view.addSubview(label)
      harness.settle()
      MainThreadChecker.forget()
      let lines = lines
      Log.redirect { lines.append($0) }
    }

    /// Runs `work` on a thread of its own while the screen goes on.
    func elsewhere(_ work: @escaping @Sendable () -> Void) {
      let finished = LogLines()
      let started = DispatchSemaphore(value: 0)
      let thread = Thread {
        // A name is lost where the thread sets it before its start has returned.
        started.wait()
        Thread.current.name = "worker"
        work()
        finished.append("finished")
      }
      thread.start()
      started.signal()
      for _ in 0..<1200 where finished.all.isEmpty { harness.advance(by: 1.0 / 60) }
      XCTAssertFalse(finished.all.isEmpty, "the thread waits for ever")
      harness.settle()
    }

    var reported: [String] {
      lines.all.compactMap { line in
        let mark = "Main Thread Checker: UI API called on a background thread: "
        guard let start = line.range(of: mark) else { return nil }
        return String(line[start.upperBound...].prefix { $0 != "\n" })
      }
    }

    func close() {
      Log.redirect(to: nil)
      harness.close()
    }
  }

  func test_commonCalls_areReportedByName_andDone() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let (label, controller) = (fixture.label, fixture.controller)
      fixture.elsewhere {
        label.text = "elsewhere"
        label.frame = CGRect(x: 10, y: 30, width: 100, height: 20)
        label.isHidden = true
        label.isHidden = false
        label.alpha = 0.5
        label.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(child)
        child.removeFromSuperview()
        controller.view.addSubview(child)
        controller.view.layoutIfNeeded()
        _ = UIApplication.shared.applicationState
      }
      XCTAssertEqual(label.text, "elsewhere")
      XCTAssertEqual(label.frame, CGRect(x: 10, y: 30, width: 100, height: 20))
      XCTAssertEqual(label.alpha, 0.5)
      XCTAssertEqual(controller.view.subviews.count, 2)
      for name in [
        "UILabel.text", "UIView.frame", "UIView.isHidden", "UIView.alpha", "UIView.backgroundColor",
        "UIView.addSubview(_:)", "UIView.removeFromSuperview()", "UIView.layoutIfNeeded()",
        "UIApplication.applicationState",
      ] {
        XCTAssertEqual(
          fixture.reported.filter { $0 == name }.count, 1, "\(name): \(fixture.reported)")
      }
    }
  }

  func test_report_namesThreadAndCalls() throws {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let label = fixture.label
      fixture.elsewhere { label.text = "elsewhere" }
      let report = fixture.lines.all.first { $0.contains("UILabel.text") } ?? ""
      XCTAssertTrue(report.contains("PID: \(getpid()), TID: "), report)
      XCTAssertTrue(report.contains("Thread name: worker"), report)
      XCTAssertTrue(report.contains("Backtrace:\n0   "), report)
      XCTAssertTrue(report.contains("test_report_namesThreadAndCalls"), report)
    }
  }

  func test_othersCalls_areNamedByTheirSymbols() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let (label, view) = (fixture.label, fixture.controller.view!)
      fixture.elsewhere {
        label.textAlignment = .center
        view.setNeedsLayout()
        view.clipsToBounds = true
      }
      XCTAssertEqual(label.textAlignment, .center)
      XCTAssertTrue(view.clipsToBounds)
      XCTAssertTrue(fixture.reported.contains("UILabel.textAlignment"), "\(fixture.reported)")
      XCTAssertTrue(fixture.reported.contains("UIView.setNeedsLayout()"), "\(fixture.reported)")
    }
  }

  func test_lists_reloadAndChange() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      MainThreadChecker.forget()
      final class Rows: NSObject, UITableViewDataSource {
        nonisolated(unsafe) var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          count
        }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
      }
      let (table, rows) = (fixture.table, Rows())
      table.dataSource = rows
      fixture.harness.settle()
      let finished = LogLines()
      DispatchQueue.global().async {
        rows.count = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.performBatchUpdates({
          rows.count = 2
          table.deleteRows(
            at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        })
        rows.count = 5
        table.reloadData()
        finished.append("finished")
      }
      for _ in 0..<1200 where finished.all.isEmpty { fixture.harness.advance(by: 1.0 / 60) }
      fixture.harness.settle()
      XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
      let report = fixture.warnings.joined(separator: "\n")
      for name in [
        "UITableView.reloadData()", "UITableView.insertRows(at:with:)",
        "UITableView.performBatchUpdates(_:completion:)",
      ] {
        XCTAssertTrue(report.contains("background thread: \(name)\n"), "\(name) in \(report)")
      }
    }
  }

  func test_screens_comeAndGo() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let controller = fixture.controller
      fixture.elsewhere {
        let next = UIViewController()
        controller.navigationController?.pushViewController(next, animated: false)
        let sheet = UIViewController()
        next.present(sheet, animated: false)
      }
      XCTAssertEqual(controller.navigationController?.viewControllers.count, 2)
      XCTAssertNotNil(controller.navigationController?.topViewController?.presentedViewController)
      XCTAssertTrue(
        fixture.reported.contains("UINavigationController.pushViewController(_:animated:)"))
      XCTAssertTrue(
        fixture.reported.contains("UIViewController.present(_:animated:completion:)"))
    }
  }

  func test_mainThreadThatWaitsForTheCaller_keepsNobodyForEver() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let label = fixture.label
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        label.text = "waited for"
        label.text = "twice"
        done.signal()
      }
      XCTAssertEqual(done.wait(timeout: .now() + 30), .success)
      XCTAssertEqual(label.text, "twice")
      fixture.harness.settle()
      XCTAssertEqual(fixture.reported, ["UILabel.text"])
    }
  }

  func test_screenThatABackgroundQueueHeldLast_goesQuietly() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      final class Screen: UITableViewController {}
      weak var gone: Screen?
      let go = DispatchSemaphore(value: 0)
      @MainActor func showAndLeave() {
        var screen: Screen? = Screen(style: .plain)
        gone = screen
        fixture.controller.navigationController?.pushViewController(screen!, animated: false)
        fixture.harness.settle()
        screen!.tableView.flashScrollIndicators()
        screen!.tableView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        fixture.harness.advance(by: 0.05)
        let held = screen!
        DispatchQueue.global().async {
          go.wait()
          withExtendedLifetime(held) {}
        }
        screen = nil
        fixture.controller.navigationController?.popViewController(animated: false)
        fixture.harness.settle()
      }
      showAndLeave()
      XCTAssertNotNil(gone)
      go.signal()
      for _ in 0..<1200 where gone != nil { fixture.harness.advance(by: 1.0 / 60) }
      XCTAssertNil(gone)
      fixture.harness.settle()
      XCTAssertEqual(fixture.reported, [])
    }
  }

  func test_whatAnyThreadMayUse_isNotReported() {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.close() }
      let (label, found) = (fixture.label, LogLines())
      let white = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      let anchors = Set(
        [label.leadingAnchor, label.trailingAnchor] as [NSLayoutAnchor<NSLayoutXAxisAnchor>])
      fixture.elsewhere {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
          context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
          ("text" as NSString).draw(
            at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
          UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20)).stroke()
        }
        found.append("\(picture.pngData()?.isEmpty ?? true)")
        found.append("\(UIImage(data: picture.pngData() ?? Data())?.size ?? .zero)")
        found.append("\(("wide" as NSString).size(withAttributes: nil).width > 0)")
        found.append("\(UIFont.preferredFont(forTextStyle: .body).lineHeight > 0)")
        found.append(
          "\(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == white)"
        )
        found.append("\(anchors.count)")
        found.append("\(label)".isEmpty ? "" : "described")
        found.append("\(CACurrentMediaTime() > 0)")
        found.append("\(UIImage(systemName: "star") != nil)")
      }
      XCTAssertEqual(
        found.all,
        ["false", "(80.0, 80.0)", "true", "true", "true", "2", "described", "true", "true"])
      XCTAssertEqual(fixture.reported, [])
    }
  }
}
