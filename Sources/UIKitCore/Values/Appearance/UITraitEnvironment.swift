/// Something with traits of its own: a view, a controller, a window scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here at the moment.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, from the outermost object inwards.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a registration for changes of traits is ended by, given to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Something that tells others when certain of its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Called after one of the traits that it was registered for has changed, with the object and its old
  /// traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  /// Calls a handler after any of some traits has changed, with the traits of before. The
  /// registration ends with the object.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Ends a registration; one that has ended is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One handler with the traits it waits for.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The handlers of one environment, in the order in which they were registered.
@MainActor
struct TraitChangeRegistrations {
  private var entries: [TraitChangeRegistration] = []

  mutating func add<Environment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let entry = TraitChangeRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    entries.append(entry)
    return entry
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  /// Calls the handlers that wait for something that changed. They may register and unregister.
  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    let now = environment.traitCollection
    for entry in entries
    where entry.traits.contains(where: { now.values.differs($0, from: previous.values) }) {
      entry.handler(environment, previous)
    }
  }
}
