import Foundation
import FoundationNetworking

/// Answers or records the requests of the whole program from now on.
///
/// A library of its own that a program loads when the command line asks for it
/// (`UIKit/Launch/ProcessSettings.swift`), as linking FoundationNetworking costs every program the
/// forty libraries behind it. Called once, before the first request.
///
/// - Parameters:
///   - records: 1 to load and keep, 0 to answer from what was kept.
///   - folder: a path, of which the last part is made where it is not there.
/// - Returns: nil, or a sentence that the caller frees.
@_cdecl("tessera_start_network_replay")
public func startNetworkReplay(
  _ records: Int32, _ folder: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
  do {
    try NetworkReplay.start(
      records: records != 0, folder: URL(fileURLWithPath: String(cString: folder)))
    return nil
  } catch {
    return strdup("\(error)")
  }
}

enum NetworkReplay {
  static func start(records: Bool, folder: URL) throws {
    if records {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    EveryRequest.folder = try ReplyFolder(folder)
    guard ProtocolHook.http != nil, ProtocolHook.install() else {
      throw ReplyFile.Wrong(
        description:
          "Requests cannot be replayed or recorded with this version of Foundation; use Swift 6.3.")
    }
    let chosen = records ? RecordingProtocol.self : ReplayingProtocol.self as EveryRequest.Type
    guard URLProtocol.registerClass(chosen) else {
      throw ReplyFile.Wrong(description: "Foundation did not take a protocol of URLSession.")
    }
  }
}
