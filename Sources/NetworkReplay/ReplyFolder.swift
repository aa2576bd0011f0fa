import Foundation

/// The replies of a folder: read at once, given out in the order of their files.
final class ReplyFolder: @unchecked Sendable {
  static let suffix = ".reply"

  private let folder: URL
  private let lock = NSLock()
  private var replies: [ReplyFile] = []
  /// How often a request was answered, so that recordings of the same one take turns.
  private var answered: [RequestKey: Int] = [:]
  private var written: Int

  /// - Throws: a sentence where a file cannot be read.
  init(_ folder: URL) throws {
    self.folder = folder
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ReplyFolder.suffix) }.sorted()
    for name in names {
      let file = folder.appendingPathComponent(name)
      replies.append(try ReplyFile(try Data(contentsOf: file), file: file, in: folder))
    }
    written = names.count
  }

  /// The next answer to the request; the last one again when all were given. Those for just this
  /// request come before those that fit by a `*`.
  func answer(to request: RequestKey) -> ReplyFile.Answer? {
    lock.withLock {
      let exact = replies.filter { $0.isFor(request) }
      let fitting = exact.isEmpty ? replies.filter { $0.fits(request) }.prefix(1) : exact[...]
      guard let last = fitting.indices.last else { return nil }
      let number = answered[request, default: 0]
      answered[request] = number + 1
      return fitting[min(fitting.startIndex + number, last)].answer
    }
  }

  /// Keeps an answer in a file of its own, after those that are there.
  func record(_ answer: ReplyFile.Answer, to request: RequestKey) throws {
    let number = lock.withLock {
      written += 1
      return written
    }
    let host = URL(string: request.address)?.host ?? "unknown"
    let name = String(format: "%04d ", number) + request.method + " " + host
    let reply = ReplyFile(
      method: request.method, address: request.address, requestBody: request.body, answer: answer)
    try reply.data.write(
      to: folder.appendingPathComponent(name + ReplyFolder.suffix), options: .atomic)
  }
}
