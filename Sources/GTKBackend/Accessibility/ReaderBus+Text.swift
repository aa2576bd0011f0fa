import CGTK4
import PlatformInterface

/// The answers to what readers call on texts.
extension ReaderBus {
  func text(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    guard let text = entry.node.readerText else { return nil }
    func select(_ start: Int, _ end: Int) -> OpaquePointer? {
      let first = ReaderText.utf16(text.content, start)
      let last = max(first, ReaderText.utf16(text.content, end))
      return ReaderReply.one(.bool(perform(.setSelection(first..<last), entry)))
    }
    switch method {
    case "GetText":
      return ReaderReply.one(
        .string(ReaderText.part(text.content, arguments.int(0), arguments.int(1))))
    case "GetStringAtOffset":
      return part(
        unit(ReaderText.Unit(granularity: arguments.int(1)), at: arguments.int(0), entry, text),
        text)
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      return part(unit(method, arguments.int(0), boundary: arguments.int(1), entry, text), text)
    case "GetCharacterAtOffset":
      let scalars = Array(text.content.unicodeScalars)
      let place = arguments.int(0)
      return ReaderReply.one(
        .int(scalars.indices.contains(place) ? Int(scalars[place].value) : 0))
    case "SetCaretOffset": return select(arguments.int(0), arguments.int(0))
    case "GetNSelections": return ReaderReply.one(.int(text.selection.isEmpty ? 0 : 1))
    case "GetSelection":
      return ReaderReply.all([
        .int(ReaderText.scalars(text.content, text.selection.lowerBound)),
        .int(ReaderText.scalars(text.content, text.selection.upperBound)),
      ])
    case "SetSelection": return select(arguments.int(1), arguments.int(2))
    case "AddSelection": return select(arguments.int(0), arguments.int(1))
    case "RemoveSelection":
      let end = ReaderText.scalars(text.content, text.selection.upperBound)
      return select(end, end)
    case "ScrollSubstringTo":
      return ReaderReply.one(
        .bool(
          perform(.revealText(range(text, arguments.int(0), arguments.int(1))), entry)))
    default: return characters(method, entry, text, arguments)
    }
  }

  private func part(_ range: Range<Int>, _ text: AccessibilityText) -> OpaquePointer? {
    ReaderReply.all([
      .string(ReaderText.part(text.content, range.lowerBound, range.upperBound)),
      .int(range.lowerBound), .int(range.upperBound),
    ])
  }

  /// From characters, the end where negative, to UTF-16.
  private func range(_ text: AccessibilityText, _ start: Int, _ end: Int) -> Range<Int> {
    let first = ReaderText.utf16(text.content, start)
    let last = end < 0 ? text.content.utf16.count : ReaderText.utf16(text.content, end)
    return min(first, last)..<max(first, last)
  }

  private func characters(_ range: Range<Int>, _ text: AccessibilityText) -> Range<Int> {
    ReaderText.scalars(
      text.content, range.lowerBound)..<ReaderText.scalars(text.content, range.upperBound)
  }

  private func ask(_ question: AccessibilityTextQuestion, _ entry: Entry)
    -> AccessibilityTextAnswer?
  { entry.window.client?.accessibilityText(of: entry.own, question) }

  // MARK: Parts

  /// The part of a text around a character; lines and sentences are the program's, where it knows them.
  private func unit(
    _ kind: ReaderText.Unit, at offset: Int, _ entry: Entry, _ text: AccessibilityText
  )
    -> Range<Int>
  {
    let place = ReaderText.utf16(text.content, offset)
    let question: AccessibilityTextQuestion? =
      switch kind {
      case .line: .line(place)
      case .sentence: .sentence(place)
      case .character, .word, .paragraph: nil
      }
    if let question, case .range(let found?)? = ask(question, entry) {
      return characters(found, text)
    }
    return ReaderText.unit(text.content, at: offset, kind)
  }

  /// The part at, before or after a character; parts reach from start to start or from end to end.
  ///
  /// - Parameter boundary: AT-SPI's number.
  private func unit(
    _ method: String, _ offset: Int, boundary: Int, _ entry: Entry, _ text: AccessibilityText
  ) -> Range<Int> {
    let kind = ReaderText.Unit(boundary: boundary)
    let count = text.content.unicodeScalars.count
    func plain(_ offset: Int) -> Range<Int> { unit(kind, at: offset, entry, text) }
    /// The end of what a part has before what separates it from the next.
    func end(_ range: Range<Int>) -> Int {
      range.lowerBound + ReaderText.trimmedCount(text.content, range)
    }
    func ending(_ offset: Int) -> Range<Int> {
      let here = plain(offset)
      let before = here.lowerBound > 0 ? end(plain(here.lowerBound - 1)) : 0
      if offset < end(here) || here.upperBound >= count { return before..<max(before, end(here)) }
      return end(here)..<max(end(here), end(plain(here.upperBound)))
    }
    let find = kind != .character && ReaderText.Unit.isEnding(boundary) ? ending : plain
    let here = find(min(max(offset, 0), count))
    switch method {
    case "GetTextBeforeOffset": return here.lowerBound > 0 ? find(here.lowerBound - 1) : 0..<0
    case "GetTextAfterOffset":
      return here.upperBound < count ? find(here.upperBound) : count..<count
    default: return here
    }
  }

  // MARK: Places and appearance

  private func characters(
    _ method: String, _ entry: Entry, _ text: AccessibilityText, _ arguments: ReaderArguments
  ) -> OpaquePointer? {
    let count = text.content.unicodeScalars.count
    let offset = arguments.int(0)
    switch method {
    case "GetCharacterExtents":
      guard (0...count).contains(offset) else { return nil }
      return box(range(text, offset, min(offset + 1, count)), arguments.int(1), entry)
    case "GetRangeExtents":
      guard (0...count).contains(offset) else { return nil }
      return box(range(text, offset, arguments.int(1)), arguments.int(2), entry)
    case "GetOffsetAtPoint":
      let point = inWindow(offset, arguments.int(1), arguments.int(2), entry)
      guard case .range(let found)? = ask(.grapheme(point), entry) else { return nil }
      return ReaderReply.one(.int(found.map { characters($0, text).lowerBound } ?? -1))
    case "GetAttributes", "GetAttributeRun", "GetAttributeValue":
      guard (0...count).contains(offset), let run = run(at: offset, entry, text) else { return nil }
      if method == "GetAttributeValue" {
        return ReaderReply.one(
          .string(run.readerAttributes.first { $0.0 == arguments.string(1) }?.1 ?? ""))
      }
      let isWhole = method == "GetAttributeRun" && arguments.bool(1)
      let range = characters(run.range, text)
      return ReaderReply.all([
        .attributes(isWhole ? run.readerAttributes : run.ownReaderAttributes),
        .int(range.lowerBound), .int(range.upperBound),
      ])
    case "GetDefaultAttributes", "GetDefaultAttributeSet":
      guard let run = run(at: 0, entry, text) else { return nil }
      return ReaderReply.one(.attributes(run.defaultReaderAttributes))
    default: return nil
    }
  }

  private func run(at offset: Int, _ entry: Entry, _ text: AccessibilityText)
    -> AccessibilityTextRun?
  {
    guard case .run(let run)? = ask(.run(ReaderText.utf16(text.content, offset)), entry) else {
      return nil
    }
    return run
  }

  /// The box around all boxes of a range; that of its caret where none of it is shown.
  private func box(_ range: Range<Int>, _ kind: Int, _ entry: Entry) -> OpaquePointer? {
    guard case .boxes(var boxes)? = ask(.boxes(range), entry) else { return nil }
    if boxes.isEmpty,
      case .boxes(let carets)? = ask(.boxes(range.lowerBound..<range.lowerBound), entry)
    {
      boxes = carets
    }
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(first) { $0.union($1) }
    // A caret's box has no width, and would not have one of a pixel either.
    let left = all.minX.rounded(.down)
    let right = all.width > 0 ? all.maxX.rounded(.up) : left
    let (top, bottom) = (all.minY.rounded(.down), all.maxY.rounded(.up))
    let origin = origin(kind, entry)
    return ReaderReply.all(
      [left - origin.x, top - origin.y, right - left, bottom - top].map { .int(Int($0)) })
  }

  // MARK: Changes

  func edit(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    guard let text = entry.node.text, entry.node.states.contains(.editable) else { return nil }
    // What is shown of a secret text is no part of it.
    let isSecret = entry.node.role == .secureField
    let new: String
    switch method {
    case "CopyText" where !isSecret:
      // Answers nothing, whatever came of it.
      _ = perform(.copyText(range(text, arguments.int(0), arguments.int(1))), entry)
      return ReaderReply.all([])
    case "CutText" where !isSecret:
      return ReaderReply.one(
        .bool(perform(.cutText(range(text, arguments.int(0), arguments.int(1))), entry)))
    case "PasteText":
      return ReaderReply.one(
        .bool(perform(.pasteText(ReaderText.utf16(text.content, arguments.int(0))), entry)))
    case "SetTextContents": new = arguments.string(0)
    case "InsertText" where !isSecret:
      let place = arguments.int(0)
      new =
        ReaderText.part(text.content, 0, max(0, place)) + arguments.string(1)
        + ReaderText.part(text.content, max(0, place), -1)
    case "DeleteText" where !isSecret:
      let (start, end) = (max(0, arguments.int(0)), arguments.int(1))
      new =
        ReaderText.part(text.content, 0, start)
        + (end < 0 ? "" : ReaderText.part(text.content, max(start, end), -1))
    default: return nil
    }
    return ReaderReply.one(.bool(perform(.setText(new), entry)))
  }
}
