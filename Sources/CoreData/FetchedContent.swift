import Foundation

/// What a controller shows.
struct FetchedContent {
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject] = []

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let objects: [NSManagedObject]
  private(set) var sections: [Section] = []
  private var places: [ObjectIdentifier: IndexPath] = [:]

  /// Sections follow one another as their first objects do.
  ///
  /// - Complexity: O(objects).
  init(_ objects: [NSManagedObject], _ keyPath: String?) {
    self.objects = objects
    if let keyPath {
      var numbers: [String: Int] = [:]
      for object in objects {
        let value = object.value(forKeyPath: keyPath)
        let name = value.map { ($0 as? String) ?? "\($0)" } ?? ""
        if numbers[name] == nil {
          numbers[name] = sections.count
          sections.append(Section(name: name))
        }
        sections[numbers[name]!].members.append(object)
      }
    } else {
      sections = [Section(name: "", members: objects)]
    }
    for (section, content) in sections.enumerated() {
      for (item, object) in content.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(indexes: [section, item])
      }
    }
  }

  func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }
}

/// How one content becomes another.
struct FetchedChanges {
  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }

  private(set) var deletedSections: [(FetchedContent.Section, Int)] = []
  private(set) var insertedSections: [(FetchedContent.Section, Int)] = []
  private(set) var objects: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

  /// - Complexity: O(objects · log objects).
  init(from old: FetchedContent, to new: FetchedContent, updated: Set<NSManagedObject>) {
    let oldNames = Set(old.sections.map(\.name))
    let newNames = Set(new.sections.map(\.name))
    deletedSections = old.sections.enumerated().filter { !newNames.contains($1.name) }
      .map { ($1, $0) }
    insertedSections = new.sections.enumerated().filter { !oldNames.contains($1.name) }
      .map { ($1, $0) }
    for object in old.objects where new.place(of: object) == nil {
      objects.append(Change(object: object, type: .delete, old: old.place(of: object)))
    }
    for object in new.objects where old.place(of: object) == nil {
      objects.append(Change(object: object, type: .insert, new: new.place(of: object)))
    }
    let stayed = Self.stayed(old, new)
    for object in new.objects {
      guard let before = old.place(of: object), let after = new.place(of: object) else { continue }
      if !stayed.contains(object) {
        objects.append(Change(object: object, type: .move, old: before, new: after))
      } else if updated.contains(object) {
        objects.append(Change(object: object, type: .update, old: before, new: after))
      }
    }
  }

  /// Objects that keep their section and their order among one another: as many as possible.
  private static func stayed(_ old: FetchedContent, _ new: FetchedContent) -> Set<NSManagedObject> {
    var result: Set<NSManagedObject> = []
    for section in new.sections {
      let places = section.members.compactMap { object -> (NSManagedObject, Int)? in
        guard let place = old.place(of: object), old.sections[place[0]].name == section.name else {
          return nil
        }
        return (object, place[1])
      }
      for index in longestRise(places.map(\.1)) { result.insert(places[index].0) }
    }
    return result
  }

  /// The places of a longest rising part of numbers.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.append(place)
      place = before[place]
    }
    return result.reversed()
  }
}
