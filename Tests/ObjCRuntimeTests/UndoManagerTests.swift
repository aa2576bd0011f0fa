import Foundation
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

@testable import ObjCRuntime

/// A number that can be undone.
@MainActor
private final class Counter {
  let manager: UndoManager
  var value = 0 {
    didSet {
      let old = oldValue
      manager.registerUndo(withTarget: self) { $0.value = old }
    }
  }
  init(_ manager: UndoManager) { self.manager = manager }
}

final class UndoManagerTests: XCTestCase {
  func test_undoAndRedo_goThereAndBack() {
    onMainActor {
      let manager = UndoManager()
      manager.groupsByEvent = false
      let counter = Counter(manager)
      for value in 1...3 {
        manager.beginUndoGrouping()
        counter.value = value
        manager.setActionName("Count to \(value)")
        manager.endUndoGrouping()
      }
      XCTAssertEqual(manager.undoMenuItemTitle, "Undo Count to 3")
      manager.undo()
      manager.undo()
      XCTAssertEqual(counter.value, 1)
      XCTAssertEqual(manager.redoMenuItemTitle, "Redo Count to 2")
      manager.redo()
      XCTAssertEqual(counter.value, 2)
      XCTAssertEqual(manager.undoActionName, "Count to 2")
      manager.beginUndoGrouping()
      counter.value = 9
      manager.endUndoGrouping()
      XCTAssertFalse(manager.canRedo, "another change forgets what could be done again")
      manager.undo()
      manager.undo()
      manager.undo()
      XCTAssertEqual(counter.value, 0)
      XCTAssertFalse(manager.canUndo)
      XCTAssertEqual(manager.undoMenuItemTitle, "Undo")
    }
  }

  func test_oneEvent_isOneGroup() {
    onMainActor {
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.value = 1
      counter.value = 2
      XCTAssertEqual(manager.groupingLevel, 1)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
      XCTAssertEqual(manager.groupingLevel, 0)
      counter.value = 3
      manager.undo()
      XCTAssertEqual(counter.value, 2)
      manager.undo()
      XCTAssertEqual(counter.value, 0)
      manager.redo()
      XCTAssertEqual(counter.value, 2)
    }
  }

  func test_nestedGroups_areUndoneTogether() {
    onMainActor {
      let manager = UndoManager()
      manager.groupsByEvent = false
      let counter = Counter(manager)
      manager.beginUndoGrouping()
      counter.value = 1
      manager.beginUndoGrouping()
      counter.value = 2
      manager.endUndoGrouping()
      counter.value = 3
      manager.endUndoGrouping()
      manager.beginUndoGrouping()
      manager.endUndoGrouping()
      manager.undo()
      XCTAssertEqual(counter.value, 0, "an empty group is none")
      XCTAssertFalse(manager.canUndo)
    }
  }

  func test_levels_andRemoval() {
    onMainActor {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.levelsOfUndo = 2
      let counter = Counter(manager)
      let other = Counter(manager)
      for value in 1...4 {
        manager.beginUndoGrouping()
        counter.value = value
        manager.endUndoGrouping()
      }
      manager.undo()
      manager.undo()
      manager.undo()
      XCTAssertEqual(counter.value, 2)
      manager.removeAllActions()
      manager.beginUndoGrouping()
      counter.value = 7
      other.value = 8
      manager.endUndoGrouping()
      manager.removeAllActions(withTarget: counter)
      manager.undo()
      XCTAssertEqual([counter.value, other.value], [7, 0])
    }
  }

  func test_registration_canBeSwitchedOff() {
    onMainActor {
      let manager = UndoManager()
      let counter = Counter(manager)
      manager.disableUndoRegistration()
      counter.value = 1
      manager.enableUndoRegistration()
      XCTAssertFalse(manager.canUndo)
      XCTAssertTrue(manager.isUndoRegistrationEnabled)
    }
  }

  func test_targets_areNotHeld() {
    onMainActor {
      let manager = UndoManager()
      weak var gone: Counter?
      do {
        let counter = Counter(manager)
        counter.value = 1
        gone = counter
      }
      XCTAssertNil(gone)
      manager.undo()
    }
  }

  func test_notifications_comeAround() {
    onMainActor {
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.value = 1
      nonisolated(unsafe) var names: [String] = []
      let tokens = [
        Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          names.append($0.name.rawValue)
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      manager.undo()
      manager.redo()
      XCTAssertEqual(
        names,
        ["WillUndo", "DidUndo", "WillRedo", "DidRedo"].map {
          "NSUndoManager\($0)ChangeNotification"
        })
    }
  }

  func test_randomChanges_matchAListOfStates() {
    onMainActor {
      for seed in 0..<200 {
        var random = SeededGenerator(seed: seed)
        func next(_ bound: Int) -> Int { random.int(0..<bound) }
        let manager = UndoManager()
        manager.groupsByEvent = false
        let counter = Counter(manager)
        var states = [0]
        var now = 0
        for _ in 0..<60 {
          switch next(4) {
          case 0, 1:
            manager.beginUndoGrouping()
            for _ in 0...next(3) { counter.value = Int(next(1000)) }
            manager.endUndoGrouping()
            states.removeSubrange((now + 1)...)
            states.append(counter.value)
            now += 1
          case 2 where manager.canUndo:
            manager.undo()
            now -= 1
          case 3 where manager.canRedo:
            manager.redo()
            now += 1
          default: break
          }
          XCTAssertEqual(counter.value, states[now], "seed \(seed)")
          XCTAssertEqual(manager.canUndo, now > 0, "seed \(seed)")
          XCTAssertEqual(manager.canRedo, now < states.count - 1, "seed \(seed)")
        }
      }
    }
  }
}
