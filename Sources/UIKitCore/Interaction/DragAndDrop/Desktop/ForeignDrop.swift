import CVirtualClock
import PlatformInterface

/// What another program drags over a scene: its items as this program sees them.
@MainActor
final class ForeignDrop {
  let source: any DesktopDrop
  let session: DropSession
  /// Called when more is known of the items.
  var itemsChanged: (() -> Void)?
  private var loads = 0
  private var operation: DragOperation?
  /// Counts requests, so that waiting begins anew with each.
  private var requests = 0

  private static let uriList = "text/uri-list"
  /// Seconds without a request for data after which the other program may forget it.
  private static let patience: TimeInterval = 1

  init(_ source: any DesktopDrop, at place: CGPoint) {
    self.source = source
    session = DropSession([], at: place, allowsMove: source.allowsMove)
    session.foreignItems = [UIDragItem(itemProvider: provider(addresses: nil))]
    guard source.types.contains(Self.uriList) else { return }
    // Which files they are, and how many, says the list alone.
    load(Self.uriList) { [weak self] data in
      guard let self, let data else { return }
      take(PasteboardCoding.urls(data))
    }
  }

  private func take(_ addresses: [URL]) {
    guard !addresses.isEmpty else { return }
    if addresses.count == 1 {
      session.foreignItems = [UIDragItem(itemProvider: provider(addresses: addresses))]
    } else {
      session.foreignItems = addresses.map { UIDragItem(itemProvider: Self.provider(of: $0)) }
    }
    itemsChanged?()
  }

  // MARK: Items

  /// The file itself, its address, and whatever else the other program offers.
  private func provider(addresses: [URL]?) -> NSItemProvider {
    let provider = addresses?.first.map(Self.provider(of:)) ?? NSItemProvider()
    for type in source.types where type != Self.uriList {
      let known = UniformTypes.identifier(ofMIMEType: type)
      // Text without a charset is in UTF-8 on every desktop that runs this.
      let identifier = known == UniformTypes.plainText ? UniformTypes.utf8PlainText : known
      guard !provider.registeredTypeIdentifiers.contains(identifier) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) {
        [weak self] done in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            guard let self else { return done(nil, NSItemProvider.unavailable(identifier)) }
            self.load(type) { done($0, $0 == nil ? NSItemProvider.unavailable(identifier) : nil) }
          }
        }
        return nil
      }
    }
    return provider
  }

  private static func provider(of address: URL) -> NSItemProvider {
    let provider = NSItemProvider(contentsOf: address.isFileURL ? address : nil) ?? NSItemProvider()
    provider.registerObject(address as NSURL, visibility: .all)
    return provider
  }

  private func load(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
    loads += 1
    requests += 1
    source.load(type) { [weak self] data in
      done(data)
      guard let self else { return }
      loads -= 1
      finishWhenQuiet()
    }
  }

  // MARK: The end

  /// The delegate has had its chance to ask for data; what it asked for is still fetched.
  func conclude(_ operation: DragOperation) {
    self.operation = operation
    finishWhenQuiet()
  }

  private func finishWhenQuiet() {
    guard let operation, loads == 0 else { return }
    let last = requests
    tessera_clock_set_unawaited(true)
    defer { tessera_clock_set_unawaited(false) }
    // Keeps itself until then.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      MainActor.assumeIsolated {
        if self.requests == last, self.loads == 0 { self.source.finish(operation) }
      }
    }
  }
}

/// Drags to and from other programs.
extension SceneDrags {
  // MARK: From other programs

  /// - Returns: what a drop there would do.
  func desktopMoved(_ source: any DesktopDrop, to place: CGPoint) -> DragOperation {
    if source.isOwn {
      guard isHandedOver else { return .none }
    } else if foreign?.source !== source {
      if foreign != nil { leaveDesktop() }
      guard !isDragging else { return .none }
      let new = ForeignDrop(source, at: place)
      new.itemsChanged = { [weak self] in self?.askAgain() }
      begin(new)
    }
    move(to: place)
    update()
    return DragOperation(operation, allowsMove: source.allowsMove)
  }

  func desktopLeft(_ source: any DesktopDrop) {
    if source.isOwn {
      move(to: CGPoint(x: -1000, y: -1000))
    } else if foreign?.source === source {
      leaveDesktop()
    }
  }

  private func leaveDesktop() { cancel() }

  /// - Returns: whether somebody takes it.
  func desktopDropped(_ source: any DesktopDrop, at place: CGPoint) -> Bool {
    guard source.isOwn ? isHandedOver : foreign?.source === source else { return false }
    move(to: place)
    update()
    let result = DragOperation(operation, allowsMove: source.allowsMove)
    let foreign = foreign
    if source.isOwn {
      takeBack()
      end()
      // Nobody waits for data that never left the program.
      if result != .none { source.finish(result) }
    } else {
      end()
      if result != .none { foreign?.conclude(result) }
    }
    return result != .none
  }

  // MARK: To other programs

  /// Lets the desktop carry the drag once it has left the window.
  func handOverIfOutside() {
    guard let flight, !isHandedOver, !isDesktopDeaf,
      !flight.session.isRestrictedToDraggingApplication,
      let drop, !CGRect(origin: .zero, size: hostSize).contains(drop.place)
    else { return }
    let items = flight.session.items.map {
      DesktopForms.forms(of: PasteboardItem($0.itemProvider))
    }
    guard items.contains(where: { !$0.isEmpty }), let picture = dragPicture(of: flight)
    else { return }
    let offer = DragOffer(
      items: items, allowsMove: flight.session.allowsMoveOperation, picture: picture.pixels,
      ground: UIColor.systemBackground.rgba(for: flight.window.traitCollection),
      hotspot: picture.hotspot)
    let isTaken = beginDesktopDrag(offer) { [weak self, weak flight] operation in
      guard let self, let flight, self.flight === flight else { return }
      desktopEnded(operation)
    }
    if isTaken { flight.isHidden = true } else { isDesktopDeaf = true }
  }
}

extension DragOperation {
  init(_ operation: UIDropOperation, allowsMove: Bool) {
    switch operation {
    case .cancel, .forbidden: self = .none
    case .copy: self = .copy
    case .move: self = allowsMove ? .move : .copy
    }
  }
}
