/// The proxies that programs asked for, and what takes its appearance from them.
@MainActor
enum AppearanceProxies {
  /// One proxy and whom it stands for.
  private struct Entry {
    let proxy: any AppearanceTarget
    let untouched: NSObject
    let properties: [AppearanceProperty]
    let isInstance: (AnyObject) -> Bool
    /// The innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?

    func stands(
      for type: any AppearanceTarget.Type, _ containers: [any UIAppearanceContainer.Type],
      _ traits: UITraitCollection?
    ) -> Bool {
      Swift.type(of: proxy) == type && self.traits == traits
        && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
  }

  private static var entries: [Entry] = []
  /// Those for objects of a class, the general ones first.
  private static var cachedEntries: [ObjectIdentifier: [Entry]] = [:]

  /// Whether no program asked for one, so that views need not look.
  static var isEmpty: Bool { entries.isEmpty }

  /// Forgets all proxies, between tests.
  static func removeAll() {
    entries = []
    cachedEntries = [:]
  }

  /// The proxy of a class for these containers and traits, made at its first use.
  static func proxy<Target: AppearanceTarget>(
    of type: Target.Type, for traits: UITraitCollection? = nil,
    in containers: [any UIAppearanceContainer.Type] = [], make: () -> Target
  ) -> Target {
    if let known = entries.first(where: { $0.stands(for: type, containers, traits) }) {
      return known.proxy as! Target
    }
    // A view takes what others say as it is made, so this one is kept before it is told anything.
    let entry = Entry(
      proxy: make(), untouched: make(), properties: type.appearanceProperties,
      isInstance: { $0 is Target }, containers: containers, traits: traits)
    entries.append(entry)
    cachedEntries = [:]
    return entry.proxy as! Target
  }

  /// Gives a view that comes into a window what proxies say of it.
  static func apply(to view: UIView) {
    apply(to: view, traits: view.storedTraits) { containers(around: view) }
  }

  /// Gives an item what proxies say of it, before `bar` shows it.
  static func apply(to item: any AppearanceTarget, shownIn bar: UIView) {
    apply(to: item, traits: bar.storedTraits) { [bar] + containers(around: bar) }
  }

  private static func apply(
    to target: any AppearanceTarget, traits: UITraitCollection, around: () -> [NSObject]
  ) {
    let entries = entries(for: target)
    guard !entries.isEmpty else { return }
    var known: [NSObject]?
    for entry in entries where entry.proxy !== target && entry.untouched !== target {
      if let wanted = entry.traits, !traits.containsTraits(in: wanted) { continue }
      if !entry.containers.isEmpty {
        let containers = known ?? around()
        known = containers
        guard isContained(in: containers, entry.containers) else { continue }
      }
      for property in entry.properties {
        property.pass(from: entry.proxy, unlike: entry.untouched, to: target)
      }
    }
  }

  /// iOS-BEHAVIOUR: of proxies that say something of the same property the one of the more special class wins,
  /// then the one with more containers, then the one with traits. Evidence: unmeasured.
  private static func entries(for target: any AppearanceTarget) -> [Entry] {
    let type = ObjectIdentifier(type(of: target))
    if let cached = cachedEntries[type] { return cached }
    let fitting = entries.filter { $0.isInstance(target) }
    let ranked = fitting.enumerated().map { place, entry in
      let depth = fitting.filter { $0.isInstance(entry.proxy) }.count
      return (entry, [depth, entry.containers.count, entry.traits == nil ? 0 : 1, place])
    }
    let sorted = ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    cachedEntries[type] = sorted
    return sorted
  }

  /// The views around a view and their controllers, from the innermost on.
  private static func containers(around view: UIView) -> [NSObject] {
    var result: [NSObject] = []
    if let controller = view.controller { result.append(controller) }
    var around = view.storedSuperview
    while let view = around {
      result.append(view)
      if let controller = view.controller { result.append(controller) }
      around = view.storedSuperview
    }
    return result
  }

  private static func isContained(
    in containers: [NSObject], _ types: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var rest = types[...]
    for container in containers {
      guard let next = rest.first else { return true }
      if isInstance(container, of: next) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: NSObject, of _: Container.Type
  ) -> Bool { object is Container }
}
