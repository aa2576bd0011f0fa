import Foundation

/// A trip that somebody suggests.
struct Idea: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var region: String
  var summary: String
  var kind: TripKind
  var cover: Cover
  var dayCount: Int
  /// From 0 to 5.
  var rating: Double
  var isFeatured = false
}

/// Where ideas come from.
protocol IdeaLoading: Sendable {
  /// - Parameter text: what titles, regions or summaries have to contain; nothing for all.
  func ideas(matching text: String) async throws -> [Idea]
}

/// Ideas out of the app itself, which take their time as a server would.
actor IdeaService: IdeaLoading {
  enum Failure: Error { case offline }

  private let latency: Duration
  private var remainingFailures: Int

  /// - Parameter failures: how many requests fail before the first that succeeds.
  init(latency: Duration = .milliseconds(700), failures: Int = 0) {
    self.latency = latency
    remainingFailures = failures
  }

  func ideas(matching text: String) async throws -> [Idea] {
    try await Task.sleep(for: latency)
    if remainingFailures > 0 {
      remainingFailures -= 1
      throw Failure.offline
    }
    let text = text.trimmed
    guard !text.isEmpty else { return Self.all }
    return Self.all.filter { idea in
      [idea.title, idea.region, idea.summary].contains {
        $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}
