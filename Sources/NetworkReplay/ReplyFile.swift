import Foundation

/// A request and what was answered to it, as a file that people can read and write:
///
/// ```
/// GET https://example.com/photos?page=1
/// HTTP/1.1 200
/// Content-Type: application/json
///
/// {"photos": []}
/// ```
///
/// A `*` in the address stands for anything. `Request-Body: HASH` after the first line asks for that
/// body; `ERROR -1009` instead of the status line fails the request with that code of `URLError`; the
/// header `Body-File: pictures/a.jpg` takes the body from a file, seen from this one, that is in the
/// folder of the replies: who gives a folder away decides what is read, and it may come from anywhere.
struct ReplyFile: Equatable {
  var method: String
  var address: String
  /// Of the request's body; nil asks for none in particular.
  var requestBody: String?
  var answer: Answer

  enum Answer: Equatable {
    case response(status: Int, headers: [Header], body: Data)
    case error(Int)
  }

  struct Header: Equatable {
    var name: String
    var value: String
  }

  struct Wrong: Error, CustomStringConvertible { var description: String }

  init(method: String, address: String, requestBody: String?, answer: Answer) {
    self.method = method
    self.address = address
    self.requestBody = requestBody
    self.answer = answer
  }

  // MARK: Reading

  /// - Parameters:
  ///   - file: for messages and for `Body-File`.
  ///   - folder: holds all that may be read; nil is the file's own.
  init(_ data: Data, file: URL, in folder: URL? = nil) throws(Wrong) {
    var rest = data[...]
    func wrong(_ expected: String) -> Wrong {
      Wrong(description: "\(file.path) should have \(expected); see `tessera run --help`.")
    }
    func line() -> String? {
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let text = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      rest = rest[min(end + 1, rest.endIndex)...]
      return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }
    let words = (line() ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { throw wrong("a method and an address in its first line") }
    method = words[0].uppercased()
    address = words[1].trimmingCharacters(in: .whitespaces)
    requestBody = nil
    var status = line() ?? ""
    if let hash = Header(status), hash.name == "Request-Body" {
      requestBody = hash.value
      status = line() ?? ""
    }
    let parts = status.split(separator: " ")
    guard parts.count > 1, let code = Int(parts[1]) else {
      throw wrong("a line `HTTP/1.1 200` or `ERROR -1009` after the request")
    }
    if parts[0] == "ERROR" {
      answer = .error(code)
      return
    }
    guard parts[0].hasPrefix("HTTP/"), (100...599).contains(code) else {
      throw wrong("a line `HTTP/1.1 200` or `ERROR -1009` after the request")
    }
    var headers: [Header] = []
    var bodyFile: String?
    while let text = line(), !text.isEmpty {
      guard let header = Header(text) else { throw wrong("headers as `Name: value`") }
      if header.name == "Body-File" { bodyFile = header.value } else { headers.append(header) }
    }
    var body = Data(rest)
    if let bodyFile {
      let own = file.deletingLastPathComponent()
      let url = URL(fileURLWithPath: bodyFile, relativeTo: own)
      let root = (folder ?? own).resolvingSymlinksInPath().path
      guard url.absoluteURL.resolvingSymlinksInPath().path.hasPrefix(root + "/") else {
        throw wrong("a Body-File inside the folder of the replies, \(root),")
      }
      guard let data = try? Data(contentsOf: url) else { throw wrong("a Body-File that is there") }
      body = data
    }
    answer = .response(status: code, headers: headers, body: body)
  }

  // MARK: Writing

  var data: Data {
    var text = "\(method) \(address)\n"
    if let requestBody { text += "Request-Body: \(requestBody)\n" }
    switch answer {
    case .error(let code): return Data((text + "ERROR \(code)\n").utf8)
    case .response(let status, let headers, let body):
      text += "HTTP/1.1 \(status)\n"
      for header in headers { text += "\(header.name): \(header.value)\n" }
      return Data((text + "\n").utf8) + body
    }
  }

  // MARK: Requests

  /// Whether the request is the one of this file, letter by letter.
  func isFor(_ request: RequestKey) -> Bool {
    method == request.method && address == request.address && requestBody == request.body
  }

  /// Whether the request fits the file's address where that has a `*`, or its body is of no matter.
  func fits(_ request: RequestKey) -> Bool {
    method == request.method && (requestBody == nil || requestBody == request.body)
      && Wildcard.matches(address, request.address)
  }
}

extension ReplyFile.Header {
  init?(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    name = line[..<colon].trimmingCharacters(in: .whitespaces)
    value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return nil }
  }
}

/// What tells one request from another.
struct RequestKey: Hashable {
  var method: String
  var address: String
  /// FNV-1a of the body, in hexadecimal digits; nil without one.
  var body: String?

  init(method: String, address: String, body: Data?) {
    self.method = method
    self.address = address
    self.body = body.flatMap { data in
      guard !data.isEmpty else { return nil }
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return String(hash, radix: 16)
    }
  }
}

/// Patterns in which `*` stands for any letters.
enum Wildcard {
  /// - Complexity: O(pattern × text) at worst.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var (p, t) = (0, 0)
    /// Behind the last star, and how far it reached.
    var (star, reached) = (-1, 0)
    while t < text.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        (star, reached) = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if star >= 0 {
        reached += 1
        (p, t) = (star + 1, reached)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
