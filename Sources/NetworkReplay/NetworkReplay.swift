import Foundation
import FoundationNetworking

/// Answers or records the requests of the whole program from now on.
///
/// A library of its own that a program loads when the command line asks for it
/// (`UIKit/Launch/ProcessSettings.swift`), as linking FoundationNetworking costs every program the
/// forty libraries behind it. Called once, before the first request.
///
/// - Parameters:
///   - records: 1 to load and keep, 0 to answer from what was kept, 2 to refuse all requests.
///   - folder: a path, of which the last part is made where it is not there; not looked at by the last.
/// - Returns: nil, or a sentence that the caller frees.
@_cdecl("tessera_start_network_replay")
public func startNetworkReplay(
  _ records: Int32, _ folder: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
  do {
    if records == 2 {
      try NetworkReplay.deny()
      return nil
    }
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
    try take(records ? RecordingProtocol.self : ReplayingProtocol.self)
  }

  /// Refuses requests from now on.
  static func deny() throws { try take(DenyingProtocol.self) }

  private static func take(_ chosen: EveryRequest.Type) throws {
    guard ProtocolHook.http != nil, ProtocolHook.install() else {
      throw ReplyFile.Wrong(
        description:
          "Requests cannot be replayed or recorded with this version of Foundation; use Swift 6.3.")
    }
    guard URLProtocol.registerClass(chosen) else {
      throw ReplyFile.Wrong(description: "Foundation did not take a protocol of URLSession.")
    }
  }
}
