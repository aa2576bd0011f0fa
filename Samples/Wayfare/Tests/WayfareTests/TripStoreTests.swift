import XCTest

@testable import Wayfare

final class TripStoreTests: XCTestCase {
  @MainActor private func store() -> TripStore {
    TripStore(trips: SampleTrips.make(now: Fixture.morning, calendar: Fixture.calendar))
  }

  func testTripsAreInTheOrderOfTheirBeginnings() {
    MainActor.assumeIsolated {
      let store = store()
      XCTAssertEqual(
        store.upcoming(at: Fixture.morning, in: Fixture.calendar).map(\.title),
        ["A Week in Lisbon", "Hut to Hut", "Island Hopping", "Autumn in Kyoto"])
      XCTAssertEqual(
        store.past(at: Fixture.morning, in: Fixture.calendar).map(\.title),
        ["Desert Roads", "New Year's Lights", "Fjords by Train"])
    }
  }

  func testEachChangeIsUndoneAndDoneAgain() {
    MainActor.assumeIsolated {
      let store = store()
      let before = store.trips
      store.remove(Fixture.lisbon)
      store.setFavourite(true, SampleTrips.id(2))
      let after = store.trips
      XCTAssertEqual(store.undoManager.undoActionName, "Change Favourite")
      store.undoManager.undo()
      store.undoManager.undo()
      XCTAssertEqual(store.trips, before)
      store.undoManager.redo()
      store.undoManager.redo()
      XCTAssertEqual(store.trips, after)
    }
  }

  func testWhatChangesNothingIsNotUndone() {
    MainActor.assumeIsolated {
      let store = store()
      store.setFavourite(true, Fixture.lisbon)
      XCTAssertFalse(store.undoManager.canUndo)
    }
  }

  func testAStopIsPutWhereItsTimeBelongs() {
    MainActor.assumeIsolated {
      let store = store()
      let stop = Stop(id: UUID(), title: "Pastéis", kind: .food, day: 1, minute: 10 * 60)
      store.save(stop, in: Fixture.lisbon)
      XCTAssertEqual(
        store.trip(Fixture.lisbon)?.stops(onDay: 1).map(\.title).prefix(3),
        ["Tram 28 to Alfama", "Pastéis", "São Jorge Castle"])
    }
  }

  func testChangesAreAnnounced() {
    MainActor.assumeIsolated {
      let store = store()
      let announced = expectation(forNotification: TripStore.didChange, object: store)
      store.unpackAll(in: Fixture.lisbon)
      wait(for: [announced], timeout: 1)
      XCTAssertEqual(store.trip(Fixture.lisbon)?.packedShare, 0)
    }
  }
}
