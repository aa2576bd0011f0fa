import PlatformInterface

/// What a request for an asset's file is known by.
public typealias PHAssetResourceDataRequestID = Int32
/// No request.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
/// Hears how much of a file is there, from 0 to 1. Files are there at once, so it is never called.
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// How an asset's file is asked for.
open class PHAssetResourceRequestOptions: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the network may be used, which is not needed; false.
  open var isNetworkAccessAllowed = false
  /// Hears how much is there; nil. Never called.
  open var progressHandler: PHAssetResourceProgressHandler?

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHAssetResourceRequestOptions()
    copy.isNetworkAccessAllowed = isNetworkAccessAllowed
    copy.progressHandler = progressHandler
    return copy
  }
}

/// Reads the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let shared = PHAssetResourceManager()
  private static let queue = DispatchQueue(label: "tessera.photos.resources", qos: .userInitiated)
  private static let pieceLength = 1 << 20

  private override init() { super.init() }

  /// The manager that programs share.
  open class func `default`() -> PHAssetResourceManager { shared }

  /// Reads a file in pieces of a megabyte, in order, on a queue of the library's.
  ///
  /// - Parameter completionHandler: is called at the end with nil or what went wrong, also after the request was
  ///   cancelled.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let id = ImageRequests.shared.begin()
    nonisolated(unsafe) let (handler, completion) = (handler, completionHandler)
    let url = resource.file.url
    Self.queue.async {
      do {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        while let piece = try file.read(upToCount: Self.pieceLength), !piece.isEmpty {
          guard ImageRequests.shared.isOpen(id) else {
            throw PHPhotosError(.userCancelled, saying: "The request was cancelled.")
          }
          handler(piece)
        }
        _ = ImageRequests.shared.end(id)
        completion(nil)
      } catch {
        _ = ImageRequests.shared.end(id)
        completion(error)
      }
    }
    return id
  }

  /// Copies a file to a place where there is none yet.
  ///
  /// - Parameter completionHandler: is called on a queue of the library's with nil or Foundation's error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completionHandler
    let source = resource.file.url
    Self.queue.async {
      do {
        try WholeFile.copy(source, to: fileURL)
        completion(nil)
      } catch { completion(error) }
    }
  }

  /// Copies a file to a place where there is none yet.
  ///
  /// - Throws: Foundation's error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    try WholeFile.copy(resource.file.url, to: fileURL)
  }

  /// Ends a request for a file's data.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
    _ = ImageRequests.shared.end(requestID)
  }
}
