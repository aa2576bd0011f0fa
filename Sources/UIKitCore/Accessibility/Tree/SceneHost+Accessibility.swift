import PlatformInterface

/// What the platform's readers ask of a scene.
extension SceneHost {
  /// The tree as it is now; from the first call on the program's announcements reach the platform.
  package func accessibilityWindows() -> [AccessibilityNode] {
    guard let scene else { return [] }
    if AccessibilityListeners.isEmpty { AccessibilityListeners.add(announcer) }
    return AccessibilityTree.windows(of: scene)
  }

  /// The names of the program's own actions and those behind a swipe.
  package func accessibilityActions(of id: Int) -> [String] {
    scene.map { AccessibilityPerforming($0).customActions(of: id) } ?? []
  }

  /// The sides to which scroll views around a node can still move.
  package func accessibilityScrolls(of id: Int) -> [AccessibilityScroll] {
    scene.map { AccessibilityPerforming($0).scrolls(of: id) } ?? []
  }

  /// Where characters are and what they look like.
  package func accessibilityText(of id: Int, _ question: AccessibilityTextQuestion)
    -> AccessibilityTextAnswer?
  {
    scene.flatMap { AccessibilityCharacters($0, accessibilityNumbers.object(id))?.answer(question) }
  }

  /// What is known of a table beside its cells.
  package func accessibilityTable(of id: Int, _ question: AccessibilityTableQuestion)
    -> AccessibilityTableAnswer?
  {
    accessibilityNumbers.object(id).flatMap {
      AccessibilityTables.answer(question, of: $0, accessibilityNumbers)
    }
  }

  /// Does it as the user would; false where the scene or the node is gone.
  package func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool {
    scene.map { AccessibilityPerforming($0).perform(action, on: id) } ?? false
  }
}
