/// One property that a proxy hands to the objects it stands for.
///
/// A proxy is an object of the class like any other. That it was told something shows by a value that an
/// untouched object does not have; that an object was not, by the value of an untouched one, or by one that it
/// took from a proxy before.
@MainActor
struct AppearanceProperty {
  private let pass: (NSObject, NSObject, any AppearanceTarget, String) -> Void
  private let name: String

  /// - Parameters:
  ///   - name: unique among the properties of a class.
  ///   - isSame: whether two values look the same.
  init<Owner: NSObject, Value>(
    _ name: String, of _: Owner.Type, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value) -> Void, isSame: @escaping (Value, Value) -> Bool
  ) {
    self.name = name
    pass = { proxy, untouched, target, name in
      guard let proxy = proxy as? Owner, let untouched = untouched as? Owner,
        let object = target as? Owner
      else { return }
      let wanted = get(proxy)
      let usual = get(untouched)
      guard !isSame(wanted, usual) else { return }
      let current = get(object)
      var isOwn = !isSame(current, usual)
      if isOwn, let taken = target.takenAppearance[name] {
        isOwn = !isSame(taken as! Value, current)
      }
      guard !isOwn else { return }
      if !isSame(current, wanted) { set(object, wanted) }
      target.takenAppearance[name] = get(object)
    }
  }

  /// What objects know themselves to have been told: `take` compares, and sets what differs.
  ///
  /// - Parameter take: called with the proxy and the object.
  init<Owner: NSObject>(
    _ name: String, of _: Owner.Type, take: @escaping (Owner, Owner) -> Void
  ) {
    self.name = name
    pass = { proxy, _, target, _ in
      if let proxy = proxy as? Owner, let object = target as? Owner { take(proxy, object) }
    }
  }

  /// A property whose values can be compared.
  init<Owner: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(
      name, of: Owner.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isSame: { $0 == $1 })
  }

  /// Attributes of a text.
  init<Owner: NSObject>(
    attributes name: String, of _: Owner.Type,
    get: @escaping (Owner) -> [NSAttributedString.Key: Any]?,
    set: @escaping (Owner, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.init(
      name, of: Owner.self, get: get, set: set,
      isSame: {
        NSAttributedString(string: " ", attributes: $0)
          == NSAttributedString(string: " ", attributes: $1)
      })
  }

  /// Gives `target` the proxy's value, where the proxy has one of its own and the target has not.
  func pass(from proxy: NSObject, unlike untouched: NSObject, to target: any AppearanceTarget) {
    pass(proxy, untouched, target, name)
  }
}

/// Views and bar items: what takes its appearance from proxies.
@MainActor
protocol AppearanceTarget: NSObject {
  /// What proxies of the class can be told.
  static var appearanceProperties: [AppearanceProperty] { get }
  /// The values taken from proxies, by the names of properties.
  var takenAppearance: [String: Any] { get set }
}
