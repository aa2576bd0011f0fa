import Foundation

/// Something to do.
struct Item: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isDone = false

  init(id: UUID = UUID(), title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

/// The items, in their order. Posts `didChange` after each change.
final class ItemStore {
  static let didChange = Notification.Name("ItemStoreDidChange")

  private(set) var items: [Item]

  init(items: [Item] = ItemStore.first) { self.items = items }

  /// What a new list holds.
  static var first: [Item] {
    [
      Item(title: "Water the plants"), Item(title: "Call Anna"),
      Item(title: "Read the README", isDone: true),
    ]
  }

  var open: [Item] { items.filter { !$0.isDone } }
  var done: [Item] { items.filter(\.isDone) }

  func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

  func add(title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    change { $0.append(Item(title: title)) }
  }

  func setDone(_ isDone: Bool, _ id: Item.ID) {
    change { items in
      for index in items.indices where items[index].id == id { items[index].isDone = isDone }
    }
  }

  func remove(_ id: Item.ID) { change { $0.removeAll { $0.id == id } } }

  private func change(_ body: (inout [Item]) -> Void) {
    body(&items)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}
