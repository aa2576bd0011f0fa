import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import NetworkReplay

final class ReplyFileTests: XCTestCase {
  private let here = URL(fileURLWithPath: "/tmp/x.reply")

  private func read(_ text: String) throws -> ReplyFile {
    try ReplyFile(Data(text.utf8), file: here)
  }

  func test_aFileWrittenByHand_isRead() throws {
    let reply = try read(
      "get https://a.b/c?d=e\nHTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\n\r\nnot\nhere")
    XCTAssertEqual(reply.method, "GET")
    XCTAssertEqual(reply.address, "https://a.b/c?d=e")
    XCTAssertEqual(
      reply.answer,
      .response(
        status: 404, headers: [.init(name: "Content-Type", value: "text/plain")],
        body: Data("not\nhere".utf8)))
    XCTAssertEqual(try read("GET x\nERROR -1009\n").answer, .error(-1009))
  }

  func test_whatIsNoReply_isASentenceWithTheFile() {
    for text in [
      "", "GET", "GET x", "GET x\nHTTP/1.1", "GET x\nHTTP/1.1 9", "GET x\nHTTP/1.1 200\nno",
    ] {
      XCTAssertThrowsError(try read(text), text) {
        XCTAssertTrue("\($0)".contains("/tmp/x.reply"), "\($0)")
      }
    }
  }

  /// A folder of replies may come from anywhere and must not make an app show other files.
  func test_aBody_isReadFromTheFolderAlone() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "replies-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("folder")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: root.appendingPathComponent("secret"))
    try Data("good".utf8).write(to: folder.appendingPathComponent("good"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "../secret")
    func answer(_ body: String) throws -> ReplyFile.Answer {
      let text = "GET https://a.b/c\nHTTP/1.1 200\nBody-File: \(body)\n\n"
      let file = folder.appendingPathComponent("inner/x.reply")
      return try ReplyFile(Data(text.utf8), file: file, in: folder).answer
    }
    XCTAssertEqual(
      try answer("../good"), .response(status: 200, headers: [], body: Data("good".utf8)))
    for body in ["../../secret", root.path + "/secret", "../link", "..", "/etc/hostname"] {
      XCTAssertThrowsError(try answer(body), body) {
        XCTAssertTrue("\($0)".contains("inside the folder of the replies"), "\($0)")
      }
    }
  }

  func test_randomReplies_areReadAsTheyWereWritten() throws {
    let seed = 300
    var random = SeededGenerator(seed: seed)
    func next(_ count: Int) -> Int { random.int(0..<count) }
    for _ in 0..<300 {
      let body = Data((0..<next(60)).map { _ in UInt8(next(256)) })
      let headers = (0..<next(4)).map {
        ReplyFile.Header(name: "Name-\($0)", value: "value: \(next(1000))")
      }
      let answer: ReplyFile.Answer =
        next(4) == 0
        ? .error(-next(2000)) : .response(status: 100 + next(500), headers: headers, body: body)
      let reply = ReplyFile(
        method: ["GET", "POST"][next(2)], address: "https://x/\(next(100))?a=\(next(9))",
        requestBody: next(2) == 0 ? nil : String(next(1_000_000), radix: 16), answer: answer)
      XCTAssertEqual(try ReplyFile(reply.data, file: here), reply, "seed \(seed)")
    }
  }

  func test_stars_standForAnything() {
    XCTAssertTrue(Wildcard.matches("https://*.x/*_m.jpg", "https://farm1.x/9/8_7_m.jpg"))
    XCTAssertTrue(Wildcard.matches("*", ""))
    XCTAssertTrue(Wildcard.matches("a*b*c", "a--b--b--c"))
    XCTAssertFalse(Wildcard.matches("a*b", "a--c"))
    XCTAssertFalse(Wildcard.matches("ab", "abc"))
  }
}
