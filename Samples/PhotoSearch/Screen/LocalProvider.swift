import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A photo service inside the program, over HTTP on loopback: it answers as the real one does, from the
/// pictures of a shelf.
///
/// Requests are answered by threads of their own, one connection after the other on each.
final class LocalProvider: Sendable {
  /// `http://127.0.0.1:51234`.
  let address: String
  private let shelf: PictureShelf
  private let listener: Int32
  /// Seconds that large pictures take, so that the wait for them can be looked at.
  private let delay = UserDefaults.standard.double(forKey: "PhotoSearchDelay")

  init(shelf: PictureShelf) throws {
    self.shelf = shelf
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isReady = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady else { throw POSIXError(.init(rawValue: errno) ?? .EADDRNOTAVAIL) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
    for _ in 0..<4 { Thread.detachNewThread { [self] in serve() } }
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      if let target = Self.target(connection) { Self.send(answer(target), connection) }
      close(connection)
    }
  }

  /// The path of a request's first line; nil for what is no request.
  private static func target(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while head.count < 65_536, head.suffix(4) != [13, 10, 13, 10] {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      head += piece[..<count]
    }
    let words = String(decoding: head.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
    return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
  }

  private static func send(_ answer: (type: String, body: Data)?, _ connection: Int32) {
    let body = answer?.body ?? Data()
    let head = """
      HTTP/1.1 \(answer == nil ? "404 Not Found" : "200 OK")\r
      Content-Type: \(answer?.type ?? "text/plain")\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    let bytes = Array(head.utf8) + body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(
          connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  // MARK: Answers

  private func answer(_ target: String) -> (type: String, body: Data)? {
    guard let parts = URLComponents(string: target) else { return nil }
    if parts.path == "/services/rest/" {
      let text = parts.queryItems?.first { $0.name == "text" }?.value ?? ""
      return list(of: text).map { ("application/json", $0) }
    }
    // `/shelf/12_local_m.jpg`
    let name = parts.path.split(separator: "/").last?.split(separator: "_") ?? []
    guard name.count == 3, let id = Int(name[0]),
      let book = shelf.books.first(where: { $0.id == id })
    else { return nil }
    let isLarge = name[2].hasPrefix("b")
    if isLarge, delay > 0 { Thread.sleep(forTimeInterval: delay) }
    return shelf.data(of: book, side: isLarge ? 1024 : 240).map { ("image/jpeg", $0) }
  }

  private func list(of text: String) -> Data? {
    let photos = shelf.books(for: text).map { book -> [String: Any] in
      ["id": "\(book.id)", "secret": "local", "server": "shelf", "title": book.title]
    }
    return try? JSONSerialization.data(
      withJSONObject: [
        "photos": ["page": 1, "total": photos.count, "photo": photos] as [String: Any],
        "stat": "ok",
      ])
  }
}
