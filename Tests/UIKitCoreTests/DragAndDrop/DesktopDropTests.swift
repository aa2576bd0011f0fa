import PlatformInterface
import XCTest

@testable import UIKitCore

/// What another program drags over a list and drops on it, told by a platform that is none.
final class DesktopDropTests: XCTestCase {
  func test_aTextFromOutside_opensAGap_andBecomesAnItem() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      guard let host = stage.view.window?.windowScene?.host else { return XCTFail("No window") }
      stage.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      stage.perform = { coordinator in
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
            stage.stage.source.sections[0].insert(name, at: $0.item)
          }
        }
      }
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 130)), .copy)
      stage.wait(0.5)
      XCTAssertTrue(stage.view.hasActiveDrop)
      XCTAssertFalse(stage.view.hasActiveDrag)
      XCTAssertEqual(stage.stage.seenFrame("3")?.minY, 160)
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 210)), .copy)
      stage.wait(0.5)
      XCTAssertEqual(stage.stage.seenFrame("3")?.minY, 120)
      XCTAssertEqual(drop.loads, 0)
      XCTAssertTrue(host.dropped(drop, at: CGPoint(x: 160, y: 210)))
      stage.settleLoading { drop.finished != nil }
      XCTAssertEqual(stage.stage.source.sections[0][5], "hello")
      XCTAssertEqual(drop.finished, .copy)
      XCTAssertEqual(drop.loads, 1)
      XCTAssertFalse(stage.view.hasActiveDrop)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_whatLeavesAgain_closesTheGap() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      guard let host = stage.view.window?.windowScene?.host else { return XCTFail("No window") }
      stage.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      }
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      _ = host.dropMoved(drop, to: CGPoint(x: 160, y: 130))
      stage.wait(0.4)
      _ = stage.take()
      host.dropLeft(drop)
      stage.wait(0.4)
      XCTAssertEqual(stage.take(), ["dropDidExit", "dropDidEnd"])
      checkAgainstLayout(stage.stage)
      XCTAssertFalse(stage.harness.drags?.isDragging ?? true)
      stage.close()
    }
  }

  func test_aListOfFiles_isAnItemForEach() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      guard let host = stage.view.window?.windowScene?.host else { return XCTFail("No window") }
      let list = "# comment\r\nfile:///tmp/a%20b.png\r\nfile:///tmp/c.txt\r\n"
      let drop = FakeDrop(["text/uri-list": Data(list.utf8)])
      _ = host.dropMoved(drop, to: CGPoint(x: 160, y: 130))
      stage.wait(0.1)
      let items = stage.harness.drags?.drop?.items ?? []
      XCTAssertEqual(items.count, 2)
      XCTAssertTrue(
        items.allSatisfy { $0.itemProvider.hasItemConformingToTypeIdentifier("public.url") })
      host.dropLeft(drop)
      stage.close()
    }
  }

  func test_whatNobodyTakes_isRefused() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      guard let host = stage.view.window?.windowScene?.host else { return XCTFail("No window") }
      stage.canHandle = false
      let drop = FakeDrop(["text/plain": Data("hello".utf8)])
      XCTAssertEqual(host.dropMoved(drop, to: CGPoint(x: 160, y: 130)), .none)
      XCTAssertFalse(host.dropped(drop, at: CGPoint(x: 160, y: 130)))
      XCTAssertNil(drop.finished)
      stage.close()
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

extension DragStage {
  /// Lets other threads and the main queue work until something holds, ten seconds at most.
  func settleLoading(_ condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      wait(1.0 / 60)
    }
    wait(0.5)
  }
}
