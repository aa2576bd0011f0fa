/// What a pair of outlines carries from one step to the next.
struct ContactMemory {
  var points: [Contact.Memory] = []
  /// Of a line: on which side the body came.
  var side = 0.0
}

extension World {
  /// Finds all that is near enough to touch in the step, in an order that depends on nothing but the
  /// order of groups, bodies and lines.
  ///
  /// - Complexity: O(bodies · lines) and, for bodies, about their number times how many lie beside them.
  func findContacts(_ duration: Double) {
    contacts.removeAll(keepingCapacity: true)
    contactKeys.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    var memories: [ContactKey: ContactMemory] = [:]
    for (number, group) in groups.enumerated() {
      if group.linesCollide, !group.lines.isEmpty {
        for body in group.bodies where body.inverseMass > 0 {
          for (index, entry) in group.lines.enumerated() where body.box.intersects(entry.line.box) {
            meet(body, entry.line, index, group, number, duration, &memories)
          }
        }
      }
      guard group.bodiesCollide, group.bodies.count > 1 else { continue }
      let sorted = group.bodies.sorted { ($0.box.min.x, $0.index) < ($1.box.min.x, $1.index) }
      for (place, first) in sorted.enumerated() {
        for second in sorted[(place + 1)...] {
          if second.box.min.x > first.box.max.x { break }
          guard first.box.intersects(second.box), first.inverseMass + second.inverseMass > 0,
            first !== second
          else { continue }
          let isInOrder = first.index < second.index
          meet(
            isInOrder ? first : second, isInOrder ? second : first, group, number, duration,
            &memories)
        }
      }
    }
    self.memories = memories
  }

  private func meet(
    _ body: RigidBody, _ line: BoundaryLine, _ index: Int, _ group: CollisionGroup, _ number: Int,
    _ duration: Double, _ memories: inout [ContactKey: ContactMemory]
  ) {
    for (place, shape) in body.placedShapes.enumerated() {
      let key = ContactKey(
        group: number, a: body.index, shapeOfA: place, b: -1 - index, shapeOfB: 0)
      var memory = self.memories[key] ?? ContactMemory(side: line.side(of: body.position))
      if let manifold = line.manifold(with: shape, side: memory.side, margin: body.margin) {
        let contact = Contact(
          ground, body, manifold: manifold, friction: body.friction, elasticity: body.elasticity,
          memory: memory.points, duration: duration)
        keep(
          contact, key, manifold,
          TouchingPair(
            group: group, a: body, b: nil, owner: group.lines[index].owner, place: .zero))
      } else {
        memory.points = []
      }
      memories[key] = memory
    }
  }

  private func meet(
    _ a: RigidBody, _ b: RigidBody, _ group: CollisionGroup, _ number: Int, _ duration: Double,
    _ memories: inout [ContactKey: ContactMemory]
  ) {
    let margin = a.margin + b.margin
    for (placeOfA, shapeOfA) in a.placedShapes.enumerated() {
      for (placeOfB, shapeOfB) in b.placedShapes.enumerated() {
        guard shapeOfA.box.grown(by: margin).intersects(shapeOfB.box),
          let manifold = Manifold.between(shapeOfA, shapeOfB, margin: margin)
        else { continue }
        let key = ContactKey(
          group: number, a: a.index, shapeOfA: placeOfA, b: b.index, shapeOfB: placeOfB)
        let memory = self.memories[key] ?? ContactMemory()
        // As Box2D mixes the two: what slides freely on anything, and what bounces off anything.
        let contact = Contact(
          a, b, manifold: manifold,
          friction: (max(a.friction, 0) * max(b.friction, 0)).squareRoot(),
          elasticity: max(a.elasticity, b.elasticity), memory: memory.points, duration: duration)
        keep(
          contact, key, manifold,
          TouchingPair(group: group, a: a, b: b, owner: 0, place: .zero))
        memories[key] = memory
      }
    }
  }

  /// Apart by less than this, in points, outlines touch.
  private static let touchingDistance = 0.1
  /// Those that touch go on touching up to here.
  private static let partingDistance = 0.5

  private func keep(
    _ contact: Contact, _ key: ContactKey, _ manifold: Manifold, _ pair: TouchingPair
  ) {
    contacts.append(contact)
    contactKeys.append(key)
    contact.a.isHeld = true
    contact.b.isHeld = true
    guard let nearest = manifold.points.min(by: { $0.separation < $1.separation }) else { return }
    let touch = TouchKey(
      group: ObjectIdentifier(pair.group), a: ObjectIdentifier(pair.a),
      b: pair.b.map { ObjectIdentifier($0) }, owner: pair.owner)
    let limit = touching[touch] == nil ? Self.touchingDistance : Self.partingDistance
    // On a line, between two bodies.
    let sum = manifold.points.reduce(Vector.zero) {
      $0 + $1.position - (pair.b == nil ? manifold.normal * ($1.separation / 2) : .zero)
    }
    let place = sum * (1 / Double(manifold.points.count))
    touches.append(
      Touch(
        key: touch, contact: contacts.count - 1, isTouching: nearest.separation <= limit,
        pair: TouchingPair(
          group: pair.group, a: pair.a, b: pair.b, owner: pair.owner, place: place)))
  }

  /// Notes who began and who ceased to touch, in the order in which contacts were found.
  func updateTouching() {
    var now: [TouchKey: TouchingPair] = [:]
    for touch in touches where now[touch.key] == nil {
      // What bounced within the step touched, too.
      guard touch.isTouching || contacts[touch.contact].isPushing else { continue }
      now[touch.key] = touch.pair
      if touching[touch.key] == nil {
        touchingOrder.append(touch.key)
        events.append(.began(touch.pair))
      }
    }
    touchingOrder.removeAll { key in
      guard now[key] == nil else { return false }
      if let pair = touching[key] { events.append(.ended(pair)) }
      return true
    }
    touching = now
  }
}
