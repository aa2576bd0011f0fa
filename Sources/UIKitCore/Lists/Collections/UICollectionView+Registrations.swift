import Failures

/// Identifiers of registrations. As on iOS they have the form of a UUID, but count: they stand in dumps, which have the
/// same bytes where two runs make their registrations in the same order.
private enum RegistrationIdentifiers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt64 = 0

  /// The next identifier; from any thread.
  static func next() -> String {
    let number = lock.withLock {
      last += 1
      return last
    }
    let digits = String(number, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}

extension UICollectionView {
  /// Registers views of a kind under an identifier where that was not done.
  typealias ViewSource =
    @MainActor (_ view: UICollectionView, _ kind: String, _ identifier: String) -> Void

  /// A class of cells and how to configure one for an item.
  ///
  /// Make it once, outside the cell provider: every registration has its own reuse identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item just before it is shown.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = "CellRegistration-\(RegistrationIdentifiers.next())"
    let handler: Handler
    /// Registers what views are loaded from under an identifier; nil where they are made by their class.
    var source: ViewSource?

    /// Makes a registration for cells of a class, whose `handler` configures each cell that is
    /// dequeued. Keep it outside the cell provider: a new one for each cell would reuse none.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views of one kind and how to configure one.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view just before it is shown.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "SupplementaryRegistration-\(RegistrationIdentifiers.next())"
    let elementKind: String
    let handler: Handler
    /// Registers what views are loaded from under an identifier; nil where they are made by their class.
    var source: ViewSource?

    /// Makes a registration for supplementary views of a class and a kind, whose `handler`
    /// configures each view that is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell for an item, reused where one is free and created else, that the registration's
  /// handler has configured. A nil item leaves the handler uncalled.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let source = registration.source {
      source(self, Self.cellKind, registration.identifier)
    } else if registrations.classes[
      .init(kind: Self.cellKind, identifier: registration.identifier)] == nil
    {
      // iOS-BEHAVIOUR: a registration made inside the provider would never reuse a cell.
      // Evidence: collection-32.
      register(Cell.self, kind: Self.cellKind, identifier: registration.identifier)
    }
    let view = dequeueCell(registration.identifier, indexPath)
    guard let cell = view as? Cell else {
      failure("expected a cell of class \(Cell.self), found \(view)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view, reused where one is free and created else, that the
  /// registration's handler has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if let source = registration.source {
      source(self, kind, registration.identifier)
    } else if registrations.classes[.init(kind: kind, identifier: registration.identifier)] == nil {
      register(Supplementary.self, kind: kind, identifier: registration.identifier)
    }
    let view = dequeueView(
      kind: kind, identifier: registration.identifier, indexPath: indexPath)
    guard let supplementary = view as? Supplementary else {
      failure("expected a view of class \(Supplementary.self), found \(view)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
