import Foundation
import Testing

@testable import TemplateApp

@Suite struct ItemStoreTests {
  @Test(arguments: ["", "  "]) func itemsWithoutTitlesAreNotAdded(title: String) {
    let store = ItemStore(items: [])
    store.add(title: title)
    #expect(store.items.isEmpty)
  }

  @Test func itemsThatAreDoneAreCountedApart() {
    let store = ItemStore()
    store.setDone(true, store.items[0].id)
    #expect(store.open.count == 1)
    #expect(store.done.count == 2)
  }

  @Test func textsAreTranslated() throws {
    let folder = try #require(Bundle.main.path(forResource: "de", ofType: "lproj"))
    let german = try #require(Bundle(path: folder))
    #expect(german.localizedString(forKey: "Items", value: nil, table: nil) == "Einträge")
  }
}
