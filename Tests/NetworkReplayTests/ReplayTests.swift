import FoundationNetworking
import XCTest

@testable import NetworkReplay

/// Takes over the sessions of the whole test process, which has no other use for them.
final class ReplayTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    for type in [ReplayingProtocol.self, RecordingProtocol.self, DenyingProtocol.self] {
      URLProtocol.unregisterClass(type)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func test_everyKindOfSession_isAnsweredFromFiles() async throws {
    try write("1.reply", "GET https://photos.invalid/a\nHTTP/1.1 200\nX-Kind: text\n\nhello")
    try write("2.reply", "GET https://*.invalid/*.jpg\nHTTP/1.1 201\nBody-File: body.bin\n\n")
    try write("body.bin", "picture")
    try write("3.reply", "GET https://photos.invalid/gone\nERROR -1001\n")
    try NetworkReplay.start(records: false, folder: folder)

    let address = try XCTUnwrap(URL(string: "https://photos.invalid/a"))
    for configuration in [URLSessionConfiguration.default, .ephemeral] {
      let (data, response) = try await URLSession(configuration: configuration).data(from: address)
      XCTAssertEqual(String(decoding: data, as: UTF8.self), "hello")
      let http = try XCTUnwrap(response as? HTTPURLResponse)
      XCTAssertEqual(http.statusCode, 200)
      XCTAssertEqual(http.value(forHTTPHeaderField: "X-Kind"), "text")
    }
    XCTAssertEqual(try Data(contentsOf: address), Data("hello".utf8))
    let (picture, response) = try await URLSession.shared.data(
      from: try XCTUnwrap(URL(string: "https://farm.invalid/1.jpg")))
    XCTAssertEqual(picture, Data("picture".utf8))
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 201)
    for (path, code) in [("gone", URLError.Code.timedOut), ("other", .notConnectedToInternet)] {
      do {
        let url = try XCTUnwrap(URL(string: "https://photos.invalid/\(path)"))
        _ = try await URLSession.shared.data(from: url)
        XCTFail("\(path) should fail")
      } catch {
        XCTAssertEqual((error as? URLError)?.code, code)
        XCTAssertEqual(
          error.localizedDescription,
          code == .timedOut
            ? "The request timed out." : "The Internet connection appears to be offline.")
      }
    }
  }

  /// As apps do whose functions return a task that they resumed themselves.
  func test_aTaskThatIsResumedTwice_endsOnce() throws {
    try write("1.reply", "GET https://photos.invalid/a\nHTTP/1.1 200\n\nhello")
    let address = try XCTUnwrap(URL(string: "https://photos.invalid/a"))
    for denies in [false, true] {
      URLProtocol.unregisterClass(ReplayingProtocol.self)
      if denies {
        try NetworkReplay.deny()
      } else {
        try NetworkReplay.start(records: false, folder: folder)
      }
      let session = URLSession(configuration: .ephemeral)
      let ended = expectation(description: "ended")
      let task = session.dataTask(with: address) { data, _, error in
        XCTAssertEqual(denies, error != nil)
        XCTAssertEqual(denies, data == nil)
        ended.fulfill()
      }
      task.resume()
      task.resume()
      wait(for: [ended], timeout: 5)
      let last = expectation(description: "last")
      session.dataTask(with: address) { _, _, _ in last.fulfill() }.resume()
      wait(for: [last], timeout: 5)
    }
  }

  func test_withoutANetwork_requestsFailAsOnADeviceWithoutAConnection() async throws {
    try NetworkReplay.deny()
    // The shared session remembers the protocols of the tests before.
    let session = URLSession(configuration: .ephemeral)
    do {
      _ = try await session.data(from: URL(string: "https://photos.invalid/a")!)
      XCTFail("There is no network.")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet)
      XCTAssertEqual(
        error.localizedDescription, "The Internet connection appears to be offline.")
      XCTAssertEqual(
        (error as NSError).userInfo[NSURLErrorFailingURLStringErrorKey] as? String,
        "https://photos.invalid/a")
    }
    // A port of this machine's on which nothing listens is asked all the same.
    do {
      _ = try await session.data(from: URL(string: "http://127.0.0.1:9/a")!)
      XCTFail("Nothing listens there.")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .cannotConnectToHost)
    }
  }

  func test_repliesToTheSameRequest_takeTurns_andTheLastStays() async throws {
    for number in 1...2 {
      try write("\(number).reply", "GET https://x.invalid/\nHTTP/1.1 200\n\n\(number)")
    }
    try NetworkReplay.start(records: false, folder: folder)
    var found = ""
    for _ in 0..<3 {
      let (data, _) = try await URLSession.shared.data(
        from: try XCTUnwrap(URL(string: "https://x.invalid/")))
      found += String(decoding: data, as: UTF8.self)
    }
    XCTAssertEqual(found, "122")
  }

  // The shared session keeps the protocols that were there when it was first used.
  func test_whatIsRecorded_isReplayed() async throws {
    let server = try LoopbackServer(
      reply: "HTTP/1.1 200 OK\r\nX-Kind: live\r\nContent-Length: 4\r\n"
        + "Connection: close\r\n\r\nlive")
    let address = try XCTUnwrap(URL(string: "http://127.0.0.1:\(server.port)/things?page=2"))
    try NetworkReplay.start(records: true, folder: folder)
    let (data, _) = try await URLSession(configuration: .ephemeral).data(from: address)
    XCTAssertEqual(data, Data("live".utf8))
    server.stop()
    URLProtocol.unregisterClass(RecordingProtocol.self)

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(names, ["0001 GET 127.0.0.1.reply"])
    try NetworkReplay.start(records: false, folder: folder)
    let (again, response) = try await URLSession(configuration: .ephemeral).data(from: address)
    XCTAssertEqual(again, Data("live".utf8))
    XCTAssertEqual((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Kind"), "live")
  }
}

/// Says the same to everybody who connects.
private final class LoopbackServer: @unchecked Sendable {
  let port: UInt16
  private let listener: Int32

  init(reply: String) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard bound else { throw XCTSkip("No port of the loopback interface is free.") }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &request, request.count)
        let bytes = Array(reply.utf8)
        _ = Glibc.write(connection, bytes, bytes.count)
        close(connection)
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}
