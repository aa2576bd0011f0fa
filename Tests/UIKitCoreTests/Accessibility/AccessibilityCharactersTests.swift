import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Where the characters of texts are and what they look like, as readers ask.
final class AccessibilityCharactersTests: XCTestCase {
  /// A view in a window, and the questions about its text.
  @MainActor
  private struct Asked {
    let harness: Harness
    let host: SceneHost
    let node: AccessibilityNode

    init(_ view: UIView) throws {
      let screen = UIViewController()
      screen.view.addSubview(view)
      harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      harness.advance(by: 0.1)
      let scene = try XCTUnwrap(harness.window.windowScene)
      let host = scene.host
      self.host = host
      node = try XCTUnwrap(
        AccessibilityTree.windows(of: scene).flatMap(\.elements).first {
          host.accessibilityNumbers.object($0.id) === view
        })
    }

    func boxes(_ range: Range<Int>) -> [CGRect] {
      guard case .boxes(let boxes)? = host.accessibilityText(of: node.id, .boxes(range)) else {
        return []
      }
      return boxes
    }

    func box(_ offset: Int) throws -> CGRect { try XCTUnwrap(boxes(offset..<(offset + 1)).first) }

    func grapheme(_ point: CGPoint) -> Range<Int>? { range(.grapheme(point)) }
    func line(_ offset: Int) -> Range<Int>? { range(.line(offset)) }
    private func range(_ question: AccessibilityTextQuestion) -> Range<Int>? {
      guard case .range(let range)? = host.accessibilityText(of: node.id, question) else {
        return nil
      }
      return range
    }

    func run(_ offset: Int) throws -> AccessibilityTextRun {
      guard case .run(let run)? = host.accessibilityText(of: node.id, .run(offset)) else {
        throw XCTSkip("There is no run at \(offset).")
      }
      return run
    }
  }

  @MainActor
  private static func label(_ text: String, width: CGFloat = 280, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: width, height: 20 * CGFloat(lines)))
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// The middle of each grapheme leads back to it, whatever the view.
  @MainActor
  private static func assertRoundTrip(
    _ asked: Asked, _ text: String, within frame: CGRect, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    var offset = 0
    for character in text {
      let range = offset..<(offset + String(character).utf16.count)
      offset = range.upperBound
      if character.isWhitespace { continue }
      let box = try XCTUnwrap(asked.boxes(range).first, "\(character)", file: file, line: line)
      XCTAssertTrue(
        frame.insetBy(dx: -1, dy: -3).contains(box), "\(character): \(box)", file: file, line: line)
      XCTAssertGreaterThan(box.width, 0, "\(character)", file: file, line: line)
      XCTAssertEqual(
        asked.grapheme(CGPoint(x: box.midX, y: box.midY)), range, "\(character)", file: file,
        line: line)
      // A part of a grapheme is where the whole is.
      if range.count > 1 {
        XCTAssertEqual(
          asked.boxes((range.upperBound - 1)..<range.upperBound), asked.boxes(range),
          "\(character)", file: file, line: line)
      }
    }
  }

  func test_label_tellsWhereItsCharactersAre() throws {
    try onMainActor {
      let text = "A\u{1F600}e\u{301} b\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}c"
      let asked = try Asked(Self.label(text))
      defer { asked.harness.close() }
      XCTAssertTrue(asked.node.showsLabel)
      try Self.assertRoundTrip(asked, text, within: asked.node.frame)
      // One behind the other, and the caret of the end behind the last.
      let (first, second) = (try asked.box(0), try asked.box(1))
      XCTAssertEqual(first.minX, 20, accuracy: 2)
      XCTAssertEqual(first.maxX, second.minX, accuracy: 0.01)
      let length = text.utf16.count
      let end = try XCTUnwrap(asked.boxes(length..<length).first)
      XCTAssertEqual(end.width, 0)
      XCTAssertEqual(end.minX, try asked.box(length - 1).maxX, accuracy: 0.01)
      XCTAssertNil(asked.grapheme(CGPoint(x: 290, y: 50)), "beside the text")
    }
  }

  func test_label_inSeveralLines_knowsThem() throws {
    try onMainActor {
      let text = "One two three four five six seven eight nine ten"
      let asked = try Asked(Self.label(text, width: 120, lines: 5))
      defer { asked.harness.close() }
      let first = try XCTUnwrap(asked.line(0))
      XCTAssertEqual(first.lowerBound, 0)
      let second = try XCTUnwrap(asked.line(first.upperBound))
      XCTAssertEqual(second.lowerBound, first.upperBound)
      XCTAssertEqual(try asked.box(second.lowerBound).minX, 20, accuracy: 2)
      XCTAssertGreaterThan(try asked.box(second.lowerBound).minY, try asked.box(0).minY + 10)
      XCTAssertEqual(asked.boxes(0..<second.upperBound - 1).count, 2, "a box for each line")
      try Self.assertRoundTrip(asked, text, within: asked.node.frame)
    }
  }

  func test_characters_thatAnEllipsisStandsFor_haveNoBox() throws {
    try onMainActor {
      let text = "A text that is much too long for this label"
      let asked = try Asked(Self.label(text, width: 80))
      defer { asked.harness.close() }
      XCTAssertEqual(asked.boxes(0..<1).count, 1)
      XCTAssertEqual(asked.boxes(text.utf16.count - 4..<text.utf16.count), [])
    }
  }

  func test_labelFromRightToLeft_beginsAtTheRight() throws {
    try onMainActor {
      let label = Self.label("שלום עולם")
      label.textAlignment = .right
      let asked = try Asked(label)
      defer { asked.harness.close() }
      XCTAssertGreaterThan(try asked.box(0).minX, try asked.box(1).minX)
      XCTAssertEqual(try asked.box(0).maxX, 300, accuracy: 2)
      try Self.assertRoundTrip(asked, "שלום עולם", within: asked.node.frame)
    }
  }

  /// A label that has its text drawn farther in.
  @MainActor
  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 30, dy: 0)) }
  }

  func test_labelThatDrawsElsewhere_tellsWhereItDraws() throws {
    try onMainActor {
      let label = InsetLabel(frame: CGRect(x: 20, y: 40, width: 200, height: 20))
      label.text = "inside"
      let asked = try Asked(label)
      defer { asked.harness.close() }
      XCTAssertEqual(try asked.box(0).minX, 50, accuracy: 2)
    }
  }

  func test_labelThatSaysSomethingElse_hasNoCharacters() throws {
    try onMainActor {
      let label = Self.label("12:05")
      label.accessibilityLabel = "five past twelve"
      let asked = try Asked(label)
      defer { asked.harness.close() }
      XCTAssertFalse(asked.node.showsLabel)
    }
  }

  func test_attributes_areThoseOfEachRun() throws {
    try onMainActor {
      let text = NSMutableAttributedString(
        string: "plain bold",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
      text.addAttributes(
        [
          .font: UIFont.boldSystemFont(ofSize: 20),
          .underlineStyle: NSUnderlineStyle.double.rawValue,
        ],
        range: NSRange(location: 6, length: 4))
      for view in [UILabel(), UITextField(), UITextView()] as [UIView] {
        view.frame = CGRect(x: 20, y: 40, width: 280, height: 40)
        switch view {
        case let label as UILabel: label.attributedText = text
        case let field as UITextField: field.attributedText = text
        case let area as UITextView: area.attributedText = text
        default: break
        }
        let asked = try Asked(view)
        defer { asked.harness.close() }
        let plain = try asked.run(2)
        XCTAssertEqual(plain.range, 0..<6, "\(type(of: view))")
        XCTAssertEqual(plain.attributes.font.pointSize, 17)
        XCTAssertEqual(plain.attributes.font.weight, 400)
        XCTAssertEqual(plain.attributes.underline, .none)
        let bold = try asked.run(6)
        XCTAssertEqual(bold.range, 6..<10, "\(type(of: view))")
        XCTAssertEqual(bold.attributes.font.pointSize, 20)
        XCTAssertGreaterThanOrEqual(bold.attributes.font.weight, 600)
        XCTAssertEqual(bold.attributes.underline, .double)
        XCTAssertEqual(
          bold.attributes.color, UIColor.red.rgba(for: view.traitCollection), "\(type(of: view))")
      }
    }
  }

  func test_field_tellsWhereItsCharactersAre_hiddenOnesToo() throws {
    try onMainActor {
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      field.text = "a\u{1F600}bc"
      let asked = try Asked(field)
      defer { asked.harness.close() }
      try Self.assertRoundTrip(asked, "a\u{1F600}bc", within: field.frame)
      let secret = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      secret.isSecureTextEntry = true
      secret.text = "word"
      let hidden = try Asked(secret)
      defer { hidden.harness.close() }
      XCTAssertEqual(hidden.node.text?.content, "\u{2022}\u{2022}\u{2022}\u{2022}")
      XCTAssertLessThan(try hidden.box(0).minX, try hidden.box(1).minX)
      XCTAssertEqual(try hidden.run(0).range, 0..<4)
    }
  }

  func test_textView_tellsLinesAndPlaces_alsoWhereItIsScrolled() throws {
    try onMainActor {
      let text = (0..<200).map { "Paragraph \($0) of several words that do not fit a line" }
        .joined(separator: "\n")
      let area = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
      area.text = text
      let asked = try Asked(area)
      defer { asked.harness.close() }
      let first = try XCTUnwrap(asked.line(0))
      let break1 = (text as NSString).range(of: "\n").location
      XCTAssertLessThan(
        first.upperBound, break1, "broken on the screen, not at its paragraph's end")
      XCTAssertEqual(asked.line(break1)?.upperBound, break1 + 1, "with what separates it")
      let top = try asked.box(0)
      area.contentOffset.y = 100
      asked.harness.advance(by: 0.1)
      XCTAssertEqual(try asked.box(0).minY, top.minY - 100, accuracy: 0.5)
      // What separates paragraphs has no box, and stands where the line ends.
      XCTAssertEqual(asked.boxes(break1..<(break1 + 1)), [])
      let caret = try XCTUnwrap(asked.boxes(break1..<break1).first)
      XCTAssertEqual(caret.width, 0)
      XCTAssertEqual(caret.minX, try asked.box(break1 - 1).maxX, accuracy: 0.5)
      // Runs go on behind each paragraph: who goes from run to run comes to the end.
      var offset = 0
      var runs = 0
      while offset < text.utf16.count, runs < 1000 {
        let run = try asked.run(offset)
        XCTAssertTrue(run.range.contains(offset), "\(run.range) at \(offset)")
        offset = max(run.range.upperBound, offset + 1)
        runs += 1
      }
      XCTAssertEqual(runs, 200)
      // A far place is brought on screen.
      let far = text.utf16.count - 10
      XCTAssertTrue(asked.host.perform(.revealText(far..<(far + 1)), onAccessible: asked.node.id))
      asked.harness.advance(by: 0.1)
      let farBox = try asked.box(far)
      XCTAssertTrue(area.frame.intersects(farBox), "\(farBox)")
    }
  }

  func test_offsetsBeyondTheText_areItsEnd() throws {
    try onMainActor {
      let asked = try Asked(Self.label("ab"))
      defer { asked.harness.close() }
      XCTAssertEqual(asked.boxes(-5..<900), asked.boxes(0..<2))
      XCTAssertEqual(asked.boxes(700..<900), asked.boxes(2..<2))
      XCTAssertEqual(asked.line(900), 0..<2)
      XCTAssertNil(asked.host.accessibilityText(of: 424242, .boxes(0..<1)))
    }
  }
}
