import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Texts that tell of their changes.
final class TextStorageTests: XCTestCase {
  private final class Recorder: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      log.append(
        "will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      log.append(
        "did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
    }
  }

  /// As highlighting editors do it: the text is kept elsewhere, and coloured in `processEditing()`.
  private final class Highlighted: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let text = string as NSString
      let line = text.paragraphRange(for: editedRange)
      removeAttribute(.foregroundColor, range: line)
      var place = text.range(of: "let", range: line)
      while place.location != NSNotFound {
        addAttribute(.foregroundColor, value: UIColor.red, range: place)
        let next = place.location + place.length
        place = text.range(
          of: "let", range: NSRange(location: next, length: line.location + line.length - next))
      }
      super.processEditing()
    }
  }

  func test_editsTellTheDelegate_groupsOnce() {
    let storage = NSTextStorage(string: "Hello")
    let recorder = Recorder()
    storage.delegate = recorder
    storage.append(NSAttributedString(string: "!"))
    XCTAssertEqual(recorder.log, ["will 3 5,1 1", "did 3 5,1 1"])
    recorder.log = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 1))
    storage.endEditing()
    XCTAssertEqual(recorder.log, ["will 3 0,5 0", "did 3 0,5 0"])
    XCTAssertEqual(storage.string, "Jello!")
    XCTAssertEqual(storage.editedRange.location, NSNotFound)
    XCTAssertEqual(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int, 2)
  }

  func test_aSubclassKeepsItsOwnText_forAllThatAsks() {
    let storage = Highlighted()
    storage.append(NSAttributedString(string: "let a = let"))
    XCTAssertEqual(storage.length, 11)
    XCTAssertEqual(storage.backing.string, "let a = let")
    func color(_ text: NSAttributedString, _ at: Int) -> UIColor? {
      text.attribute(.foregroundColor, at: at, effectiveRange: nil) as? UIColor
    }
    for text in [
      storage, NSAttributedString(attributedString: storage),
      storage.attributedSubstring(from: NSRange(location: 0, length: 11)),
    ] {
      XCTAssertEqual(color(text, 0), .red)
      XCTAssertNil(color(text, 4))
      XCTAssertEqual(color(text, 8), .red)
    }
    var runs: [NSRange] = []
    storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 11)) {
      value, range, _ in
      if value != nil { runs.append(range) }
    }
    XCTAssertEqual(runs, [NSRange(location: 0, length: 3), NSRange(location: 8, length: 3)])
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    XCTAssertEqual(storage.string, "a = let")
    XCTAssertEqual(color(storage, 4), .red)
  }

  func test_textViewsShowTheirStorage_andItFollowsThem() {
    onMainActor {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "One"
      XCTAssertEqual(view.textStorage.string, "One")
      view.textStorage.append(NSAttributedString(string: " two"))
      XCTAssertEqual(view.text, "One two")
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      XCTAssertEqual(
        view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
        .red)
      view.insertText("!")
      XCTAssertEqual(view.textStorage.string, "One two!")
      view.text = ""
      XCTAssertEqual(view.textStorage.length, 0)
    }
  }

  func test_aStorageOfOnesOwn_coloursWhatIsTyped() {
    onMainActor {
      let storage = Highlighted()
      let manager = NSLayoutManager()
      let container = NSTextContainer(
        size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      XCTAssertTrue(view.textStorage === storage)
      XCTAssertTrue(view.layoutManager === manager)
      view.insertText("let")
      XCTAssertEqual(view.text, "let")
      XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
      XCTAssertEqual(
        view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
        .red)
    }
  }
}

extension NSString {
  fileprivate func range(of text: String, range: NSRange) -> NSRange {
    self.range(of: text, options: [], range: range)
  }
}
