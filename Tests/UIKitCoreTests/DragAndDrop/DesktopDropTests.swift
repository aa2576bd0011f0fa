import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What another program drags over a list and drops on it, told by a platform that is none.
final class DesktopDropTests: XCTestCase {
  func test_aTextFromOutside_opensAGap_andBecomesAnItem() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      guard let host = fixture.view.window?.windowScene?.host else { return XCTFail("No window") }
      fixture.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      fixture.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        XCTAssertNil(item.sourceIndexPath)
        XCTAssertNil(coordinator.session.localDragSession)
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "name")
        let context = coordinator.drop(item.dragItem, to: placeholder)
        _ = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
          let name = objects.first.map { "\($0)" } ?? "nothing"
          context.commitInsertion {
            fixture.fixture.source.sections[0].insert(name, at: $0.item)
          }
        }
      }
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 130)), .copy)
      fixture.wait(0.5)
      XCTAssertTrue(fixture.view.hasActiveDrop)
      XCTAssertFalse(fixture.view.hasActiveDrag)
      XCTAssertEqual(fixture.fixture.seenFrame("3")?.minY, 160)
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 210)), .copy)
      fixture.wait(0.5)
      XCTAssertEqual(fixture.fixture.seenFrame("3")?.minY, 120)
      XCTAssertEqual(drop.loads, 0)
      XCTAssertTrue(host.dropped(drop, at: CGPoint(x: 160, y: 210)))
      fixture.settleLoading { drop.finished != nil }
      XCTAssertEqual(fixture.fixture.source.sections[0][5], "hello")
      XCTAssertEqual(drop.finished, .copy)
      XCTAssertEqual(drop.loads, 1)
      XCTAssertFalse(fixture.view.hasActiveDrop)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_whatLeavesAgain_closesTheGap() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      guard let host = fixture.view.window?.windowScene?.host else { return XCTFail("No window") }
      fixture.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      _ = host.dropMoved(drop, to: CGPoint(x: 160, y: 130))
      fixture.wait(0.4)
      _ = fixture.take()
      host.dropLeft(drop)
      fixture.wait(0.4)
      XCTAssertEqual(fixture.take(), ["dropDidExit", "dropDidEnd"])
      checkAgainstLayout(fixture.fixture)
      XCTAssertFalse(fixture.harness.drags?.isDragging ?? true)
      fixture.close()
    }
  }

  func test_aListOfFiles_isAnItemForEach() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      guard let host = fixture.view.window?.windowScene?.host else { return XCTFail("No window") }
      let list = "# comment\r\nfile:///tmp/a%20b.png\r\nfile:///tmp/c.txt\r\n"
      let drop = FakeDrop(["text/uri-list": Data(list.utf8)])
      _ = host.dropMoved(drop, to: CGPoint(x: 160, y: 130))
      fixture.wait(0.1)
      let items = fixture.harness.drags?.drop?.items ?? []
      XCTAssertEqual(items.count, 2)
      XCTAssertTrue(
        items.allSatisfy { $0.itemProvider.hasItemConformingToTypeIdentifier("public.url") })
      host.dropLeft(drop)
      fixture.close()
    }
  }

  func test_whatNobodyTakes_isRefused() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      guard let host = fixture.view.window?.windowScene?.host else { return XCTFail("No window") }
      fixture.canHandle = false
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 130)), .none)
      XCTAssertFalse(host.dropped(drop, at: CGPoint(x: 160, y: 130)))
      XCTAssertNil(drop.finished)
      fixture.close()
    }
  }
}

@MainActor
private final class FakeDrop: DesktopDrop {
  private let data: [String: Data]
  private(set) var loads = 0
  private(set) var finished: DragOperation?

  init(_ data: [String: Data]) { self.data = data }

  var types: [String] { data.keys.sorted() }
  var allowsCopy: Bool { true }
  var allowsMove: Bool { false }
  var isOwn: Bool { false }

  func load(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
    loads += 1
    let found = data[type]
    DispatchQueue.main.async { MainActor.assumeIsolated { done(found) } }
  }

  func finish(_ operation: DragOperation) { finished = operation }
}

extension DragFixture {
  /// Lets other threads and the main queue work until something holds, for 600 frames at most.
  func settleLoading(_ condition: () -> Bool) {
    for _ in 0..<600 where !condition() {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      wait(1.0 / 60)
    }
    wait(0.5)
  }
}
