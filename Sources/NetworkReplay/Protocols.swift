import Foundation
import FoundationNetworking
import Synchronization

extension RequestKey {
  init(_ request: URLRequest) {
    self.init(
      method: request.httpMethod ?? "GET", address: request.url?.absoluteString ?? "",
      body: request.httpBody)
  }
}

/// What both protocols have in common: every request is theirs.
class EveryRequest: URLProtocol {
  nonisolated(unsafe) static var folder: ReplyFolder?

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
    false
  }
  override func stopLoading() {}

  /// Whether this is the first time that Foundation has the request loaded: it does so at each `resume()` of its task,
  /// also of one that runs, and a task that has ended must not be told of a second end.
  final func isFirstStart() -> Bool {
    starts.withLock { count in
      count += 1
      return count == 1
    }
  }
  private let starts = Mutex(0)

  /// Ends the request with an error that says what iOS says.
  func fail(_ code: URLError.Code) {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = ErrorTexts.text(code.rawValue)
    if let url = request.url {
      information[NSURLErrorFailingURLErrorKey] = url
      information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: information))
  }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// Answers from the folder; requests that it does not know fail as without a connection.
final class ReplayingProtocol: EveryRequest {
  override func startLoading() {
    guard isFirstStart() else { return }
    if task is URLSessionDownloadTask {
      EveryRequest.say("Download tasks are not replayed yet; \(address) fails.")
      return fail(.unsupportedURL)
    }
    guard let url = request.url, let answer = Self.folder?.answer(to: RequestKey(request)) else {
      EveryRequest.say(
        "No reply is recorded for \(request.httpMethod ?? "GET") \(address), which fails; record "
          + "one with --network record:DIR.")
      return fail(.notConnectedToInternet)
    }
    switch answer {
    case .error(let code): fail(URLError.Code(rawValue: code) ?? .unknown)
    case .response(let status, let headers, let body):
      var fields: [String: String] = [:]
      for header in headers {
        fields[header.name] = fields[header.name].map { $0 + ", " + header.value } ?? header.value
      }
      guard
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      else { return fail(.badServerResponse) }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private var address: String { request.url?.absoluteString ?? "a request without an address" }
}

/// Refuses all but what this machine answers itself: requests fail at once, as without a connection.
final class DenyingProtocol: EveryRequest {
  private var loader: URLProtocol?

  override func startLoading() {
    guard isFirstStart() else { return }
    let host = request.url?.host?.lowercased() ?? ""
    guard ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host), let task, let client,
      let http = ProtocolHook.http
    else { return fail(.notConnectedToInternet) }
    loader = http.init(task: task, cachedResponse: nil, client: client)
    loader?.startLoading()
  }

  override func stopLoading() { loader?.stopLoading() }
}

/// Lets Foundation load, and keeps what came.
final class RecordingProtocol: EveryRequest {
  private var loader: URLProtocol?

  override func startLoading() {
    if loader == nil, let task, let http = ProtocolHook.http {
      let recorder = Recorder(RequestKey(request), client)
      loader = http.init(task: task, cachedResponse: nil, client: recorder)
    }
    loader?.startLoading()
  }

  override func stopLoading() { loader?.stopLoading() }
}

/// Stands between Foundation's loader and the session.
private final class Recorder: NSObject, URLProtocolClient, @unchecked Sendable {
  private let request: RequestKey
  private let client: (any URLProtocolClient)?
  private var response: HTTPURLResponse?
  private var body = Data()

  init(_ request: RequestKey, _ client: (any URLProtocolClient)?) {
    self.request = request
    self.client = client
  }

  private func keep(_ answer: ReplyFile.Answer) {
    do {
      try EveryRequest.folder?.record(answer, to: request)
    } catch {
      EveryRequest.say("The reply to \(request.address) could not be recorded: \(error)")
    }
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    self.response = response as? HTTPURLResponse
    client?.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    body += data
    client?.urlProtocol(`protocol`, didLoad: data)
  }

  func urlProtocolDidFinishLoading(_ urlProtocol: URLProtocol) {
    // Foundation's loader may tell the task alone what came.
    if let response = response ?? urlProtocol.task?.response as? HTTPURLResponse {
      // The body is kept as it is read, not as it was sent.
      let left = ["content-encoding", "content-length", "transfer-encoding"]
      let headers = response.allHeaderFields.compactMap { name, value -> ReplyFile.Header? in
        let name = "\(name)"
        return left.contains(name.lowercased())
          ? nil : ReplyFile.Header(name: name, value: "\(value)")
      }
      keep(
        .response(
          status: response.statusCode, headers: headers.sorted { $0.name < $1.name }, body: body))
    }
    client?.urlProtocolDidFinishLoading(urlProtocol)
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    keep(.error((error as NSError).code))
    client?.urlProtocol(`protocol`, didFailWithError: error)
  }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    client?.urlProtocol(
      `protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  {
    client?.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse)
  }
  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
  ) { client?.urlProtocol(`protocol`, didReceive: challenge) }
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    client?.urlProtocol(`protocol`, didCancel: challenge)
  }
}
