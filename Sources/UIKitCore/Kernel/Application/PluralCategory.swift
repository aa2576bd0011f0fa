/// The forms that languages have for numbers, as `.stringsdict` files name them.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The form that a language takes for a whole number.
  ///
  /// - Parameter language: a code such as `de` or `pt-BR`. One that is not known here has `one` for 1.
  init(of number: Int, in language: String) {
    let number = abs(number)
    let (last, lastTwo) = (number % 10, number % 100)
    let isTeen = (11...14).contains(lastTwo)
    switch language.prefix(2) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": self = .other
    case "fr", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am":
      self = number < 2 ? .one : .other
    case "pt": self = number == 1 || number == 0 && language != "pt-PT" ? .one : .other
    case "ru", "uk", "be":
      self = isTeen ? .many : last == 1 ? .one : (2...4).contains(last) ? .few : .many
    case "sr", "hr", "bs":
      self = isTeen ? .other : last == 1 ? .one : (2...4).contains(last) ? .few : .other
    case "pl":
      self = number == 1 ? .one : !isTeen && (2...4).contains(last) ? .few : .many
    case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "lt":
      self = (11...19).contains(lastTwo) || last == 0 ? .other : last == 1 ? .one : .few
    case "lv":
      self = last == 0 || (11...19).contains(lastTwo) ? .zero : last == 1 ? .one : .other
    case "ro":
      self = number == 1 ? .one : number == 0 || (1...19).contains(lastTwo) ? .few : .other
    case "sl":
      self = lastTwo == 1 ? .one : lastTwo == 2 ? .two : [3, 4].contains(lastTwo) ? .few : .other
    case "is", "mk": self = last == 1 && lastTwo != 11 ? .one : .other
    case "he", "iw": self = number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      self =
        number == 0
        ? .zero
        : number == 1
          ? .one
          : number == 2 ? .two : (3...10).contains(lastTwo) ? .few : lastTwo > 10 ? .many : .other
    default: self = number == 1 ? .one : .other
    }
  }
}
