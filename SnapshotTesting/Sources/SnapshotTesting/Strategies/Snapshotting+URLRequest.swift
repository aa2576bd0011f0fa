import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method and address, headers and body, as they go over the network.
  public static let raw = Snapshotting.raw(pretty: false)

  /// Method and address, headers and body.
  ///
  /// - Parameter pretty: Whether a body of JSON is written with sorted keys, a value on a line.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url.map(sortingQuery)?.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        "\n" + String(decoding: pretty ? sortedJSON(body) ?? body : body, as: UTF8.self)
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + [body].compactMap { $0 })
        .joined(separator: "\n")
    }
  }

  /// The command of curl that makes the request.
  public static let curl = SimplySnapshotting.lines.pullback { (request: URLRequest) in
    func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
    var words = ["curl"]
    switch request.httpMethod ?? "GET" {
    case "GET": break
    case "HEAD": words.append("--head")
    case let method: words.append("--request \(method)")
    }
    let headers = request.allHTTPHeaderFields ?? [:]
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
      words.append("--header \"\(name): \(quoted(value))\"")
    }
    if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
      words.append(
        "--data \"\(quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))\"")
    }
    if let cookie = headers["Cookie"] { words.append("--cookie \"\(quoted(cookie))\"") }
    words.append("\"\(request.url.map(sortingQuery)?.absoluteString ?? "")\"")
    return words.joined(separator: " \\\n\t")
  }
}

private func sortingQuery(of url: URL) -> URL {
  var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
  let items = parts?.queryItems
  parts?.queryItems = items?.sorted { $0.name < $1.name }
  return parts?.url ?? url
}

private func sortedJSON(_ data: Data) -> Data? {
  (try? JSONSerialization.jsonObject(with: data)).flatMap {
    try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
  }
}
