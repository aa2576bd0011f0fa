import PlatformInterface

/// Answers what readers ask of the characters of an element: of labels that say what they show, fields, text views.
@MainActor
struct AccessibilityCharacters {
  private let scene: UIWindowScene
  private let view: any CharacterPlaces

  /// - Returns: nil where an element's text has no places.
  init?(_ scene: UIWindowScene, _ object: NSObject?) {
    guard let view = object as? any CharacterPlaces, view.window?.windowScene === scene else {
      return nil
    }
    self.scene = scene
    self.view = view
  }

  /// Offsets beyond the text count as its end; nil where there is no answer.
  func answer(_ question: AccessibilityTextQuestion) -> AccessibilityTextAnswer? {
    let length = view.characterDivision.length
    func place(_ offset: Int) -> Int { min(max(offset, 0), length) }
    switch question {
    case .boxes(let range):
      let start = place(range.lowerBound)
      return .boxes(boxes(start..<max(start, place(range.upperBound))))
    case .grapheme(let point):
      return .range(view.characterRange(under: view.convert(point, from: scene.coordinateSpace)))
    case .line(let offset): return .range(view.characterLine(at: place(offset)))
    case .sentence(let offset):
      return .range(view.characterDivision.sentence(around: place(offset)))
    case .run(let offset): return view.characterRun(at: place(offset)).map { .run($0) }
    }
  }

  private func boxes(_ range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [onScreen(view.characterCaret(at: range.lowerBound))] }
    let division = view.characterDivision
    let start = division.rounded(range.lowerBound)
    let end = division.rounded(range.upperBound)
    let whole = start..<(end == range.upperBound ? end : division.next(range.upperBound))
    return view.characterBoxes(whole).map(onScreen)
  }

  private func onScreen(_ rect: CGRect) -> CGRect {
    view.convert(rect, to: scene.coordinateSpace).accessible
  }
}
