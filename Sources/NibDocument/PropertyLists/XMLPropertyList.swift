import Foundation

/// Property lists in XML.
enum XMLPropertyList {
  static func read(
    _ bytes: [UInt8], problems: inout [XMLProblem]
  ) throws(XMLProblem) -> PropertyList {
    let (root, syntax) = XMLReader.read(bytes)
    problems += syntax
    guard let root else {
      throw syntax.first ?? XMLProblem(line: 1, message: "A property list is expected.")
    }
    guard root.name == "plist" else {
      throw XMLProblem(line: root.line, message: "<plist> is expected; found <\(root.name)>.")
    }
    guard let value = root.children.first.flatMap({ read($0, &problems) }) else {
      throw XMLProblem(line: root.line, message: "The property list is empty.")
    }
    return value
  }

  private static func read(_ element: XMLElement, _ problems: inout [XMLProblem]) -> PropertyList? {
    func wrong(_ message: String) -> PropertyList? {
      problems.append(XMLProblem(line: element.line, message: message))
      return nil
    }
    let text = element.text.trimmed
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer":
      if let value = integer(text) { return .integer(value) }
      return wrong("A whole number is expected; found \"\(text)\".")
    case "real":
      if let value = Double(text) { return .real(value) }
      return wrong("A number is expected; found \"\(text)\".")
    case "date":
      if let value = date(text) { return .date(value) }
      return wrong("A date such as 2024-01-31T12:00:00Z is expected; found \"\(text)\".")
    case "data":
      if let value = Data(base64Encoded: text, options: .ignoreUnknownCharacters) {
        return .data(value)
      }
      return wrong("Data in base 64 is expected.")
    case "array": return .array(element.children.compactMap { read($0, &problems) })
    case "dict": return dictionary(element, &problems)
    default: return wrong("<\(element.name)> is no value of a property list.")
    }
  }

  private static func dictionary(_ element: XMLElement, _ problems: inout [XMLProblem])
    -> PropertyList
  {
    var result: [String: PropertyList] = [:]
    var key: XMLElement?
    for child in element.children {
      if child.name == "key" {
        if let key {
          problems.append(XMLProblem(line: key.line, message: "The key \(key.text) has no value."))
        }
        key = child
      } else if let name = key {
        if let value = read(child, &problems) { result[name.text] = value }
        key = nil
      } else {
        problems.append(XMLProblem(line: child.line, message: "A value has no key before it."))
      }
    }
    if let key {
      problems.append(XMLProblem(line: key.line, message: "The key \(key.text) has no value."))
    }
    return .dictionary(result)
  }

  private static func integer(_ text: String) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }

  /// Years to seconds in Greenwich, without a calendar.
  static func date(_ text: String) -> Date? {
    let parts = text.split { "-T:Z".contains($0) }.map { Int($0) }
    guard parts.count == 6, text.hasSuffix("Z"), let year = parts[0], let month = parts[1],
      let day = parts[2], let hour = parts[3], let minute = parts[4], let second = parts[5],
      (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    // Days since 1970, with March as the first month so that a leap day is the last of a year.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Date(
      timeIntervalSince1970: Double(days * 86400 + hour * 3600 + minute * 60 + second))
  }
}
