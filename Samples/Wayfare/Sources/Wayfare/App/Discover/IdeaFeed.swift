import Foundation

/// Ideas as the screen shows them: those of the last request that came back, narrowed to a kind.
@MainActor
final class IdeaFeed {
  enum State: Equatable { case loading, loaded, failed }

  private let service: any IdeaLoading
  private let onChange: () -> Void
  private let searchDelay = Debouncer(delay: .milliseconds(350))
  private var request: Task<Void, Never>?
  private(set) var state = State.loading
  private(set) var text = ""
  private(set) var ideas: [Idea] = []
  var kind: TripKind? { didSet { if kind != oldValue { onChange() } } }

  init(_ service: any IdeaLoading, onChange: @escaping () -> Void) {
    self.service = service
    self.onChange = onChange
  }

  var featured: [Idea] { text.isEmpty && kind == nil ? ideas.filter(\.isFeatured) : [] }

  var others: [Idea] {
    let shown = Set(featured)
    return ideas.filter { !shown.contains($0) && (kind == nil || $0.kind == kind) }
  }

  /// Asks for another text once no letter has come for a while.
  func search(_ text: String) {
    guard text != self.text else { return }
    searchDelay.call { [weak self] in
      self?.text = text
      Task { await self?.load() }
    }
  }

  /// Asks anew. Only what the last request brings is shown.
  func load() async {
    request?.cancel()
    if ideas.isEmpty {
      state = .loading
      onChange()
    }
    let text = text
    let task = Task { [service] in
      do {
        let found = try await service.ideas(matching: text)
        guard !Task.isCancelled else { return }
        ideas = found
        state = .loaded
      } catch {
        guard !Task.isCancelled else { return }
        ideas = []
        state = .failed
      }
      onChange()
    }
    request = task
    await task.value
  }
}
