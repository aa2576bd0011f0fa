import PlatformInterface

/// Enchant, through which desktops ask the spelling dictionaries that are installed: opened when a word is
/// first looked up, as few programs do that.
///
/// Its declarations are written down here as its header has them since 2.0.
@MainActor
final class EnchantLibrary {
  typealias Handle = OpaquePointer
  private typealias Describe =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private let makeBroker: @convention(c) () -> Handle?
  private let freeBroker: @convention(c) (Handle) -> Void
  private let request: @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
  private let list: @convention(c) (Handle, Describe, UnsafeMutableRawPointer?) -> Void
  private let check: @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32
  private let suggest:
    @convention(c) (Handle, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Words?
  private let freeWords: @convention(c) (Handle, Words) -> Void
  private let add: @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Void
  private let remove: @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Void
  private let isAdded: @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32
  private let broker: Handle
  private var dictionaries: [String: Handle?] = [:]
  private var preparing: Set<String> = []

  /// Nil where the library is not installed, or is another than the one written down here.
  init?() {
    guard let library = DynamicLibrary("libenchant-2.so.2") else { return nil }
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      library.function("enchant_" + name, type)
    }
    guard
      let makeBroker = symbol("broker_init", (@convention(c) () -> Handle?).self),
      let freeBroker = symbol("broker_free", (@convention(c) (Handle) -> Void).self),
      let request = symbol(
        "broker_request_dict", (@convention(c) (Handle, UnsafePointer<CChar>) -> Handle?).self),
      let list = symbol(
        "broker_list_dicts",
        (@convention(c) (Handle, Describe, UnsafeMutableRawPointer?) -> Void).self),
      let check = symbol(
        "dict_check", (@convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32).self),
      let suggest = symbol(
        "dict_suggest",
        (@convention(c) (Handle, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Words?)
          .self),
      let freeWords = symbol(
        "dict_free_string_list", (@convention(c) (Handle, Words) -> Void).self),
      let add = symbol(
        "dict_add", (@convention(c) (Handle, UnsafePointer<CChar>, Int) -> Void).self),
      let remove = symbol(
        "dict_remove", (@convention(c) (Handle, UnsafePointer<CChar>, Int) -> Void).self),
      let isAdded = symbol(
        "dict_is_added", (@convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32).self),
      let broker = makeBroker()
    else { return nil }
    self.makeBroker = makeBroker
    self.freeBroker = freeBroker
    self.request = request
    self.list = list
    self.check = check
    self.suggest = suggest
    self.freeWords = freeWords
    self.add = add
    self.remove = remove
    self.isAdded = isAdded
    self.broker = broker
  }

  /// Languages that have a dictionary, as `"en_US"`, sorted.
  var languages: [String] {
    var found: Set<String> = []
    withUnsafeMutablePointer(to: &found) { found in
      list(
        broker,
        { tag, _, _, _, found in
          guard let tag, let found else { return }
          found.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: tag))
        }, found)
    }
    return found.sorted()
  }

  /// Nil where there is none for the language.
  private func dictionary(_ language: String) -> Handle? {
    let tag = language.replacing("-", with: "_")
    if let known = dictionaries[tag] { return known }
    let made = tag.isEmpty ? nil : request(broker, tag)
    dictionaries[tag] = .some(made)
    return made
  }

  /// Whether the dictionary was read, or is known not to be there.
  func isPrepared(_ language: String) -> Bool {
    dictionaries[language.replacing("-", with: "_")] != nil
  }

  /// Handles of Enchant on their way from one thread to another.
  private struct Parcel: @unchecked Sendable {
    var make: @convention(c) () -> Handle?
    var request: @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
    var dictionary: Handle?
  }

  /// Reads a dictionary on another thread, as that takes several frames, by a broker of its own, which stays.
  func prepare(_ language: String, then done: @escaping @MainActor () -> Void) {
    let tag = language.replacing("-", with: "_")
    guard dictionaries[tag] == nil, preparing.insert(tag).inserted else { return }
    let parcel = Parcel(make: makeBroker, request: request)
    DispatchQueue.global(qos: .userInitiated).async {
      var parcel = parcel
      parcel.dictionary = tag.isEmpty ? nil : parcel.make().flatMap { parcel.request($0, tag) }
      let made = parcel
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.preparing.remove(tag)
          if self.dictionaries[tag] == nil { self.dictionaries[tag] = .some(made.dictionary) }
          done()
        }
      }
    }
  }

  func hasDictionary(_ language: String) -> Bool { dictionary(language) != nil }

  func isRight(_ word: String, _ language: String) -> Bool {
    guard let dictionary = dictionary(language) else { return true }
    // Negative for what is no word at all.
    return check(dictionary, word, word.utf8.count) <= 0
  }

  func suggestions(for word: String, _ language: String) -> [String] {
    guard let dictionary = dictionary(language) else { return [] }
    var count = 0
    guard let words = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { freeWords(dictionary, words) }
    return (0..<count).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// Words that the user taught any program of the desktop.
  func hasLearned(_ word: String, _ language: String) -> Bool {
    dictionary(language).map { isAdded($0, word, word.utf8.count) > 0 } ?? false
  }

  func learn(_ word: String, _ language: String) {
    if let dictionary = dictionary(language) { add(dictionary, word, word.utf8.count) }
  }

  func unlearn(_ word: String, _ language: String) {
    if let dictionary = dictionary(language) { remove(dictionary, word, word.utf8.count) }
  }
}
