import PlatformInterface

/// Numbers for the objects behind nodes, by which readers ask for them again.
///
/// An object keeps its number as long as it is in the tree; a cell that shows another item gets a new one. A
/// number is never given twice.
@MainActor
package final class AccessibilityNumbers {
  private struct Key: Hashable {
    var object: ObjectIdentifier
    var row: Int
  }
  private struct Entry {
    weak var object: NSObject?
    var number: Int
    var pass: Int
  }

  private var byKey: [Key: Entry] = [:]
  private var byNumber: [Int: Key] = [:]
  private var last = 0
  private var pass = 0

  init() {}

  /// A tree is made from now on.
  func begin() { pass += 1 }

  /// The tree is made: forgets objects that are in it no more.
  func end() {
    guard byKey.count > 2 * 64 || byKey.contains(where: { $0.value.pass != pass }) else { return }
    for (key, entry) in byKey where entry.pass != pass {
      byKey[key] = nil
      byNumber[entry.number] = nil
    }
  }

  func number(of object: NSObject, row: Int? = nil) -> Int {
    let key = Key(object: ObjectIdentifier(object), row: row ?? -1)
    if var entry = byKey[key], entry.object === object {
      entry.pass = pass
      byKey[key] = entry
      return entry.number
    }
    if let old = byKey[key] { byNumber[old.number] = nil }
    last += 1
    byKey[key] = Entry(object: object, number: last, pass: pass)
    byNumber[last] = key
    return last
  }

  /// The number of an object that is in the tree as itself; nil where it is not.
  func knownNumber(of object: NSObject) -> Int? {
    let entry = byKey[Key(object: ObjectIdentifier(object), row: -1)]
    return entry?.object === object ? entry?.number : nil
  }

  /// The object of a number; nil where it is gone, or in the tree no more.
  func object(_ number: Int) -> NSObject? { byNumber[number].flatMap { byKey[$0]?.object } }
}
