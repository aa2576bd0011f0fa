/// A text that can be changed, under the name that C functions of Core Foundation use.
public typealias CFMutableString = NSMutableString

/// Marks above and below letters go; letters that have them in one become plain.
public let kCFStringTransformStripCombiningMarks: CFString! = named(.stripCombiningMarks)
/// Marks go that make a letter another one, such as that of `é`.
public let kCFStringTransformStripDiacritics: CFString! = named(.stripDiacritics)
/// Any writing becomes Latin's, by sound.
public let kCFStringTransformToLatin: CFString! = named(.toLatin)
/// Wide letters become narrow ones; the other way round in reverse.
public let kCFStringTransformFullwidthHalfwidth: CFString! = named(.fullwidthToHalfwidth)
/// Latin letters become Katakana.
public let kCFStringTransformLatinKatakana: CFString! = named(.latinToKatakana)
/// Latin letters become Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = named(.latinToHiragana)
/// Hiragana becomes Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = named(.hiraganaToKatakana)
/// Chinese becomes Pinyin with its tones.
public let kCFStringTransformMandarinLatin: CFString! = named(.mandarinToLatin)
/// Latin letters become Hangul.
public let kCFStringTransformLatinHangul: CFString! = named(.latinToHangul)
/// Latin letters become Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = named(.latinToArabic)
/// Latin letters become Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = named(.latinToHebrew)
/// Latin letters become Thai ones.
public let kCFStringTransformLatinThai: CFString! = named(.latinToThai)
/// Latin letters become Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = named(.latinToCyrillic)
/// Latin letters become Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Characters become references of XML by number, such as `&#xE9;`.
public let kCFStringTransformToXMLHex: CFString! = named(.toXMLHex)
/// Characters become their names in Unicode, such as `\N{LATIN SMALL LETTER E}`.
public let kCFStringTransformToUnicodeName: CFString! = named(.toUnicodeName)

private func named(_ transform: StringTransform) -> CFString { transform.rawValue }

/// Writes a text, or a part of it, in another way.
///
/// - Parameters:
///   - range: the part in UTF-16, which becomes that of the new letters; nil for all of the text.
///   - transform: one of the constants above, or the identifier of one of ICU's, such as `Any-Upper`.
///   - reverse: whether it goes the other way round.
/// - Returns: whether there is such a transform, in that direction.
/// - Complexity: O(text).
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  guard
    let written = string.substring(with: part)
      .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: written)
  range?.pointee = CFRange(location: part.location, length: written.utf16.count)
  return true
}

/// Makes an empty text that can be changed.
///
/// - Parameters:
///   - alloc: nil; memory is of one kind here.
///   - maxLength: not observed; a text may have any length, as one made with 0 has on iOS.
public func CFStringCreateMutable(_ alloc: AnyObject?, _ maxLength: Int) -> CFMutableString! {
  NSMutableString(string: "")
}

/// Makes a text that can be changed of another.
public func CFStringCreateMutableCopy(
  _ alloc: AnyObject?, _ maxLength: Int, _ theString: CFString!
) -> CFMutableString! {
  NSMutableString(string: theString ?? "")
}

/// Returns how many UTF-16 units a text has.
public func CFStringGetLength(_ theString: CFString!) -> Int { (theString ?? "").utf16.count }
